"""Medians, limits, and the table of figures."""

import dataclasses
import datetime
import os
import pathlib
import re
import statistics
import subprocess

from measures import PAGES

RENDERERS = {"gl": "GL", "cairo": "Cairo"}


@dataclasses.dataclass(frozen=True)
class Limit:
    """Upper (or lower) limits of a figure and of its ratio to the reference, by renderer."""

    ratio: dict
    value: dict
    at_least: bool = False

    def judge(self, renderer, value, reference):
        """Returns (limit as text, True if met), or None without a limit."""
        sign = "≥" if self.at_least else "≤"
        wanted = []
        if renderer in self.ratio and reference:
            wanted.append((f"{sign} {self.ratio[renderer]} × C", value / reference, self.ratio[renderer]))
        if renderer in self.value:
            limit = self.value[renderer]
            wanted.append((f"{sign} {limit}" if limit else "0", value, limit))
        if not wanted:
            return None
        met = all(measured >= limit if self.at_least else measured <= limit for _, measured, limit in wanted)
        return ", ".join(text for text, _, _ in wanted), met


def both(limit):
    return {"gl": limit, "cairo": limit}


NEAR_C = Limit(ratio=both(1.15), value={})
FIRST_SHOW = Limit(ratio={}, value={"gl": 120, "cairo": 60})
AGAIN = Limit(ratio=both(1.2), value={})
FRAMES = Limit(ratio={"gl": 0.9}, value={"cairo": 11}, at_least=True)
CLICK = Limit(ratio=both(1.15), value=both(150))
FLIP = Limit(ratio={}, value=both(43), at_least=True)
FLIPS = Limit(ratio={"gl": 0.9}, value={"cairo": 45}, at_least=True)
GROWTH = Limit(ratio={}, value=both(2))
NO_WAKEUPS = Limit(ratio={}, value=both(0))
LOAD = Limit(ratio={}, value=both(50))
NO_LIMIT = Limit(ratio={}, value={})

# (figure, label, unit, limit), in the order of the table.
ROWS = [
    ("start", "Start to settled first page", "ms", NEAR_C),
    ("cpu", "Processor time of the start", "ms", NEAR_C),
    ("rss", "Resident memory", "MiB", NO_LIMIT),
    ("pss", "Proportional memory", "MiB", NEAR_C),
    *((f"first {page}", f"First show: {page.capitalize()}", "ms", FIRST_SHOW) for page in PAGES[1:]),
    ("first cpu", "Processor time of all first shows", "ms", NO_LIMIT),
    *((f"again {page}", f"Shown again: {page.capitalize()}", "ms", AGAIN) for page in PAGES),
    ("collapse", "Collapse of the largest section, of 12", "frames", FRAMES),
    ("wakeups", "Wake-ups in 10 s of idling", "", NO_WAKEUPS),
    ("marked start", "Start with every element marked", "ms", NEAR_C),
    ("marked cpu", "Processor time of that", "ms", NEAR_C),
    ("marked pss", "Proportional memory then", "MiB", NEAR_C),
    ("marked wakeups", "Wake-ups in 10 s of idling then", "", NO_WAKEUPS),
    ("calm gap", "Longest time between frames of moving electrons", "ms", NO_LIMIT),
    ("load gap", "The same while a catalog of 400,000 records loads", "ms", LOAD),
    ("windows first", "Resident after {first} element windows", "MiB", NO_LIMIT),
    ("windows all", "Resident after one of each element", "MiB", NO_LIMIT),
    ("windows last", "Resident after {last} element windows", "MiB", NO_LIMIT),
    ("windows growth", "Growth from one of each to the last", "MiB", GROWTH),
    ("click", "Click on a row to the settled window", "ms", CLICK),
    ("click cpu", "Processor time of the click", "ms", NO_LIMIT),
    ("flip", "Pictures of a flip, of 45", "", FLIP),
    ("flip cpu", "Processor time of a flip", "ms", NO_LIMIT),
    ("flips", "The slowest of twelve flips at once", "frames/s", FLIPS),
    ("zoom", "Zooming the picture", "frames/s", NO_LIMIT),
    ("all rss", "Resident with 118 windows open", "MiB", NO_LIMIT),
    ("all pss", "Proportional with 118 windows open", "MiB", NO_LIMIT),
    ("closed", "Resident after closing them", "MiB", NO_LIMIT),
    ("closed growth", "Growth in three more rounds of that", "MiB", NO_LIMIT),
    ("heap growth", "Growth of the heap in use in these rounds", "MiB", GROWTH),
]


