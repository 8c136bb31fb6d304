/// How the face of something that is flipped about its vertical axis looks to an eye before its middle:
/// in true perspective, cut into upright slices. Lengths are in pixels, from the left edge of the
/// face as it is at rest.
public struct FlipPerspective: Sendable, Hashable {
  /// One upright strip: which part of the face is drawn where, and how high.
  public struct Slice: Sendable, Hashable {
    /// Where the strip is drawn.
    public let x: Double
    /// How wide it is drawn.
    public let width: Double
    /// The part of the face that is seen in it; it may reach beyond the face's edges.
    public let sourceX: Double
    /// How wide that part is.
    public let sourceWidth: Double
    /// How many times as high as at rest; what is level with the eye stays where it is.
    public let scale: Double
  }

  /// The eye's distance in parts of the width: nearer, and the near edge would leap at the beholder.
  public static let eyeDistance = 3.6
  /// How many times as high as at rest anything can look: the near edge at 90°.
  public static let greatestScale = 1 / (1 - 0.5 / eyeDistance)
  /// The least width in pixels of what is seen, even exactly from the edge: a card has some thickness.
  static let leastWidth = 2.0
  /// How dark a face gets that is seen from its edge, 0 to 1.
  static let deepestShade = 0.42

  /// Of the face at rest.
  public let width: Double
  /// Whether the back is seen; it is never mirrored.
  public let showsBack: Bool
  /// How far the face that is seen is turned away, in degrees, −90 to 90: where positive, its right
  /// edge recedes.
  public let tilt: Double
  private let cosine: Double
  private let sine: Double

  /// A face `width` pixels wide at the flip's angle in degrees: 0 shows the front, 180 the back.
  public init(width: Double, angle: Double) {
    self.width = width
    showsBack = FlipCurve.showsBack(at: angle)
    tilt = showsBack ? angle - 180 : angle
    cosine = max(Angle.cosine(degrees: tilt), Self.leastWidth / max(width, Self.leastWidth))
    sine = Angle.sine(degrees: tilt)
  }

  /// Where the left edge of the face is seen.
  public var left: Double { screenX(0) }
  /// Where the right edge of the face is seen.
  public var right: Double { screenX(width) }

  /// How many times as high as at rest the face looks where it is seen at `x`.
  public func scale(at x: Double) -> Double {
    1 - (x - width / 2) * sine / (distance * cosine)
  }

  /// How many times narrower than at rest the face looks.
  public var narrowing: Double { 1 / cosine }

  /// How much of the light the face loses as it turns away, from 0 to 1.
  public var shade: Double { Self.deepestShade * (1 - cosine) }

  /// How wide slices may be, in pixels, so that the edges of a square face step by no more than
  /// `step` pixels from one to the next.
  public func sliceWidth(step: Double) -> Double {
    let slope = Swift.abs(sine) / (2 * Self.eyeDistance * cosine)
    return slope > 0 ? step / slope : .infinity
  }

  /// How far, in whole pixels, a square face reaches above and below its place while it turns.
  public static func overhang(of side: Double) -> Double {
    (side / 2 * (greatestScale - 1)).rounded(.up)
  }

  /// The slices that show the face, from left to right, each `step` pixels wide and on whole steps, so
  /// that none blurs into its neighbor.
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

  /// Where the point of the face at `x` is seen.
  private func screenX(_ x: Double) -> Double {
    let offset = x - width / 2
    return width / 2 + offset * cosine / (1 + offset * sine / distance)
  }

  /// The point of the face that is seen at `x`.
  private func sourceX(_ x: Double) -> Double {
    let offset = x - width / 2
    return width / 2 + offset / (cosine - offset * sine / distance)
  }
}
