"""The command scripts/favorites-server, which has its description."""
import argparse
import contextlib
import csv
import os
import pathlib
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import pupils  # noqa: E402
import supervisor  # noqa: E402
from database import Database  # noqa: E402
from place import Failure, Place, default_directory, is_loopback, say, split_address  # noqa: E402
from service import answers, certificates, ensure_started, install, url  # noqa: E402

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "favorites-server"


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/favorites-server", allow_abbrev=False, add_help=False)
    for name in ("directory", "address", "certificate", "key", "class", "pupils", "teacher", "new-password",
                 "remove-pupil", "remove-class", "backup", "restore"):
        parser.add_argument(f"--{name}")
    parser.add_argument("--workers", type=int)
    for name in ("insecure", "stop", "status", "systemd", "foreground", "yes"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args()
    chosen = [name for name in ("pupils", "teacher", "new_password", "remove_pupil", "remove_class", "backup", "restore",
                                "stop", "status", "systemd", "foreground") if getattr(options, name)]
    if set(chosen) - {"pupils", "teacher"} and len(chosen) > 1:
        parser.error(f"--{chosen[0].replace('_', '-')} and --{chosen[1].replace('_', '-')} are not done together")
    options.bucket = getattr(options, "class")
    if (options.pupils or options.teacher) and not options.bucket:
        parser.error("--pupils and --teacher need --class")
    if options.bucket and (set(chosen) - {"pupils", "teacher"}):
        parser.error("--class is for --pupils and --teacher")
    return options


def check_names(options):
    """Refuses invalid names before anything is done."""
    for name in filter(None, (options.bucket, options.remove_class)):
        pupils.check_class(name)
    for name in filter(None, (options.teacher, options.new_password, options.remove_pupil)):
        pupils.check_account(name)


def changed_settings(options, settings, files):
    """The settings, with the changes asked for."""
    if options.address:
        settings["address"] = options.address
    if files is not None:
        settings["tls"] = bool(files)
    if options.workers is not None:
        if not 1 <= options.workers <= 32:
            raise Failure("--workers is a number from 1 to 32")
        settings["workers"] = options.workers
    settings["insecure"] = settings["insecure"] or options.insecure
    host, _ = split_address(settings["address"])
    if not (is_loopback(host) or settings["tls"] or settings["insecure"]):
        raise Failure(f"{settings['address']} can be reached from outside, where passwords must be encrypted: give "
                      "--certificate and --key, or serve 127.0.0.1 behind a proxy that does (or give --insecure)")
    return settings


def print_accounts(made):
    """Prints new accounts with their passwords, which are not stored."""
    if not made:
        say("no new accounts")
        return
    rows = csv.DictWriter(sys.stdout, ["name", "account", "password"], lineterminator="\n")
    rows.writeheader()
    rows.writerows(made)
    sys.stdout.flush()
    say("these passwords are shown only once")


def confirm(options, question):
    if options.yes:
        return
    if not sys.stdin.isatty():
        raise Failure(f"{question} Give --yes.")
    if input(f"{question} Type yes: ").strip() != "yes":
        raise Failure("nothing was done")


def change_accounts(options, place, listed):
    if listed is not None:
        print_accounts(place.accounts("add_pupils", options.bucket, listed))
    elif options.bucket and not options.teacher:
        place.accounts("create_class", options.bucket)
    if options.teacher:
        print_accounts(place.accounts("add_teacher", options.bucket, options.teacher))
    if options.new_password:
        print_accounts(place.accounts("new_password", options.new_password))
    if options.remove_pupil:
        confirm(options, f"Delete the account {options.remove_pupil} and all its favorites?")
        count = place.accounts("remove_pupil", options.remove_pupil)
        say(f"deleted the account {options.remove_pupil} and {count} favorites")
    if options.remove_class:
        confirm(options, f"Delete the class {options.remove_class} with all favorites and its accounts?")
        removed = place.accounts("remove_class", options.remove_class)
        say(f"deleted the class {options.remove_class} and these accounts: {' '.join(removed) or 'none'}")


def show_status(place, database):
    current = supervisor.state(place) if place.exists() else None
    if not current:
        print(f"stopped, in {place.directory}")
        return 3
    settings = place.settings()
    print(f"{'running' if answers(settings) else 'does not answer'} at {url(settings)}")
    print(f"process {current['pid']}, {settings['workers']} workers, in {place.directory}")
    for row in place.accounts("describe"):
        print(f"class {row['class']}: {row['pupils']} pupils, {row['favorites']} favorites, "
              f"teachers: {' '.join(row['teachers']) or 'none'}")
    return 0


def print_unit(place):
    as_root = os.geteuid() == 0
    print(f"""# {'/etc/systemd/system' if as_root else '~/.config/systemd/user'}/the-elements-server.service
[Unit]
Description=Favorites server of The Elements
After=network.target

[Service]
ExecStart="{SCRIPT}" --directory "{place.directory}" --foreground
Restart=on-failure
TimeoutStopSec=90
KillMode=mixed
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=full

[Install]
WantedBy={'multi-user' if as_root else 'default'}.target""")


def save_backup(options, place, database, output):
    try:
        with database.running():
            database.backup(output)
    except Failure:
        with contextlib.suppress(OSError):
            os.unlink(options.backup)
        raise
    say(f"saved {options.backup}")


def restore_backup(options, place, database, source):
    confirm(options, "Replace all classes, accounts and favorites by those of the backup?")
    database.create()
    with database.running():
        database.prepare()
        database.restore(source)
        database.prepare()
    say(f"restored {options.restore}")


def open_backup(options):
    """Opens the file of a backup or a restoration, before root's rights are given up."""
    try:
        if options.backup:
            descriptor = os.open(options.backup, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
            return open(descriptor, "wb")
        if options.restore:
            return open(options.restore, "rb")
    except OSError as error:
        raise Failure(f"{options.backup or options.restore}: {error.strerror}") from None
    return None


def run(options):
    check_names(options)
    place = Place(options.directory or default_directory())
    if options.systemd:
        print_unit(place)
        return 0
    listed = pupils.read(options.pupils) if options.pupils else None
    if options.stop or options.status:
        place.become_owner(create=False)
        if options.status:
            return show_status(place, Database(place))
        say("stopped" if place.exists() and supervisor.stop(place) else "not running")
        return 0
    files = certificates(options)
    settings = changed_settings(options, place.settings(), files)
    backup = open_backup(options)
    place.become_owner(create=True)
    database = Database(place)
    with place.alone():
        install(place, settings, files)
        if options.backup:
            save_backup(options, place, database, backup)
        elif options.restore:
            restore_backup(options, place, database, backup)
        elif not options.foreground:
            ensure_started(place, database)
            change_accounts(options, place, listed)
        else:
            database.create()
            with database.running():
                database.prepare()
    if options.foreground:
        supervisor.supervise(place, database)
    return 0


def main():
    try:
        sys.exit(run(arguments()))
    except Failure as failure:
        say(failure)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
