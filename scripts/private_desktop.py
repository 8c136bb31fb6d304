"""The servers of a private desktop: of scripts/desktop, and of each desktop of Tests/EndToEnd."""

import os
import pathlib
import select
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "Tests/Support/fonts.conf"
PATIENCE = 30  # timeout of a server's start in seconds
# A bus that starts the services of a folder, but no other one that this machine happens to have, such as a keyring.
# Everybody may listen to everything.
BUS_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={runtime}</listen>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""


def locales():
    """The directory of compiled locales; Debian installs only C.UTF-8."""
    made = subprocess.run([ROOT / "scripts/locales"], stdout=subprocess.PIPE, text=True, check=True)
    return made.stdout.strip()


def serve(command, environment, log, answers=True, **options):
    """Starts a server that ends with this process. Returns its process, and the line that it writes to the descriptor
    `{fd}` when it is ready: an empty one if it did not start."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        ["setpriv", "--pdeathsig", "TERM", "--", *(word.format(fd=writing) for word in command)], env=environment,
        pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        if not answers:
            return process, "started"
        ready, _, _ = select.select([pipe], [], [], PATIENCE)
        return process, pipe.readline().strip() if ready else ""
