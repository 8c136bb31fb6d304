/// How a reflection lies under what is reflected, which stands on a mirror and is seen from before it.
public enum ReflectionGeometry {
  /// Pixels between a thing and its reflection.
  public static let gap = 2.0
  /// The reflection's height as part of the thing's.
  public static let share = 0.35
  /// Its opacity where it begins; it fades to nothing.
  public static let opacity = 0.5

  /// The height in whole pixels of the reflection of something `height` pixels high.
  public static func depth(under height: Double) -> Double { (height * share).rounded() }

  /// The height of a thing, its reflection and the gap.
  public static func total(of height: Double) -> Double { height + gap + depth(under: height) }

  /// How high a thing may be, in whole pixels, that has `total` pixels together with its reflection.
  public static func height(within total: Double) -> Double {
    max(0, ((total - gap) / (1 + share)).rounded())
  }
}
