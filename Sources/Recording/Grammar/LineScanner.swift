import GLib

/// Splits a line into words and a comment.
struct LineScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ line: some StringProtocol) { scalars = Array(line.unicodeScalars) }

  /// Returns the words of a line; none for an empty line and for a comment.
  static func words(of line: some StringProtocol) throws(LineFault) -> [RecordingWord] {
    guard line.utf8.count <= RecordingLimits.lineLength else {
      throw LineFault(tr("the line is too long"))
    }
    var scanner = LineScanner(line)
    var words: [RecordingWord] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private var current: Unicode.Scalar? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  /// True between words, also for the byte order mark of some editors.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\u{FEFF}"
  }

  private mutating func next() throws(LineFault) -> RecordingWord? {
    while let scalar = current, Self.isBlank(scalar) { position += 1 }
    guard let first = current, first != "#" else { return nil }
    return first == "\"" ? try quotedWord() : try bareWord()
  }

  private mutating func bareWord() throws(LineFault) -> RecordingWord {
    var parts = WordParts()
    while let scalar = current, !Self.isBlank(scalar) {
      guard scalar != "\"" else { throw LineFault(tr("a quotation mark inside of a word")) }
      try append(scalar, to: &parts)
    }
    return RecordingWord(parts.parts)
  }

  private mutating func quotedWord() throws(LineFault) -> RecordingWord {
    position += 1
    var parts = WordParts()
    while let scalar = current, scalar != "\"" {
      if scalar == "\\" {
        parts.append(try escaped())
      } else {
        try append(scalar, to: &parts)
      }
    }
    guard current != nil else { throw LineFault(tr("the closing quotation mark is missing")) }
    position += 1
    if let after = current, !Self.isBlank(after) {
      throw LineFault(tr("no blank after a quotation mark"))
    }
    return RecordingWord(parts.parts, isQuoted: true)
  }

  private mutating func escaped() throws(LineFault) -> Unicode.Scalar {
    position += 1
    let scalar = current
    position += 1
    switch scalar {
    case "\"", "\\", "$": return scalar ?? "\\"
    case "n": return "\n"
    case "u": return try codePoint()
    default: throw LineFault(tr("after a backslash only \", \\, $, n and u{…} are known"))
    }
  }

  /// Takes the rest of `\u{85}`.
  private mutating func codePoint() throws(LineFault) -> Unicode.Scalar {
    let digits = scalars[position...].prefix(8)
    guard digits.first == "{", let end = digits.firstIndex(of: "}"),
      let code = UInt32(String(String.UnicodeScalarView(digits[(position + 1)..<end])), radix: 16),
      let scalar = Unicode.Scalar(code), code > 0
    else { throw LineFault(tr("no character’s number in braces after a backslash and u")) }
    position = end + 1
    return scalar
  }

  /// Takes a scalar, or the variable that begins with it.
  private mutating func append(_ scalar: Unicode.Scalar, to parts: inout WordParts)
    throws(LineFault)
  {
    guard scalar.properties.generalCategory != .control || scalar == "\t" else {
      throw LineFault(tr("a control character"))
    }
    position += 1
    guard scalar == "$" else { return parts.append(scalar) }
    let hasBraces = current == "{"
    let start = hasBraces ? position + 1 : position
    var end = start
    while scalars.indices.contains(end), VariableName.allows(scalars[end], isFirst: end == start) {
      end += 1
    }
    if hasBraces {
      guard end > start, scalars.indices.contains(end), scalars[end] == "}" else {
        throw LineFault(tr("no name of a variable in braces"))
      }
      position = end + 1
    } else {
      guard end > start else { return parts.append(scalar) }
      position = end
    }
    parts.append(variable: String(String.UnicodeScalarView(scalars[start..<end])))
  }
}

/// The name of a variable: letters A to Z, digits and underscores, no digit first.
enum VariableName {
  static func allows(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "_": true
    case "0"..."9": !isFirst
    default: false
    }
  }

  static func isValid(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.enumerated().allSatisfy { allows($0.element, isFirst: $0.offset == 0) }
  }
}

/// The parts of a word while it is read.
private struct WordParts {
  private(set) var parts: [RecordingWord.Part] = []

  mutating func append(_ scalar: Unicode.Scalar) {
    if case .text(var text) = parts.last {
      parts.removeLast()
      text.unicodeScalars.append(scalar)
      parts.append(.text(text))
    } else {
      parts.append(.text(String(scalar)))
    }
  }

  mutating func append(variable name: String) { parts.append(.variable(name)) }
}
