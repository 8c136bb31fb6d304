/// The years that a page of discoveries shows: two handles on a scale from 1650 to now.
public struct Timeline: Sendable, Hashable {
  /// A handle: the first or the last year shown.
  public enum Handle: Sendable, Hashable, CaseIterable {
    case start, end
  }

  /// Start of the scale. A handle there includes everything earlier.
  public static let firstYear = 1650
  /// Seconds in which the upper handle moves over the whole scale when played.
  public static let duration = 15.0

  /// The whole scale.
  public let bounds: ClosedRange<Int>
  /// The years between the handles, both included.
  public private(set) var range: ClosedRange<Int>

  /// Makes the timeline up to a year, at least `firstYear`, with both handles at its ends.
  public init(until lastYear: Int) {
    bounds = Self.firstYear...max(Self.firstYear, lastYear)
    range = bounds
  }

  /// Makes the timeline up to the present year. A clock that is wrong by centuries moves the end at most
  /// `maximumSilence` years beyond the last discovery.
  public init(lastDiscovery: Int, now: Int) {
    let last = min(max(lastDiscovery, Self.firstYear), Self.latestYear)
    self.init(until: min(max(now, last), last + Self.maximumSilence))
  }

  /// Most years between the last discovery and the present.
  private static let maximumSilence = 100
  /// The latest year of a discovery that is believed.
  private static let latestYear = 9999

  /// True if the handles are at the ends.
  public var isWhole: Bool { range == bounds }

  /// True if a discovery of this year is shown.
  public func contains(_ year: Int) -> Bool {
    year <= range.upperBound && (year >= range.lowerBound || range.lowerBound == bounds.lowerBound)
  }

  /// Moves both handles, the lower one to the lesser year, within the scale.
  public mutating func set(_ one: Int, _ other: Int) {
    let clamped = { [bounds] (year: Int) in min(max(year, bounds.lowerBound), bounds.upperBound) }
    range = clamped(min(one, other))...clamped(max(one, other))
  }

  /// True if a discovery is shown; one without a year is earlier than the scale.
  public func contains(_ discovery: AtomicElement.Discovery) -> Bool {
    contains(discovery.year ?? 0)
  }

  /// Returns the year of a handle.
  public func year(of handle: Handle) -> Int {
    handle == .start ? range.lowerBound : range.upperBound
  }

  /// Moves a handle, at most to the other one.
  public mutating func move(_ handle: Handle, to year: Int) {
    let (start, end) = (range.lowerBound, range.upperBound)
    range =
      switch handle {
      case .start: min(max(year, bounds.lowerBound), end)...end
      case .end: start...max(min(year, bounds.upperBound), start)
      }
  }

  /// Moves both handles by the same number of years, within the scale.
  public mutating func shift(by years: Int) {
    let least = bounds.lowerBound - range.lowerBound
    let most = bounds.upperBound - range.upperBound
    let step = min(max(years, least), most)
    range = (range.lowerBound + step)...(range.upperBound + step)
  }

  /// Returns the position of a year on the scale, 0 … 1.
  public func position(of year: Int) -> Double {
    guard bounds.count > 1 else { return 0 }
    let clamped = min(max(year, bounds.lowerBound), bounds.upperBound)
    return Double(clamped - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
  }

  /// Returns the year at a position of the scale, 0 … 1.
  public func year(at position: Double) -> Int {
    guard position.isFinite else { return bounds.lowerBound }
    let span = Double(bounds.upperBound - bounds.lowerBound)
    return bounds.lowerBound + Int((min(max(position, 0), 1) * span).rounded())
  }

  /// Numbers of years in each decade of the scale; those before it are left out.
  public struct Histogram: Sendable, Hashable {
    /// First year of the first decade.
    public let start: Int
    /// Number of years in each decade, from that of `start` on.
    public let counts: [Int]
    /// The largest count.
    public var maximum: Int { counts.max() ?? 0 }
  }

  /// Counts the years of discoveries by decade.
  public func histogram(of years: [Int]) -> Histogram {
    let start = bounds.lowerBound / 10
    var counts = [Int](repeating: 0, count: bounds.upperBound / 10 - start + 1)
    for year in years where bounds.contains(year) { counts[year / 10 - start] += 1 }
    return Histogram(start: start * 10, counts: counts)
  }

  /// `until 1800` from the start of the scale on, else `1700–1800` or `1750`.
  public var text: Message {
    if range.lowerBound > bounds.lowerBound { return Self.text(of: range) }
    return Self.text(until: range.upperBound)
  }

  /// The text while both handles are at the ends.
  public var wholeText: Message { Self.text(until: bounds.upperBound) }

  private static func text(until year: Int) -> Message {
    .format(translatable("until {1}"), .verbatim(String(year)))
  }

  /// `1735–1879`, `1778`.
  static func text(of years: ClosedRange<Int>) -> Message {
    let first = Message.verbatim(String(years.lowerBound))
    if years.count == 1 { return first }
    return .format(translatable("{1}–{2}"), first, .verbatim(String(years.upperBound)))
  }
}

extension PeriodicTable {
  /// Returns the elements discovered in the years of a timeline; all without one.
  public func elements(during timeline: Timeline?) -> [AtomicElement] {
    timeline.map { timeline in elements.filter { timeline.contains($0.discovery) } } ?? elements
  }
}
