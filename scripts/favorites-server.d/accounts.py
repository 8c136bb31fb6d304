"""Changes classes and accounts in the database; runs in the server's virtual environment.

Reads one command from standard input and writes its result to standard output, both as JSON. So passwords are never
arguments, and are stored only as bcrypt hashes.
"""
import json
import secrets
import sys

import application
import bcrypt
import transaction
from elements_guard import COLLECTION, GROUP, digest_of, group_of, lock

from kinto.core.storage import exceptions
from kinto.core.utils import sqlalchemy

# Passwords have 59 random bits, without letters and digits that look alike.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
# Nobody can choose a weak password, so a hash may be quick: all pupils log in when a lesson begins.
BCRYPT_ROUNDS = 8


class Refusal(Exception):
    """A command that cannot be done, with the reason."""


def new_password():
    """A random password such as `k7mq-3xtd-w9ph`."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))


class Classes:
    """The classes and accounts in Kinto's backends."""

    def __init__(self, registry):
        self.storage, self.permission = registry.storage, registry.permission

    def get(self, kind, parent, name):
        try:
            return self.storage.get(resource_name=kind, parent_id=parent, object_id=name)
        except exceptions.ObjectNotFoundError:
            return None

    def put(self, kind, parent, name, value):
        self.storage.update(resource_name=kind, parent_id=parent, object_id=name, obj=value)

    def account(self, name):
        return self.get("account", name, name)

    def set_password(self, account, name=None):
        """Gives an account, which may be new, a new password; returns that."""
        password = new_password()
        hashed = bcrypt.hashpw(password.encode(), bcrypt.gensalt(BCRYPT_ROUNDS)).decode()
        name = (self.account(account) or {}).get("name", "") if name is None else name
        value = {"password": hashed, "name": name}
        self.put("account", account, account, value)
        return password

    def create_class(self, bucket):
        """Makes a class unless there is one. Kinto's permissions: pupils read the list and add to it."""
        uri = f"/buckets/{bucket}"
        if self.get("bucket", "", bucket) is None:
            self.put("bucket", "", bucket, {})
        if self.get("group", uri, GROUP) is None:
            self.put("group", uri, GROUP, {"members": []})
        if self.get("collection", uri, COLLECTION) is None:
            self.put("collection", uri, COLLECTION, {})
        for permission in ("read", "record:create"):
            self.permission.add_principal_to_ace(f"{uri}/collections/{COLLECTION}", permission, group_of(bucket))

    def need_class(self, bucket):
        if self.get("bucket", "", bucket) is None:
            raise Refusal(f"there is no class {bucket}")

    def members(self, bucket):
        group = self.get("group", f"/buckets/{bucket}", GROUP) or {}
        return [member.removeprefix("account:") for member in group.get("members", [])]

    def set_members(self, bucket, accounts):
        """Sets a class's pupils. The guard reads their names in the group, so that nobody takes another's."""
        before = set(self.members(bucket))
        self.put("group", f"/buckets/{bucket}", GROUP, {
            "members": [f"account:{name}" for name in sorted(accounts)],
            "names": {name: (self.account(name) or {}).get("name", "") for name in accounts}})
        for name in set(accounts) - before:
            self.permission.add_user_principal(f"account:{name}", group_of(bucket))
        for name in before - set(accounts):
            self.permission.remove_user_principal(f"account:{name}", group_of(bucket))

    def teachers(self, bucket):
        principals = self.permission.get_object_permission_principals(f"/buckets/{bucket}", "write")
        return {principal.removeprefix("account:") for principal in principals}

    def buckets(self):
        return sorted(bucket["id"] for bucket in self.storage.list_all(resource_name="bucket", parent_id=""))

    def classes_of(self, account):
        return [bucket for bucket in self.buckets()
                if account in self.members(bucket) or account in self.teachers(bucket)]

    def add_pupils(self, bucket, pupils):
        """Makes a class with its pupils; returns those that are new, with their passwords."""
        self.create_class(bucket)
        members, teachers = set(self.members(bucket)), self.teachers(bucket)
        made = []
        for pupil in pupils:
            account, name = pupil["account"], pupil["name"]
            if account in teachers:
                raise Refusal(f"{account} is a teacher of this class, and cannot be a pupil as well")
            existing = self.account(account)
            if existing is None:
                made.append({"name": name, "account": account, "password": self.set_password(account, name)})
            elif existing.get("name") != name and account not in members:
                raise Refusal(f"the account {account} belongs to {existing.get('name') or 'a teacher'}: give {name} "
                              "another one, in the column account")
            elif existing.get("name") != name:
                self.put("account", account, account, {"password": existing["password"], "name": name})
            members.add(account)
        self.set_members(bucket, members)
        return made

    def add_teacher(self, bucket, account):
        self.create_class(bucket)
        if account in self.members(bucket):
            raise Refusal(f"{account} is a pupil of this class, and cannot be its teacher as well")
        made = []
        if self.account(account) is None:
            made.append({"name": "", "account": account, "password": self.set_password(account)})
        self.permission.add_principal_to_ace(f"/buckets/{bucket}", "write", f"account:{account}")
        return made

    def delete_favorites(self, bucket, account):
        """Deletes an account's records; the marks that they are deleted tell the programs so."""
        parent = f"/buckets/{bucket}/collections/{COLLECTION}"
        lock(self.storage, parent)
        ending = "-" + digest_of(f"account:{account}")
        count = 0
        for record in self.storage.list_all(resource_name="record", parent_id=parent):
            if record["id"].endswith(ending):
                self.storage.delete(resource_name="record", parent_id=parent, object_id=record["id"])
                self.permission.delete_object_permissions(f"{parent}/records/{record['id']}")
                count += 1
        return count

    def delete_account(self, account):
        self.storage.delete(resource_name="account", parent_id=account, object_id=account, with_deleted=False)
        self.permission.delete_object_permissions(f"/accounts/{account}")

    def remove_pupil(self, account):
        if self.account(account) is None:
            raise Refusal(f"there is no account {account}")
        count = 0
        for bucket in self.buckets():
            count += self.delete_favorites(bucket, account)
            members = self.members(bucket)
            if account in members:
                self.set_members(bucket, set(members) - {account})
            self.permission.remove_principal_from_ace(f"/buckets/{bucket}", "write", f"account:{account}")
        self.delete_account(account)
        return count

    def remove_class(self, bucket):
        """Deletes a class with everything in it, and the accounts that are in no other class."""
        self.need_class(bucket)
        accounts = set(self.members(bucket)) | self.teachers(bucket)
        uri = f"/buckets/{bucket}"
        self.permission.remove_principal(group_of(bucket))
        for pattern in (uri, uri + "/*"):
            self.storage.delete_all(parent_id=pattern, resource_name=None, with_deleted=False)
            self.storage.purge_deleted(parent_id=pattern, resource_name=None)
            self.permission.delete_object_permissions(pattern)
        self.storage.delete(resource_name="bucket", parent_id="", object_id=bucket, with_deleted=False)
        removed = [account for account in sorted(accounts) if not self.classes_of(account)]
        for account in removed:
            if self.account(account) is not None:
                self.delete_account(account)
        return removed

    def describe(self):
        return [{"class": bucket, "pupils": len(self.members(bucket)), "teachers": sorted(self.teachers(bucket)),
                 "favorites": self.storage.count_all(
                     resource_name="record", parent_id=f"/buckets/{bucket}/collections/{COLLECTION}")}
                for bucket in self.buckets()]

    def new_password(self, account):
        existing = self.account(account)
        if existing is None:
            raise Refusal(f"there is no account {account}")
        return [{"name": existing.get("name", ""), "account": account, "password": self.set_password(account)}]


def migrate(registry):
    """Makes or updates Kinto's tables."""
    for backend in (registry.storage, registry.permission):
        backend.initialize_schema()


def forget_deletions(registry):
    """Deletes the marks of deletions by removed accounts after a month, when all programs have read them."""
    with registry.storage.client.connect() as connection:
        connection.execute(sqlalchemy.text("""
            DELETE FROM objects WHERE resource_name = 'record' AND deleted AND last_modified < now() - INTERVAL '30 days'
            AND right(id, 32) NOT IN (SELECT substr(encode(sha256(convert_to('account:' || id, 'UTF8')), 'hex'), 1, 32)
                                      FROM objects WHERE resource_name = 'account' AND NOT deleted)"""))


def main():
    command = json.load(sys.stdin)
    registry = application.make().registry
    if command["do"] == "migrate":
        migrate(registry)
        result = None
    else:
        try:
            result = getattr(Classes(registry), command["do"])(*command.get("with", []))
        except Refusal as refusal:
            transaction.abort()
            json.dump({"refused": str(refusal)}, sys.stdout)
            return
    forget_deletions(registry)
    transaction.commit()
    json.dump({"result": result}, sys.stdout)


if __name__ == "__main__":
    main()
