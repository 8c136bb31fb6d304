/// The perspective view of a face flipped about its vertical axis, for an eye in front of its center, cut into
/// vertical slices. Lengths are in pixels from the left edge of the face at rest.
public struct FlipPerspective: Sendable, Hashable {
  /// A vertical strip of the screen, with the part of the face drawn in it.
  public struct Slice: Sendable, Hashable {
    /// Left edge of the strip.
    public let x: Double
    /// Width of the strip.
    public let width: Double
    /// Left edge of the part of the face; may lie beyond the face's edges.
    public let sourceX: Double
    /// Width of the part of the face.
    public let sourceWidth: Double
    /// Vertical scale, 1 at rest, about the height of the eye.
    public let scale: Double
  }

  /// Distance of the eye as a multiple of the face's width: any nearer, and the near edge would bulge.
  public static let eyeDistance = 3.6
  /// Maximum vertical scale: that of the near edge at 90°.
  public static let maximumScale = 1 / (1 - 0.5 / eyeDistance)
  /// Minimum visible width in pixels, even edge-on: a card has some thickness.
  static let minimumWidth = 2.0
  /// Shade of a face seen edge-on, 0 to 1.
  static let maximumShade = 0.42

  /// Width of the face at rest.
  public let width: Double
  /// True if the back is visible; it is never mirrored.
  public let showsBack: Bool
  /// Rotation of the visible face in degrees, −90 to 90: if positive, its right edge recedes.
  public let tilt: Double
  private let cosine: Double
  private let sine: Double

  /// A face `width` pixels wide at the flip's angle in degrees: 0 shows the front, 180 the back.
  public init(width: Double, angle: Double) {
    self.width = width
    showsBack = FlipCurve.showsBack(at: angle)
    tilt = showsBack ? angle - 180 : angle
    cosine = max(Angle.cosine(degrees: tilt), Self.minimumWidth / max(width, Self.minimumWidth))
    sine = Angle.sine(degrees: tilt)
  }

  /// Left edge of the face on the screen.
  public var left: Double { screenX(0) }
  /// Right edge of the face on the screen.
  public var right: Double { screenX(width) }

  /// Returns the vertical scale at `x` on the screen.
  public func scale(at x: Double) -> Double {
    1 - (x - width / 2) * sine / (distance * cosine)
  }

  /// Horizontal compression of the face, 1 at rest.
  public var narrowing: Double { 1 / cosine }

  /// Shade of the face, from 0 to 1: it darkens as it turns away.
  public var shade: Double { Self.maximumShade * (1 - cosine) }

  /// Returns the maximum width of slices in pixels for which the edges of a square face step by at most `step` pixels
  /// between slices.
  public func sliceWidth(step: Double) -> Double {
    let slope = Swift.abs(sine) / (2 * Self.eyeDistance * cosine)
    return slope > 0 ? step / slope : .infinity
  }

  /// Returns the height in whole pixels by which a square face extends above and below its frame during a flip.
  public static func overhang(of side: Double) -> Double {
    (side / 2 * (maximumScale - 1)).rounded(.up)
  }

  /// Returns the slices of the face from left to right, each `step` pixels wide and aligned to multiples of `step`,
  /// so that none blurs into its neighbor.
  public func slices(step: Double) -> [Slice] {
    guard width > 0, step > 0 else { return [] }
    let first = (left / step).rounded(.down)
    let last = (right / step).rounded(.up)
    return stride(from: first, to: last, by: 1).map { index in
      let x = index * step
      let (start, end) = (sourceX(x), sourceX(x + step))
      return Slice(
        x: x, width: step, sourceX: start, sourceWidth: end - start, scale: scale(at: x + step / 2))
    }
  }

  private var distance: Double { Self.eyeDistance * width }

  /// Returns the screen position of the face's point at `x`.
  private func screenX(_ x: Double) -> Double {
    let offset = x - width / 2
    return width / 2 + offset * cosine / (1 + offset * sine / distance)
  }

  /// Returns the point of the face at screen position `x`.
  private func sourceX(_ x: Double) -> Double {
    let offset = x - width / 2
    return width / 2 + offset / (cosine - offset * sine / distance)
  }
}
