"""The stages of scripts/test: their commands, how their tests are counted, and forbidden output.

The whole output of a stage is in build/test/STAGE.log; if it fails, the lines that report failures
and the end of the log are shown.
"""

import argparse
import contextlib
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Callable

import changes

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "test"
MESON = ROOT / "build" / "meson"
RECORDINGS = ROOT / "Tests" / "Recordings"
LESSONS = ROOT / "Resources" / "lessons"
# Timeouts of a command in seconds; under a sanitizer, which is slower by far, of all packages, and of bare systems.
PATIENCE, SANITIZER_PATIENCE, PACKAGES_PATIENCE, BARE_PATIENCE = 900, 3600, 3600, 6 * 3600
# Desktops on which the recordings are played by the pointer.
POINTERS = 3
SHOWN = 40      # most lines of each kind shown of a failed stage's log

# A compiler warning is an error, except SwiftPM's warning about GTK's pkg-config files.
STRICT = ["-Xswiftc", "-warnings-as-errors"]
# What is tested is compiled each module as a whole, which takes a third of the time, and without debug information: in a
# directory of its own, so that quick checks compile only changed files.
SCRATCH = ROOT / "build" / "checks"
WHOLE = " -Xswiftc ".join(["", "-gnone", "-wmo", "-num-threads", "2", "-disable-batch-mode"]).split()
COMPILER_WARNING = re.compile(r"warning:(?!.*prohibited flag\(s\))")
# Failure lines of XCTest, the compiler, Swift Testing, unittest and Meson before their summary.
FAILURE = re.compile(r"error: |^. Test .* (?:failed after|recorded an issue)|^(?:FAIL|ERROR): |^ *not ok |^ *message: "
                     r"|^ *\d+/\d+ .*(?:FAIL|TIMEOUT)|^Test (?:Case|Suite) '.*Tests\..*' failed")
# The end of a recording's lines after one that failed.
NOT_PLAYED = "# SKIP not played"
# What is shown of a stage that passed: skipped tests of XCTest and unittest, with their reasons, and the heads of walks
# that passed only when they were taken again.
REMARK = re.compile(r": Test skipped|\.\.\. skipped ['\"]|^unsteady: |^\| (?:ERROR|FAIL): |^\| \w*Error: |^\| \S*NotInTime: ")
# But GTK's own on a desktop without an accessibility bus.
TOOLKIT_WARNING = re.compile(r"-(?:WARNING|CRITICAL|ERROR) \*\*(?!.*Unable to acquire the address of the accessibility bus)")
SANITIZER_REPORT = re.compile(r"(?:Address|Leak|Thread)Sanitizer: |runtime error: ")
# GDK queries Mesa's visuals even with the Cairo renderer; Mesa's driver leaks, and is unloaded when
# the sanitizer looks up its name. GTK 4.8 reads the first variable, 4.18 the second.
NO_GL = {"GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl"}


def number(pattern, text):
    """The sum of the numbers captured by the pattern."""
    found = re.finditer(pattern, text, re.MULTILINE)
    return sum(int(group) for match in found for group in match.groups() if group)


