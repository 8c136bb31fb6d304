"""What else the machine does while a figure is taken."""

import os
import pathlib
import time

# Others may take so much of the processors, or the figures are taken again.
FOREIGN_SHARE = 0.05

# How long a run waits for a calm machine, and how long it looks each time.
CALM_SECONDS = 30
CALM_SAMPLE_SECONDS = 0.5

# Who else maps this library shares its pages with the program and lowers its proportional memory.
SHARED_LIBRARY = "libgtk-4.so"


class Meter:
    """Measures, from its making on, how much others than the session disturb."""

    def __init__(self, session):
        self.session = session
        wait_for_calm()
        self.shared = sharers() > 0
        self.begin = self._now()

    def _now(self):
        return time.monotonic(), busy_seconds(), self.session.cpu_seconds() + time.process_time()

    def disturbance(self):
        """The part of the processors that others took; 1 more where others had the library loaded."""
        elapsed, busy, own = (now - then for now, then in zip(self._now(), self.begin))
        share = max(0, busy - own) / (elapsed * os.cpu_count())
        return share + (self.shared or sharers() > 0)


def wait_for_calm():
    end = time.monotonic() + CALM_SECONDS
    while time.monotonic() < end:
        before = busy_seconds()
        time.sleep(CALM_SAMPLE_SECONDS)
        busy = busy_seconds() - before
        if busy <= FOREIGN_SHARE * CALM_SAMPLE_SECONDS * os.cpu_count() and sharers() == 0:
            return


def sharers():
    """How many processes map the library. To be asked while none of ours runs."""
    return sum(maps_library(folder) for folder in pathlib.Path("/proc").glob("[0-9]*"))


def maps_library(folder):
    try:
        return SHARED_LIBRARY in (folder / "maps").read_text(errors="replace")
    except OSError:
        return False  # it ended, or is not ours to look at


def busy_seconds():
    """How long the processors have worked since the machine started, or were taken by other machines."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _wait, irq, softirq, steal = map(int, file.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def process_seconds(pid):
    """User and system time of all threads of a process, ended ones too, to the nanosecond."""
    process_clock = (~pid << 3) | 2
    return time.clock_gettime_ns(process_clock) / 1e9
