import GLib

/// A recording ready to be played: its blocks repeated, its files included, its variables replaced.
public struct Script: Sendable {
  /// A command with its position.
  public struct Step: Sendable, Hashable {
    /// The command, its variables replaced.
    public let command: Command
    /// The included file; nil for the recording itself.
    public let file: String?
    /// The line in its file, from 1.
    public let line: Int
    /// The index of the line of the recording itself, from 0, that this step belongs to.
    public let index: Int
  }

  /// The steps in the order of playing.
  public private(set) var steps: [Step] = []
  /// All faults, in each file those of words and blocks before those of commands. A script with faults is not played.
  public private(set) var faults: [RecordingError] = []

  /// The words that begin lines without a command.
  static let keywords = ["repeat", "for", "end", "include", "set"]

  private let vocabulary: Vocabulary
  private let read: @Sendable (String) throws -> [UInt8]
  /// Values from outside, which lines with `set` do not change.
  private let data: [String: String]
  private var variables: [String: String]
  /// Lines read and played, as the limits count them.
  public private(set) var lines = 0
  private var isFull = false

  /// Reads a recording.
  /// - Parameters:
  ///   - data: values of variables.
  ///   - read: returns the bytes of an included file, its name as written.
  public init(
    _ recording: Recording, _ vocabulary: Vocabulary, data: [String: String] = [:],
    read: @escaping @Sendable (String) throws -> [UInt8]
  ) {
    self.vocabulary = vocabulary
    self.read = read
    self.data = data
    variables = data
    run(recording, file: nil, index: nil, depth: 0)
  }

  /// Adds the steps of a recording, which `index` includes.
  private mutating func run(_ recording: Recording, file: String?, index: Int?, depth: Int) {
    let version = recording.lines.first.flatMap { Vocabulary.version(inHeading: $0) }
    let isNewer = (version ?? 0) > Vocabulary.version
    var reader = BlockReader()
    let source = Source(file: file, index: index, isNewer: isNewer)
    for (position, line) in recording.lines.enumerated() where !isFull {
      do throws(LineFault) {
        try spend(bytes: line.utf8.count)
        try reader.add(try LineScanner.words(of: line), at: position)
      } catch {
        report(error.message, at: position, source)
      }
    }
    for position in reader.unclosed {
      report(tr("the “end” of this block is missing"), at: position, source)
    }
    run(reader.lines, source, depth: depth)
  }

  /// The file that lines are from.
  private struct Source {
    let file: String?
    let index: Int?
    let isNewer: Bool
  }

  private mutating func run(_ lines: [BlockReader.Line], _ source: Source, depth: Int) {
    for line in lines where !isFull {
      do throws(LineFault) {
        try run(line, source, depth: depth)
      } catch {
        report(error.message, at: line.position, source)
      }
    }
  }

  /// Notes a fault, once for each line.
  private mutating func report(_ message: String, at position: Int, _ source: Source) {
    guard faults.count < RecordingLimits.faults else { return }
    let hint = source.isNewer ? " " + tr("(the recording is of a newer version)") : ""
    let fault = RecordingError(file: source.file, line: position + 1, message + hint)
    if !faults.contains(where: { $0.file == fault.file && $0.line == fault.line }) {
      faults.append(fault)
    }
    if faults.count >= RecordingLimits.faults { isFull = true }
  }

  /// Counts lines, so that time and memory are bounded, also for nested blocks without any step.
  private mutating func spend(_ count: Int = 1, bytes: Int = 0) throws(LineFault) {
    lines += count + bytes / RecordingLimits.bytesPerLine
    guard lines <= RecordingLimits.lines else {
      isFull = true
      throw LineFault(tr("the recording is too long"))
    }
  }

  private mutating func run(
    _ line: BlockReader.Line, _ source: Source, depth: Int
  ) throws(LineFault) {
    let words = try replaced(line.words)
    switch line.words.first?.text {
    case "set" where line.isKeyword: try set(words)
    case "include" where line.isKeyword: try include(words, line, source, depth: depth)
    case "repeat" where line.isKeyword:
      let count = try Self.count(words)
      for _ in 0..<count where !isFull {
        try spend()
        run(line.block, source, depth: depth + 1)
      }
    case "for" where line.isKeyword:
      let name = try Self.variable(line.words)
      let outer = variables[name]
      for value in words.dropFirst(3) where !isFull {
        variables[name] = value.text
        run(line.block, source, depth: depth + 1)
      }
      variables[name] = outer
    default:
      steps.append(
        Step(
          command: try vocabulary.command(words), file: source.file, line: line.position + 1,
          index: source.index ?? line.position))
    }
  }

  /// Returns the words of a line with the values of their variables.
  private mutating func replaced(_ words: [RecordingWord]) throws(LineFault) -> [RecordingWord] {
    var replaced: [RecordingWord] = []
    var length = 0
    for word in words {
      let word = try word.replacing(variables)
      length += word.text.utf8.count + 1
      guard length <= RecordingLimits.lineLength + 1 else {
        throw LineFault(tr("the line is too long"))
      }
      replaced.append(word)
    }
    try spend(bytes: length)
    return replaced
  }

  // MARK: Lines that make no step

  private mutating func set(_ words: [RecordingWord]) throws(LineFault) {
    guard words.count == 3, VariableName.isValid(words[1].text) else {
      throw LineFault(tr("expected: set NAME VALUE"))
    }
    if data[words[1].text] == nil { variables[words[1].text] = words[2].text }
  }

  private static func count(_ words: [RecordingWord]) throws(LineFault) -> Int {
    guard words.count == 2, let count = Int(words[1].text),
      (0...RecordingLimits.lines).contains(count)
    else {
      throw LineFault(tr("expected: repeat NUMBER"))
    }
    return count
  }

  private static func variable(_ words: [RecordingWord]) throws(LineFault) -> String {
    guard words.count > 3, VariableName.isValid(words[1].text), words[2].isKeyword("in") else {
      throw LineFault(tr("expected: for NAME in VALUE …"))
    }
    return words[1].text
  }

  private mutating func include(
    _ words: [RecordingWord], _ line: BlockReader.Line, _ source: Source, depth: Int
  ) throws(LineFault) {
    guard words.count == 2 else { throw LineFault(tr("expected: include FILE")) }
    guard depth < RecordingLimits.depth else {
      throw LineFault(tr("too many nested blocks or files"))
    }
    let name = words[1].text
    let recording: Recording
    do {
      let bytes = try read(name)
      try spend(RecordingLimits.linesPerFile)
      recording = try Recording(bytes: bytes)
      // Faults quote words: those of another file are nobody's business.
      guard recording.lines.first.map({ vocabulary.isHeading($0) }) == true else {
        throw RecordingError(line: nil, tr("the first line is not “{1}”", vocabulary.heading))
      }
    } catch let fault as LineFault {
      throw fault
    } catch let error as RecordingError {
      throw LineFault("\(name.quoted): \(error.message)")
    } catch {
      throw LineFault("\(name.quoted): \(RecordingFile.reason(of: error))")
    }
    run(recording, file: name, index: source.index ?? line.position, depth: depth + 1)
  }
}
