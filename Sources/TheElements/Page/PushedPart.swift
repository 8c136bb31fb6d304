import Adwaita

/// A part of a window that is shown in place of its pages where there is no room for both: an element, the map of a page,
/// or a view over everything. The window shows its bar and its title meanwhile, and leads back.
@MainActor
protocol PushedPart: AnyObject {
  /// True while it is shown in place of the pages.
  var isPushed: Bool { get }
  var title: String { get }
  /// The header bar in place of the window's.
  var bar: HeaderBar { get }
  /// Goes back one step, with the focus.
  func goBack()
  /// Shows the pages again; the caller moves the focus.
  func leave()
  /// Opens the menu of the bar, if it has one.
  func openMenu()
}

extension PushedPart {
  func openMenu() {}
}
