/// The place of an element's page in a window with pages: beside them in the side pane, pushed over them, or hidden.
public struct PanePlacement: Sendable, Hashable {
  /// The parts of the window that are shown.
  public enum Form: Sendable, Hashable {
    /// The pages alone.
    case pages
    /// The pages, and the side pane beside them.
    case beside
    /// The element's page in place of the pages.
    case pushed
  }

  /// True if the side pane is turned on; it is shown where there is room.
  public private(set) var isOn: Bool
  private var isPushed: Bool
  private var hasRoom = false

  /// A placement without room for the pane, until `resize` is called.
  public init(isOn: Bool = false, isPushed: Bool = false) {
    (self.isOn, self.isPushed) = (isOn, isPushed)
  }

  /// The present form.
  public var form: Form { isOn && hasRoom ? .beside : isPushed ? .pushed : .pages }

  /// Adopts a new size. A pane that loses its room is pushed if the user is in it, so that the focus stays; a pushed
  /// page moves into the pane if that has room.
  public mutating func resize(hasRoom: Bool, isInPane: Bool) {
    let wasBeside = form == .beside
    self.hasRoom = hasRoom
    if wasBeside, form != .beside { isPushed = isInPane }
  }

  /// Shows the element's page in place of the pages, where it is not beside them.
  public mutating func push() { isPushed = true }

  /// Shows the pages again.
  public mutating func goBack() { isPushed = false }

  /// Turns the side pane on or off; a pushed page stays.
  public mutating func turn(on isOn: Bool) {
    if form == .beside { isPushed = false }
    self.isOn = isOn
  }
}
