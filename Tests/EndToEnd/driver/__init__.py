"""Drives an installed GTK 4 program from outside: by the accessibility bus, a real pointer and real keys on a
private screen, and by comparing pixels."""

from .catalogs import CatalogServer
from .desktop import Desktop
from .favorites import FavoritesServer, Line
from .pictures import COLOR, PictureServer
from .waiting import NotInTime, wait

__all__ = ["COLOR", "CatalogServer", "Desktop", "FavoritesServer", "Line", "NotInTime",
           "PictureServer", "wait"]
