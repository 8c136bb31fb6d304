/// The part of a plot that is shown, as positions along the axes of the whole plot, from 0 to 1; y is upward.
public struct PlotZoom: Sendable, Hashable {
  public private(set) var x, y: ClosedRange<Double>

  /// All of the plot.
  public static let whole = PlotZoom(x: 0...1, y: 0...1)
  /// The least part of an axis.
  public static let leastPart = 0.01
  /// From this part on, it is the whole.
  private static let mostPart = 0.999
  /// The factor of a step.
  public static let step = 1.5

  private init(x: ClosedRange<Double>, y: ClosedRange<Double>) { (self.x, self.y) = (x, y) }

  /// Reads the parameters of an action: two positions for each axis with a space between them, clamped to the whole; an
  /// empty text is the whole axis. Nil for something else.
  public init?(_ texts: [String]) {
    guard texts.count == 2 else { return nil }
    let ranges = texts.map { text -> ClosedRange<Double>? in
      guard !text.isEmpty else { return 0...1 }
      return ViewParameters.numbers(text, count: 2).map { Self.part(from: $0[0], to: $0[1]) }
    }
    guard let x = ranges[0], let y = ranges[1] else { return nil }
    self.init(x: x, y: y)
  }

  /// The parameters of an action: `["0.25 0.5", ""]`.
  public var texts: [String] {
    [x, y].map { range in
      range == 0...1
        ? "" : ViewParameters.text(Point(x: range.lowerBound, y: range.upperBound))
    }
  }

  /// Returns a part of what is shown.
  /// - Parameters: two positions along each axis of what is shown, from 0 to 1, in any order.
  public func part(x xs: [Double], y ys: [Double]) -> PlotZoom {
    func part(_ range: ClosedRange<Double>, _ ends: [Double]) -> ClosedRange<Double> {
      let places = ends.map { Self.place($0, in: range) }
      return Self.part(from: places.min() ?? 0, to: places.max() ?? 1)
    }
    return PlotZoom(x: part(x, xs), y: part(y, ys))
  }

  /// Returns what is shown after zooming by a factor about a point of it, whose positions are from 0 to 1.
  public func zoomed(by factor: Double, about point: (x: Double, y: Double)) -> PlotZoom {
    func zoomed(_ range: ClosedRange<Double>, _ position: Double) -> ClosedRange<Double> {
      let place = Self.place(position, in: range)
      let length = max((range.upperBound - range.lowerBound) / factor, Self.leastPart)
      guard length < Self.mostPart else { return 0...1 }
      return Self.part(from: place - position * length, length)
    }
    guard factor > 0, factor.isFinite else { return self }
    return PlotZoom(x: zoomed(x, point.x), y: zoomed(y, point.y))
  }

  /// Returns what is shown after moving by parts of it.
  public func moved(x dx: Double, y dy: Double) -> PlotZoom {
    func moved(_ range: ClosedRange<Double>, _ part: Double) -> ClosedRange<Double> {
      let length = range.upperBound - range.lowerBound
      return Self.part(from: range.lowerBound + part * length, length)
    }
    return PlotZoom(x: moved(x, dx), y: moved(y, dy))
  }

  /// True if no axis can be shown larger.
  public var isGreatest: Bool {
    [x, y].allSatisfy { $0.upperBound - $0.lowerBound < 1.001 * Self.leastPart }
  }

  /// Returns where a place of the whole plot is in what is shown: outside of 0 to 1 if it is not shown.
  func position(of place: (x: Double, y: Double)) -> (x: Double, y: Double) {
    func position(_ place: Double, _ range: ClosedRange<Double>) -> Double {
      (place - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    return (position(place.x, x), position(place.y, y))
  }

  private static func place(_ position: Double, in range: ClosedRange<Double>) -> Double {
    range.lowerBound + position * (range.upperBound - range.lowerBound)
  }

  /// A part of this length that begins there, or as near as the ends of the axis allow.
  private static func part(from start: Double, _ length: Double) -> ClosedRange<Double> {
    let first = min(max(start, 0), 1 - length)
    return first...min(first + length, 1)
  }

  /// The part between two places, at least the least one about their middle.
  private static func part(from first: Double, to last: Double) -> ClosedRange<Double> {
    let ends = [first, last].map { min(max($0, 0), 1) }.sorted()
    let length = max(ends[1] - ends[0], leastPart)
    return part(from: (ends[0] + ends[1] - length) / 2, length)
  }
}
