"""Processor time of processes, and the load of the machine by others during a run."""

import os
import pathlib
import resource
import time

# Largest fraction of the processors used by other processes; above it a run counts as disturbed.
FOREIGN_SHARE = 0.05


class Meter:
    """Measures, from its creation on, the load of processes outside the process group of the private desktop."""

    def __init__(self):
        self.begin = now()

    def foreign_share(self):
        elapsed, busy, own = (later - earlier for later, earlier in zip(now(), self.begin))
        return max(0, busy - own) / (elapsed * os.cpu_count())


def now():
    return time.monotonic(), busy_seconds(), own_seconds()


def busy_seconds():
    """Busy time of the processors since boot, including time stolen by other virtual machines."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _wait, irq, softirq, steal = map(int, file.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def own_seconds():
    """Processor time of the process group, and of the children that have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime + sum(
        process_seconds(int(folder.name)) for folder in pathlib.Path("/proc").glob("[0-9]*") if is_own(folder))


def is_own(folder):
    try:
        return os.getpgid(int(folder.name)) == os.getpgrp()
    except ProcessLookupError:
        return False


def process_seconds(pid):
    """User and system time of all threads of a process, including ended ones, with nanosecond resolution."""
    process_clock = (~pid << 3) | 2
    return time.clock_gettime_ns(process_clock) / 1e9
