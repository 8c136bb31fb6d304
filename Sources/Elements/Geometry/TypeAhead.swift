/// The digits or letters typed in the periodic table, and the element they lead to. Pure: the time is handed in.
public struct TypeAhead: Sendable, Hashable {
  /// Seconds until the typed text is forgotten.
  public static let timeout = 1.0

  /// The text typed so far.
  public private(set) var typed = ""
  private var lastTime = -Double.infinity

  public init() {}

  /// Adds a character and returns the element of the typed text: digits lead to the number; letters to the
  /// symbol, else to the first name, else to the first symbol that begins with them. A character with which
  /// the text leads nowhere changes nothing.
  /// - Parameter time: in seconds, from any fixed moment.
  public mutating func append(
    _ character: Character, at time: Double, in table: PeriodicTable
  ) -> AtomicElement? {
    if time - lastTime > Self.timeout { typed = "" }
    lastTime = time
    let candidate = typed + character.lowercased()
    guard let element = Self.target(of: candidate, in: table) else { return nil }
    typed = candidate
    return element
  }

  private static func target(of text: String, in table: PeriodicTable) -> AtomicElement? {
    if text.first?.isNumber == true { return Int(text).flatMap { table[$0] } }
    return table.element(symbol: text)
      ?? table.elements.first { $0.name.lowercased().hasPrefix(text) }
      ?? table.bySymbol.first { $0.symbol.lowercased().hasPrefix(text) }
  }
}
