"""Experiments. Each starts a new process and returns {name of the figure: [values]}."""

import collections
import time

from element import close, show
from program import Run

PAGES = ("table", "name", "number", "symbol", "state", "category", "grid")

# The largest section, and the sections above it, collapsed first so that it is visible.
LARGEST = "transition-metal"
ABOVE_LARGEST = ("diatomic-nonmetal", "polyatomic-nonmetal", "noble-gas", "alkali-metal",
                 "alkaline-earth-metal", "metalloid", "post-transition-metal")

# Strip of its sliding rows, below every collapsed header: x, y, width, height in thousandths of the window.
SLIDE_STRIP = "50,600,300,350"

COLLAPSES = 3
AGAIN_TURNS = 3
SETTLE_SECONDS = 3
IDLE_SECONDS = 10


def start(session, program, renderer):
    """Time from start to settled first page; processor time and memory at that moment."""
    with Run(session, program, renderer) as run:
        cpu = run.cpu_ms()
        resident, proportional = run.memory_mib()
        return {"start": [run.start.settled], "cpu": [cpu], "rss": [resident], "pss": [proportional]}


def pages(session, program, renderer):
    """First and later show of each page, without animations: the fade of the tabs is not part of the page."""
    figures = collections.defaultdict(list)
    with Run(session, program, renderer, animated=False) as run:
        run.require("show-page")
        before = run.cpu_ms()
        for page in PAGES[1:]:
            figures[f"first {page}"].append(run.act("win.show-page", f"'{page}'").settled)
        figures["first cpu"].append(run.cpu_ms() - before)  # including work deferred until after the first frame
        for page in PAGES * AGAIN_TURNS:
            figures[f"again {page}"].append(run.act("win.show-page", f"'{page}'").settled)
    return figures


def collapse(session, program, renderer):
    """Frames with different heights while the largest section collapses."""
    with Run(session, program, renderer) as run:
        run.require("show-page", "toggle-section")
        run.act("win.show-page", "'category'")
        for section in ABOVE_LARGEST:
            run.act("win.toggle-section", f"('category', '{section}')")
        counts = []
        for _ in range(COLLAPSES):
            counts.append(run.act("win.toggle-section", f"('category', '{LARGEST}')", strip=SLIDE_STRIP).pictures)
            run.act("win.toggle-section", f"('category', '{LARGEST}')")
        return {"collapse": counts}


def idle(session, program, renderer):
    """Wake-ups of all threads in IDLE_SECONDS, after every page was shown."""
    with Run(session, program, renderer) as run:
        for page in PAGES[1:] + PAGES[:1]:
            run.act("win.show-page", f"'{page}'")
        return {"wakeups": [wakeups(run)]}


def wakeups(run):
    """Counts the wake-ups of all threads in IDLE_SECONDS."""
    time.sleep(SETTLE_SECONDS)
    before = run.context_switches()
    time.sleep(IDLE_SECONDS)
    after = run.context_switches()
    return sum(count - before.get(thread, 0) for thread, count in after.items())


def windows(session, program, renderer, symbols, first, last):
    """Resident memory after opening and closing `first` and `last` element windows one by one, and one per element."""
    with Run(session, program, renderer) as run:
        resident, each = {}, min(len(symbols), last)
        for number in range(1, last + 1):
            close(run, show(run, symbols[number % len(symbols)]))
            if number in (first, each, last):
                time.sleep(1)
                resident[number] = run.memory_mib()[0]
        return {"windows first": [resident[first]], "windows all": [resident[each]],
                "windows last": [resident[last]], "windows growth": [resident[last] - resident[each]]}
