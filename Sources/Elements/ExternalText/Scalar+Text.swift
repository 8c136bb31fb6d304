/// Kinds of Unicode scalars, as far as they decide what may stand in a text from outside and in a user's name.
extension Unicode.Scalar {
  /// True unless it is a control character, a separator of lines, or controls how the text around it is shown.
  var isAllowedInText: Bool {
    switch value {
    case 0x20..<0x7f, 0xa0..<0x300: true
    // Embedding, override and isolation of writing directions.
    case 0x202a...0x202e, 0x2066...0x2069: false
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }

  /// True for what sets lines and columns in a text of several lines.
  var isLineControl: Bool { self == "\n" || self == "\r" || self == "\t" }

  /// True for what is laid out together with the letter before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// True where a line can break beside it: at white space, and between letters of writing without spaces.
  var allowsLineBreak: Bool {
    switch value {
    case 0x21..<0x7f, 0xa0..<0xe00: false
    // NO-BREAK SPACEs are white space that does not break.
    case 0x2007, 0x202f: false
    // Thai; Chinese, Japanese and Korean.
    case 0xe00..<0xe80, 0x200b, 0x2e80..<0xa4d0, 0xac00..<0xd7b0, 0xf900..<0xfb00, 0xff00..<0xfff0,
      0x20000..<0x40000:
      true
    default: properties.isWhitespace
    }
  }

  /// True where something of it can be seen.
  var isVisible: Bool {
    if 0x21..<0x7f ~= value { return true }
    return isAllowedInText && !properties.isWhitespace && properties.generalCategory != .format
      && !properties.isDefaultIgnorableCodePoint
  }
}
