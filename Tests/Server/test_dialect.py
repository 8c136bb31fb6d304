"""The requests of the program: additions, deletions, the list by pages, and what changed since."""

import threading
import unittest

from throwaway import RECORDS, ServerCase, favorite, path_of


class DialectTests(ServerCase):
    def test_the_root_tells_the_project_and_the_user(self):
        self.assertEqual(self.server.request(None, "GET", "/").json["project_name"], "kinto")
        user = self.server.request("ada", "GET", "/").json["user"]
        self.assertEqual(user["id"], "account:ada")

    def test_an_addition_is_listed_and_a_second_one_is_a_412(self):
        first = self.server.add("ada", 79)
        self.assertStatus(201, first)
        self.assertEqual({key: first.data[key] for key in favorite("ada", 79)}, favorite("ada", 79))
        again = self.server.add("ada", 79)
        self.assertStatus(412, again)
        self.assertEqual(again.json["details"]["existing"]["last_modified"], first.data["last_modified"])
        self.assertEqual(self.server.list("bob").data, [first.data])

    def test_a_deletion_needs_the_tag_of_the_last_change(self):
        added = self.server.add("ada", 1)
        self.assertStatus(412, self.server.delete("ada", 1, '"1"'))
        self.assertStatus(200, self.server.delete("ada", 1, added.tag))
        self.assertStatus(404, self.server.delete("ada", 1, added.tag))
        self.assertEqual(self.server.list().data, [])

    def test_the_changes_since_a_tag_have_marks_of_deletions(self):
        kept, gone = self.server.add("ada", 1), self.server.add("bob", 2)
        before = self.server.list()
        self.assertEqual(before.code, gone.code)
        self.server.delete("bob", 2, gone.tag)
        added = self.server.add("cleo", 3)
        changes = self.server.list(query=f"?_since=%22{before.code}%22").data
        self.assertEqual({record["id"]: record.get("deleted", False) for record in changes},
                         {gone.data["id"]: True, added.data["id"]: False})
        self.assertNotIn(kept.data["id"], [record["id"] for record in changes])
        again = self.server.add("bob", 2)
        self.assertStatus(201, again)
        changes = self.server.list(query=f"?_since=%22{added.code}%22").data
        self.assertEqual(changes, [again.data])

    def test_an_unchanged_list_is_a_304(self):
        self.server.add("ada", 1)
        tag = self.server.list().tag
        answer = self.server.request("ada", "GET", RECORDS, headers={"If-None-Match": tag})
        self.assertStatus(304, answer)
        self.assertEqual(self.server.list(query=f"?_since={tag.replace(chr(34), '%22')}").data, [])

    def test_pages_follow_each_other(self):
        expected = {self.server.add(account, number).data["id"] for account in ("ada", "bob") for number in range(1, 4)}
        found, path, pages = [], f"{RECORDS}?_limit=4", 0
        while path:
            page = self.server.request("cleo", "GET", path)
            found += [record["id"] for record in page.data]
            following, pages = page.headers["Next-Page"], pages + 1
            start = f"http://127.0.0.1:{self.server.port}/v1"
            self.assertTrue(following is None or following.startswith(start), following)
            path = following and following.removeprefix(start)
        self.assertEqual((sorted(found), pages), (sorted(expected), 2))

    def test_a_favorite_can_be_replaced(self):
        self.server.add("ada", 1)
        changed = favorite("ada", 1) | {"favoritedBy": "Ada Lovelace"}
        self.assertStatus(200, self.server.request("ada", "PUT", path_of("ada", 1), {"data": changed}))
        self.assertEqual(self.server.list().data[0]["favoritedBy"], "Ada Lovelace")

    def test_a_reader_of_changes_misses_none_while_many_write(self):
        statuses, seen, tag, ended = [], {}, self.server.list().code, threading.Event()

        def write(account):
            for number in range(1, 21):
                added = self.server.add(account, number)
                statuses.append(added.status)
                if number % 4 == 0:
                    statuses.append(self.server.delete(account, number, added.tag).status)

        def read(tag):
            last = False
            while not last:
                last = ended.is_set()
                answer = self.server.list("marie", f"?_since=%22{tag}%22")
                seen.update({record["id"]: record.get("deleted", False) for record in answer.data})
                tag = answer.code

        reader = threading.Thread(target=read, args=(tag,))
        writers = [threading.Thread(target=write, args=(account,)) for account in ("ada", "bob", "cleo")]
        for thread in (reader, *writers):
            thread.start()
        for thread in writers:
            thread.join()
        ended.set()
        reader.join()
        self.assertEqual((statuses.count(201), statuses.count(200)), (60, 15), statuses)
        self.assertEqual({record["id"] for record in self.server.list().data},
                         {key for key, deleted in seen.items() if not deleted})


if __name__ == "__main__":
    unittest.main()
