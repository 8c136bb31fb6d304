import GLib
import Gtk

extension Box {
  /// Adds the round buttons over a map or chart: zoom in, zoom out, and the whole.
  /// - Parameter whole: the name of the last one.
  func addZoomButtons(whole: String) {
    let entries: [(String, AppAction, String)] = [
      ("list-add-symbolic", .zoomIn, AppAction.zoomIn.title),
      ("list-remove-symbolic", .zoomOut, AppAction.zoomOut.title),
      ("elements-whole-symbolic", .zoomNormal, whole),
    ]
    for (icon, action, title) in entries {
      let button = Button(icon: icon, name: title)
      button.name = "map-\(action.localName)"
      for style in ["circular", "map-button"] { button.addClass(style) }
      button.setAction(action.name)
      add(button)
    }
  }
}
