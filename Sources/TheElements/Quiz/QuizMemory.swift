import Elements
import GLib

/// The cards and rounds of the user, in the records beside the favorites.
@MainActor
struct QuizMemory {
  let favorites: Favorites

  /// Today, in days since 1970.
  nonisolated static var today: Int { Clock.day(of: Clock.time) }

  /// All cards that have been asked.
  var schedule: QuizSchedule { favorites.records.quizSchedule }

  /// The rounds that were played.
  var history: QuizHistory { favorites.records.quizHistory }

  /// Number of cards due today.
  var dueCount: Int {
    let hasCards = !favorites.records.entries(of: .quizCards).isEmpty
    return hasCards ? schedule.dueCount(on: Self.today) : 0
  }

  /// Saves an answer.
  func record(_ card: QuizCard, knew: Bool) {
    let day = Self.today
    favorites.changeRecords { $0.recordQuiz(card, knew: knew, on: day) }
  }

  /// Saves a round that was played.
  func add(_ round: QuizRound) {
    let time = String(max(Clock.time, 0))
    let key = String(repeating: "0", count: max(0, Self.keyLength - time.count)) + time
    let day = Self.today
    favorites.changeRecords { $0.addQuizRound(round, key: key, on: day) }
  }

  private static let keyLength = 16
}
