import GLib

/// Nests the lines between `repeat` or `for` and their `end`.
struct BlockReader {
  /// A line that is no comment.
  struct Line {
    /// The index in its file, from 0.
    let position: Int
    let words: [RecordingWord]
    /// The lines of the block that this one begins.
    var block: [Line] = []

    /// True if the first word is bare.
    var isKeyword: Bool { words.first?.isQuoted == false }
    /// True for the first line of a block.
    var beginsBlock: Bool {
      words.first?.isKeyword("repeat") == true || words.first?.isKeyword("for") == true
    }
  }

  private var outer: [Line] = []
  private var open: [Line] = []

  /// The lines outside of all blocks, with their blocks. A block without an end is as long as the file.
  var lines: [Line] {
    var reader = self
    while let line = reader.open.popLast() { reader.append(line) }
    return reader.outer
  }

  /// The positions of blocks without an end.
  var unclosed: [Int] { open.map(\.position) }

  mutating func add(_ words: [RecordingWord], at position: Int) throws(LineFault) {
    guard let first = words.first else { return }
    let line = Line(position: position, words: words)
    if line.beginsBlock {
      guard open.count < RecordingLimits.depth else {
        throw LineFault(tr("too many nested blocks or files"))
      }
      open.append(line)
    } else if first.isKeyword("end") {
      guard let block = open.popLast() else {
        throw LineFault(tr("an “end” without a block"))
      }
      append(block)
      guard words.count == 1 else { throw LineFault(tr("expected: end")) }
    } else {
      append(line)
    }
  }

  private mutating func append(_ line: Line) {
    if open.isEmpty { outer.append(line) } else { open[open.count - 1].block.append(line) }
  }
}
