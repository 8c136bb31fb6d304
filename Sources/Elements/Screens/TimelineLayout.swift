/// Frames of the parts of the timeline below the map, in pixels of a widget; years run with the reading direction.
///
///     play │ bars by decade          │ years shown
///          │ trough with two handles │ button
///          │ years of the scale      │
public struct TimelineLayout: Sendable, Hashable {
  /// The part of the timeline that a press moves.
  public enum DragTarget: Sendable, Hashable {
    /// The handle with its distance from the pointer, in pixels.
    case handle(Timeline.Handle, offset: Double)
    /// Both handles, which are at the same place: the first motion decides.
    case either
    /// Both handles together, from this year under the pointer.
    case range(year: Int)
  }

  /// A bar of the histogram.
  public struct Bar: Sendable, Hashable {
    public let frame: Rect
    /// First year of the decade.
    public let decade: Int
  }

  /// A year below the scale.
  public struct Tick: Sendable, Hashable {
    public let year: Int
    /// Center of its text.
    public let x: Double
  }

  /// Radius of a handle and thickness of the trough.
  public static let (knobRadius, trough) = (8.0, 4.0)
  /// Distance within which a press takes hold of a handle: half of what a finger needs.
  public static let reach = 22.0
  private static let (height, lineGrowth) = (72.0, 20.0)
  private static let (margin, scaleStart, scaleGap) = (12.0, 66.0, 26.0)
  /// Side of a button for the pointer. A larger one begins at the same height, below the texts.
  public static let button = 34.0
  /// Vertical position of the bars' foot and of the trough's middle; height of the highest and of the lowest bar.
  private static let (barFoot, middle, highestBar, lowestBar) = (29.0, 38.0, 24.0, 3.0)
  /// Part of a decade's width that its bar takes.
  private static let barPart = 11.0 / 15
  private static let leastTickGap = 8.0
  private static let tickSteps = [50, 100, 200, 500, 1000]

  public let size: Size
  public let timeline: Timeline
  /// Left and right end of the scale; the right one is the left end in right-to-left text.
  public let scale: ClosedRange<Double>
  private let isMirrored: Bool
  private let textScale: Double

  /// - Parameters:
  ///   - textWidth: width of the widest text of the years shown.
  ///   - textScale: factor of the user's text size.
  public init(
    _ timeline: Timeline, width: Double, textWidth: Double, textScale: Double = 1,
    isMirrored: Bool = false
  ) {
    let end = width - Self.margin - max(textWidth, Self.button) - Self.scaleGap
    let left = Self.scaleStart
    let right = max(end, left + 1)
    self.timeline = timeline
    self.textScale = max(1, textScale)
    self.isMirrored = isMirrored
    size = Size(width: width, height: Self.height(textScale: textScale))
    scale = isMirrored ? (width - right)...(width - left) : left...right
  }

  /// Height of the timeline, in pixels.
  public static func height(textScale: Double) -> Double {
    (height + lineGrowth * (max(1, textScale) - 1)).rounded(.up)
  }

  private func mirrored(_ x: Double) -> Double { isMirrored ? size.width - x : x }

  // MARK: Texts and buttons

  /// Center of the button that plays.
  public var playCenter: Point {
    Point(x: mirrored(Self.margin + Self.button / 2), y: size.height / 2 - 1)
  }

  /// Center of the button below the years shown.
  public var buttonCenter: Point {
    Point(
      x: mirrored(size.width - Self.margin - Self.button / 2),
      y: size.height - Self.button / 2 - 3)
  }

  /// Top and outer edge of the text of the years shown.
  public var textCorner: Point { Point(x: mirrored(size.width - Self.margin - 4), y: 10) }

  /// Top of the years below the scale.
  public var tickTop: Double { Self.middle + 12 }

  /// Vertical middle of the trough.
  public var middle: Double { Self.middle }

