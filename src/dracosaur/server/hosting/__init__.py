"""Tables on a server: the log of each is folded into a match, and everybody gets what their seat may see."""

from dracosaur.server.hosting.host import Host, TableCard, Watcher
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.wishes import ClockRule, Who, Wish

__all__ = ["ClockRule", "Host", "Refused", "TableCard", "Watcher", "Who", "Wish"]
