/// The visible part of a picture, of the nuclide chart or of the world map in a view: the zoom and the center. At 1× a
/// picture is fitted to the view, up to 8×; larger than the view it covers it, smaller it is centered. The chart is the
/// same, up to 40×. The map covers the view at 1×, up to 64×, and goes on to the left and to the right without end. Pure;
/// lengths are in pixels of the view.
public struct Viewport: Sendable, Hashable {
  /// Allowed scales of a picture; 1 fits it to the view.
  public static let scales = 1.0...8.0
  /// Allowed scales of the nuclide chart; 1 fits it to the view.
  public static let chartScales = 1.0...40.0
  /// Allowed scales of the map; at 1 it covers the view.
  public static let mapScales = 1.0...64.0

  /// Distance in pixels by which a notch of the wheel or an arrow key moves.
  public static let panStep = 60.0
  /// The factor of a notch of the wheel.
  private static let notch = 1.2

  /// Returns the factor of a turn of the wheel; away from the user zooms in, and its notches are negative.
  public static func factor(notches: Double) -> Double {
    let factor = 1 + notches.magnitude * (notch - 1)
    return notches < 0 ? factor : 1 / factor
  }

  /// True for the map.
  public let isMap: Bool
  /// Allowed scales.
  public let allowedScales: ClosedRange<Double>
  /// The size of the view.
  public var size: Size
  /// Width of the picture divided by its height.
  public let aspect: Double
  /// Scale of the picture; 1 fits it to the view.
  public private(set) var scale = scales.lowerBound
  /// The requested center, in fractions of the picture. Clamped only when it is read: a view that shrinks and grows
  /// again shows the same part.
  private var aim = Self.middle

  private static let middle = Point(x: 0.5, y: 0.5)

  /// A view of the whole picture.
  public init(size: Size = Size(width: 0, height: 0), aspect: Double = 1) {
    (self.size, self.aspect, isMap, allowedScales) = (size, aspect, false, Self.scales)
  }

  /// A view of the whole nuclide chart.
  public init(chart size: Size, aspect: Double) {
    (self.size, self.aspect, isMap, allowedScales) = (size, aspect, false, Self.chartScales)
  }

  /// A view of the map, a square.
  /// - Parameters:
  ///   - center: in fractions of the map.
  public init(map size: Size, center: Point, scale: Double = 1) {
    (self.size, aspect, isMap, allowedScales, aim) = (size, 1, true, Self.mapScales, center)
    self.scale = min(max(scale, Self.mapScales.lowerBound), Self.mapScales.upperBound)
  }

  /// True if the whole picture is visible.
  public var isWhole: Bool { scale == Self.scales.lowerBound }

  /// The center of the view, in fractions of the picture.
  public var center: Point {
    let picture = pictureSize
    return Point(
      x: isMap ? Mercator.wrapped(aim.x) : Self.clamped(aim.x, picture.width, size.width),
      y: Self.clamped(aim.y, picture.height, size.height))
  }

  /// Frame of the whole picture in the view, including hidden parts.
  public var frame: Rect {
    let (picture, center) = (pictureSize, center)
    return Rect(
      x: size.width / 2 - center.x * picture.width, y: size.height / 2 - center.y * picture.height,
      width: picture.width, height: picture.height)
  }

  /// Size of the picture at the current scale.
  private var pictureSize: Size {
    let (height, other) = (size.height, size.width / aspect)
    let fitted = isMap ? max(height, other) : min(height, other)
    return Size(width: fitted * aspect * scale, height: fitted * scale)
  }

  /// Clamps `position`, the center of a view of length `view`, so that a picture of length `picture` leaves no gap.
  private static func clamped(_ position: Double, _ picture: Double, _ view: Double) -> Double {
    guard picture > view else { return 0.5 }
    let margin = view / picture / 2
    return min(max(position, margin), 1 - margin)
  }

  /// Zooms to `newScale`, clamped to `allowedScales`. The point at `point` of the view stays fixed, unless that would show
  /// space beyond the picture's edge.
  public mutating func zoom(to newScale: Double, about point: Point) {
    let before = frame
    scale = min(max(newScale, allowedScales.lowerBound), allowedScales.upperBound)
    let after = pictureSize
    guard before.width > 0, after.width > 0 else { return }
    aim.x = (point.x - before.x) / before.width + (size.width / 2 - point.x) / after.width
    aim.y = (point.y - before.y) / before.height + (size.height / 2 - point.y) / after.height
    aim = center
  }

  /// Moves the picture by a number of pixels, within its edges.
  public mutating func pan(x: Double, y: Double) {
    let picture = pictureSize
    guard picture.width > 0 else { return }
    let center = center
    aim = Point(x: center.x - x / picture.width, y: center.y - y / picture.height)
    aim = self.center
  }

  /// Shows a part: the center in fractions of the picture, and the scale, clamped to `allowedScales`.
  public mutating func show(center: Point, scale newScale: Double) {
    scale = min(max(newScale, allowedScales.lowerBound), allowedScales.upperBound)
    aim = center
  }

  /// Returns the viewport for another picture with the same center and scale.
  /// - Parameter aspect: width of the picture divided by its height.
  public func showing(aspect: Double) -> Viewport {
    var other = Viewport(size: size, aspect: aspect)
    (other.scale, other.aim) = (scale, aim)
    return other
  }

  /// Returns the viewport interpolated between the whole picture (0) and this one (1).
  public func returning(_ part: Double) -> Viewport {
    var other = self
    let center = center
    other.scale = Self.scales.lowerBound + (scale - Self.scales.lowerBound) * part
    other.aim = Point(
      x: Self.middle.x + (center.x - Self.middle.x) * part,
      y: Self.middle.y + (center.y - Self.middle.y) * part)
    return other
  }
}
