/// Half-lives in a unit asked for.
extension HalfLife {
  /// The half-life in a unit of time, to the digits of the source; nil for another unit.
  func text(in unit: SearchUnit) -> Message? {
    guard kind == .measured || kind == .estimated else { return text }
    guard let number = time?.number(in: unit) else { return nil }
    return kind == .estimated ? .format(translatable("{1}, estimated"), number) : number
  }
}

extension HalfLife.Time {
  /// `1.799(9) × 10¹¹ s`, with one digit of the uncertainty.
  fileprivate func number(in unit: SearchUnit) -> Message? {
    guard unit.quantity == .time, let own = SignificantNumber(digits),
      let (factor, power) = factor
    else { return nil }
    // A year is that of the data.
    let isYear = unit.symbols[0] == "a"
    let target = isYear ? Self.year : Int(unit.factor)
    func converted(_ number: SignificantNumber) -> SignificantNumber? {
      number.shifted(by: power).product(with: .init(significand: factor, exponent: 0))?
        .divided(by: .init(significand: target, exponent: 0), digits: 12)
    }
    guard let value = converted(own) else { return nil }
    let error = uncertainty.flatMap { Int($0) }.flatMap {
      converted(SignificantNumber(significand: $0, exponent: own.exponent))?.rounded(to: 1)
    }
    let shown = error.flatMap { value.text(uncertainty: $0) } ?? value.rounded(to: own.digits).text
    let sign = relation.map { ($0 == "~" ? "≈" : String($0)) + NumberFormat.unitSeparator } ?? ""
    if isYear { return .format(translatable("{1} years"), .number(sign + shown)) }
    return .number(sign + NumberFormat.quantity(shown, unit.symbols[0]))
  }
}

extension SignificantNumber {
  /// The number with an uncertainty of one digit behind its last one: `1.799(9) × 10¹¹`; nil if the uncertainty is zero,
  /// or greater than the number.
  fileprivate func text(uncertainty: SignificantNumber) -> String? {
    let count = digits + exponent - uncertainty.exponent
    guard uncertainty.significand > 0, uncertainty.digits == 1, (1...15).contains(count) else {
      return nil
    }
    let number = count < digits ? rounded(to: count) : self
    let missing = max(count - number.digits, 0)
    guard missing <= 6 else { return nil }
    let padded = (0..<missing).reduce(number.significand) { value, _ in value * 10 }
    let mark = "(\(uncertainty.significand))"
    let whole = SignificantNumber(significand: padded, exponent: uncertainty.exponent)
    let text = whole.text
    guard let times = text.firstIndex(of: "×") else {
      return text + "(\(uncertainty.significand)"
        + String(repeating: "0", count: max(uncertainty.exponent, 0)) + ")"
    }
    let head = text[..<times]
    let digits = head.prefix { $0.isNumber || $0 == "." }
    return String(digits) + mark + text[digits.endIndex...]
  }
}
