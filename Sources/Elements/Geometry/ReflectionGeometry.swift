/// Geometry of a reflection, as on a horizontal mirror below an object seen from the front.
public enum ReflectionGeometry {
  /// Pixels between an object and its reflection.
  public static let gap = 2.0
  /// Height of the reflection as a fraction of the object's.
  public static let share = 0.35
  /// Height of a small object's reflection as a fraction of the object's.
  public static let smallShare = 0.2
  /// Minimum height of an object that is not small, in pixels.
  static let large = 256.0
  /// Opacity of the reflection at its top; it fades to nothing.
  public static let opacity = 0.5

  /// Returns the height in whole pixels of the reflection of an object `height` pixels high.
  public static func depth(under height: Double) -> Double {
    (height * (height < large ? smallShare : share)).rounded()
  }

  /// Returns the total height of an object, its reflection and the gap.
  public static func total(of height: Double) -> Double { height + gap + depth(under: height) }

  /// Returns the height in whole pixels of an object that, with its reflection, fills `total` pixels.
  public static func height(within total: Double) -> Double {
    let height = ((total - gap) / (1 + share)).rounded()
    return max(0, height < large ? ((total - gap) / (1 + smallShare)).rounded() : height)
  }
}
