"""What else the machine does while a figure is taken."""

import os
import time


class Meter:
    """Measures, from its making on, which part of the processors others than the session took."""

    def __init__(self, session):
        self.session = session
        self.begin = self._now()

    def _now(self):
        return time.monotonic(), busy_seconds(), self.session.cpu_seconds() + time.process_time()

    def foreign_share(self):
        """0 where we were alone, 1 where others had every processor all the time."""
        elapsed, busy, own = (now - then for now, then in zip(self._now(), self.begin))
        return max(0, busy - own) / (elapsed * os.cpu_count())


def busy_seconds():
    """How long the processors have worked since the machine started, or were taken by other machines."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _wait, irq, softirq, steal = map(int, file.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def process_seconds(pid):
    """User and system time of all threads of a process, ended ones too, to the nanosecond."""
    process_clock = (~pid << 3) | 2
    return time.clock_gettime_ns(process_clock) / 1e9
