import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// Lists of places that the user opens.
extension PlacesController {
  /// Adds the actions, and Escape, which stops reading.
  func addOpenActions(to window: any PageHost) {
    window.register(.openPlaces, for: self) { $0.choose() }
    window.register(.openPlacesFile, for: self) { controller, paths in
      if let path = paths.first, path.hasPrefix("/") { controller.open(PlacesFile(path: path)) }
    }
    closeAction = window.register(.closePlaces, for: self) { $0.placesPage?.closeOpened() }
    closeAction?.isEnabled = false
    window.onKeyPressed { [weak self] key in
      guard key == .escape, let self, self.placesPage?.openingPart != nil else { return false }
      return self.window?.activate(.cancelLoading) ?? false
    }
  }

  private func choose() {
    guard let window else { return }
    FileDialog.open(
      tr("Open Places"), above: window,
      filter: (name: tr("Places (JSON, GeoJSON, CSV)"), suffixes: PlaceFormat.suffixes)
    ) { [weak window] in window?.activate(.openPlacesFile, $0) }
  }

  /// Shows the page with the places of a file, when it is read.
  func open(_ file: PlacesFile) {
    window?.showPageIfNeeded(page.id)
    awaitedFile = placesPage == nil ? file : nil
    placesPage?.open(file)
  }

  /// Shows a step of opening a file.
  func show(_ opening: PlacesOpening) {
    switch opening {
    case .reading: onReading?()
    case .failed(let error):
      window?.showError(tr("The Places Cannot Be Opened"), tr(error.text))
    case .opened(let places):
      banner.show(places.problem, details: places.problemDetails, isOver: true)
      if places.problem == nil {
        window?.body.showToast(tr("Opened: {1} ({2})", places.countText, places.formatText))
      }
      showOpenedCount()
    case .closed:
      banner.show(nil)
      showOpenedCount()
    case .found: if isShown { window?.contentChanged(on: self) }
    }
  }

  private func showOpenedCount() {
    closeAction?.isEnabled = placesPage?.opened != nil
    if isShown { window?.searchRecords() }
    window?.contentChanged(on: self)
  }
}
