/// The rows in which a recording is shown and edited: one for each line that does something. Pauses and comments belong to
/// the row after them.
public struct RecordingRows: Sendable {
  /// A row.
  public struct Row: Sendable, Hashable {
    /// The index of the line.
    public let line: Int
    /// The pauses and comments before the line, and the line itself.
    public let lines: Range<Int>
    /// The text of the line.
    public let text: String
    /// The command; nil for a part of a block, a variable, and a fault.
    public let command: Command?
    /// The time of the row, in seconds from the beginning, without the time that acts take.
    public let time: Double
    /// The pause before the row, in seconds.
    public let pause: Double
  }

  /// The recording with all changes made.
  public private(set) var recording: Recording
  /// The rows in the order of their lines.
  public private(set) var rows: [Row] = []
  private let vocabulary: Vocabulary
  /// The first line of the next row, and the pause before it.
  private var next: (start: Int, pause: Double)

  /// Reads the rows of a recording; its heading belongs to none.
  public init(_ recording: Recording, _ vocabulary: Vocabulary) {
    self.recording = recording
    self.vocabulary = vocabulary
    let heading = recording.lines.first.flatMap { Vocabulary.version(inHeading: $0) }
    next = (heading == nil ? 0 : 1, 0)
    for index in recording.lines.indices { read(index) }
  }

  /// Reads a line: a row, or what belongs to the next one.
  private mutating func read(_ index: Int) {
    let line = recording.lines[index]
    let words = try? LineScanner.words(of: line)
    if words?.isEmpty == true { return }
    let command = words.flatMap { try? vocabulary.command($0) }
    if case .wait(let seconds) = command {
      next.pause += seconds
      return
    }
    rows.append(
      Row(
        line: index, lines: min(next.start, index)..<index + 1, text: line, command: command,
        time: duration + next.pause, pause: next.pause))
    next = (index + 1, 0)
  }

  /// The time of the last row, in seconds.
  public var duration: Double { rows.last?.time ?? 0 }

  // MARK: Changes

  private mutating func change(_ body: (inout [String]) -> Void) {
    var changed = recording
    body(&changed.lines)
    self = RecordingRows(changed, vocabulary)
  }

  /// Adds a command at the end.
  public mutating func append(_ command: Command) {
    recording.lines.append(command.description)
    read(recording.lines.count - 1)
  }

  /// Inserts a line after a row, or before the first one for nil.
  public mutating func insert(_ text: String, after row: Int?) {
    let index = row.flatMap { rows.indices.contains($0) ? rows[$0].line + 1 : nil }
    let first = rows.first?.lines.lowerBound ?? recording.lines.count
    change { $0.insert(Self.oneLine(text), at: index ?? first) }
  }

  /// Replaces the text of a row, and the pause before it.
  public mutating func replace(_ row: Int, with text: String, pause: Double) {
    guard rows.indices.contains(row) else { return }
    let old = rows[row]
    let others = recording.lines[old.lines].dropLast().filter { line in
      (try? LineScanner.words(of: line))?.isEmpty == true
    }
    let wait = pause > 0 ? [Command.wait(min(pause, RecordingLimits.seconds)).description] : []
    let kept = old.pause == pause ? Array(recording.lines[old.lines].dropLast()) : others + wait
    change { $0.replaceSubrange(old.lines, with: kept + [Self.oneLine(text)]) }
  }

  /// Removes a row.
  public mutating func remove(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    let lines = rows[row].lines
    change { $0.removeSubrange(lines) }
  }

  /// Moves a row to another index.
  public mutating func move(_ row: Int, to index: Int) {
    guard rows.indices.contains(row), rows.indices.contains(index), row != index else { return }
    let moved = rows[row].lines
    let target = index > row ? rows[index].lines.upperBound : rows[index].lines.lowerBound
    change { lines in
      let texts = lines[moved]
      lines.insert(contentsOf: texts, at: target)
      lines.removeSubrange(
        target <= moved.lowerBound
          ? moved.lowerBound + texts.count..<moved.upperBound + texts.count : moved)
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
