import GLib

/// The results of played recordings, as TAP 13 and as JUnit's XML.
public struct ReplayReport: Sendable, Hashable {
  /// A played line.
  public struct Test: Sendable, Hashable {
    /// The file and the line: `flip.elements-recording:12`.
    public let place: String
    /// The command as written.
    public let text: String
    public let outcome: Player.Outcome
    /// The time taken in seconds.
    public let seconds: Double

    public init(place: String, text: String, outcome: Player.Outcome, seconds: Double) {
      self.place = place
      self.text = text
      self.outcome = outcome
      self.seconds = seconds
    }
  }

  /// The tests of one recording.
  public struct Suite: Sendable, Hashable {
    /// The recording's name.
    public let name: String
    /// The tests in the order of playing.
    public var tests: [Test]

    public init(name: String, tests: [Test] = []) {
      self.name = name
      self.tests = tests
    }
  }

  /// The recordings in the order of playing.
  public var suites: [Suite] = []

  public init() {}

  /// Number of tests that passed.
  public var passed: Int { count { $0 == .passed } }
  /// Number of tests that failed; those skipped count as neither.
  public var failed: Int { count { $0.isFailure } }
  private var skipped: Int { count { $0 == .skipped } }

  private func count(_ isCounted: (Player.Outcome) -> Bool) -> Int {
    suites.reduce(0) { sum, suite in sum + suite.tests.count { isCounted($0.outcome) } }
  }

  /// The last line: `12 passed, 1 failed`.
  public var summary: String { "\(passed) passed, \(failed) failed" }

  // MARK: TAP

  /// Returns the first lines of the output.
  public static func tapHeading(count: Int) -> String { "TAP version 13\n1..\(count)\n" }

  /// Returns the lines of a test.
  /// - Parameter number: the number in the output, from 1.
  public static func tap(_ test: Test, number: Int) -> String {
    let name = "\(number) - \(escaped("\(test.place): \(test.text)"))"
    switch test.outcome {
    case .passed: return "ok \(name)\n"
    case .skipped: return "ok \(name) # SKIP not played\n"
    case .failed(let message):
      return "not ok \(name)\n  ---\n  message: \(yaml(message))\n  ...\n"
    }
  }

  /// Escapes what TAP reads as a directive or as the end of a line.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.properties.generalCategory == .control
        ? " " : $0 == "#" || $0 == "\\" ? "\\\($0)" : "\($0)"
    }.joined()
  }

  /// Quotes a text for YAML.
  private static func yaml(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: JUnit

  /// The results in JUnit's format.
  public var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let count = suites.reduce(0) { $0 + $1.tests.count }
    text += "<testsuites tests=\"\(count)\" failures=\"\(failed)\" skipped=\"\(skipped)\">\n"
    for suite in suites {
      var one = ReplayReport()
      one.suites = [suite]
      text += "  <testsuite name=\"\(Self.xml(suite.name))\" tests=\"\(suite.tests.count)\""
      text += " failures=\"\(one.failed)\" skipped=\"\(one.skipped)\">\n"
      for test in suite.tests { text += Self.junit(test, in: suite) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func junit(_ test: Test, in suite: Suite) -> String {
    let name = xml("\(test.place): \(test.text)")
    let start =
      "    <testcase classname=\"\(xml(suite.name))\" name=\"\(name)\""
      + " time=\"\(Decimal.text(test.seconds))\""
    return switch test.outcome {
    case .passed: start + "/>\n"
    case .skipped: start + "><skipped/></testcase>\n"
    case .failed(let message):
      start + "><failure message=\"\(xml(message))\"/></testcase>\n"
    }
  }

  /// Escapes a text for XML; a control character, which XML cannot have, becomes U+FFFD.
  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