  /// The years below the scale, as many as have room.
  /// - Parameter textWidth: width of the widest one.
  public func ticks(textWidth: Double) -> [Tick] {
    let room = scale.upperBound - scale.lowerBound
    let years = timeline.bounds
    let step = Self.tickSteps.first { step in
      room * Double(step) >= (textWidth + Self.leastTickGap) * Double(years.count - 1)
    }
    guard let step else { return [] }
    return stride(from: years.lowerBound, through: years.upperBound, by: step).map {
      Tick(year: $0, x: x(of: $0))
    }
  }

  // MARK: Scale

  /// Returns the horizontal position of a year.
  public func x(of year: Int) -> Double { x(at: timeline.position(of: year)) }

  private func x(at position: Double) -> Double {
    let length = scale.upperBound - scale.lowerBound
    return isMirrored
      ? scale.upperBound - position * length : scale.lowerBound + position * length
  }

  /// Returns the year at a horizontal position, clamped to the scale.
  public func year(at x: Double) -> Int {
    let part = (x - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
    return timeline.year(at: isMirrored ? 1 - part : part)
  }

  /// Horizontal position of a handle.
  public func x(of handle: Timeline.Handle) -> Double {
    x(of: timeline.year(of: handle))
  }

  /// Frame of a part of the trough.
  public func trough(_ years: ClosedRange<Int>) -> Rect {
    let ends = (x(of: years.lowerBound), x(of: years.upperBound))
    return Rect(
      x: min(ends.0, ends.1), y: Self.middle - Self.trough / 2,
      width: abs(ends.1 - ends.0), height: Self.trough)
  }

  /// Returns the part of the timeline that a press takes hold of.
  public func dragTarget(at x: Double) -> DragTarget {
    let (start, end) = (self.x(of: .start), self.x(of: .end))
    let (toStart, toEnd) = (abs(x - start), abs(x - end))
    if timeline.range.count == 1, toStart <= Self.reach { return .either }
    let isBetween = x > min(start, end) && x < max(start, end)
    if isBetween, !timeline.isWhole, min(toStart, toEnd) > Self.reach {
      return .range(year: year(at: x))
    }
    let isBefore = isMirrored ? x > start : x < start
    let handle: Timeline.Handle = toStart < toEnd || (toStart == toEnd && isBefore) ? .start : .end
    let offset = min(toStart, toEnd) <= Self.reach ? self.x(of: handle) - x : 0
    return .handle(handle, offset: offset)
  }

  /// Returns the bars of the decades with discoveries; the whole of each lies above its part of the scale.
  public func bars(of histogram: Timeline.Histogram) -> [Bar] {
    histogram.counts.indices.compactMap { index in
      let count = histogram.counts[index]
      guard count > 0 else { return nil }
      let decade = histogram.start + 10 * index
      let (first, last) = (x(of: decade), x(of: decade + 10))
      // The last decade may be longer than the scale.
      let decadeWidth = abs(x(of: histogram.start + 10) - x(of: histogram.start))
      let width = min(decadeWidth, abs(last - first)) * Self.barPart
      let height = max(
        Self.lowestBar, Self.highestBar * Double(count) / Double(max(histogram.maximum, 1)))
      let frame = Rect(
        x: (first + last) / 2 - width / 2, y: Self.barFoot - height, width: max(width, 1),
        height: height)
      return Bar(frame: frame, decade: decade)
    }
  }

  /// Returns the frame of a note above the beginning of the scale, or else above the play button; nil if it would cover
  /// bars or the button, or has no room.
  public func noteFrame(of note: Size, bars: [Bar]) -> Rect? {
    guard note.width <= scale.upperBound - scale.lowerBound else { return nil }
    let button = playCenter.square(radius: Self.button / 2)
    let starts = [
      isMirrored ? scale.upperBound - note.width : scale.lowerBound,
      isMirrored ? size.width - Self.margin - note.width : Self.margin,
    ]
    let frames = starts.map { Rect(x: $0, y: 4, width: note.width, height: note.height) }
    return frames.first { frame in
      !frame.intersects(button) && !bars.contains { $0.frame.intersects(frame) }
    }
  }
}
