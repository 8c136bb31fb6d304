import GLib

/// A word of a line: bare or in quotation marks, with variables (`$NAME`) or without.
struct RecordingWord: Sendable, Hashable {
  /// A piece of a word.
  enum Part: Sendable, Hashable {
    case text(String)
    case variable(String)
  }

  let parts: [Part]
  /// True for a word in quotation marks, which is never a keyword.
  let isQuoted: Bool

  init(_ parts: [Part], isQuoted: Bool = false) {
    self.parts = parts
    self.isQuoted = isQuoted
  }

  /// The word without quotation marks, its variables as written.
  var text: String {
    if case .text(let text) = parts.first, parts.count == 1 { return text }
    return parts.map {
      switch $0 {
      case .text(let text): text
      case .variable(let name): "$\(name)"
      }
    }.joined()
  }

  var hasVariables: Bool {
    parts.contains {
      if case .variable = $0 { true } else { false }
    }
  }

  /// True for this word, bare.
  func isKeyword(_ keyword: String) -> Bool { !isQuoted && parts == [.text(keyword)] }

  /// Returns the word with the values of its variables.
  func replacing(_ variables: [String: String]) throws(LineFault) -> RecordingWord {
    guard hasVariables else { return self }
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .variable(let name):
        guard let value = variables[name] else {
          throw LineFault(tr("no value for ${1}: “set {1} …” is missing", name.quoted))
        }
        text += value
      }
      guard text.utf8.count <= RecordingLimits.lineLength else {
        throw LineFault(tr("the line is too long"))
      }
    }
    // A value is text: it makes no keyword of the word.
    return RecordingWord([.text(text)], isQuoted: true)
  }
}

extension RecordingWord {
  /// Words that have another meaning in quotation marks.
  private static let keywords = Set(["expect", "not", "in", "within", "wait"] + Script.keywords)

  /// Returns a text as written in a recording: bare if it can be, else in quotation marks.
  static func written(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty || text.unicodeScalars.first == "#" || keywords.contains(text)
      || text.unicodeScalars.contains {
        $0 == "\"" || $0 == "$" || $0.properties.isWhitespace || LineScanner.isBlank($0)
          || $0.properties.generalCategory == .control
      }
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\t"
      case " ": result += " "
      // Characters that an editor does not show.
      case _ where scalar.properties.isWhitespace,
        _ where [.control, .format].contains(scalar.properties.generalCategory):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
