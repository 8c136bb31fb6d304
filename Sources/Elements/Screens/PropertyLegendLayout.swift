/// Layout of the legend of a property, from top to bottom: title, histogram, strip of colors with two handles, numbers
/// along it, and a note. In a low frame the note is left out and the histogram is lower.
public struct PropertyLegendLayout: Sendable, Hashable {
  /// Frame of the title, the unit and the switch.
  public let titleFrame: Rect
  /// Frame of the bars; empty if there is no room.
  public let histogramFrame: Rect
  /// Frame of the strip of colors.
  public let stripFrame: Rect
  /// Top of the numbers along the strip.
  public let numbersTop: Double
  /// Frame of the note on unknown values; nil if there is no room.
  public let noteFrame: Rect?

  /// Pixels of a bar and of the gap between bars.
  public static let (barWidth, barGap) = (10.0, 2.0)
  /// Side of a handle: as wide as a finger hits with a pointer.
  public static let handleSide = 24.0

  private static let (title, number, note) = (28.0, 16.0, 18.0)
  private static let (highestHistogram, strip, gap) = (60.0, 14.0, 4.0)
  /// Least height with the note, in pixels at text scale 1.
  private static let noteHeight = 140.0

  /// A layout within a size in pixels; a text scaling factor below 1 counts as 1.
  public init(width: Double, height: Double, textScale: Double = 1) {
    let scale = max(textScale, 1)
    let inset = Self.handleSide / 2
    let hasNote = height >= Self.noteHeight * scale
    let fixed =
      (Self.title + Self.number + (hasNote ? Self.note : 0)) * scale + Self.strip + 2 * Self.gap
    let bars = min(max(height - fixed, 0), Self.highestHistogram).rounded(.down)
    titleFrame = Rect(x: inset, y: 0, width: width - 2 * inset, height: Self.title * scale)
    histogramFrame = Rect(
      x: inset, y: titleFrame.maxY, width: max(width - 2 * inset, 1), height: bars)
    stripFrame = Rect(
      x: inset, y: histogramFrame.maxY + Self.gap, width: histogramFrame.width, height: Self.strip)
    numbersTop = stripFrame.maxY + Self.gap
    noteFrame =
      hasNote
      ? Rect(
        x: inset, y: numbersTop + Self.number * scale, width: histogramFrame.width,
        height: Self.note * scale)
      : nil
  }

  /// Number of bars that fit.
  public var bins: Int {
    max(Int((histogramFrame.width + Self.barGap) / (Self.barWidth + Self.barGap)), 1)
  }

  /// Returns the frame of a bar.
  /// - Parameter part: height as a part of the highest bar's, 0 … 1.
  public func bar(_ index: Int, of count: Int, part: Double) -> Rect {
    let pitch = (histogramFrame.width + Self.barGap) / Double(max(count, 1))
    let height = (part * histogramFrame.height).rounded(.up)
    return Rect(
      x: histogramFrame.x + Double(index) * pitch, y: histogramFrame.maxY - height,
      width: max(pitch - Self.barGap, 1), height: height)
  }

  /// Returns the horizontal position of a position on the scale, 0 … 1.
  public func x(at position: Double) -> Double {
    stripFrame.x + position * stripFrame.width
  }

  /// Returns the position on the scale, 0 … 1, at a horizontal position.
  public func position(at x: Double) -> Double {
    min(max((x - stripFrame.x) / stripFrame.width, 0), 1)
  }
}
