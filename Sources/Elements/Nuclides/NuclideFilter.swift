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

  /// The half-lives from which and up to which half-lives are told apart. Beyond them nothing is: at the first all
  /// shorter ones count, at the last all longer ones and stable nuclides.
  public static let steps: [HalfLife.Time] = [
    "1ns", "10ns", "100ns", "1us", "10us", "100us", "1ms", "10ms", "100ms", "1s", "10s", "1m",
    "10m", "1h", "10h", "1d", "10d", "100d", "1y", "10y", "100y", "1ky", "10ky", "100ky", "1My",
    "10My", "100My", "1Gy", "10Gy", "100Gy",
  ].compactMap { HalfLife.Time($0, uncertainty: nil) }

  /// Positions in `steps`.
  public private(set) var halfLife = NuclideFilter.all
  /// The positions of all `steps`.
  public static let all = 0...steps.count - 1
  /// The places of `steps` on a scale by their logarithms, from 0 to 1.
  public static let places: [Double] = {
    let logarithms = steps.map { RealFunctions.logarithm($0.seconds) }
    let (first, last) = (logarithms[0], logarithms[all.upperBound])
    return logarithms.map { ($0 - first) / (last - first) }
  }()
  /// The chief decay; nil for any.
  public var kind: Nuclide.Kind?
  /// nil for any.
  public var spin: Spin?

  public init() {}

  /// True if every nuclide passes.
  public var isOff: Bool { self == NuclideFilter() }

  /// Sets the half-lives, the lesser position first, within `steps`.
  public mutating func setHalfLife(_ one: Int, _ other: Int) {
    let clamped = [one, other].map {
      min(max($0, Self.all.lowerBound), Self.all.upperBound)
    }.sorted()
    halfLife = clamped[0]...clamped[1]
  }

  /// Sets the half-lives by names of `steps`; any other text is no limit.
  public mutating func setHalfLife(_ one: String, _ other: String) {
    setHalfLife(
      Self.step(named: one) ?? Self.all.lowerBound, Self.step(named: other) ?? Self.all.upperBound)
  }

  /// The position of the step with a name; nil for any other text.
  public static func step(named name: String) -> Int? { steps.firstIndex { $0.name == name } }

  /// True if a nuclide has all that is wanted. One of unknown half-life passes only where any is, and one of which a bound
  /// is known where all beyond it pass.
  public func includes(_ nuclide: Nuclide) -> Bool {
    (kind == nil || nuclide.kind == kind) && (spin == nil || Spin(nuclide) == spin)
      && (halfLife == Self.all || nuclide.halfLife.ends.allSatisfy(includes))
  }

  private func includes(seconds: Double) -> Bool {
    guard seconds >= 0 else { return false }
    let isLongEnough =
      halfLife.lowerBound == Self.all.lowerBound
      || seconds >= Self.steps[halfLife.lowerBound].seconds
    let isShortEnough =
      halfLife.upperBound == Self.all.upperBound
      || seconds < Self.steps[halfLife.upperBound].seconds
    return isLongEnough && isShortEnough
  }

  /// Number of nuclides by their half-lives, from each of `steps` to the next; beside the last the stable ones, too. Those
  /// of which only a bound is known are left out (`bounds`).
  public static func histogram(of nuclides: [Nuclide]) -> [Int] {
    var counts = [Int](repeating: 0, count: steps.count)
    for nuclide in nuclides where nuclide.halfLife.seconds >= 0 && !nuclide.halfLife.isBound {
      counts[steps.lastIndex { $0.seconds <= nuclide.halfLife.seconds } ?? 0] += 1
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
