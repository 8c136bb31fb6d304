/// What the nuclides of a chart must have to stay bright: a half-life, a chief decay and a spin.
public struct NuclideFilter: Sendable, Hashable {
  /// The spin of a nuclide, without its parity.
  public enum Spin: String, Sendable, Hashable, CaseIterable {
    case zero, integer, half

    /// `0`, `1, 2, 3 …`, `1/2, 3/2 …`
    public var text: String {
      switch self {
      case .zero: "0"
      case .integer: "1, 2, 3 …"
      case .half: "1/2, 3/2 …"
      }
    }
  }

  /// The powers of ten of seconds from which and up to which half-lives are told apart. Beyond them nothing is: at the
  /// first all shorter ones count, at the last all longer ones and stable nuclides.
  public static let exponents = -9...18

  /// Powers of ten of seconds.
  public private(set) var halfLife = NuclideFilter.exponents
  /// The chief decay; nil for any.
  public var kind: Nuclide.Kind?
  /// nil for any.
  public var spin: Spin?

  public init() {}

  /// True if every nuclide passes.
  public var isOff: Bool { self == NuclideFilter() }

  /// Sets the half-lives, the lesser exponent first, within `exponents`.
  public mutating func setHalfLife(_ one: Int, _ other: Int) {
    let clamped = [one, other].map {
      min(max($0, Self.exponents.lowerBound), Self.exponents.upperBound)
    }.sorted()
    halfLife = clamped[0]...clamped[1]
  }

  /// True if a nuclide has all that is wanted. One of unknown half-life passes only where any is, and one of which a bound
  /// is known where all beyond it pass.
  public func includes(_ nuclide: Nuclide) -> Bool {
    (kind == nil || nuclide.kind == kind) && (spin == nil || Spin(nuclide) == spin)
      && (halfLife == Self.exponents || nuclide.halfLife.ends.allSatisfy(includes))
  }

  private func includes(seconds: Double) -> Bool {
    guard seconds >= 0 else { return false }
    let isLongEnough =
      halfLife.lowerBound == Self.exponents.lowerBound
      || seconds >= PowerOfTen.value(halfLife.lowerBound)
    let isShortEnough =
      halfLife.upperBound == Self.exponents.upperBound
      || seconds < PowerOfTen.value(halfLife.upperBound)
    return isLongEnough && isShortEnough
  }

  /// The half-life of a power of ten of seconds: `10 ms`; from 1000 s on with that in a longer unit, `10⁶ s ≈ 12 d`.
  public static func text(of exponent: Int) -> String {
    let space = NumberFormat.unitSeparator
    guard exponent >= 3 else {
      let prefixes = ["n", "µ", "m", ""]
      let steps = max(exponent + 9, 0)
      return ["1", "10", "100"][steps % 3] + space + prefixes[steps / 3] + "s"
    }
    let seconds = PowerOfTen.value(exponent)
    let unit = units.last { $0.seconds <= seconds }
    let exact = "10" + PowerOfTen.superscript(String(exponent)) + space + "s"
    guard let unit else { return exact }
    let number = seconds / unit.seconds
    let digits = NumberFormat.rounded(String(number), toDecimals: number < 10 ? 1 : 0)
    return exact + " ≈" + space + digits + space + unit.symbol
  }

  /// Units of long half-lives.
  private static let units = ["m", "h", "d", "y", "ky", "My", "Gy"].compactMap {
    HalfLife.Time("1 " + $0, uncertainty: nil)
  }

  /// Number of nuclides by the power of ten of their half-lives, from the first of `exponents` to the one before the
  /// last, at which stable ones are. Those of which only a bound is known are left out (`bounds`).
  public static func histogram(of nuclides: [Nuclide]) -> [Int] {
    var counts = [Int](repeating: 0, count: exponents.count)
    for nuclide in nuclides where nuclide.halfLife.seconds >= 0 && !nuclide.halfLife.isBound {
      let seconds = nuclide.halfLife.seconds
      let index = exponents.dropFirst().firstIndex { seconds < PowerOfTen.value($0) }
      let place = index.map { exponents.distance(from: exponents.startIndex, to: $0) - 1 }
      counts[place ?? counts.count - 1] += 1
    }
    return counts
  }

  /// Number of nuclides of whose half-lives only a bound is known.
  public static func bounds(of nuclides: [Nuclide]) -> Int {
    nuclides.count(where: \.halfLife.isBound)
  }
}

extension NuclideFilter.Spin {
  /// The spin of a nuclide; nil if it is unknown or not certain enough to be one of these.
  init?(_ nuclide: Nuclide) {
    let digits = nuclide.spin.map { $0.utf8.filter { $0 != UInt8(ascii: "(") } } ?? []
    let number = digits.prefix { 0x30...0x39 ~= $0 }
    let rest = digits.dropFirst(number.count)
    guard !number.isEmpty else { return nil }
    if rest.starts(with: Array("/2".utf8)) {
      self = .half
    } else {
      self = number.elementsEqual([0x30]) ? .zero : .integer
    }
  }
}

extension Nuclide.Kind {
  /// The kind with an identifier.
  public init?(id: String) {
    guard let kind = Self.all.first(where: { $0.id == id }) else { return nil }
    self = kind
  }
}
