/// The half-life of a nuclide, with the digits of the source. Half-lives are sorted by `seconds`.
public struct HalfLife: Sendable, Hashable {
  /// The kind of knowledge of it.
  public enum Kind: Sendable, Hashable {
    /// No decay was seen.
    case stable
    /// The nuclide is not bound: it falls apart at once.
    case unbound
    case unknown
    case measured
    /// Estimated from the trends of neighboring nuclides.
    case estimated
  }

  /// A time as given: `> 4.6 zs`, `12.32(2) y`.
  public struct Time: Sendable, Hashable {
    /// `<`, `>` or `~`; nil for an exact time.
    let relation: Character?
    let digits: String
    /// A unit with its prefix, as in NUBASE: `ms`, `Gy`, and `m` for minutes.
    let unit: String
    /// The uncertainty in units of the last digits.
    let uncertainty: String?
    public let seconds: Double
  }

  public let kind: Kind
  /// The half-life; nil unless it is measured or estimated.
  public let time: Time?
  /// The lower or upper limit that was measured beside it, or for a stable nuclide.
  public let limit: Time?

  /// - Parameter text: `stable`, `unbound`, or a number with an optional sign, and a unit; nil if it is unknown.
  /// - Returns: nil for any other text.
  init?(
    _ text: String?, uncertainty: String? = nil, limit: String? = nil, isEstimated: Bool = false
  ) {
    self.limit = limit.flatMap { Time($0, uncertainty: nil) }
    guard limit == nil || self.limit != nil else { return nil }
    switch text {
    case nil: (kind, time) = (.unknown, nil)
    case "stable": (kind, time) = (.stable, nil)
    case "unbound": (kind, time) = (.unbound, nil)
    case let text?:
      guard let time = Time(text, uncertainty: uncertainty) else { return nil }
      (kind, self.time) = (isEstimated ? .estimated : .measured, time)
    }
  }

  /// The half-life in seconds for sorting: infinite for a stable nuclide, 0 for one that is not bound, −1 for an unknown
  /// one.
  public var seconds: Double {
    switch kind {
    case .stable: .infinity
    case .unbound: 0
    case .unknown: -1
    case .measured, .estimated: time?.seconds ?? -1
    }
  }

  /// The ends of the half-lives that the source allows, in seconds: a bound and what lies beyond it, else the one.
  var ends: [Double] {
    switch time?.relation {
    case ">": [seconds, .greatestFiniteMagnitude]
    case "<": [0, seconds]
    default: [seconds]
    }
  }

  /// True if only a bound is known.
  var isBound: Bool { ends.count > 1 }

  /// `2.6941(2) d`, `4.463(3) × 10⁹ years`, `stable`.
  public var text: Message {
    switch kind {
    case .stable:
      limit.map { .format(translatable("stable, or half-life {1}"), $0.text) }
        ?? .text(translatable("stable"))
    case .unbound: .text(translatable("not bound"))
    case .unknown: .text(translatable("unknown"))
    case .measured: time?.text ?? .verbatim("")
    case .estimated: .format(translatable("{1}, estimated"), time?.text ?? .verbatim(""))
    }
  }
}

extension HalfLife.Time {
  /// Seconds of a year: a tropical one, as in NUBASE.
  static let year = 31_556_926
  /// Seconds of a unit without its prefix.
  private static let units: [Character: Double] = [
    "s": 1, "m": 60, "h": 3600, "d": 86400, "y": Double(year),
  ]
  /// Powers of ten of the prefixes.
  private static let prefixes: [Character: Int] = [
    "Y": 24, "Z": 21, "E": 18, "P": 15, "T": 12, "G": 9, "M": 6, "k": 3, "m": -3, "u": -6, "n": -9,
    "p": -12, "f": -15, "a": -18, "z": -21, "y": -24,
  ]

  /// - Parameter text: `12.32 y`, `>45Py`.
  init?(_ text: String, uncertainty: String?) {
    var rest = text[...]
    let sign = rest.first.flatMap { "<>~".contains($0) ? $0 : nil }
    if sign != nil { rest = rest.dropFirst() }
    let digits = String(rest.prefix { $0.isNumber || ".e+-".contains($0) })
    let unit = String(rest.dropFirst(digits.count).drop { $0 == " " })
    guard let number = Double(digits), number.isFinite, number >= 0, let base = unit.last,
      let length = Self.units[base], unit.count <= 2
    else { return nil }
    var power = 0
    if unit.count == 2, let prefix = unit.first {
      guard let known = Self.prefixes[prefix] else { return nil }
      power = known
    }
    (relation, self.digits, self.unit) = (sign, digits, unit)
    self.uncertainty = uncertainty
    seconds = number * length * PowerOfTen.value(power)
    guard seconds.isFinite else { return nil }
  }

  /// The unit in seconds: a number, and a power of ten.
  var factor: (number: Int, power: Int)? {
    guard let base = unit.last.flatMap({ Self.units[$0] }) else { return nil }
    let power = unit.count == 2 ? unit.first.flatMap { Self.prefixes[$0] } : 0
    return power.map { (Int(base), $0) }
  }

  /// Thousands of years in years, where their uncertainty says which digits hold: 5.70(3) thousand are 5700(30); nil for
  /// other times.
  private var inYears: HalfLife.Time? {
    guard unit == "ky", let uncertainty, uncertainty.allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      return nil
    }
    let parts = digits.split(separator: ".")
    let decimals = parts.count == 2 ? parts[1].utf8.count : 0
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), decimals <= 3 else {
      return nil
    }
    let zeros = String(repeating: "0", count: 3 - decimals)
    let whole = (parts.joined() + zeros).drop { $0 == "0" }
    return whole.isEmpty
      ? nil
      : HalfLife.Time(
        (relation.map(String.init) ?? "") + whole + " y", uncertainty: uncertainty + zeros)
  }

  /// `> 4.6 zs`, `12.32(2) years`, `5700(30) years`, `4.463(3) × 10⁹ years`.
  public var text: Message {
    if let inYears { return inYears.text }
    let number = NumberFormat.text(digits) + (uncertainty.map { "(\($0))" } ?? "")
    let sign = relation.map { ($0 == "~" ? "≈" : String($0)) + NumberFormat.unitSeparator } ?? ""
    let space = NumberFormat.unitSeparator
    guard unit.last == "y" else { return .number(sign + number + space + symbol) }
    let power = unit.count == 2 ? unit.first.flatMap { Self.prefixes[$0] } : nil
    let shown = Message.number(sign + number + (power.map { PowerOfTen.times($0) } ?? ""))
    // gettext has no form for decimals; a power of ten takes the form of a large whole number.
    guard let count = power == nil ? Int(digits) : 1000 else {
      // TRANSLATORS: A half-life. The number has decimals: 12.32 years.
      return .format(translatable("{1} years"), shown)
    }
    return .plural(translatable(singular: "{1} year", plural: "{1} years"), count: count, [shown])
  }

  /// In at most three figures, with the unit's prefix: `4.46 Gy`.
  public var shortText: String {
    let sign = relation.map { $0 == "~" ? "≈" : String($0) } ?? ""
    return sign + NumberFormat.short(digits) + NumberFormat.unitSeparator + symbol
  }

  /// In letters and digits without spaces: `10min`, `1My`.
  public var name: String { digits + (unit == "m" ? "min" : unit) }

  /// The unit as it is written: `min`, `µs`.
  var symbol: String {
    if unit == "m" { return "min" }
    return unit.hasPrefix("u") ? "µ" + unit.dropFirst() : unit
  }
}
