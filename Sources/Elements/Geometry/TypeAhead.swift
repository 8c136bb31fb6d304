/// Collects the digits or letters typed in the periodic table and says where they lead. Pure:
/// the time is handed in.
public struct TypeAhead: Sendable, Hashable {
  /// Seconds after which what was typed is forgotten.
  public static let timeout = 1.0

  /// What has been typed so far.
  public private(set) var typed = ""
  private var lastTime = -Double.infinity

  public init() {}

  /// Adds a character and returns where to go: digits lead to the number, letters to the symbol
  /// or the first one that begins with them. What leads nowhere begins anew with this character.
  /// - Parameter time: in seconds, from any fixed moment.
  public mutating func append(
    _ character: Character, at time: Double, in table: PeriodicTable
  ) -> AtomicElement? {
    if time - lastTime > Self.timeout { typed = "" }
    lastTime = time
    let character = character.lowercased()
    for candidate in [typed + character, character] {
      if let element = Self.target(of: candidate, in: table) {
        typed = candidate
        return element
      }
    }
    typed = ""
    return nil
  }

  private static func target(of text: String, in table: PeriodicTable) -> AtomicElement? {
    if text.first?.isNumber == true { return Int(text).flatMap { table[$0] } }
    return table.element(symbol: text)
      ?? table.bySymbol.first { $0.symbol.lowercased().hasPrefix(text) }
  }
}
