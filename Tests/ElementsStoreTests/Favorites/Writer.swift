import Elements
import XCTest

/// A program that changes favorites as fast as it can, and what it has told of that.
struct Writer {
  private let child: Child

  /// What a writer has told by the time when it ended.
  struct Log {
    /// The elements whose mark was changed, in the order in which that was begun.
    var begun: [Int] = []
    /// How many of them were answered: they are on the disk.
    var answered = 0
    var problems: [String] = []

    /// Those of which nobody can know.
    var unanswered: ArraySlice<Int> { begun[answered...] }
  }

  /// Starts it with so many changes to make.
  /// - Parameter server: the address of the server with which it exchanges them, if any.
  init(_ path: String, seed: Int, count: Int = 100_000, server: String? = nil) throws {
    let arguments = [path, String(seed), String(count)] + [server].compactMap { $0 }
    child = try Child(Child.beside("FavoritesWriter"), arguments)
  }

  func kill() { child.kill() }

  /// Waits until it has ended.
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
  /// The states that a writer may leave, which began with this one: all that it was answered is in them, and
  /// of what it was not, some.
  func outcomes(of log: Writer.Log) -> [FavoritesState] {
    var (state, outcomes) = (self, [FavoritesState]())
    for (index, number) in log.begun.enumerated() {
      if index >= log.answered { outcomes.append(state) }
      if state.isMine(number) {
        state.unstar(number)
      } else {
        state.star(number, by: "Ada", at: Int64(index))
      }
    }
    return outcomes + [state]
  }
}