def processor_seconds():
    """The processor time of all processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def occurrences(pattern, text):
    return len(re.findall(pattern, text, re.MULTILINE))


def count_unittest(log):
    faults = number(r"^FAILED \((?:failures=(\d+))?(?:, )?(?:errors=(\d+))?", log)
    return number(r"^Ran (\d+) tests?", log) - faults, faults


def count_swift_testing(log):
    faults = occurrences(r"^. Test (?!run with|case).* failed after", log)
    return number(r"Test run with (\d+) tests?", log) - faults, faults


def count_xctest(log):
    """Counts a test that started but neither passed nor was skipped as failed: it may have crashed."""
    sound = occurrences(r"^Test Case '.*' passed \(", log)
    skipped = occurrences(r"^Test Case '.*' skipped \(", log)
    return sound, occurrences(r"^Test Case '.*' started at", log) - sound - skipped


def count_tap(log):
    return occurrences(r"^ok \d", log), occurrences(r"^not ok \d", log)


def count_meson(log):
    failed = number(r"^Fail: +(\d+)", log) + number(r"^Timeout: +(\d+)", log)
    return number(r"^Ok: +(\d+)", log), failed


@dataclass
class Stage:
    """Commands run in order until one fails. Without a counter the stage counts as one test."""
    name: str
    commands: list
    count: Callable | None = None
    forbidden: re.Pattern | None = None
    environment: dict = field(default_factory=dict)
    needs: str = ""
    patience: int = PATIENCE
    # Only run if it is named.
    by_name: bool = False
    # Whether the commands run at the same time.
    together: bool = False
    # The first commands, if they may run beside the stages before.
    early: list = field(default_factory=list)
    early_process: subprocess.Popen | None = None

    @property
    def early_log(self):
        return LOGS / f"{self.name}-early.log"

    def begin(self):
        """Starts the early commands, with what other stages leave of the processors.

        Linux schedules sessions as groups: nice counts within a session, and the file for the session."""
        command = "{ echo 19 >/proc/self/autogroup; } 2>/dev/null; " + " && ".join(map(shlex.join, self.early))
        with open(self.early_log, "w", encoding="utf-8") as output:
            self.early_process = subprocess.Popen(
                ["nice", "-n", "19", "sh", "-c", command], cwd=ROOT, stdin=subprocess.DEVNULL,
                stdout=output, stderr=output, start_new_session=True)

    def run(self):
        """Runs the stage; returns the numbers of passed and failed tests."""
        log = LOGS / f"{self.name}.log"
        print(f"{self.name:<18}", end="", flush=True)
        started, used = time.monotonic(), processor_seconds()
        with open(log, "w", encoding="utf-8") as output:
            if self.early_process:
                try:
                    self.early_process.wait(self.patience)
                except subprocess.TimeoutExpired:
                    end_group(self.early_process)
                output.write(self.early_log.read_text(encoding="utf-8", errors="replace"))
                output.flush()
            status = self.execute_all(output)
        text = log.read_text(encoding="utf-8", errors="replace")
        seen = [line for line in text.splitlines()
                if self.forbidden and self.forbidden.search(line)]
        sound = status == 0 and not seen
        passed, failed = self.count(text) if self.count else (int(sound), int(not sound))
        if failed == 0 and (not sound or passed == 0):
            failed = 1
        print(f"{passed:4} passed, {failed} failed {time.monotonic() - started:7.1f} s, "
              f"{processor_seconds() - used:7.1f} s of processors", flush=True)
        for line in filter(REMARK.search, text.splitlines()):
            print(f"    {line}")
        if failed:
            self.explain(text, status, seen)
        return passed, failed

    def execute_all(self, output):
        """Runs the commands; returns the first exit status that is not 0."""
        if self.together:
            return self.execute_together(output)
        # The early commands again, which have nothing left to do or fail again.
        statuses = (self.execute(command, output) for command in self.early + self.commands)
        return next(filter(None, statuses), 0)

    def execute_together(self, output):
        """Runs the commands at the same time; the output of each follows that of the one before."""
        with contextlib.ExitStack() as ends:
            started = []
            for command in self.commands:
                own = ends.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace"))
                started.append((own, ends.enter_context(self.start(command, own))))
            statuses = []
            for own, process in started:
                statuses.append(self.finish(process, own))
                own.seek(0)
                output.write(own.read())
        return next(filter(None, statuses), 0)

    def execute(self, command, output):
        """Runs one command; returns its exit status."""
        with self.start(command, output) as process:
            return self.finish(process, output)

    @contextlib.contextmanager
    def start(self, command, output):
        """A process of the command, or nothing if it cannot be started; it is ended if it is left."""
        print("$", *command, file=output, flush=True)
        try:
            process = subprocess.Popen(command, cwd=ROOT, env=os.environ | self.environment,
                                       stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                       start_new_session=True)
        except OSError as error:
            print(error, file=output)
            yield None
            return
        try:
            yield process
        finally:
            end_group(process)

    def finish(self, process, output):
        """Waits for the process; returns its exit status."""
        if process is None:
            return 127
        try:
            return process.wait(self.patience)
        except subprocess.TimeoutExpired:
            print(f"timed out after {self.patience} s", file=output)
            return 1

    def explain(self, text, status, seen):
        for line in seen[:SHOWN]:
            print(f"    forbidden output: {line}")
        lines = text.splitlines()
        for line in [line for line in lines[:-SHOWN] if FAILURE.search(line)][:SHOWN]:
            print(f"    failed: {line}")
        for line in [line for line in lines[-SHOWN:] if not line.endswith(NOT_PLAYED)]:
            print(f"    {line}")
        print(f"    exit status {status}; full log: {LOGS.relative_to(ROOT)}/{self.name}.log",
              flush=True)


def end_group(process):
    """Ends a command that still runs: with SIGTERM first, so that a desktop can stop its servers."""
    for signal_number, patience in ((signal.SIGTERM, 10), (signal.SIGKILL, 10)):
        if process.poll() is not None:
            return
        os.killpg(process.pid, signal_number)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            pass


def swift_tests(*options):
    """The command that runs the built tests on a private desktop."""
    return ["scripts/desktop", "swift", "test", "--skip-build", *STRICT, *options]


def model_stage(name="model", *options):
    return Stage(name, [swift_tests("--disable-xctest", *options)], count_swift_testing,
                 needs="build")


def gtk_stage(name="gtk", *options, environment=None):
    """Stage of the XCTest tests, in several processes unless there are options.
    Accessible properties are readable only in GTK's test backend."""
    command = swift_tests("--disable-swift-testing", *options) if options else ["scripts/xctest", "--scratch", str(SCRATCH)]
    return Stage(name, [command], count_xctest, TOOLKIT_WARNING,
                 {"GTK_A11Y": "test"} | (environment or {}), "build")


