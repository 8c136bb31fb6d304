import Elements
import GLib
import Gtk

/// The map in place of the list of a narrow window.
extension PlacesPage {
  /// True if the map is shown in place of the list.
  var isPushed: Bool { view?.form == .map }

  /// The title of the pushed map.
  var pushedTitle: String { selection?.name ?? tr("Map") }

  /// Shows the map in place of the list, where there is no room for both.
  func push() {
    guard let view, view.form == .list || view.width == 0 else { return }
    view.change { $0.push() }
    if view.form == .map { view.map.grabFocus() }
  }

  /// Shows the list again, with the focus on the selected place.
  func goBack() {
    guard isPushed else { return }
    leaveMap()
    if let opened, let place = opened.selection, view?.list.openedView?.focus(place: place) == true
    {
      return
    }
    let row = view?.list.rows.first { $0.isSelected && $0.isMapped }
    if row?.grabFocus() != true { focusTarget?.grabFocusInPlace() }
  }

  /// Shows the list again; the caller moves the focus.
  func leaveMap() { view?.change { $0.goBack() } }

  /// Adds the ways back: Escape, Alt with the arrow to the back, and the pointer's.
  func addWaysBack() {
    let keys = onKeyPressed { [weak self] in self?.handle($0) ?? false }
    keys.onAltPressed { [weak self] key in
      guard let self, self.isPushed else { return false }
      return key == (self.isRightToLeft ? .right : .left) && self.activate(.goBack)
    }
    BackGestures(on: self) { [weak self] in self?.isPushed ?? false }
  }

  /// Handles Escape: it leads back to the list, or no place is selected then.
  private func handle(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    if isPushed { return activate(.goBack) }
    return selection != nil && activate(.showPlace, "")
  }
}
