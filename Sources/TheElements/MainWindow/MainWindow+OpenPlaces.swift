import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// Lists of places that the user opens.
extension MainWindow {
  /// Adds the actions, and Escape, which stops reading.
  func addOpenPlacesActions() {
    register(.openPlaces, for: self) { $0.choosePlaces() }
    closePlacesAction = register(.closePlaces, for: self) { $0.placesPage?.closeOpened() }
    closePlacesAction?.isEnabled = false
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard key == .escape, let self, self.placesPage?.openingPart != nil else { return false }
      return self.activate(.cancelLoading)
    }
    add(keys)
  }

  private func choosePlaces() {
    FileDialog.open(
      tr("Open Places"), above: self, filter: (name: tr("Places (JSON)"), suffixes: ["json"])
    ) { [weak self] in self?.activate(.openPlacesFile, $0) }
  }

  /// Shows the Places page with the places of a file, when it is read.
  func openPlaces(_ file: PlacesFile) {
    showPageIfNeeded(Page.places.id)
    guard let placesPage else {
      awaitedPlaces = file
      return
    }
    awaitedPlaces = nil
    placesPage.open(file)
  }

  /// Shows a step of opening a file.
  func show(_ opening: PlacesOpening) {
    switch opening {
    case .reading: showLoading()
    case .failed(let error): showError(tr("The Places Cannot Be Opened"), error.description)
    case .opened(let places):
      placesBanner.show(places.problem, details: places.problemDetails, isOver: true)
      if places.problem == nil { body.showToast(tr("Opened: {1}", places.countText)) }
      showOpenedCount()
    case .closed:
      placesBanner.show(nil)
      showOpenedCount()
    case .found: if shownPage?.page.id == Page.places.id { showCount() }
    }
  }

  private func showOpenedCount() {
    closePlacesAction?.isEnabled = placesPage?.opened != nil
    guard shownPage?.page.id == Page.places.id else { return }
    updateSectionActions()
    searchRecords()
    showCount()
    pictures?.onChange?()
  }
}
