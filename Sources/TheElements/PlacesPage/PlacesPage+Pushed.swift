import Elements
import GLib
import Gtk

/// The map in place of the list of a narrow window.
extension PlacesPage {
  /// True if the map is shown in place of the list.
  var isPushed: Bool { view?.form == .map }

  /// Shows the map in place of the list, where there is no room for both.
  func push() {
    guard let view, view.form == .list || view.width == 0 else { return }
    view.change { $0.push() }
    if view.form == .map { view.map.grabFocus() }
  }

  /// Shows the map of all places in place of the list, without a selection. Where there is room for both, the map gets
  /// the focus.
  func showMap() {
    guard let view else { return }
    guard view.form == .list || view.width == 0 else {
      view.map.grabFocus()
      return
    }
    show(place: "")
    push()
  }

  /// Shows the list again, with the focus on the selected place; without one on the button of the map.
  func goBack() {
    guard isPushed else { return }
    leaveMap()
    if let opened, let place = opened.selection, view?.list.openedView?.focus(place: place) == true
    {
      return
    }
    let row = view?.list.rows.first { $0.isSelected && $0.isMapped }
    if row?.grabFocus() == true { return }
    let target = selection == nil ? view?.list.mapButton : focusTarget
    target?.grabFocusInPlace()
  }

  /// Shows the list again; the caller moves the focus.
  func leaveMap() { view?.change { $0.goBack() } }

  /// Adds the ways back to the list, where Escape selects no place.
  func addWaysBack() {
    addWaysBack { [weak self] in self?.isPushed ?? false }
    onKeyPressed { [weak self] key in
      guard let self, key == .escape, !self.isPushed else { return false }
      return self.selection != nil && self.activate(.showPlace, "")
    }
  }
}
