"""Drives an installed GTK 4 program from outside, as a person does: by what assistive technology is
told of it, with a real pointer and real keys on a private screen, and by looking at the picture."""

from .catalogues import CatalogueServer
from .desktop import Desktop
from .favorites import FavoritesServer, Line
from .pictures import COLOUR, PictureServer
from .waiting import NotInTime, wait

__all__ = ["COLOUR", "CatalogueServer", "Desktop", "FavoritesServer", "Line", "NotInTime",
           "PictureServer", "wait"]
