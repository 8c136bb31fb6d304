import Testing

@testable import Elements

@Suite("The pace of a list in view")
struct SyncPaceTests {
  @Test("Often while it changes, seldom after a minute without changes")
  func pauses() {
    var pace = SyncPace(at: 1_000)
    expect(pace.pause(at: 1_000), equals: SyncPace.often)
    expect(pace.pause(at: 60_999), equals: SyncPace.often)
    expect(pace.pause(at: 61_000), equals: SyncPace.seldom)
    pace.changed(at: 70_000)
    expect(pace.pause(at: 70_000), equals: SyncPace.often)
  }
}
