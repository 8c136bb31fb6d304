/// How a reflection lies under what is reflected, which stands on a mirror and is seen from before it.
public enum ReflectionGeometry {
  /// Pixels between a thing and its reflection.
  public static let gap = 2.0
  /// The reflection's height as part of the thing's, and that of something small.
  public static let share = 0.35
  public static let smallShare = 0.2
  /// Height in pixels from which a thing is no longer small.
  static let large = 256.0
  /// Its opacity where it begins; it fades to nothing.
  public static let opacity = 0.5

  /// The height in whole pixels of the reflection of something `height` pixels high.
  public static func depth(under height: Double) -> Double {
    (height * (height < large ? smallShare : share)).rounded()
  }

  /// The height of a thing, its reflection and the gap.
  public static func total(of height: Double) -> Double { height + gap + depth(under: height) }

  /// How high a thing may be, in whole pixels, that has `total` pixels together with its reflection.
  public static func height(within total: Double) -> Double {
    let height = ((total - gap) / (1 + share)).rounded()
    return max(0, height < large ? ((total - gap) / (1 + smallShare)).rounded() : height)
  }
}
