"""Tables on a server: the log of each is folded into a match, and everybody gets what their seat may see."""

from dracosaur.server.hosting.host import Host
from dracosaur.server.hosting.live import Watcher
from dracosaur.server.hosting.lobby import TableCard
from dracosaur.server.hosting.refusals import Refused
from dracosaur.server.hosting.wishes import ClockRule, Who, Wish

__all__ = ["ClockRule", "Host", "Refused", "TableCard", "Watcher", "Who", "Wish"]
