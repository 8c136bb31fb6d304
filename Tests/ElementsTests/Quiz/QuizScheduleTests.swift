import Testing

@testable import Elements

@Suite("Repetition of the quiz")
struct QuizScheduleTests {
  private let card = QuizCard(.name, 26)

  @Test("A card that is known whenever it is due comes after 1, 2, 4, 8, 16, 32 and 64 days")
  func known() {
    var schedule = QuizSchedule()
    var day = 20_000
    var waits: [Int] = []
    for _ in 0..<9 {
      schedule.record(card, knew: true, on: day)
      let due = schedule[card]?.due ?? 0
      waits.append(due - day)
      expect(!schedule.isDue(card, on: due - 1) && schedule.isDue(card, on: due))
      day = due
    }
    expect(waits, equals: [1, 2, 4, 8, 16, 32, 64, 64, 64])
    expect(schedule[card]?.right, equals: 9)
  }

  @Test("A card that is not known is asked tomorrow, and starts again")
  func unknown() {
    var schedule = QuizSchedule()
    for day in [0, 1, 3, 7] { schedule.record(card, knew: true, on: day) }
    expect(schedule[card]?.box, equals: 4)
    schedule.record(card, knew: false, on: 15)
    expect(schedule[card], equals: QuizCardState(box: 1, last: 15, due: 16, right: 4, wrong: 1))
  }

  @Test("Practice before the day changes nothing but the counts")
  func early() {
    var schedule = QuizSchedule()
    for _ in 0..<20 { schedule.record(card, knew: true, on: 100) }
    expect(schedule[card], equals: QuizCardState(box: 1, last: 100, due: 101, right: 20, wrong: 0))
  }

  @Test("A new card is not due")
  func new() {
    expect(!QuizSchedule().isDue(card, on: 20_000))
    expect(QuizSchedule().dueCount(on: 20_000), equals: 0)
  }

  @Test("A clock that was years ahead hides no card once it is right")
  func ahead() {
    var schedule = QuizSchedule()
    schedule.record(card, knew: true, on: 50_000)
    expect(schedule.isDue(card, on: 20_000))
    expect(schedule.due(on: 20_000), equals: [card])
    schedule.record(card, knew: true, on: 20_000)
    expect(schedule[card]?.due, equals: 20_002)
  }

  @Test("A day backwards, as on a journey, is believed")
  func journey() {
    var schedule = QuizSchedule()
    schedule.record(card, knew: true, on: 20_000)
    expect(!schedule.isDue(card, on: 19_999))
    expect(schedule.isDue(card, on: 19_998))
  }

  @Test("The card that has been due for longest is the first")
  func order() {
    var schedule = QuizSchedule()
    for (number, day) in [(3, 12), (1, 10), (2, 11)] {
      schedule.record(QuizCard(.name, number), knew: true, on: day)
    }
    expect(schedule.due(on: 20).map(\.number), equals: [1, 2, 3])
    expect(schedule.due(on: 12).map(\.number), equals: [1, 2])
  }

  /// Days that a clock may show: near ones, and any number at all.
  private func day(_ random: inout SplitMix64, near last: Int) -> Int {
    switch random.next() % 8 {
    case 0: Int(truncatingIfNeeded: random.next())
    case 1: [Int.min, -1, 0, Int.max, QuizSchedule.days.upperBound][Int(random.next() % 5)]
    case 2: last - Int(random.next() % 400)
    default: last + Int(random.next() % 40)
    }
  }

  @Test("In 3,000 random courses no card is lost, and every state is in its range")
  func courses() {
    for seed in 1...3000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var schedule = QuizSchedule()
      var asked: [QuizCard: Int] = [:]
      var last = 20_000
      for _ in 0..<40 {
        let topic = QuizTopic.allCases[Int(random.next() % 3)]
        let card = QuizCard(topic, Int(random.next() % 5) + 1)
        let before = schedule[card]
        let today = day(&random, near: last)
        if (0...100_000).contains(today) { last = today }
        let knew = random.next() % 3 > 0
        schedule.record(card, knew: knew, on: today)
        asked[card, default: 0] += 1
        if !isValid(schedule[card], after: before, knew: knew) {
          Issue.record("\(seed): \(String(describing: schedule[card]))")
        }
        if random.next() % 5 == 0 {
          let entries = schedule.cards.map { ($0.key.key, $0.value.text) }
          expect(QuizSchedule(entries: Dictionary(uniqueKeysWithValues: entries)), equals: schedule)
        }
      }
      expect(schedule.cards.mapValues { $0.right + $0.wrong }, equals: asked)
      // At some day, every card comes again; none is lost to a clock that was wrong.
      let latest = schedule.cards.values.map(\.due).max() ?? 0
      expect(schedule.dueCount(on: latest), equals: asked.count)
      expect(
        schedule.due(on: 0).count + schedule.cards.values.count { $0.last <= 1 && $0.due > 0 }
          >= asked.count)
    }
  }

  private func isValid(
    _ state: QuizCardState?, after before: QuizCardState?, knew: Bool
  ) -> Bool {
    guard let state, state.due >= state.last, QuizSchedule.days.contains(state.last),
      QuizSchedule.days.contains(state.due), 1...QuizSchedule.boxes ~= state.box,
      state.due - state.last <= 64 || state.box == before?.box
    else { return false }
    let old = before?.box ?? 0
    return knew
      ? (max(old, 1)...old + 1).contains(state.box) : state.box == 1 && state.due - state.last <= 1
  }

  @Test("Intervals grow from box to box")
  func monotone() {
    expect(QuizSchedule.intervals, equals: QuizSchedule.intervals.sorted())
    expect(Set(QuizSchedule.intervals).count, equals: QuizSchedule.boxes)
    for box in 1..<QuizSchedule.boxes {
      let state = QuizCardState(box: box, last: 0, due: 10, right: 0, wrong: 0)
      let next = QuizSchedule.state(after: state, knew: true, on: 10)
      let lost = QuizSchedule.state(after: state, knew: false, on: 10)
      expect(next.due - next.last > QuizSchedule.intervals[box - 1])
      expect(lost.due < next.due)
    }
  }
}
