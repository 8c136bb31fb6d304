/// Classes of Unicode scalars that decide whether they are allowed in external texts and user names.
extension Unicode.Scalar {
  /// False for control characters, line separators and bidirectional formatting.
  var isAllowedInText: Bool {
    switch value {
    case 0x20..<0x7f, 0xa0..<0x300: true
    // Bidirectional embedding, override and isolate characters.
    case 0x202a...0x202e, 0x2066...0x2069: false
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }

  /// True for line breaks and tabs.
  var isLineControl: Bool { self == "\n" || self == "\r" || self == "\t" }

  /// True for combining marks.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// True if a line can break beside the scalar: at white space, and between letters of scripts without spaces.
  var allowsLineBreak: Bool {
    switch value {
    case 0x21..<0x7f, 0xa0..<0xe00: false
    // No-break spaces are white space, too.
    case 0x2007, 0x202f: false
    // Thai; Chinese, Japanese and Korean.
    case 0xe00..<0xe80, 0x200b, 0x2e80..<0xa4d0, 0xac00..<0xd7b0, 0xf900..<0xfb00, 0xff00..<0xfff0,
      0x20000..<0x40000:
      true
    default: properties.isWhitespace
    }
  }

  /// True if the scalar has a visible glyph.
  var isVisible: Bool {
    if 0x21..<0x7f ~= value { return true }
    return isAllowedInText && !properties.isWhitespace && properties.generalCategory != .format
      && !properties.isDefaultIgnorableCodePoint
  }
}
