/// Which part of a picture a view shows: how far it is zoomed in, from 1× (all of it, as large as the
/// view has room for) to 8×, and what stands in the middle. Where the picture is larger than the view it
/// covers it, else it is centered. Pure; lengths are pixels of the view.
public struct Viewport: Sendable, Hashable {
  /// How many times as large as at first the picture may be.
  public static let scales = 1.0...8.0

  /// The size of the view.
  public var size: Size
  /// Width of the picture divided by its height.
  public let aspect: Double
  /// How many times as large as at first the picture is.
  public private(set) var scale = scales.lowerBound
  /// The point that was last put in the middle, in parts of the picture. The bounds are applied only when
  /// it is read: a view that becomes small and large again shows what it showed.
  private var aim = Self.middle

  private static let middle = Point(x: 0.5, y: 0.5)

  /// Shows a whole picture.
  public init(size: Size = Size(width: 0, height: 0), aspect: Double = 1) {
    self.size = size
    self.aspect = aspect
  }

  /// Whether all of the picture is shown.
  public var isWhole: Bool { scale == Self.scales.lowerBound }

  /// The point in the middle of the view, in parts of the picture.
  public var center: Point {
    let picture = pictureSize
    return Point(
      x: Self.bounded(aim.x, picture.width, size.width),
      y: Self.bounded(aim.y, picture.height, size.height))
  }

  /// Where the picture stands, seen and unseen parts together.
  public var frame: Rect {
    let (picture, center) = (pictureSize, center)
    return Rect(
      x: size.width / 2 - center.x * picture.width, y: size.height / 2 - center.y * picture.height,
      width: picture.width, height: picture.height)
  }

  /// The picture's size at this scale.
  private var pictureSize: Size {
    let height = min(size.height, size.width / aspect)
    return Size(width: height * aspect * scale, height: height * scale)
  }

  /// The place nearest to `place` for the middle of a view of length `view`, at which a picture of length
  /// `picture` leaves no gap.
  private static func bounded(_ place: Double, _ picture: Double, _ view: Double) -> Double {
    guard picture > view else { return 0.5 }
    let margin = view / picture / 2
    return min(max(place, margin), 1 - margin)
  }

  /// Zooms to `newScale`, or as near to it as may be. What is at `point` of the view stays there, unless
  /// that would show what lies beyond the picture's edge.
  public mutating func zoom(to newScale: Double, about point: Point) {
    let before = frame
    scale = min(max(newScale, Self.scales.lowerBound), Self.scales.upperBound)
    let after = pictureSize
    guard before.width > 0, after.width > 0 else { return }
    aim.x = (point.x - before.x) / before.width + (size.width / 2 - point.x) / after.width
    aim.y = (point.y - before.y) / before.height + (size.height / 2 - point.y) / after.height
    aim = center
  }

  /// Moves the picture by so many pixels, as far as its edges allow.
  public mutating func pan(x: Double, y: Double) {
    let picture = pictureSize
    guard picture.width > 0 else { return }
    let center = center
    aim = Point(x: center.x - x / picture.width, y: center.y - y / picture.height)
    aim = self.center
  }

  /// The same part of another picture, whose width is `aspect` times its height.
  public func showing(aspect: Double) -> Viewport {
    var other = Viewport(size: size, aspect: aspect)
    (other.scale, other.aim) = (scale, aim)
    return other
  }

  /// The viewport on its way back to the whole picture, of which `part` (from 1 to 0) is left.
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
