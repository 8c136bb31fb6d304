"""Kinto's login by account and password, with a memory of passwords that were right.

To compare a password with its bcrypt hash is slow on purpose, so Kinto caches the result. Its cache costs three queries
and two transactions a request if it is in PostgreSQL, and a worker's own one does not notice a changed password. Here
the account is read at each request, by its primary key, and the memory is of pairs of its hash and a password: a changed
password or a deleted account counts at once in every worker.
"""
import collections
import hashlib
import hmac
import re
import secrets
import threading

import bcrypt
from pyramid import authentication

from kinto.core.storage import exceptions

ACCOUNT = re.compile("[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}")
# bcrypt takes no longer password.
LONGEST_PASSWORD = 72
REMEMBERED = 20_000
# The memory has no passwords, but codes with a key that the worker alone has.
KEY = secrets.token_bytes(32)
# Compared with the password of an account that does not exist, so that the time of the answer does not tell that.
NOBODY = bcrypt.hashpw(secrets.token_bytes(16), bcrypt.gensalt(8))


class Memory:
    """The codes that were used last, safe to use from several threads."""

    def __init__(self, size=REMEMBERED):
        self.size, self.codes, self.lock = size, collections.OrderedDict(), threading.Lock()

    def has(self, code):
        with self.lock:
            if code not in self.codes:
                return False
            self.codes.move_to_end(code)
            return True

    def add(self, code):
        with self.lock:
            self.codes[code] = True
            if len(self.codes) > self.size:
                self.codes.popitem(last=False)


memory = Memory()


def check(account, password, request):
    """True if it is the account's password; None otherwise."""
    secret = password.encode("utf-8", errors="surrogatepass")
    if not ACCOUNT.fullmatch(account) or len(secret) > LONGEST_PASSWORD or b"\0" in secret:
        return None
    try:
        stored = request.registry.storage.get(resource_name="account", parent_id=account, object_id=account)
    except exceptions.ObjectNotFoundError:
        bcrypt.checkpw(secret, NOBODY)
        return None
    hashed = stored["password"].encode()
    code = hmac.digest(KEY, hashed + b"\0" + secret, hashlib.sha256)
    if memory.has(code):
        return True
    if not bcrypt.checkpw(secret, hashed):
        return None
    memory.add(code)
    return True


class AccountsPolicy(authentication.BasicAuthAuthenticationPolicy):
    """The policy of Kinto's plugin of accounts, with the memory above. The plugin wants a class of this name."""

    name = "account"

    def __init__(self, *arguments, **options):
        super().__init__(check, *arguments, **options)

    def effective_principals(self, request):
        # Those that pyramid_multiauth adds are enough.
        return []
