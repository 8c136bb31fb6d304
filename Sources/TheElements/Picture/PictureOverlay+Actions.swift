import Adwaita
import Elements
import GLib
import Gtk

/// The picture's actions of a window.
extension PictureOverlay {
  /// Adds the actions to `window`, which contains the overlay. `find` looks up an element by number, symbol or name.
  func addActions(
    to window: ApplicationWindow, find: @escaping @MainActor (String) -> AtomicElement?
  ) {
    window.register(.showPicture, for: self) { overlay, texts in
      if let element = texts.first.flatMap(find) { overlay.show(element) }
    }
    let handlers: [(AppAction, @MainActor (PictureOverlay) -> Void)] = [
      (.hidePicture, { $0.hide() }), (.zoomIn, { $0.view?.canvas.zoomBy(steps: 1) }),
      (.zoomOut, { $0.view?.canvas.zoomBy(steps: -1) }),
      (.zoomNormal, { $0.view?.canvas.zoom(to: Viewport.scales.lowerBound) }),
    ]
    var actions: [AppAction: Action] = [:]
    for (entry, handler) in handlers {
      actions[entry] = window.register(entry, for: self) { handler($0) }
    }
    let update: @MainActor () -> Void = { [weak self] in
      let scale = self.flatMap { $0.isShowing ? $0.view?.canvas.viewport.scale : nil }
      actions[.hidePicture]?.isEnabled = scale != nil
      actions[.zoomIn]?.isEnabled = scale.map { $0 < Viewport.scales.upperBound } ?? false
      actions[.zoomOut]?.isEnabled = scale.map { $0 > Viewport.scales.lowerBound } ?? false
      actions[.zoomNormal]?.isEnabled = scale.map { $0 != Viewport.scales.lowerBound } ?? false
    }
    onChange = update
    update()
  }

  /// Shows the picture of `element`, growing from its item in the window, the focused one if there are several.
  private func show(_ element: AtomicElement) {
    let focused = window?.focusWidget?.item
    let origin = focused?.element == element ? focused : findItem(of: element)
    show(element, from: origin)
  }
}
