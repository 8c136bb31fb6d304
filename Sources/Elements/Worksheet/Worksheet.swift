/// The settings of a worksheet to print: a table with blanks, flash cards to cut out, or a page of questions. The same
/// settings give the same sheet on every machine.
public struct Worksheet: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case table, cards, quiz

    /// The title, to be translated.
    public var title: String {
      switch self {
      case .table: translatable("Periodic Table", context: "kind of worksheet")
      case .cards: translatable("Flash Cards", context: "kind of worksheet")
      case .quiz: translatable("Quiz", context: "kind of worksheet")
      }
    }
  }

  /// A text on a tile, or on the front of a card.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case number, symbol, name, weight

    /// The title, to be translated.
    public var title: String {
      switch self {
      case .number: translatable("Number", context: "text on a tile")
      case .symbol: translatable("Symbol", context: "text on a tile")
      case .name: translatable("Name", context: "text on a tile")
      case .weight: translatable("Weight", context: "text on a tile")
      }
    }
  }

  /// A field of an element.
  public struct Entry: Sendable, Hashable {
    public let number: Int
    public let field: Field

    public init(_ number: Int, _ field: Field) { (self.number, self.field) = (number, field) }
  }

  /// A page, counted from 0 among those of its sort.
  public enum Page: Sendable, Hashable {
    case sheet, solution
    case fronts(Int)
    case backs(Int)
  }

  public var kind = Kind.table
  /// The chosen fields; nil for those of the kind.
  var chosenFields: Set<Field>?
  /// The elements.
  public var scope = QuizScope.all
  /// The share of the entries of a table that is left blank, in percent.
  public private(set) var blank = 50
  /// The code that chooses the blanks and the questions; nil chooses the same ones each time.
  public var code: QuizCode?
  /// True for a page with the solution after the sheet.
  public var hasSolution = true
  public var ink = TileInk.colors
  /// The paper; nil for that of the locale.
  public var paper: PaperSize?

  /// Most questions on a page.
  public static let questionCount = 20
  /// The shares to choose from, in percent.
  public static let shares = Array(stride(from: 0, through: 100, by: 10))

  /// The sets of elements to choose from, beside picked ones.
  public static let scopes = QuizScope.common + [.favorites]

  public init(_ kind: Kind = .table) { self.kind = kind }

  /// The texts on the tiles, or on the fronts of the cards.
  public var fields: Set<Field> {
    get { chosenFields ?? (kind == .cards ? [.symbol] : Set(Field.allCases)) }
    set { chosenFields = newValue }
  }

  /// True for pages that are wider than high.
  public var isLandscape: Bool { kind == .table }

  /// Changes the kind, with its own fields.
  public mutating func setKind(_ kind: Kind) { (self.kind, chosenFields) = (kind, nil) }

  /// Changes the share that is left blank. Returns false for one outside of 0 to 100.
  @discardableResult
  public mutating func setBlank(_ share: Int) -> Bool {
    guard (0...100).contains(share) else { return false }
    blank = share
    return true
  }

  /// Chooses another code.
  /// - Parameter random: any number.
  public mutating func renew(random: UInt64) { code = QuizCode(QuizSettings(), random: random) }

  private var seed: UInt64 { code?.number ?? 0 }

  // MARK: Content

  /// Returns the entries of a table that are left blank: exactly the share, rounded to whole entries.
  /// - Parameter numbers: the atomic numbers of the elements.
  public func blanks(of numbers: [Int]) -> Set<Entry> {
    let entries = numbers.sorted().flatMap { number in
      Field.allCases.filter(fields.contains).map { Entry(number, $0) }
    }
    var random = QuizRandom(seed: seed)
    return Set(random.shuffled(entries).prefix((entries.count * blank + 50) / 100))
  }

  /// Returns the questions of a quiz: names, symbols, numbers, groups and periods.
  public func questions(of table: PeriodicTable, _ numbers: [Int]) -> [QuizQuestion] {
    let settings = QuizSettings(
      topics: [.name, .symbol, .number, .group, .period], form: .typed, scope: .all,
      length: Self.questionCount)
    return QuizMaker(table).round(settings, of: numbers, QuizSchedule(), on: 0, seed: seed)
      .questions
  }

  /// Returns the pages: a sheet and its solution, or of the cards for each page of fronts one of backs.
  /// - Parameter count: number of elements.
  public func pages(count: Int) -> [Page] {
    switch kind {
    case .table where blank == 0 || fields.isEmpty: [.sheet]
    case .table, .quiz: hasSolution ? [.sheet, .solution] : [.sheet]
    case .cards: (0..<max(WorksheetCards.pages(count), 1)).flatMap { [.fronts($0), .backs($0)] }
    }
  }
}
