import Elements
import XCTest

/// A running `FavoritesWriter` and its output.
struct Writer {
  private let child: Child

  /// Output of a writer by its end.
  struct Log {
    /// Elements of the changes that were begun, in their order.
    var begun: [Int] = []
    /// Number of answered changes, which are on the disk.
    var answered = 0
    var problems: [String] = []

    /// Changes of unknown outcome.
    var unanswered: ArraySlice<Int> { begun[answered...] }
  }

  /// Starts a writer that makes `count` changes.
  /// - Parameter server: address of the server to sync with, if any.
  init(_ path: String, seed: Int, count: Int = 100_000, server: String? = nil) throws {
    let arguments = [path, String(seed), String(count)] + [server].compactMap { $0 }
    child = try Child(Child.beside("FavoritesWriter"), arguments)
  }

  func kill() { child.kill() }

  /// Waits for its end.
  func end() -> (status: Int32?, log: Log) {
    let (status, lines) = child.end()
    var log = Log()
    for line in lines {
      switch line.first {
      case "?": log.begun.append(Int(line.dropFirst()) ?? 0)
      case "+": log.answered += 1
      default: log.problems.append(String(line.dropFirst()))
      }
    }
    return (status, log)
  }
}

extension FavoritesState {
  /// Returns the states that a writer may leave, which began with this one: with all answered changes, and some of
  /// the others.
  func outcomes(of log: Writer.Log) -> [FavoritesState] {
    var (state, outcomes) = (self, [FavoritesState]())
    for (index, number) in log.begun.enumerated() {
      if index >= log.answered { outcomes.append(state) }
      if state.isMine(number) {
        state.unstar(number)
      } else {
        state.star(number, by: "Ada", at: Int64(index))
      }
      state.records[.notes, String(number)] = index % 5 == 4 ? nil : "note \(index)"
      state.records.recordQuiz(QuizCard(.name, number), knew: index % 3 > 0, on: 20_000 + index)
    }
    return outcomes + [state]
  }
}