class Results:
    """All figures of all runs, by renderer and program."""

    def __init__(self, programs, windows):
        self.programs = [program.name for program in programs]
        self.first, self.last = windows
        self.samples = {}
        self.taken = self.disturbed = 0

    def add(self, renderer, program, figures):
        for figure, values in figures.items():
            self.samples.setdefault((renderer, program.name, figure), []).extend(values)

    def median(self, renderer, name, figure):
        values = self.samples.get((renderer, name, figure))
        return statistics.median(values) if values else None

    def spread(self, renderer, name, figure):
        """Half the interquartile range: a likely difference between the medians of two runs."""
        values = self.samples.get((renderer, name, figure), [])
        if len(values) < 4:
            return None
        low, _, high = statistics.quantiles(values, n=4)
        return (high - low) / 2


def show(value):
    if value is None:
        return ""
    if isinstance(value, int) or float(value).is_integer() or value >= 1000:
        return f"{value:.0f}"
    return f"{value:.1f}"


def table(results, renderer):
    """Rows of one renderer as text cells, header first. The first program is The Elements, the second the reference."""
    ours, reference, *others = results.programs
    rows = [["GL" if renderer == "gl" else "Cairo", ours, reference, "ratio", "wanted", "met", *others]]
    for figure, label, unit, limit in ROWS:
        value, base = (results.median(renderer, name, figure) for name in (ours, reference))
        if value is None:
            continue
        spread = results.spread(renderer, ours, figure)
        verdict = limit.judge(renderer, value, base)
        label = label.format(first=results.first, last=results.last)
        rows.append([
            f"{label} ({unit})" if unit else label,
            show(value) + (f" ± {show(spread)}" if spread else ""), show(base),
            f"{value / base:.2f}" if base else "",
            verdict[0] if verdict else "", ("yes" if verdict[1] else "NO") if verdict else "",
            *(show(results.median(renderer, name, figure)) for name in others),
        ])
    return rows


def aligned(rows):
    """Formats rows as a Markdown table with aligned columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
    return "\n".join(lines)


def machine():
    """Describes the machine and the library versions."""
    cpu = re.search(r"^model name\s*: (.+)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    memory = int(re.search(r"MemTotal:\s+(\d+)", pathlib.Path("/proc/meminfo").read_text())[1]) / 2**20
    system = re.search(r'^PRETTY_NAME="?([^"\n]+)', pathlib.Path("/etc/os-release").read_text(), re.M)
    versions = subprocess.run(["pkg-config", "--modversion", "gtk4", "libadwaita-1"], capture_output=True, text=True)
    gtk, adwaita = versions.stdout.split()
    gpu = "a GPU" if list(pathlib.Path("/dev/dri").glob("renderD*")) else "no GPU"
    return (f"{os.cpu_count()} × {cpu[1] if cpu else 'processor'}, {memory:.0f} GiB, {gpu}; {system[1]}, "
            f"GTK {gtk}, libadwaita {adwaita}; {datetime.date.today().isoformat()}")


def document(results, rounds):
    """Returns the tables and the description of the machine, as in docs/performance.md."""
    parts = [f"Measured on: {machine()}. Medians of {rounds} interleaved rounds, ± half the interquartile range. "
             f"Other processes disturbed {results.disturbed} of {results.taken} runs."]
    parts += [aligned(table(results, renderer)) for renderer in RENDERERS
              if any(key[0] == renderer for key in results.samples)]
    return "\n\n".join(parts) + "\n"
