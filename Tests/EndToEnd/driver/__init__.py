"""Drives an installed GTK 4 program from outside, as a person does: by what assistive technology is
told of it, with a real pointer and real keys on a private screen, and by looking at the picture."""

from .catalogs import CatalogServer
from .desktop import Desktop
from .favorites import FavoritesServer, Line
from .pictures import COLOR, PictureServer
from .waiting import NotInTime, wait

__all__ = ["COLOR", "CatalogServer", "Desktop", "FavoritesServer", "Line", "NotInTime",
           "PictureServer", "wait"]
