"""Kinto's settings and WSGI application; runs in the server's virtual environment."""
import json
import logging
import os
import pathlib
import urllib.parse

import kinto

DIRECTORY = pathlib.Path(__file__).resolve().parent.parent
THREADS = 8


def settings(directory=DIRECTORY):
    """Kinto's settings. No right is granted here: those of the classes are in the database."""
    stored = json.loads((directory / "settings.json").read_text(encoding="utf-8"))
    query = urllib.parse.urlencode({"host": str(directory / "run"), "user": "elements"})
    url = f"postgresql:///favorites?{query}"
    backends = {}
    for name in ("storage", "permission"):
        backends |= {
            f"{name}_backend": f"kinto.core.{name}.postgresql",
            f"{name}_url": url,
            f"{name}_pool_size": THREADS,
            f"{name}_max_overflow": 2,
            f"{name}_pool_pre_ping": True,
            # Errors are logged without the values of the query.
            f"{name}_hide_parameters": True,
        }
    return backends | {
        "includes": "kinto.plugins.accounts elements_guard",
        "multiauth.policies": "account",
        "multiauth.policy.account.use": "elements_login.AccountsPolicy",
        "account_create_principals": "",
        "account_write_principals": "",
        "bucket_create_principals": "",
        # Only the pages of a deletion are cached.
        "cache_backend": "kinto.core.cache.memory",
        "userid_hmac_secret": stored["secret"],
        "paginate_by": 1000,
        "retry_after_seconds": 5,
        "cors_origins": "",
    }


def make():
    """The WSGI application, which logs errors only."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("kinto.config").setLevel(logging.CRITICAL)  # "Could not find config file", of which there is none.
    # PGHOST and the like, or KINTO_…, would override the settings.
    for name in [name for name in os.environ if name.startswith(("PG", "KINTO_"))]:
        del os.environ[name]
    return kinto.main({}, None, **settings())
