import Elements
import GLib

/// The cards and rounds of the user, in the records beside the favorites.
@MainActor
struct QuizMemory {
  let favorites: Favorites

  /// Today, in days since 1970.
  nonisolated static var today: Int { Clock.day(of: Clock.time) }

  /// All cards that have been asked.
  var schedule: QuizSchedule { QuizSchedule(entries: favorites.records.entries(of: .quizCards)) }

  /// The rounds that were played.
  var history: QuizHistory { QuizHistory(entries: favorites.records.entries(of: .quizRounds)) }

  /// Number of cards due today.
  var dueCount: Int {
    let entries = favorites.records.entries(of: .quizCards)
    return entries.isEmpty ? 0 : QuizSchedule(entries: entries).dueCount(on: Self.today)
  }

  /// Saves an answer.
  func record(_ card: QuizCard, knew: Bool) {
    let day = Self.today
    favorites.changeRecords { records in
      let state = records[.quizCards, card.key].flatMap { QuizCardState(text: $0) }
      let next = QuizSchedule.state(after: state, knew: knew, on: day)
      records[.quizCards, card.key] = next.text
    }
  }

  /// Saves a round that was played, and removes the oldest ones if there are too many.
  func add(_ round: QuizRound) {
    let time = String(max(Clock.time, 0))
    let key = String(repeating: "0", count: max(0, Self.keyLength - time.count)) + time
    let entry = QuizHistory.Entry(round, key: key, on: Self.today)
    favorites.changeRecords { records in
      records[.quizRounds, key] = entry.text
      for key in QuizHistory(entries: records.entries(of: .quizRounds)).surplus {
        records[.quizRounds, key] = nil
      }
    }
  }

  private static let keyLength = 16
}
