/// The look of a tile in a coloring.
public struct TilePaint: Sendable, Hashable {
  public enum Fill: Sendable, Hashable {
    /// The color of a class.
    case classification(ElementClassification)
    /// A color of a scale, for dark text in both styles.
    case scale(RGB)
    /// No value: hatched.
    case unknown
  }

  public let fill: Fill
  /// The state whose glyph the tile shows.
  public let state: PhysicalState
  /// The value in place of the weight, in few digits: `1337`, or a dash for none; nil in a coloring by class.
  public private(set) var value: String?
}

extension TilePaint {
  /// The category's color with the weight, in the state at 20 °C: the look of a tile outside of the Table.
  public init(_ element: AtomicElement) {
    self.init(fill: .classification(.category(element.category)), state: element.state)
  }

  /// The same with a value in place of the weight.
  public func showing(_ value: String) -> TilePaint {
    var paint = self
    paint.value = value
    return paint
  }
}
