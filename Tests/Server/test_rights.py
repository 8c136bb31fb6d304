"""What a pupil, a teacher and strangers cannot do, whichever request they send."""

import base64
import json
import socket
import threading
import time
import unittest

from throwaway import RECORDS, ServerCase, digest, favorite, path_of

COLLECTION = "/buckets/10b/collections/favorites"


class RightsTests(ServerCase):
    def put(self, account, path, data, **more):
        return self.server.request(account, "PUT", path, {"data": data} | more)

    def test_only_the_class_and_its_teacher_read_the_list(self):
        self.server.add("ada", 1)
        for account, status in (("bob", 200), ("marie", 200), ("eve", 403), (None, 401), ("nobody", 401)):
            self.assertStatus(status, self.server.list(account))
            self.assertStatus(status, self.server.request(account, "GET", path_of("ada", 1)))
        self.assertStatus(401, self.server.request("ada", "GET", RECORDS, password="wrong"))

    def test_a_token_in_place_of_a_password_is_no_login(self):
        for token in ("x", self.server.passwords["ada"], base64.b64encode(b"ada:x").decode()):
            headers = {"Authorization": "Bearer " + token}
            self.assertStatus(401, self.server.request(None, "GET", RECORDS, headers=headers))
        self.assertNotIn("user", self.server.request(None, "GET", "/", headers={"Authorization": "Bearer x"}).json)

    def test_nobody_changes_another_pupils_favorite(self):
        added = self.server.add("ada", 1)
        for account in ("bob", "eve"):
            self.assertStatus(403, self.put(account, path_of("ada", 1), favorite(account, 1)))
            self.assertStatus(403, self.server.request(account, "DELETE", path_of("ada", 1)))
        self.assertEqual(self.server.list().data, [added.data])

    def test_nobody_takes_the_ids_of_another(self):
        self.assertStatus(403, self.put("bob", path_of("ada", 1), favorite("bob", 1)))
        self.assertStatus(403, self.put("bob", f"{RECORDS}/anything", favorite("bob", 1)))
        for number in (0, 119, "01", "1.0", "-1"):
            self.assertIn(self.put("bob", f"{RECORDS}/e{number}-{digest('bob')}", favorite("bob", 1)).status, (403, 404))
        for ending in ("%0A", "x", "%00", "%2Fx"):
            self.assertIn(self.put("bob", path_of("bob", 1) + ending, favorite("bob", 1)).status, (403, 404))
        self.assertStatus(201, self.server.add("ada", 1))

    def test_a_pupil_of_another_class_adds_nothing(self):
        self.assertStatus(403, self.put("eve", path_of("eve", 1), favorite("eve", 1)))

    def test_a_teacher_deletes_and_does_not_write(self):
        self.server.add("ada", 1)
        refused = self.put("marie", path_of("marie", 1), favorite("marie", 1))
        self.assertStatus(403, refused)
        self.assertEqual(refused.json["details"], {"reason": "not-a-pupil"})
        self.assertStatus(403, self.put("marie", path_of("ada", 1), favorite("ada", 1)))
        for method, path in (("DELETE", "/buckets/10b"), ("PATCH", COLLECTION), ("PUT", "/buckets/10b/groups/pupils")):
            self.assertStatus(403, self.server.request("marie", method, path, {"data": {}}))
        self.assertStatus(200, self.server.request("marie", "DELETE", path_of("ada", 1)))
        self.assertEqual(self.server.list().data, [])
        names = self.server.request("marie", "GET", "/buckets/10b/groups/pupils").data["names"]
        self.assertEqual(names["ada"], "Ada Lovelace")

    def test_a_pupil_does_not_clear_the_list(self):
        self.server.add("bob", 1)
        self.assertStatus(403, self.server.request("bob", "DELETE", RECORDS))

    def test_permissions_are_not_changed(self):
        everyone = {"write": ["system.Everyone"], "read": ["system.Everyone"]}
        self.assertStatus(403, self.put("bob", path_of("bob", 1), favorite("bob", 1), permissions=everyone))
        self.server.add("bob", 1)
        for body in ({"permissions": everyone}, {"data": favorite("bob", 1), "permissions": everyone}):
            self.assertStatus(403, self.server.request("bob", "PUT", path_of("bob", 1), body))
        for kind in ("application/json", "application/merge-patch+json", "application/json-patch+json"):
            self.assertStatus(403, self.server.request("bob", "PATCH", path_of("bob", 1), {"permissions": everyone},
                                                       headers={"Content-Type": kind}))
        for path in (COLLECTION, "/buckets/10b", "/buckets/10b/groups/pupils"):
            for method in ("PUT", "PATCH", "POST", "DELETE"):
                self.assertStatus(403, self.server.request("bob", method, path, {"permissions": everyone}))
        self.assertStatus(403, self.server.list("eve"))
        self.assertStatus(401, self.server.list(None))

    def test_nothing_goes_by_batch(self):
        requests = [{"method": "PUT", "path": "/v1" + path_of("ada", 1), "body": {"data": favorite("bob", 1)}}]
        for account in ("bob", "marie", None):
            self.assertStatus(403, self.server.request(account, "POST", "/batch", {"requests": requests}))
        self.assertEqual(self.server.list().data, [])

    def test_no_accounts_classes_lists_or_other_pages(self):
        for account in ("bob", "marie", None):
            for method, path in (
                    ("PUT", "/accounts/new"), ("POST", "/accounts"), ("GET", "/accounts"), ("GET", "/accounts/bob"),
                    ("PATCH", "/accounts/bob"), ("DELETE", "/accounts/bob"), ("PUT", "/accounts/ada"),
                    ("PUT", "/buckets/new"), ("POST", "/buckets"), ("GET", "/buckets"), ("DELETE", "/buckets"),
                    ("PUT", "/buckets/10b/collections/new"), ("POST", "/buckets/10b/collections"),
                    ("PUT", "/buckets/10b/groups/new"), ("POST", RECORDS), ("GET", "/__api__"),
                    ("GET", "/__heartbeat__"), ("GET", "/__version__"), ("OPTIONS", RECORDS), ("TRACE", RECORDS)):
                answer = self.server.request(account, method, path, {"data": {"id": "new", "password": "secret"}})
                self.assertStatus(403, answer)
            for path in ("/__flush__", "/flush", "/buckets/10b/history", "/permissions", "/admin"):
                self.assertStatus(404, self.server.request(account, "POST", path, {}))

    def test_a_class_that_exists_looks_like_one_that_does_not(self):
        known, unknown = (self.server.request("bob", "GET", f"/buckets/{name}").json for name in ("9a", "none"))
        self.assertEqual(known, unknown)

    def test_a_record_has_only_the_fields_of_a_favorite(self):
        good = favorite("bob", 1)
        for wrong in (
                {"extra": 1}, {"last_modified": 4_000_000_000_000}, {"deleted": True}, {"schema": 1}, {"number": 2},
                {"number": "1"}, {"number": True}, {"number": 1.0}, {"number": None}, {"symbol": "He"}, {"symbol": None},
                {"favoritedAt": "2026-02-30T00:00:00Z"}, {"favoritedAt": "1969-12-31T23:59:59Z"}, {"favoritedAt": 1},
                {"favoritedBy": None}, {"favoritedBy": ""}, {"favoritedBy": " \u200b"}, {"favoritedBy": "a\nb"},
                {"favoritedBy": "a\u202eb"}, {"favoritedBy": "a" + "\u0301" * 9}, {"favoritedBy": "a b " * 51},
                {"favoritedBy": {"a": "b"}}, {"favoritedBy": "\0"}):
            self.assertStatus(403, self.put("bob", path_of("bob", 1), good | wrong))
        for body in (b"", b"{", b"\xff", b"[]", b"[" * 4000, b'{"data":' + b"[" * 1990 + b"]" * 1990 + b"}"):
            self.assertIn(self.server.request("bob", "PUT", path_of("bob", 1), raw=body).status, (400, 403))
        self.assertEqual(self.server.list().data, [])
        for name in ("Bob", "Róbert", "李", "a" + "\u0301" * 8, "a b " * 50):
            self.assertIn(self.put("bob", path_of("bob", 1), good | {"favoritedBy": name}).status, (200, 201))

    def test_nobody_signs_as_another_pupil(self):
        for name in ("Ada Lovelace", "ada", " ADA  lovelace ", "Ａda Love\u200blace", "Cleo", "Ada Lovelace\ufe0f",
                     "A\u180bda Love\u17b4lace", "Ada\u034f Lovelace", "Ada Lovelace\U000e0100", "\u3164Ada Lovelace",
                     "Ada\u2800Lovelace", "Аdа Lоvеlасе", "Ada 1ovelace", "Ada Iovelace", "𝐀𝐝𝐚 Love‎lace"):
            answer = self.put("bob", path_of("bob", 1), favorite("bob", 1) | {"favoritedBy": name})
            self.assertStatus(403, answer)
            self.assertEqual(answer.json["details"], {"reason": "name-of-another"})
        self.assertStatus(201, self.put("ada", path_of("ada", 1), favorite("ada", 1) | {"favoritedBy": "Ada Lovelace"}))

    def test_a_long_body_is_refused_unread(self):
        headers = {"Content-Length": "1000000000"}
        self.assertStatus(413, self.server.request("bob", "PUT", path_of("bob", 1), headers=headers, raw=b""))
        self.assertStatus(413, self.server.request("bob", "PUT", path_of("bob", 1), raw=b" " * 5000))
        self.assertStatus(413, self.server.request("bob", "PUT", path_of("bob", 1), raw=b"0\r\n\r\n",
                                                   headers={"Transfer-Encoding": "chunked"}))

    def test_the_clock_of_the_list_cannot_be_set(self):
        self.server.add("bob", 1)
        later = int(time.time() * 1000) + 12 * 3600 * 1000
        answer = self.server.request("bob", "DELETE", f"{path_of('bob', 1)}?last_modified={later}")
        self.assertStatus(403, answer)
        self.assertLess(int(self.server.list().code), later)

    def test_no_query_and_no_login_makes_the_server_fail(self):
        def token(value):
            return base64.b64encode(json.dumps(value).encode()).decode()
        for query in ("_limit=-1", "_limit=1e99", "_since=x", "_since=-1", "_since=%00", '_since="9e99"', "_token=x",
                      "%ff=1", "_token=%ff", "_sort=number", "like_favoritedBy=a", "_limit=1&_limit=2",
                      "_token=" + token([]), "_token=" + token({"last_object": {"last_modified": {}}, "offset": "a"}),
                      "_token=" + token({"last_object": {"a'": "\0"}, "offset": 0, "nonce": 1}),
                      "_token=" + "W1tb" * 400):
            self.assertIn(self.server.list("bob", "?" + query).status, (400, 403), query)
        for login in (b"", b":", b"bob", b"\0:\0", b"\xff:\xff", b"bob:" + b"x" * 500, b"../bob:x", b"bob\n:x"):
            headers = {"Authorization": "Basic " + base64.b64encode(login).decode()}
            self.assertStatus(401, self.server.request(None, "GET", RECORDS, headers=headers))
        for name in ("%00", "*", "10b%0A", "%2e%2e", "a" * 500):
            for method in ("GET", "DELETE", "PUT"):
                path = f"/buckets/{name}/collections/favorites/records/e1-{digest('bob')}"
                self.assertIn(self.server.request("bob", method, path, {"data": favorite("bob", 1)}).status, (403, 404))

    def test_idle_connections_do_not_stop_the_others(self):
        idle = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(100)]
        for connection in idle:
            self.addCleanup(connection.close)
        started = time.monotonic()
        self.assertStatus(200, self.server.list())
        self.assertLess(time.monotonic() - started, 8)

    def test_many_wrong_passwords_at_once_are_only_refused(self):
        statuses = []
        threads = [threading.Thread(target=lambda: statuses.append(
            self.server.request("ada", "GET", RECORDS, password="wrong").status)) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(statuses, [401] * 10)
        self.assertStatus(200, self.server.list())


if __name__ == "__main__":
    unittest.main()
