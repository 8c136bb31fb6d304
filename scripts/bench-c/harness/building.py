"""Builds what is measured: the C programs, and the program itself."""

import json
import pathlib
import shutil
import subprocess

from program import Program
from session import BenchError

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ROOT / "scripts" / "bench-c"
BUILD = ROOT / "build" / "bench"
CATALOGUE = ROOT / "Resources" / "elements.json"

CATEGORIES = ("diatomic nonmetal", "polyatomic nonmetal", "noble gas", "alkali metal", "alkaline earth metal",
              "metalloid", "post-transition metal", "transition metal", "lanthanide", "actinide", "unknown")
STATES = ("Solid", "Liquid", "Gas", "Unknown")

# Each C program: its sources and the packages it is built with.
C_PROGRAMS = {
    "reference": (("reference.c", "tile.c", "section.c", "pages.c", "detail.c"), ("libadwaita-1",)),
    "labels": (("labels.c",), ("gtk4",)),
    "watch": (("watch.c", "watch-screen.c", "watch-bus.c"), ("gio-2.0", "x11", "xdamage")),
}


def read_catalogue(path):
    """The records of the catalogue, numbers as the digits that stand in the file."""
    with open(path, encoding="utf-8") as file:
        content = json.load(file, parse_float=str)
    records = content["elements"] if isinstance(content, dict) else content
    if len(records) != 118:
        raise BenchError(f"{path}: 118 elements expected, {len(records)} found")
    return records


def elements_source(records):
    """The C source with the elements that all C programs share."""
    def text(value):
        return json.dumps(str(value))

    lines = ['#include "element.h"', "", "const Element elements[ELEMENT_COUNT] = {"]
    for record in records:
        weight = record["atomic_mass"]
        lines.append("  {{ {}, {}, {}, {}, {}, {}, {}, {}, {} }},".format(
            record["number"], text(record["symbol"]), text(record["name"]), text(weight),
            CATEGORIES.index(record["category"]), STATES.index(record["phase"]),
            record["period"], record["xpos"], record["ypos"]))
    lines.append("};")
    for name, size, titles in (("category", "CATEGORY", CATEGORIES), ("state", "STATE", STATES)):
        quoted = ", ".join(text(title.capitalize()) for title in titles)
        lines += ["", f"const char *const {name}_titles[{size}_COUNT] = {{ {quoted} }};"]
    return "\n".join(lines) + "\n"


def build_c(records):
    """Builds every C program; returns their paths by name."""
    BUILD.mkdir(parents=True, exist_ok=True)
    generated = BUILD / "elements.c"
    generated.write_text(elements_source(records), encoding="utf-8")
    built = {}
    for name, (sources, packages) in C_PROGRAMS.items():
        flags = run(["pkg-config", "--cflags", "--libs", *packages]).split()
        files = [str(SOURCES / source) for source in sources]
        if name != "watch":
            files.append(str(generated))
        built[name] = BUILD / name
        run(["cc", "-O2", "-g", "-std=gnu11", "-Wall", "-Werror", "-Wno-deprecated-declarations", f"-I{SOURCES}",
             *files, "-o", str(built[name]), *flags])
    return built


def build_app():
    """The program as an installation has it: optimised, the Swift library linked in, stripped."""
    built = BUILD / "the-elements"
    run([str(ROOT / "scripts" / "build"), "release", str(BUILD / "swift"), str(built)])
    return built


def other_programs(labels):
    """What stands in the table without a limit."""
    programs = [Program("118 labels", (str(labels),))]
    kalzium = shutil.which("kalzium")
    if kalzium:
        programs.append(Program("Kalzium", (kalzium,)))
    return programs


def run(command):
    """The command's output; BenchError with its messages where it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    except FileNotFoundError:
        raise BenchError(f"{command[0]} is missing: scripts/setup installs it") from None
    if done.returncode != 0:
        raise BenchError(f"{' '.join(command[:2])} failed:\n{done.stderr[-3000:]}{done.stdout[-3000:]}")
    return done.stdout
