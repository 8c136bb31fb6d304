"""A bare Debian system in a folder of its own, in which commands run as root or as a plain user."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ROOTS = ROOT / "build" / "roots"
ARCHIVES = ROOTS / "archives"
MIRROR = os.environ.get("THE_ELEMENTS_MIRROR", "http://deb.debian.org/debian")
USER = "tester"
PATIENCE = 600  # timeout of a command in seconds

# In namespaces of its own, so no mount and no process is left behind: FOLDER ARCHIVES SOURCE:TARGET COMMAND…
# SOURCE is seen as TARGET, read only.
ENTER = """set -e
mount --make-rprivate /
mount --rbind /dev "$1/dev"
mount --rbind /sys "$1/sys"
mount -t proc proc "$1/proc"
mkdir -p "$1${3#*:}"
mount --bind "${3%%:*}" "$1${3#*:}"
mount -o remount,ro,bind "$1${3#*:}"
mount --bind "$2" "$1/var/cache/apt/archives"
root=$1
shift 3
exec chroot "$root" "$@"
"""
# Variables and settings of apt with which this system reaches Debian's mirrors.
PROXIES = ("http_proxy", "https_proxy", "no_proxy")
APT_SETTING = re.compile(r'^Acquire::(?:https?::|Check-Valid-Until|Check-Date|Retries)[^"]*"[^"]+";$', re.MULTILINE)
CERTIFICATES = "usr/local/share/ca-certificates"
# A user's program gains no rights: no set-user-ID program, no capability.
CONFINED = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs", "--bounding-set=-all",
            "env", "-i", f"HOME=/home/{USER}", f"USER={USER}", "PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8",
            "sh", "-c"]


def bootstrap(suite):
    """The folder of the bare system, made by debootstrap if it is not there yet."""
    base = ROOTS / suite
    if not (base / "made").exists():
        shutil.rmtree(base, ignore_errors=True)
        ARCHIVES.mkdir(parents=True, exist_ok=True)
        subprocess.run(["debootstrap", "--variant=minbase", suite, str(base), MIRROR], check=True,
                       stdout=subprocess.DEVNULL)
        (base / "made").touch()
    return base


class BareRoot:
    """A copy of the bare system of a suite. The source tree is /source in it, read only; or another folder of this system
    is seen in it, at its own path."""

    def __init__(self, suite, purpose, shared=None, packages=()):
        """packages: what the system has beside a bare one. A system with packages is kept, and used again."""
        self.folder = ROOTS / f"{suite}-{purpose}"
        self.shared = f"{shared}:{shared}" if shared else f"{ROOT}:/source"
        made = self.folder / "made-with"
        if packages and made.exists() and made.read_text(encoding="utf-8") == "\n".join(packages):
            return
        base = bootstrap(suite)
        shutil.rmtree(self.folder, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(self.folder)], check=True)
        self.reach_mirrors()
        if packages:
            self.root("apt-get update")
            self.install(*packages)
            made.write_text("\n".join(packages), encoding="utf-8")

    def reach_mirrors(self):
        """Takes over this system's settings of the network."""
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        settings = subprocess.run(["apt-config", "dump", "Acquire"], stdout=subprocess.PIPE, text=True, check=False).stdout
        (self.folder / "etc/apt/apt.conf.d/90host").write_text(
            "".join(f"{line}\n" for line in APT_SETTING.findall(settings)), encoding="utf-8")
        (self.folder / CERTIFICATES).mkdir(parents=True, exist_ok=True)
        for certificate in pathlib.Path("/", CERTIFICATES).glob("*.crt"):
            shutil.copy(certificate, self.folder / CERTIFICATES)

    def add_user(self):
        """Reads the lists of packages, and adds the plain user."""
        self.root("apt-get update")
        self.root(f"useradd --create-home {USER}")

    def start(self, *arguments):
        """Starts a command in the system, and returns its process, which writes errors to its output, too."""
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh",
                 str(self.folder), str(ARCHIVES), self.shared, *arguments]
        return subprocess.Popen(enter, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, errors="replace")

    def command(self, *arguments, patience=PATIENCE):
        """Runs a command in the system; returns its exit status and its output with the errors."""
        with self.start(*arguments) as process:
            try:
                output, _ = process.communicate(timeout=patience)
            finally:
                process.kill()
        return process.returncode, output

    def root(self, command):
        """Runs a shell command as root; returns its output. A failure is an error."""
        variables = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
        status, output = self.command(*variables, "sh", "-c", command)
        if status:
            raise AssertionError(f"{command}: exit status {status}\n{output}")
        return output

    def install(self, *packages):
        names = " ".join(map(shlex.quote, packages))
        return self.root(f"apt-get install -q -y --no-install-recommends --allow-downgrades {names}")

    def try_user(self, command):
        """Runs a shell command as the plain user; returns its exit status and output."""
        return self.command(*CONFINED, f"cd; {command}")

    def user(self, command):
        """Runs a shell command as the plain user; returns its output. A failure is an error."""
        status, output = self.try_user(command)
        if status:
            raise AssertionError(f"{command}: exit status {status}\n{output}")
        return output

    def files(self, folder):
        """The files below a folder with their bytes."""
        paths = sorted((self.folder / folder).rglob("*"))
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in paths
                if path.is_file() and not path.is_symlink()}

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)
