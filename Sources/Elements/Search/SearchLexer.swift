/// Splits a query into tokens. Reads any text.
struct SearchLexer {
  private let scalars: [Unicode.Scalar]
  private let units: [(symbol: [Unicode.Scalar], unit: SearchUnit)]
  /// The mark before the decimals of numbers.
  private let mark: Unicode.Scalar
  private var position = 0
  private var tokens: [SearchToken] = []

  private init(
    _ text: String, _ units: [(symbol: [Unicode.Scalar], unit: SearchUnit)],
    _ mark: Unicode.Scalar
  ) {
    scalars = Array(text.unicodeScalars.prefix(InputLimits.queryLength))
    (self.units, self.mark) = (units, mark)
  }

  /// Returns the tokens of a query.
  /// - Parameters:
  ///   - units: spellings of units beside the usual ones.
  ///   - mark: the mark before the decimals of numbers in the user's language.
  static func tokens(
    of text: String, units: [(symbol: [Unicode.Scalar], unit: SearchUnit)] = [],
    mark: Unicode.Scalar = ".", atMost limit: Int = InputLimits.queryTokens
  ) -> [SearchToken] {
    var lexer = SearchLexer(text, units, mark)
    while lexer.position < lexer.scalars.count, lexer.tokens.count < limit { lexer.next() }
    return lexer.tokens
  }

  /// True for a query of which only the beginning is read.
  static func isTooLong(_ text: String) -> Bool {
    text.unicodeScalars.count > InputLimits.queryLength
      || tokens(of: text, atMost: InputLimits.queryTokens + 1).count > InputLimits.queryTokens
  }

  /// Returns the words of a property's title as a query has them.
  static func nameWords(of title: String) -> [String] { tokens(of: title).flatMap(\.nameWords) }

