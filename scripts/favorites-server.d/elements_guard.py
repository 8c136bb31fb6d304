"""A Kinto plugin that lets a pupil write nothing but his own favorites.

Kinto lets everyone who may create records choose their ids, contents and permissions. This plugin allows only the
requests that the program and teachers need, whatever permissions are stored, and checks every record that is written:

* its id is `eNUMBER-DIGEST`: the element's number, and the first 32 hexadecimal digits of the SHA-256 of the sender's
  user id. So nobody takes another's ids, and each pupil has at most 118 records in a class;
* its fields are those of docs/favorites-api.md, within their bounds; its permissions are its creator's alone;
* only members of the class's group `pupils` write. A teacher deletes, and does not write.

Writes to a class are done one after the other, so that records become visible in the order of their timestamps: a list
of changes since a timestamp misses none.
"""
import datetime
import functools
import hashlib
import json
import pathlib
import re
import unicodedata

from pyramid import events, httpexceptions

from kinto.core import errors
from kinto.core.storage import exceptions
from kinto.core.utils import sqlalchemy
from kinto.views import records

COLLECTION, GROUP = "favorites", "pupils"
# Maximum sizes: bytes of a request's body, characters of a query's value, opening brackets; of a name in Unicode
# scalars, as in the program.
BODY_SIZE, QUERY_LENGTH, BRACKETS = 4096, 512, 500
NAME_LENGTH, NAME_MARKS, NAME_RUN = 200, 8, 100

# The allowed methods of each service, with their query parameters. Kinto checks the permissions afterwards.
ALLOWED = {
    "hello": {"GET": (), "HEAD": ()},
    "lbheartbeat": {"GET": (), "HEAD": ()},
    "bucket-object": {"GET": ()},
    "collection-object": {"GET": ()},
    "group-object": {"GET": ()},
    "record-object": {"GET": (), "PUT": (), "DELETE": ()},
    "record-plural": {"GET": ("_limit", "_since", "_before", "_token"), "HEAD": ("_since", "_before"), "DELETE": ()},
}
WITHOUT_ACCOUNT = ("hello", "lbheartbeat")

SYMBOLS = """
    H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb
    Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu
    Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db
    Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
""".split()
IDENTIFIER = re.compile("[a-zA-Z0-9][a-zA-Z0-9_-]{0,99}")
RECORD_ID = re.compile("e([1-9][0-9]{0,2})-([0-9a-f]{32})")
TIME = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?Z", re.ASCII)


def refuse(message, reason=None):
    """Raises a 403 with a message, and a reason that the program knows (SyncRefusal)."""
    raise errors.http_error(httpexceptions.HTTPForbidden(), errno=errors.ERRORS.FORBIDDEN, message=message,
                            details=reason and {"reason": reason})


def digest_of(user_id):
    """The digest in the ids of a user's records."""
    return hashlib.sha256(user_id.encode()).hexdigest()[:32]


def group_of(bucket):
    """The URI of the group of a class's pupils."""
    return f"/buckets/{bucket}/groups/{GROUP}"


def check_size(event):
    """Refuses a long body before anything of it is read."""
    request = event.request
    if request.headers.get("Transfer-Encoding") or (request.content_length or 0) > BODY_SIZE:
        raise errors.http_error(
            httpexceptions.HTTPRequestEntityTooLarge(), errno=errors.ERRORS.REQUEST_TOO_LARGE,
            message=f"A request has a Content-Length of at most {BODY_SIZE} bytes.")


def check_request(event):
    """Refuses requests that neither the program nor a teacher needs, then queues a write behind others to the class."""
    request = event.request
    service = request.current_service
    if service is None:
        if request.matched_route is not None and request.matched_route.name != "redirect_to_version":
            refuse("This server does not offer this request.")
        return
    method = request.method
    parameters = ALLOWED.get(service.name, {}).get(method)
    if parameters is None:
        refuse("This server does not offer this request.")
    if set(request.GET) - set(parameters) or any(len(value) > QUERY_LENGTH for value in request.GET.values()):
        refuse("This server does not offer this query.")
    if not all(IDENTIFIER.fullmatch(value) for value in request.matchdict.values()):
        raise errors.http_error(httpexceptions.HTTPNotFound(), errno=errors.ERRORS.MISSING_RESOURCE)
    if service.name in WITHOUT_ACCOUNT:
        return
    if request.authenticated_userid is None:
        # Kinto's view makes it a 401.
        raise httpexceptions.HTTPForbidden()
    if method not in ("PUT", "DELETE"):
        return
    bucket, collection = request.matchdict["bucket_id"], request.matchdict["collection_id"]
    is_pupil = group_of(bucket) in request.prefixed_principals
    if method == "PUT" and not (is_pupil and collection == COLLECTION):
        refuse("Only a pupil of the class can add favorites to its list.", "not-a-pupil")
    if service.name == "record-plural" and is_pupil:
        refuse("Only a teacher can delete all favorites.")
    check_body(request)
    lock(request.registry.storage, f"/buckets/{bucket}/collections/{collection}")


