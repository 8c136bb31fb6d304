/// Lines of `--help`, as wide as a terminal: options in a column, and beside it what they do.
struct HelpLayout {
  /// Columns of a line, and the column at which the descriptions begin.
  private static let (width, indent) = (80, 24)

  /// Returns a paragraph from the first column on.
  static func paragraph(_ text: String) -> String {
    lines(of: text, within: width).map { $0 + "\n" }.joined()
  }

  /// Returns an option with its description. One that fills the column moves the description to the right.
  static func option(_ option: String, _ text: String) -> String {
    let start = option.count < indent ? indent : option.count + 2
    let head = option + String(repeating: " ", count: start - option.count)
    let lines = lines(of: text, first: width - start, within: width - indent)
    return head + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
  }

  /// Returns a text in lines of at most so many columns. It breaks at spaces but not at no-break spaces, which become
  /// spaces, and between the signs of scripts without.
  private static func lines(of text: String, first: Int? = nil, within width: Int) -> [String] {
    var lines = [""]
    var (room, isAfterSpace) = (first ?? width, false)
    for piece in pieces(of: text) {
      if piece == " " {
        isAfterSpace = true
        continue
      }
      let (length, gap) = (columns(of: piece), isAfterSpace ? " " : "")
      isAfterSpace = false
      let line = lines[lines.count - 1]
      if line.isEmpty || gap.count + length <= room {
        lines[lines.count - 1] = line + (line.isEmpty ? "" : gap) + piece
        room -= length + (line.isEmpty ? 0 : gap.count)
      } else {
        lines.append(piece)
        room = width - length
      }
    }
    return lines.map { String($0.map { $0 == "\u{a0}" ? " " : $0 }) }
  }

  /// Returns the parts of a text between which a line may break: spaces, words, and wide signs with the punctuation
  /// after them.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    for character in text {
      let last = pieces.last?.last
      let isJoined = last.map { last in
        last != " " && character != " "
          && (closing.contains(character) || !isWide(character) && !isWide(last))
      }
      if isJoined == true {
        pieces[pieces.count - 1].append(character)
      } else if character != " " || last != " " {
        pieces.append(String(character))
      }
    }
    return pieces
  }

  /// Signs that never begin a line.
  private static let closing: Set<Character> = [
    "、", "。", "，", "：", "；", "）", "」", ")", ",", ":", ";",
  ]

  /// Returns the columns of a text in a terminal.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  /// True for a sign of Chinese, Japanese or Korean, which takes two columns.
  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2e80...0xffef).contains($0.value) } ?? false
  }
}
