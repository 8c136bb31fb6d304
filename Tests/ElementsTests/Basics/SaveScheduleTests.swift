import Elements
import Testing

struct SaveScheduleTests {
  @Test("The first change is saved at once, later ones a second after the last save")
  func testDelays() {
    var schedule = SaveSchedule()
    expect(schedule.change(at: 5000), equals: 0)
    schedule.save(at: 5000)
    expect(schedule.change(at: 5100), equals: 900)
    expect(schedule.change(at: 5200) == nil)
    expect(schedule.isPending)
    schedule.save(at: 6000)
    expect(!schedule.isPending)
    expect(schedule.change(at: 6000), equals: 1000)
    schedule.save(at: 7000)
    expect(schedule.change(at: 9000), equals: 0)
  }

  @Test("Changes in every frame are saved once a second, and none waits longer")
  func testFrames() {
    var schedule = SaveSchedule()
    var (saves, due, unsavedSince): ([Int64], Int64?, Int64?) = ([], nil, nil)
    for time in stride(from: Int64(0), through: 60_000, by: 16) {
      if let at = due, time >= at {
        schedule.save(at: time)
        saves.append(time)
        expect(time - (unsavedSince ?? time) <= 1016)
        (due, unsavedSince) = (nil, nil)
      }
      if let delay = schedule.change(at: time) { due = time + delay }
      unsavedSince = unsavedSince ?? time
    }
    expect((59...61).contains(saves.count))
    expect(zip(saves, saves.dropFirst()).allSatisfy { $1 - $0 >= 1000 })
  }

  @Test("No time traps", arguments: [Int64.min, -1, 0, .max], [Int64.min, -1, 0, .max])
  func testExtremes(first: Int64, second: Int64) {
    var schedule = SaveSchedule()
    schedule.save(at: first)
    let delay = schedule.change(at: second) ?? -1
    expect((0...1000).contains(delay))
  }
}
