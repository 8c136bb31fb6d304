/// The size class of a window's content, by which every page chooses its form.
public enum ContentWidth: Sendable, Hashable, Comparable, CaseIterable {
  /// Below `mediumStart`: one column; an element is pushed into the same window.
  case narrow
  /// Below `wideStart`: one column, with room for the side pane.
  case medium
  /// Two columns.
  case wide

  /// Least width of `medium`, in pixels.
  public static let mediumStart = 560
  /// Least width of `wide`, in pixels.
  public static let wideStart = 860

  /// The class of a content of `width` pixels.
  public init(_ width: Int) {
    self = width < Self.mediumStart ? .narrow : width < Self.wideStart ? .medium : .wide
  }
}