def replays(prefix):
    """The commands that play all recordings: by actions without an accessibility bus, and in parts by the pointer, which
    waits for frames most of the time."""
    files = [str(path) for folder in (RECORDINGS, LESSONS) for path in sorted(folder.glob("*.elements-recording"))]
    program = f"{prefix}/bin/the-elements"
    yield ["scripts/desktop", "--manager", "--no-accessibility", program, "--replay", *files]
    for part in range(POINTERS):
        yield ["scripts/desktop", "--manager", program, "--replay", "--pointer", *files[part::POINTERS]]


def version():
    """The version in meson.build."""
    return re.search(r"^project\(.*, version: '([^']*)'", (ROOT / "meson.build").read_text(encoding="utf-8"), re.MULTILINE)[1]


def install_stage(prefix, is_full):
    """Installs the program that the tests were built with; in full, a release built for it meanwhile."""
    setup = ["meson", "setup", str(MESON), f"--prefix={prefix}"]
    setup += ["--reconfigure"] if (MESON / "build.ninja").exists() else []
    build = [setup, ["meson", "compile", "-C", str(MESON)]]
    install = [["meson", "install", "-C", str(MESON), "--no-rebuild", "--quiet"],
               ["meson", "test", "-C", str(MESON), "--no-rebuild"]]
    if is_full:
        return Stage("install", install, count_meson, COMPILER_WARNING, early=build)
    return Stage("install", build + install, count_meson, COMPILER_WARNING,
                 {"THE_ELEMENTS_PROGRAM": str(SCRATCH / "debug" / "the-elements")}, "build")


def all_stages(prefix, record, is_full=False):
    """The stages in order. In full, the tests that repeat the others' in more languages, sizes or runs are among them."""
    summaries = ["python3", "-B", "scripts/elements-data/check-summaries"]
    build = ["swift", "build", "--build-tests", "--scratch-path", str(SCRATCH), *STRICT, *WHOLE,
             "-Xswiftc", "-Xcc", "-Xswiftc", f"-DPROGRAM_VERSION={version()}"]
    return [
        Stage("lint", [["scripts/lint"]]),
        Stage("lint-tests", [["python3", "-B", "-m", "unittest", "discover", "-s", "Tests/Lint"]],
              count_unittest),
        Stage("data", [summaries, [*summaries, "--self-test"],
                       ["python3", "-B", "-m", "unittest", "discover", "-s", "Tests/Data"]],
              count_unittest),
        Stage("build", [build], None, COMPILER_WARNING),
        model_stage("model", "--scratch-path", str(SCRATCH)),
        gtk_stage(environment={"THE_ELEMENTS_RECORD": "1"} if record else None),
        install_stage(prefix, is_full),
        Stage("recordings", list(replays(prefix)), count_tap, TOOLKIT_WARNING, needs="install", together=True),
        Stage("end-to-end", [["Tests/EndToEnd/run", str(prefix)]], count_unittest,
              TOOLKIT_WARNING, needs="install"),
        Stage("packages", [["scripts/package", "all"], ["Tests/Packages/run"], ["Tests/Desktops/run"]], count_tap,
              TOOLKIT_WARNING, patience=PACKAGES_PATIENCE, by_name=True),
        Stage("desktops", [["scripts/package", "deb"], ["Tests/Desktops/run"]], count_tap, TOOLKIT_WARNING,
              patience=PACKAGES_PATIENCE, by_name=True),
        Stage("bare", [["Tests/Bare/run"]], count_tap, TOOLKIT_WARNING, patience=BARE_PATIENCE, by_name=True),
        Stage("server", [["swift", "build", "--product", "FavoritesWriter", *STRICT],
                         ["/usr/bin/python3", "-B", "-m", "unittest", "discover", "-v", "-s", "Tests/Server"]],
              count_unittest, environment={"THE_ELEMENTS_PREFIX": str(prefix)}, needs="install",
              patience=PACKAGES_PATIENCE, by_name=True),
    ]


def quick_stages():
    """Stages for the files that were changed: their format, the other rules, and the tests of their rooms."""
    changed = changes.changed_files(ROOT)
    swift_testing, xctest = changes.tests_of(ROOT, changed)
    sources = [path for path in changed if path.endswith(".swift") and (ROOT / path).exists()]
    formats = [["swift", "format", "lint", "--strict", "--parallel", *sources]] if sources else []
    yield Stage("lint", [["scripts/lint", "--no-format"], *formats])
    yield Stage("build", [["swift", "build", "--build-tests", *STRICT]], None, COMPILER_WARNING)
    if swift_testing:
        yield model_stage("model", "--filter", rf"\.({'|'.join(swift_testing)})\b")
    if xctest:
        stage = gtk_stage()
        stage.commands = [["scripts/xctest", *xctest]]
        yield stage