def check_body(request):
    """Reads all of a body, before others have to wait for the request, and refuses one that no parser should see."""
    try:
        body = request.body
    except OSError:
        raise errors.http_error(httpexceptions.HTTPBadRequest(), errno=errors.ERRORS.INVALID_POSTED_DATA) from None
    if body.count(b"{") + body.count(b"[") > BRACKETS:
        refuse("The body is nested too deep.")


def lock(storage, uri):
    """Waits until no other request writes to the collection; the end of the transaction unlocks it."""
    with storage.client.connect() as connection:
        connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(hashtextextended(:uri, 0))"), {"uri": uri})


def check_record(request, record_id):
    """Refuses a record that is not one of the sender's own favorites."""
    try:
        body = json.loads(request.body)
    except (ValueError, RecursionError):
        refuse("The body is not JSON.", "unreadable-body")
    if not isinstance(body, dict) or set(body) - {"data", "permissions"} or body.get("permissions"):
        refuse("The body has data, and no permissions.")
    data = body.get("data")
    if not isinstance(data, dict) or set(data) - {"id", "number", "symbol", "favoritedBy", "favoritedAt"}:
        refuse("A favorite has the keys number, symbol, favoritedBy and favoritedAt.")
    match = RECORD_ID.fullmatch(record_id)
    if not match or match[2] != digest_of(request.prefixed_userid):
        refuse("The id is not one of this user's: eNUMBER-DIGEST.")
    number = data.get("number")
    if type(number) is not int or not 1 <= number <= len(SYMBOLS) or number != int(match[1]):
        refuse("The number is not that of the id, from 1 to 118.")
    if data.get("symbol", SYMBOLS[number - 1]) != SYMBOLS[number - 1]:
        refuse("The symbol is not that of the number.")
    if not is_name(data.get("favoritedBy")):
        refuse("favoritedBy is not a name on one line of at most 200 characters.")
    if is_name_of_another(request, data["favoritedBy"]):
        refuse("favoritedBy is the name of another pupil of the class.", "name-of-another")
    if "favoritedAt" in data and not is_time(data["favoritedAt"]):
        refuse("favoritedAt is not a time such as 2026-11-21T15:57:42.123Z.")


def is_name(value):
    """True for a string that the program shows as a name: see docs/favorites-api.md."""
    if not isinstance(value, str) or len(value) > NAME_LENGTH or not value.strip():
        return False
    marks = run = 0
    for character in value:
        category = unicodedata.category(character)
        if category in ("Cc", "Cs", "Zl", "Zp") or character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069":
            return False
        if category in ("Mn", "Mc", "Me"):
            marks += 1
        else:
            marks = 0
            run = 0 if allows_line_break(character) else run + 1
        if marks > NAME_MARKS or run > NAME_RUN:
            return False
    return any(unicodedata.category(character)[0] not in "CZM" for character in value)


def allows_line_break(character):
    """True for white space and letters of scripts without spaces."""
    return character.isspace() or unicodedata.east_asian_width(character) in "WF" or "\u0e00" <= character < "\u0e80"


def read_confusables(text):
    """A table for `str.translate`, of the lines of `Resources/confusables.tsv`: what characters look like."""
    table = {}
    for line in text.removesuffix("\n").split("\n"):
        look, _, codes = line.partition("\t")
        for code in codes.split(" "):
            first, _, last = code.partition("-")
            table.update(dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), look))
    return table


CONFUSABLES = read_confusables(
    pathlib.Path(__file__).with_name("confusables.tsv").read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=5000)
def looks(name):
    """What a name looks like, without differences of case, white space and invisible characters; with a large I as itself,
    and as the small l that it looks like."""
    name = unicodedata.normalize("NFD", name)
    return frozenset(" ".join(each.translate(CONFUSABLES).split()) for each in (name, name.replace("I", "l")))


def is_name_of_another(request, name):
    """True for the name or the account of another pupil of the class, unless it is also the sender's own."""
    bucket = request.matchdict["bucket_id"]
    try:
        group = request.registry.storage.get(resource_name="group", parent_id=f"/buckets/{bucket}", object_id=GROUP)
    except exceptions.ObjectNotFoundError:
        return False
    taken = looks(name)
    owners = {account for account, its_name in group.get("names", {}).items()
              if taken & (looks(account) | looks(its_name))}
    return bool(owners) and request.prefixed_userid.removeprefix("account:") not in owners


def is_time(value):
    """True for a time in UTC from the year 1970 on."""
    match = TIME.fullmatch(value) if isinstance(value, str) else None
    try:
        return bool(match) and datetime.datetime.fromisoformat(match[1]).year >= 1970
    except ValueError:
        return False


def guard_records():
    """Makes Kinto check each record before it is stored, whichever request it comes by."""
    original = records.Record.process_object

    def process_object(self, new, old=None):
        check_record(self.request, self.object_id or "")
        return original(self, new, old)

    if not getattr(original, "is_guarded", False):
        process_object.is_guarded = True
        records.Record.process_object = process_object


def includeme(config):
    config.add_subscriber(check_size, events.NewRequest)
    config.add_subscriber(check_request, events.BeforeTraversal)
    guard_records()
