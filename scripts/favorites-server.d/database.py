"""The server's own PostgreSQL cluster.

It is apart from the system's cluster, so nothing of that can be harmed, its files can be moved and deleted as one
folder, and no password exists: it listens only on a socket in a folder of its owner, as whom it runs. Kinto connects as
a role that owns the database and has no other rights.
"""
import contextlib
import os
import pathlib
import pwd
import shutil
import subprocess
import time

import supervisor
from place import Failure, environment, say, tail, write

DATABASE, ROLE = "favorites", "elements"


class Database:
    def __init__(self, place):
        self.place = place

    def binaries(self):
        """The folder of PostgreSQL's programs: of the cluster's release, or the newest."""
        root = pathlib.Path("/usr/lib/postgresql")
        version = self.place.database / "PG_VERSION"
        if version.exists():
            release = version.read_text(encoding="utf-8").strip()
            if not (root / release / "bin/postgres").exists():
                raise Failure(f"the database is one of PostgreSQL {release}, which is not installed: install the package "
                              f"postgresql-{release} and make a backup, then restore that into a new --directory")
            return root / release / "bin"
        folders = [path.parent for path in root.glob("*/bin/postgres") if path.parent.parent.name.isdigit()]
        if not folders:
            raise Failure("PostgreSQL is not installed: install the package postgresql")
        return max(folders, key=lambda path: int(path.parent.name))

    def command(self, name, *arguments):
        return [self.binaries() / name, *arguments]

    def run(self, name, *arguments, **options):
        """Runs a program of PostgreSQL to its end; returns its output."""
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL} | options
        process = subprocess.run(self.command(name, *arguments), env=environment(self.place), check=False, **options)
        if process.returncode:
            raise Failure(f"{name} failed: {(process.stderr or b'').decode(errors='replace')[-2000:].strip()}")
        return (process.stdout or b"").decode()

    def sql(self, query, database="postgres", role="postgres"):
        return self.run("psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.place.run, "-U", role,
                        "-d", database, "-c", query).strip()

    def create(self):
        """Makes the cluster, unless there is one."""
        folder = self.place.database
        if folder.exists():
            return
        say("creating the database")
        new = folder.with_name("database.new")
        shutil.rmtree(new, ignore_errors=True)
        self.run("initdb", "-D", new, "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--data-checksums",
                 "--auth-local=peer", "--auth-host=reject")
        user = pwd.getpwuid(os.geteuid()).pw_name
        write(new / "pg_hba.conf", "local all all peer map=server\n")
        write(new / "pg_ident.conf", f'server "{user}" postgres\nserver "{user}" {ROLE}\n')
        os.rename(new, folder)

    @contextlib.contextmanager
    def running(self):
        """The running database: the server's, or if that is stopped one for the time being."""
        if supervisor.running(self.place):
            self.wait(30)
            yield
            return
        process = supervisor.start_postgres(self.place, self)
        try:
            self.wait(60, process)
            yield
        finally:
            supervisor.end(process, supervisor.signal.SIGINT)

    def is_ready(self):
        return subprocess.run(self.command("pg_isready", "-q", "-h", self.place.run, "-U", "postgres"),
                              env=environment(self.place), check=False).returncode == 0

    def wait(self, seconds, process=None):
        limit = time.monotonic() + seconds
        while not self.is_ready():
            if time.monotonic() > limit or process and process.poll() is not None:
                log = self.place.logs / "postgresql.log"
                raise Failure(f"PostgreSQL does not start; the end of {log}:\n{tail(log)}")
            time.sleep(0.1)

    def prepare(self):
        """Makes the role, the database and its tables, where they are missing, or updates the tables."""
        if not self.sql(f"SELECT 1 FROM pg_roles WHERE rolname = '{ROLE}'"):
            self.sql(f"CREATE ROLE {ROLE} LOGIN")
        if not self.sql(f"SELECT 1 FROM pg_database WHERE datname = '{DATABASE}'"):
            self.create_database(DATABASE)
        self.place.accounts("migrate")

    def create_database(self, name):
        self.sql(f"CREATE DATABASE {name} OWNER {ROLE} TEMPLATE template0")
        self.sql(f"REVOKE ALL ON DATABASE {name} FROM PUBLIC")

    def backup(self, output):
        """Writes everything to an open file in the custom format of pg_dump."""
        self.run("pg_dump", "-h", self.place.run, "-U", ROLE, "-d", DATABASE, "-F", "c", stdout=output)

    def restore(self, source):
        """Replaces everything by a backup, an open file, while the server runs; after a failure all is as before."""
        new, old = f"{DATABASE}_new", f"{DATABASE}_old"
        self.sql(f"DROP DATABASE IF EXISTS {new}")
        self.create_database(new)
        try:
            self.run("pg_restore", "-h", self.place.run, "-U", ROLE, "-d", new, "--exit-on-error", "--single-transaction",
                     "--no-owner", "--no-privileges", stdin=source)
            for table in ("objects", "access_control_entries", "user_principals"):
                self.sql(f"SELECT count(*) FROM {table}", new, ROLE)
        except Failure:
            self.sql(f"DROP DATABASE IF EXISTS {new}")
            raise
        self.sql(f"DROP DATABASE IF EXISTS {old}")
        self.sql(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
        try:
            self.end_connections()
            # One transaction.
            self.sql(f"ALTER DATABASE {DATABASE} RENAME TO {old}; ALTER DATABASE {new} RENAME TO {DATABASE}")
        except Failure:
            self.sql(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
            raise
        self.sql(f"DROP DATABASE {old}")

    def end_connections(self):
        """Ends the connections to the database. Kinto makes new ones when it next needs them."""
        limit = time.monotonic() + 30
        while self.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{DATABASE}'"):
            if time.monotonic() > limit:
                raise Failure("the database is in use")
            time.sleep(0.1)
