/// Geometry of a reflection, as on a horizontal mirror below an object seen from the front.
public enum ReflectionGeometry {
  /// Pixels between an object and its reflection.
  public static let gap = 2.0
  /// Height of the reflection as a fraction of the object's.
  public static let share = 0.35
  /// Opacity of the reflection at its top; it fades to nothing.
  public static let opacity = 0.5

  /// Returns the height in whole pixels of the reflection of an object `height` pixels high.
  public static func depth(under height: Double) -> Double { (height * share).rounded() }

  /// Returns the total height of an object, its reflection and the gap.
  public static func total(of height: Double) -> Double { height + gap + depth(under: height) }

  /// Returns the height in whole pixels of an object that, with its reflection, fills `total` pixels.
  public static func height(within total: Double) -> Double {
    max(0, ((total - gap) / (1 + share)).rounded())
  }
}
