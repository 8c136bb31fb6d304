import Elements
import GLib

@testable import Recording

extension Vocabulary {
  /// The actions and checks of a small program.
  static let sample = Vocabulary(
    program: "Sample",
    actions: [
      Entry("open"), Entry("show", [letter]), Entry("move", [letter, Parameter("PLACE")]),
    ],
    checks: [Entry("count", [Parameter("NUMBER")])])

  /// A parameter that is one of the letters A to C.
  private static let letter = Parameter(
    "LETTER", choices: { ["A", "B", "C"] },
    fault: { ["A", "B", "C"].contains($0) ? nil : "no letter “\($0)”" })
}

/// An error without a description of its own.
struct NoFile: Error, CustomStringConvertible {
  let description = "no such file"
}

/// The text of a file that may be included: these lines from line 2 on.
func included(_ text: String) -> String { Vocabulary.sample.heading + "\n" + text }

/// Reads a recording that may include these files.
func script(
  _ text: String, files: [String: String] = [:], data: [String: String] = [:]
) -> Script {
  Script(Recording(text: text), .sample, data: data) { name in
    guard let file = files[name] else { throw NoFile() }
    return Array(file.utf8)
  }
}

extension Script {
  /// The steps as written.
  var texts: [String] { steps.map(\.command.description) }
  /// The faults with their positions.
  var faultTexts: [String] { faults.map(\.description) }
}

extension SplitMix64 {
  /// Returns one of the values.
  mutating func choose<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Returns a text of words, quotes, variables, comments and odd characters.
  mutating func text(upTo length: Int) -> String {
    let pieces = [
      "a", "Au", "in", "within", "not", "end", "%", "#", "$", "$x", "${x}", "\"", "\\", "\\n", "{",
      "}", " ", "\t", "\n", "\r", "\u{7}", "\u{85}", "\u{301}", "\u{FEFF}", "\u{2028}", "\u{1F600}",
      "e\u{301}", "Ж", "0.5", "-", ",", "&", "<", "\u{0}",
    ]
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in choose(pieces) }.joined()
  }
}
