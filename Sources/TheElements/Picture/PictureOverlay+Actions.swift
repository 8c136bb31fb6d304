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
    window.register(.setZoom, for: self) { overlay, texts in
      guard overlay.isShowing, let part = ViewParameters(texts, within: .picture) else { return }
      overlay.view?.canvas.show(part)
    }
    let handlers: [(AppAction, @MainActor (PictureOverlay) -> Void)] = [
      (.hidePicture, { $0.hide() }), (.zoomIn, { $0.zoomable?.zoomBy(steps: 1) }),
      (.zoomOut, { $0.zoomable?.zoomBy(steps: -1) }),
      (.zoomNormal, { $0.zoomable?.zoomOutWhole() }),
    ]
    var actions: [AppAction: Action] = [:]
    for (entry, handler) in handlers {
      actions[entry] = window.register(entry, for: self) { handler($0) }
    }
    let update: @MainActor () -> Void = { [weak self] in
      // As it will be at rest: a key pressed during an animated zoom counts.
      actions.enableZooms(of: self?.zoomable?.restViewport)
      actions[.hidePicture]?.isEnabled = self?.isShowing ?? false
    }
    onChange = update
    update()
    // From the header bar, where the picture does not get the key.
    window.onKeyPressed { [weak self] in
      $0 == .escape && self?.isShowing == true && self?.activate(.hidePicture) == true
    }
  }

  /// The picture, or the content's viewport while none is shown.
  private var zoomable: (any ViewportWidget)? {
    isShowing ? view?.canvas : contentViewport?()
  }

  /// Shows the picture of `element`, growing from its item in the window, the focused one if there are several.
  private func show(_ element: AtomicElement) {
    let focused = window?.focusWidget?.item
    let origin = focused?.element == element ? focused : findItem(of: element)
    show(element, from: origin)
  }
}
