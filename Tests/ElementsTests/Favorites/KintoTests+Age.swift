import Testing

@testable import Elements

/// When all favorites are requested again.
extension KintoTests {
  @Test("After a day all favorites are requested again, also after a clock was set back")
  func oldLists() throws {
    var list = KintoList()
    expect(list.changesSince(now: 0) == nil)
    try list.take([page()], at: 7, isWhole: true, now: 1_000, server: "s")
    let last = 1_000 + KintoList.maximumAge - 1
    for (now, time) in [
      (1_000, 7), (last, 7), (last + 1, nil), (999, nil), (.min, nil), (.max, nil),
    ]
      as [(Int64, Int64?)]
    {
      expect(list.changesSince(now: now), equals: time)
    }
    // What changed since does not make the list younger.
    try list.take([page()], at: 8, isWhole: false, now: last, server: "s")
    expect(list.changesSince(now: last), equals: 8)
    expect(list.changesSince(now: last + 1) == nil)
    try list.take([page()], at: 9, isWhole: true, now: last + 1, server: "s")
    expect(list.changesSince(now: last + 2), equals: 9)
  }

  @Test("After changes that are no newer than the list, all favorites are requested in minutes")
  func doubtfulLists() throws {
    var list = KintoList()
    try list.take(
      [page(Self.json(1, Self.bert, "Bert", version: 7))], at: 7, isWhole: true, now: 0, server: "s"
    )
    let minutes = KintoList.maximumAgeInDoubt
    try list.take(
      [page(Self.json(2, Self.bert, "Bert", version: 8))], at: 8, isWhole: false, now: 1,
      server: "s")
    expect(list.changesSince(now: minutes), equals: 8)
    let deleted = #"{"id": "e1-\#(Self.bert)", "last_modified": 8, "deleted": true}"#
    try list.take([page(deleted)], at: 8, isWhole: false, now: 2, server: "s")
    expect(list.changesSince(now: minutes - 1), equals: 8)
    expect(list.changesSince(now: minutes) == nil)
    try list.take([page()], at: 8, isWhole: true, now: minutes, server: "s")
    expect(list.changesSince(now: 2 * minutes), equals: 8)
  }
}
