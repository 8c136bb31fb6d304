import Testing

@testable import Elements

@Suite("Times as texts")
struct TimestampTests {
  @Test(
    "A time is written in UTC with milliseconds, and read back",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1, "1970-01-01T00:00:00.001Z"),
      (951_782_399_999, "2000-02-28T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (951_868_800_000, "2000-03-01T00:00:00.000Z"),
      (1_795_276_662_123, "2026-11-21T15:57:42.123Z"),
      (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func written(time: Int64, text: String) {
    expect(Timestamp.text(of: time), equals: text)
    expect(Timestamp.time(of: text), equals: time)
  }

  @Test("The days of 400 years are read back")
  func centuries() {
    for day in stride(from: Int64(0), to: 146_097, by: 11) {
      let time = day * 86_400_000 + 43_200_000
      expect(Timestamp.time(of: Timestamp.text(of: time)), equals: time)
    }
  }

  @Test(
    "Time zones, fractions of any length and a missing zone are parsed",
    arguments: [
      "2026-11-21T15:57:42Z", "2026-11-21t15:57:42z", "2026-11-21 15:57:42",
      "2026-11-21T17:57:42+02:00", "2026-11-21T10:27:42-05:30", "2026-11-21T15:57:42+00",
      "2026-11-21T17:57:42+0200", "2026-11-21T15:57:42.0004567Z", "2026-11-22T01:57:42+10:00",
    ])
  func read(text: String) {
    expect(Timestamp.time(of: text), equals: 1_795_276_662_000)
  }

  @Test(
    "Invalid times are rejected",
    arguments: [
      "", "now", "2026-11-21", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
      "2026-00-10T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-00T00:00:00Z",
      "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z",
      "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00ZZ", "2026-01-01T00:00:00+25:00",
      "2026-01-01T00:00:00 +00:00", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00+01:00",
      "+026-01-01T00:00:00Z", "２026-01-01T00:00:00Z", "9999-12-31T23:59:60Z",
      "9999-12-31T23:59:59-00:01",
    ])
  func refused(text: String) {
    expect(Timestamp.time(of: text) == nil)
  }

  @Test(
    "The time of a wrong clock is clamped to one that reads back",
    arguments: [
      (-1, "1970-01-01T00:00:00.000Z"), (.min, "1970-01-01T00:00:00.000Z"),
      (253_402_300_800_000, "9999-12-31T23:59:59.999Z"), (.max, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func farOff(time: Int64, text: String) {
    expect(Timestamp.text(of: time), equals: text)
    expect(Timestamp.time(of: text), equals: Timestamp.clamped(time))
  }
}