def sanitizer_stages():
    """The same tests, built for each sanitizer in a scratch directory of its own.

    With full stack traces, by which lsan.supp recognizes the origin of a leak, the address
    sanitizer takes eight times as long. The GTK tests, which wait for animations, run without them."""
    support = ROOT / "Tests" / "Support"
    memory = "detect_leaks=1:detect_stack_use_after_return=0"
    leaks = {"LSAN_OPTIONS": f"print_suppressions=0:suppressions={support / 'lsan.supp'}"}
    quick = leaks | {"ASAN_OPTIONS": memory}
    thorough = leaks | {"ASAN_OPTIONS": f"{memory}:fast_unwind_on_malloc=0"}
    threads = {"TSAN_OPTIONS": "halt_on_error=0:exitcode=66"}
    below_gtk = r"^(GLib|ElementsStore)Tests\."
    stages = {
        "address": [(model_stage, "model", [], quick),
                    (gtk_stage, "store", ["--filter", below_gtk], thorough),
                    (gtk_stage, "gtk", ["--skip", below_gtk], quick)],
        "thread": [(model_stage, "model", [], threads), (gtk_stage, "gtk", [], threads)],
    }
    for sanitizer, runs in stages.items():
        # lld, because gold warns about every symbol of the sanitizer runtimes.
        flags = ["--sanitize", sanitizer, "--scratch-path", f"build/sanitize-{sanitizer}",
                 "-Xswiftc", "-use-ld=lld"]
        yield Stage(f"{sanitizer}-build", [["swift", "build", "--build-tests", *STRICT, *flags]],
                    None, COMPILER_WARNING, patience=SANITIZER_PATIENCE)
        for make, tests, choice, environment in runs:
            stage = make(f"{sanitizer}-{tests}", *flags, *choice)
            stage.needs = f"{sanitizer}-build"
            stage.environment |= environment | NO_GL | {"THE_ELEMENTS_PATIENCE": "300"}
            stage.forbidden = SANITIZER_REPORT
            stage.patience = SANITIZER_PATIENCE
            yield stage


def chosen(stages, names):
    """The named stages and their dependencies; without names all that are not run by name only."""
    known = [stage.name for stage in stages]
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"test: no stage {' '.join(unknown)}; there are: {' '.join(known)}")
    wanted = set(names)
    for stage in reversed(stages):
        if stage.name in wanted:
            wanted.add(stage.needs)
    return [stage for stage in stages if stage.name in wanted or not names and not stage.by_name]


def run_all(stages):
    """Results (passed, failed) of every stage. A stage whose dependency failed is skipped and counts as failed."""
    results = {}
    for stage in stages:
        if stage.early and stage is not stages[0]:
            stage.begin()
    for stage in stages:
        if results.get(stage.needs, (0, 0))[1]:
            print(f"{stage.name:<18}not run, because {stage.needs} failed", flush=True)
            results[stage.name] = (0, 1)
        else:
            results[stage.name] = stage.run()
    return results.values()


def main():
    parser = argparse.ArgumentParser(prog="scripts/test", description="Runs the checks.")
    parser.add_argument("stages", nargs="*", metavar="STAGE",
                        help="lint lint-tests data build model gtk install recordings end-to-end (all); packages server bare;"
                             " quick: only what concerns the changed files; full: all, with the longest tests, and on a release")
    parser.add_argument("--record", action="store_true", help="record new reference pictures")
    parser.add_argument("--sanitize", action="store_true", help="test under the sanitizers")
    options = parser.parse_args()
    # A shell ignores SIGINT in its background jobs, and the programs tested would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for signal_number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(signal_number, lambda number, _: sys.exit(128 + number))
    LOGS.mkdir(parents=True, exist_ok=True)
    prefix = pathlib.Path(tempfile.mkdtemp(prefix="the-elements-prefix-"))
    started = time.monotonic()
    stages = []
    try:
        is_full = options.stages == ["full"]
        stages = all_stages(prefix, options.record, is_full)
        if is_full:
            os.environ["THE_ELEMENTS_FULL"], options.stages = "1", []
        if options.sanitize:
            stages = list(sanitizer_stages())
        if options.stages == ["quick"]:
            stages, options.stages = list(quick_stages()), []
        results = run_all(chosen(stages, options.stages))
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        for stage in stages:
            if stage.early_process:
                end_group(stage.early_process)
        shutil.rmtree(prefix, ignore_errors=True)
    print(f"took {time.monotonic() - started:.0f} s")
    passed, failed = (sum(column) for column in zip(*results))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
