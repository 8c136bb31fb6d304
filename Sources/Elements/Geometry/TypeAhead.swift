/// Find-as-you-type in the periodic table: the typed digits or letters, and the matching element. Pure; the time is a
/// parameter.
public struct TypeAhead: Sendable, Hashable {
  /// Seconds after the last key until the typed text is discarded.
  public static let timeout = 1.0

  /// The text typed so far.
  public private(set) var typed = ""
  private var lastTime = -Double.infinity

  public init() {}

  /// Adds a character and returns the matching element: for digits, that with the number; for letters, that with the
  /// symbol, else the first whose name has the prefix, else the first whose symbol has it. A character without a
  /// match is ignored, and nil is returned; a letter after digits, or a digit after letters, begins anew.
  /// - Parameter time: in seconds, from any fixed moment.
  public mutating func append(
    _ character: Character, at time: Double, in table: PeriodicTable
  ) -> AtomicElement? {
    if time - lastTime > Self.timeout { typed = "" }
    lastTime = time
    if let first = typed.first, first.isNumber != character.isNumber { typed = "" }
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
