/// A number with a unit as typed: `1064.18 °C`, `2,5 bar`.
struct TypedQuantity {
  /// The number, exactly.
  let exact: ExactDecimal
  let number: Double
  /// The unit's symbol as typed; empty without one.
  let unit: String

  /// Maximum number of characters read.
  private static let maximumLength = 40

  /// Returns nil for a text without a number at its start.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars.prefix(Self.maximumLength)).filter {
      $0 != " " && $0 != "\u{a0}"
    }
    let typed = scalars.prefix { "0123456789.,-−+".unicodeScalars.contains($0) }
    let digits = String(
      String.UnicodeScalarView(typed.map { $0 == "," ? "." : $0 == "−" ? "-" : $0 }))
    guard let exact = ExactDecimal(digits), let number = Double(exact.text) else { return nil }
    (self.exact, self.number) = (exact, number)
    unit = String(String.UnicodeScalarView(scalars.dropFirst(typed.count)))
  }
}
