/// The decimal mark of the numbers of a column.
extension OwnNumber {
  /// What else tells the mark of a column whose own numbers can be read with either.
  struct Surroundings {
    /// The separator of the fields.
    var separator: UInt8?
    /// The mark of other columns of the table.
    var others: Mark?
    /// The mark of the user's language.
    var language = Mark.comma
  }

  /// Returns the mark of numbers: that which one of them can have alone, else that of the surroundings. A comma that may
  /// separate thousands does so in a comma-separated file, and beside a number of three digits, as 999 beside 1,234.
  static func mark(of texts: [String], in surroundings: Surroundings = Surroundings()) -> Mark {
    if let mark = certainMark(of: texts) { return mark }
    let numbers = texts.filter { isNumber($0) }
    if let mark = surroundings.others { return mark }
    guard numbers.contains(where: { $0.contains(comma) }),
      !numbers.contains(where: { $0.contains(point) })
    else { return .point }
    switch surroundings.separator {
    case UInt8(ascii: ","): return .point
    case UInt8(ascii: ";"): return .comma
    default:
      let hasHundreds = numbers.contains {
        $0.utf8.count == 3 && digits(of: $0, .point)?.utf8.count == 3
      }
      return hasHundreds ? .point : surroundings.language
    }
  }

  /// Returns the mark that numbers have for certain: the later one of a number with both, else the only one with which one
  /// of them can be read, the point if there is one for each; nil without such a number.
  static func certainMark(of texts: [String]) -> Mark? {
    var marks: Set<Mark> = []
    for text in texts where isNumber(text) {
      if let later = text.last(where: { $0 == point || $0 == comma }),
        text.contains(point), text.contains(comma)
      {
        return later == point ? .point : .comma
      }
      if let mark = onlyMark(of: text) { marks.insert(mark) }
    }
    return marks.count > 1 ? .point : marks.first
  }

  /// True if a number has a comma and can be read with either mark.
  static func isAmbiguous(_ text: String) -> Bool {
    text.contains(comma) && isNumber(text) && onlyMark(of: text) == nil
  }

  private static let (point, comma): (Character, Character) = (".", ",")

  private static func isNumber(_ text: String) -> Bool {
    digits(of: text, .point) != nil || digits(of: text, .comma) != nil
  }

  /// The only mark with which a number can be read; nil if both are possible. A group of thousands has no zero before it.
  private static func onlyMark(of text: String) -> Mark? {
    guard let character = text.first(where: { $0 == point || $0 == comma }) else { return nil }
    let (mark, other): (Mark, Mark) = character == point ? (.point, .comma) : (.comma, .point)
    let whole = text.prefix { $0 != character }.drop { !$0.isNumber }
    if digits(of: text, other) == nil || whole.first?.wholeNumberValue == 0 { return mark }
    return digits(of: text, mark) == nil ? other : nil
  }
}
