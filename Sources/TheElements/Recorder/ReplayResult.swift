import GLib
import Recording

/// The result of a step, as the playing process reports it on a line: `passed 0.021`, `failed 5 expected back, found
/// front`.
struct ReplayResult {
  let outcome: Player.Outcome
  /// The time taken in seconds.
  let seconds: Double
}

extension ReplayResult {
  init(_ result: Player.Result) {
    self.init(outcome: result.outcome, seconds: result.seconds)
  }

  /// Reads a line; nil for anything else that the process prints.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, let seconds = Decimal.value(String(words[1])) else { return nil }
    switch words[0] {
    case "passed": self.init(outcome: .passed, seconds: seconds)
    case "failed" where words.count == 3:
      self.init(outcome: .failed(String(words[2])), seconds: seconds)
    default: return nil
    }
  }

  /// The line, with its end.
  var line: String {
    let time = Decimal.text(seconds)
    return switch outcome {
    case .passed: "passed \(time)\n"
    case .skipped: ""
    case .failed(let message):
      "failed \(time) \(message.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    }
  }
}
