"""Expected content, computed independently from the catalog: names of elements and pages, sections in order,
category colors."""

import collections
import json
import os

PAGES = {
    "table": "Table", "name": "Name", "number": "Number", "symbol": "Symbol", "state": "State",
    "category": "Category", "grid": "Grid", "favorites": "Favorites",
    "places": "Places"}
TITLE = "The Elements"
# From this number on the program shows no state at 20 °C, even a predicted one.
FIRST_UNKNOWN_STATE = 100

STATES = ("solid", "liquid", "gas", "unknown")
LIGHT = {
    "diatomic nonmetal": 0x9DEC93, "polyatomic nonmetal": 0xF6F777, "noble gas": 0xA393FC,
    "alkali metal": 0xF1A681, "alkaline earth metal": 0xCD9C1A, "metalloid": 0xC4FAFF,
    "post-transition metal": 0x68E7FD, "transition metal": 0x85BCF7, "lanthanide": 0xF57C98,
    "actinide": 0xC29EC4, "unknown": 0xCFC6C8}
DARK = {
    "diatomic nonmetal": 0x1D560B, "polyatomic nonmetal": 0x735741, "noble gas": 0x7B60C9,
    "alkali metal": 0xC84B0D, "alkaline earth metal": 0x9C6C4D, "metalloid": 0x44668E,
    "post-transition metal": 0x3E8176, "transition metal": 0x1747A0, "lanthanide": 0x8E436C,
    "actinide": 0x7A177F, "unknown": 0x534052}

Section = collections.namedtuple("Section", "name elements")


def rgb(number):
    return (number >> 16, number >> 8 & 0xFF, number & 0xFF)


class Element:
    """A record of the catalog, with the fields that the walks need."""

    def __init__(self, record):
        self.number, self.symbol, self.name = record["number"], record["symbol"], record["name"]
        self.category, self.column, self.row = record["category"], record["xpos"], record["ypos"]
        self.period, self.wikipedia = record["period"], record["source"]
        is_known = self.number < FIRST_UNKNOWN_STATE
        self.state = (record["phase"] or "unknown").lower() if is_known else "unknown"

    @property
    def accessible_name(self):
        return f"{self.name}, {self.symbol}, {self.number}, {self.state}, {self.category}"


class Catalog:
    """The catalog of an installed program."""

    def __init__(self, prefix):
        self.path = os.path.join(prefix, "share/the-elements/elements.json")
        with open(self.path, encoding="utf-8") as file:
            self.records = json.load(file)["elements"]
        self.elements = sorted(map(Element, self.records), key=lambda element: element.number)

    def __getitem__(self, symbol):
        return next(element for element in self.elements if element.symbol == symbol)

    def sections(self, page):
        """The sections of a page, in order."""
        elements, titles, section_of = self.elements, None, None
        if page == "name":
            elements = sorted(elements, key=lambda element: element.name)
            section_of = lambda element: element.name[0]
        elif page == "symbol":
            elements = sorted(elements, key=lambda element: element.symbol)
            section_of = lambda element: element.symbol[0]
        elif page == "number":
            section_of = lambda element: f"Period {element.period}"
        elif page == "state":
            titles, section_of = STATES, lambda element: element.state
        else:
            titles, section_of = LIGHT, lambda element: element.category
        members = collections.defaultdict(list)
        for element in elements:
            members[section_of(element)].append(element)
        return [_section(title, members[title]) for title in titles or members if members[title]]


def _section(title, elements):
    noun = "element" if len(elements) == 1 else "elements"
    return Section(f"{title[0].upper()}{title[1:]}, {len(elements)} {noun}", elements)
