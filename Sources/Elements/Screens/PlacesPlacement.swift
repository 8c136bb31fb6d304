/// The arrangement of the list and the map of places in a window.
public struct PlacesPlacement: Sendable, Hashable {
  /// The parts that are shown, and where.
  public enum Form: Sendable, Hashable {
    /// The list, and the map beside it.
    case beside
    /// The map, and the list below it.
    case stacked
    /// The list alone.
    case list
    /// The map in place of the list.
    case map
  }

  /// True if the map is shown in place of the list where there is room for one of them.
  public private(set) var isPushed: Bool
  private var isNarrow: Bool?
  private var isWide = false

  /// A placement before `resize` is called.
  public init(isPushed: Bool = false) { self.isPushed = isPushed }

  /// The present form.
  public var form: Form {
    isNarrow == true ? isPushed ? .map : .list : isWide ? .beside : .stacked
  }

  /// Adopts a new size. Of a list and a map that lose their room, the one with the user in it stays.
  /// - Parameter isInMap: true if the user is in the map.
  public mutating func resize(isNarrow: Bool, width: Int, isInMap: Bool) {
    if isNarrow, self.isNarrow == false { isPushed = isInMap }
    self.isNarrow = isNarrow
    isWide = ContentWidth(width) == .wide
  }

  /// Shows the map in place of the list of a narrow window.
  public mutating func push() { isPushed = true }

  /// Shows the list again.
  public mutating func goBack() { isPushed = false }
}
