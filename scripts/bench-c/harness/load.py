"""Other load on the machine during a measurement."""

import os
import pathlib
import time

# Largest fraction of the processors used by other processes; above it the run is repeated.
FOREIGN_SHARE = 0.05

# Timeout of waiting for an idle machine, and length of each sample.
CALM_SECONDS = 30
CALM_SAMPLE_SECONDS = 0.5

# Another process that maps this library shares its pages, which lowers the program's proportional memory.
SHARED_LIBRARY = "libgtk-4.so"


class Meter:
    """Measures, from its creation on, the load of processes outside the session."""

    def __init__(self, session):
        self.session = session
        wait_for_calm()
        self.shared = sharers() > 0
        self.begin = self._now()

    def _now(self):
        return time.monotonic(), busy_seconds(), self.session.cpu_seconds() + time.process_time()

    def disturbance(self):
        """The fraction of the processors used by others; 1 more if others had the library mapped."""
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
    """The number of processes that map the library. Call it while no measured program runs."""
    return sum(maps_library(folder) for folder in pathlib.Path("/proc").glob("[0-9]*"))


def maps_library(folder):
    try:
        return SHARED_LIBRARY in (folder / "maps").read_text(errors="replace")
    except OSError:
        return False  # it ended, or access is denied


def busy_seconds():
    """Busy time of the processors since boot, including time stolen by other virtual machines."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _wait, irq, softirq, steal = map(int, file.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def process_seconds(pid):
    """User and system time of all threads of a process, including ended ones, with nanosecond resolution."""
    process_clock = (~pid << 3) | 2
    return time.clock_gettime_ns(process_clock) / 1e9
