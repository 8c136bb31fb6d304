import Elements
import GLib
import Recording

/// The command `--replay`: plays each recording in a process of its own, with favorites and settings of its own, and
/// prints the results as TAP 13. Needs no display itself.
@MainActor
final class ReplayCommand {
  private let request: ReplayRequest
  private let vocabulary: Vocabulary
  private let program: String
  private var report = ReplayReport()
  /// Number of tests printed so far.
  private var number = 0
  /// False once the output cannot be written, and after Ctrl+C.
  private var isPrinting = true
  private var hasLostPictures = false

  /// Exit status for a file that cannot be read or written.
  private static let unreadable: Int32 = 2

  private init(_ request: ReplayRequest, _ vocabulary: Vocabulary, program: String) {
    self.request = request
    self.vocabulary = vocabulary
    self.program = program
  }

  /// Plays the recordings. Returns the exit status: 1 if something failed, 2 if a file cannot be read.
  static func run(_ request: ReplayRequest, _ vocabulary: Vocabulary) -> Int32 {
    guard let program = Files.executable else { return 1 }
    return ReplayCommand(request, vocabulary, program: program).run()
  }

  /// A recording, played with a row of the data.
  private struct Play {
    let file: String
    let recording: Recording
    /// The row of the data, from 0; nil without data.
    let row: Int?
    let values: [String: String]

    var name: String {
      let name = Files.name(of: file)
      return row.map { tr("{1}, row {2}", name, String($0 + 1)) } ?? name
    }

    /// Returns the steps and faults, which are not kept: with data there may be many.
    func script(_ vocabulary: Vocabulary) -> Script {
      RecordingFile.script(recording, at: file, vocabulary, data: values)
    }

    /// Returns the test of a step.
    func test(_ step: Script.Step, _ result: ReplayResult) -> ReplayReport.Test {
      ReplayReport.Test(
        place: "\(step.file ?? Files.name(of: file)):\(step.line)", text: step.command.description,
        outcome: result.outcome, seconds: result.seconds)
    }
  }

  private func run() -> Int32 {
    let plays: [Play]
    do throws(RecordingError) {
      plays = try readPlays()
    } catch {
      return CommandLineTool.fail(error.description, status: Self.unreadable)
    }
    guard let count = stepCount(of: plays) else { return Self.unreadable }
    for folder in [request.screenshots, request.outputFolder].compactMap({ $0 }) {
      do throws(GLibError) { try Files.makeDirectory(folder) } catch {
        return CommandLineTool.fail("\(folder): \(error.reason)", status: Self.unreadable)
      }
    }
    print(ReplayReport.tapHeading(count: count))
    for play in plays where isPrinting { run(play) }
    print("# \(report.summary)\n")
    guard isPrinting else { return 1 }
    if let junit = request.junit {
      do throws(GLibError) {
        try Files.write(report.junit, to: junit, isPrivate: false)
      } catch {
        return CommandLineTool.fail("\(junit): \(error.reason)", status: Self.unreadable)
      }
    }
    if hasLostPictures { return Self.unreadable }
    return report.failed == 0 ? 0 : 1
  }

  /// Returns the number of steps; nil after a message if there are faults, or too many lines.
  private func stepCount(of plays: [Play]) -> Int? {
    var (count, lines, hasFaults) = (0, 0, false)
    for play in plays {
      let script = play.script(vocabulary)
      count += script.steps.count
      lines += script.lines
      guard lines <= RecordingLimits.linesOfRows else {
        Log.error("\(play.name): " + tr("the recording is too long"))
        return nil
      }
      for fault in script.faults { Log.error("\(play.name): \(fault)") }
      hasFaults = hasFaults || !script.faults.isEmpty
      // Other rows of the data have the same faults.
      if hasFaults, play.row != nil { break }
    }
    return hasFaults ? nil : count
  }

  private func print(_ text: String) {
    if isPrinting { isPrinting = CommandLineTool.print(text) == 0 }
  }

  /// Reads the recordings, each to be played once, or once for each row of the data.
  private func readPlays() throws(RecordingError) -> [Play] {
    let rows = try request.data.map { path throws(RecordingError) in
      try RecordingFile.readData(path).rows
    }
    var plays: [Play] = []
    for file in request.files {
      let recording = try RecordingFile.read(file)
      guard let rows else {
        plays.append(Play(file: file, recording: recording, row: nil, values: [:]))
        continue
      }
      for (index, values) in rows.enumerated() {
        plays.append(Play(file: file, recording: recording, row: index, values: values))
      }
    }
    return plays
  }

  // MARK: Playing

  /// Plays one recording in a process of its own.
  private func run(_ play: Play) {
    report.suites.append(ReplayReport.Suite(name: play.name))
    print("# \(play.name.split(whereSeparator: \.isNewline).joined(separator: " "))\n")
    let steps = play.script(vocabulary).steps
    var end = Subprocess.End.exited(status: 1)
    var failure: String?
    do throws(GLibError) {
      let folder = request.usesOwnData ? nil : try Files.makeTemporaryDirectory()
      defer { if let folder { Files.removeDirectory(folder) } }
      end = try Subprocess.run(
        [program]
          + request.arguments(forPlaying: play.file, number: report.suites.count, row: play.row),
        environment: (folder.map { Self.environment($0) } ?? [:]).merging(
          ["LANGUAGE": request.language], uniquingKeysWith: { $1 })
      ) { line in
        if let result = ReplayResult(line: line) {
          add(result, to: play, steps)
        } else if line.hasPrefix("#") {
          print("\(line)\n")
        }
      }
    } catch {
      failure = error.description
    }
    if end == .exited(status: ReplayRun.lostPictures) { hasLostPictures = true }
    if end == .interrupted {
      print("Bail out! interrupted\n")
      isPrinting = false
    }
    addRest(to: play, steps, failure ?? Self.failure(end))
  }

  private func add(_ result: ReplayResult, to play: Play, _ steps: [Script.Step]) {
    let last = report.suites.count - 1
    let index = report.suites[last].tests.count
    guard index < steps.count else { return }
    let test = play.test(steps[index], result)
    report.suites[last].tests.append(test)
    number += 1
    print(ReplayReport.tap(test, number: number))
  }

  /// Adds the steps without a result. The first of them failed if none before did: then the process has not ended as it
  /// should.
  private func addRest(to play: Play, _ steps: [Script.Step], _ failure: String) {
    let tests = report.suites.last?.tests ?? []
    var hasFailed = tests.contains { $0.outcome.isFailure }
    for _ in tests.count..<max(tests.count, steps.count) {
      let outcome: Player.Outcome = hasFailed ? .skipped : .failed(failure)
      add(ReplayResult(outcome: outcome, seconds: 0), to: play, steps)
      hasFailed = true
    }
  }

  private static func failure(_ end: Subprocess.End) -> String {
    switch end {
    case .killed(let signal): tr("the program was ended by signal {1}", String(signal))
    case .interrupted: tr("interrupted")
    case .exited(let status): tr("the program ended with status {1}", String(status))
    }
  }

  /// The variables that give a process data and settings of its own in a folder.
  private static func environment(_ folder: String) -> [String: String] {
    [
      "XDG_DATA_HOME": "\(folder)/data", "XDG_STATE_HOME": "\(folder)/state",
      "XDG_CACHE_HOME": "\(folder)/cache", "XDG_CONFIG_HOME": "\(folder)/config",
      "GSETTINGS_BACKEND": "keyfile",
    ]
  }
}
