"""`python -m dracosaur` is the command `dracosaur`."""

from dracosaur.cli import main

if __name__ == "__main__":
    main()