  private var rest: ArraySlice<Unicode.Scalar> { scalars[position...] }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position + offset) ? scalars[position + offset] : nil
  }

  private mutating func add(_ kind: SearchToken.Kind, length: Int) {
    let end = min(position + length, scalars.count)
    tokens.append(SearchToken(kind, Self.string(scalars[position..<end])))
    position = end
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func next() {
    let first = scalars[position]
    if let (fact, length) = code() {
      add(.fact(fact), length: length)
    } else if let number {
      addNumber(number)
    } else if let length = unitPiece {
      add(.word, length: length)
    } else if first == "º" || first == "ª", isAfterNumber, !beginsPiece {
      // Spanish 2º.
      position += 1
    } else if first.isWordPart {
      addWord()
    } else if Self.degrees.contains(first), let unit = SearchUnit.prefix(of: rest) {
      add(.word, length: unit.length)
    } else if Self.quotes.contains(first) {
      addQuoted()
    } else {
      addSign(first)
    }
  }

  /// Returns the fact whose code begins here, after a space or a comma, and the length of the code.
  private func code() -> (SearchFact, Int)? {
    guard beginsPiece else { return nil }
    if case .comparison? = tokens.last?.kind { return nil }
    let piece = rest.prefix(SearchFact.maximumLength + 1).prefix { !Self.isEnd($0) }
    guard piece.count <= SearchFact.maximumLength else { return nil }
    return SearchFact(code: Self.string(piece), isStart: isStart).map { ($0, piece.count) }
  }

  /// True where a range of numbers is not expected: at the beginning, or behind the name of a registry.
  private var isStart: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .or || SearchClauseParser.registries.contains(last.lowercasedWord ?? "")
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    // The properties of other scalars are looked up, which takes longer.
    scalar.isASCII
      ? scalar == " " || scalar == "," || scalar == ";" || 0x09...0x0d ~= scalar.value
      : scalar.properties.isWhitespace
  }

  /// True at the beginning, and after a space or a comma.
  private var beginsPiece: Bool { position == 0 || Self.isEnd(scalars[position - 1]) }

  /// The length of a unit with a slash in it that is a piece of its own, kg/m3, W/m K; nil without one.
  private var unitPiece: Int? {
    guard beginsPiece else { return nil }
    let piece = rest.prefix { !Self.isEnd($0) && $0 != "?" }
    guard piece.dropFirst().contains("/"),
      let (_, length) = SearchUnit.prefix(of: rest, or: units), length >= piece.count
    else { return nil }
    let next = scalar(length)
    return next.map { Self.isEnd($0) || $0 == "?" } ?? true ? length : nil
  }

  private static let degrees: Set<Unicode.Scalar> = ["°", "℃", "℉", "º"]
  private static let quotes: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "«", "»"]

  /// The number at the position; a longer one with commas or spaces in it, if it is certainly one.
  private var number: SearchNumber? {
    let isCompared: Bool
    if case .comparison? = tokens.last?.kind { isCompared = true } else { isCompared = false }
    let plain = SearchNumber(rest, isAfterNumber: isAfterNumber, mark: mark, isQuantity: isCompared)
    guard let plain, !isCompared else { return plain }
    let whole = SearchNumber(rest, isAfterNumber: isAfterNumber, mark: mark, isQuantity: true)
    guard let whole, whole.length > plain.length, unitAhead(from: position + whole.length) != nil
    else { return plain }
    return whole
  }

  /// The unit after spaces, with its place; nil without one.
  private func unitAhead(from end: Int) -> (unit: SearchUnit, range: Range<Int>)? {
    var start = place(behindSpacesFrom: end)
    // A unit that begins with a number: 1.18 × 10⁻⁵ × 1/K.
    if start < scalars.count, scalars[start] == "×" {
      let factor = place(behindSpacesFrom: start + 1)
      if factor < scalars.count, 0x30...0x39 ~= scalars[factor].value { start = factor }
    }
    return SearchUnit.prefix(of: scalars[start...], or: units).map {
      ($0.unit, start..<start + $0.length)
    }
  }

  private func place(behindSpacesFrom start: Int) -> Int {
    scalars[start...].firstIndex { !$0.properties.isWhitespace } ?? scalars.count
  }

  private mutating func addNumber(_ number: SearchNumber) {
    let end = min(position + number.length, scalars.count)
    let text = Self.string(scalars[position..<end])
    let unit = unitAhead(from: end)
    tokens.append(
      SearchToken(
        .number(number.value, unit: unit?.unit, tolerance: number.tolerance), text,
        unitText: unit.map { Self.string(scalars[$0.range]) } ?? "",
        isAmbiguous: number.isAmbiguous))
    position = unit?.range.upperBound ?? end
  }

  private mutating func addWord() {
    if let letters = abbreviation {
      tokens.append(SearchToken(.word, letters))
      position += scalar(3) == "." ? 4 : 3
      return
    }
    var length = 1
    // A unit: kg/cm3.
    let hasSlashes = isAfterNumber
    while let next = scalar(length) {
      let joins =
        next == "_" || next == "'" || next == "’" || next == "-"
        || next == "/" && hasSlashes
      let isDigit = 0x2080...0x2089 ~= next.value
      guard next.isWordPart || isDigit || joins && scalar(length + 1)?.isWordPart == true else {
        break
      }
      length += 1
    }
    let charge = chargeLength(behind: length)
    add(charge > 0 ? .ion : .word, length: length + charge)
  }

  /// The letters of `m.p.`; nil for anything else.
  private var abbreviation: String? {
    guard let first = scalar(0), let second = scalar(2), scalar(1) == ".",
      "a"..."z" ~= first, "a"..."z" ~= second, scalar(3)?.isWordPart != true,
      tokens.last?.isNumber != true
    else { return nil }
    return String(first) + String(second)
  }

  /// The length of the charge at the end of a piece, behind a symbol: `Na+`, `Mg²⁺`, `Fe3+`.
  private func chargeLength(behind length: Int) -> Int {
    let charge = rest.dropFirst(length).prefix { Self.charges.contains($0) }
    guard let last = charge.last, Self.signs.contains(last) else { return 0 }
    let next = scalar(length + charge.count)
    let symbol = rest.prefix(length).prefix { !(0x30...0x39 ~= $0.value) }
    let isSymbol = Formula.knownSymbols.contains(Self.string(symbol))
    return isSymbol && next.map { Self.isEnd($0) || $0 == "?" } ?? true ? charge.count : 0
  }

  private static let signs: Set<Unicode.Scalar> = ["+", "-", "−", "⁺", "⁻"]
  private static let charges = signs.union("²³⁴⁵⁶⁷".unicodeScalars)

  private mutating func addQuoted() {
    let start = position + 1
    let end = scalars[start...].firstIndex { Self.quotes.contains($0) } ?? scalars.count
    tokens.append(SearchToken(.quoted, Self.string(scalars[start..<end])))
    position = min(end + 1, scalars.count)
  }

  private mutating func addSign(_ first: Unicode.Scalar) {
    let isDouble = scalar(1) == "="
    switch first {
    case "<": add(.comparison(isDouble ? .atMost : .less), length: isDouble ? 2 : 1)
    case ">": add(.comparison(isDouble ? .atLeast : .greater), length: isDouble ? 2 : 1)
    case "=" where scalar(1) == "<": add(.comparison(.atMost), length: 2)
    case "=" where scalar(1) == ">": add(.comparison(.atLeast), length: 2)
    case "=": add(.comparison(.equal), length: isDouble ? 2 : 1)
    case "≤", "⩽": add(.comparison(.atMost), length: 1)
    case "≥", "⩾": add(.comparison(.atLeast), length: 1)
    case "…", "–", "—": add(.range, length: 1)
    // The arrow of a reaction compares nothing.
    case "-" where scalar(1) == ">": position += 2
    case "-" where isBeforeWord, "−" where isBeforeWord, "!" where isBeforeWord:
      add(.not, length: 1)
    case "-" where isAfterNumber, "−" where isAfterNumber: add(.range, length: 1)
    case "." where scalar(1) == ".": add(.range, length: scalar(2) == "." ? 3 : 2)
    case ":":
      if let length = caseEnding { position += length } else { add(.colon, length: 1) }
    case ",", ";", "，", "、", "،", "؛": add(.or, length: 1)
    default: position += 1
    }
  }

  /// The Finnish endings that a symbol, a unit or a number has after a colon: `Hg:n`, `100 °C:ssa`.
  private static let caseEndings: Set<String> = [
    "n", "ta", "tä", "ssa", "ssä", "sta", "stä", "een", "iin", "hin", "lla", "llä", "lta", "ltä",
    "lle", "ksi",
  ]

  /// The length of a colon with such an ending, right after a symbol or a number; nil if there is none.
  private var caseEnding: Int? {
    guard !beginsPiece, let last = tokens.last,
      isAfterNumber || Formula.knownSymbols.contains(last.text)
    else { return nil }
    // One scalar more than the longest has.
    let ending = rest.dropFirst().prefix(4).prefix { !Self.isEnd($0) }
    return Self.caseEndings.contains(Self.string(ending)) ? ending.count + 1 : nil
  }

  /// True before a letter, at the beginning of a piece.
  private var isBeforeWord: Bool {
    beginsPiece && scalar(1)?.properties.isAlphabetic == true
  }

  private var isAfterNumber: Bool {
    tokens.last?.isNumber == true
  }
}
