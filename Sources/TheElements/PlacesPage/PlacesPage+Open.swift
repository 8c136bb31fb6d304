import Elements
import ElementsStore
import GLib
import Gtk

/// A step of opening a file of places.
enum PlacesOpening {
  /// The part read has changed, or reading has ended.
  case reading
  /// The places of the file are shown.
  case opened(OpenedPlaces)
  /// The file cannot be read.
  case failed(CatalogError)
  /// The discoveries are shown again.
  case closed
  /// Other places were found by a search.
  case found
}

/// Places of a file that the user opens, in place of the discoveries.
extension PlacesPage {
  /// The part of a file that is read, 0 … 1; nil if none is being read.
  var openingPart: Double? { load?.part ?? (awaitedFile == nil ? nil : 0) }

  /// Reads a file on another thread, and shows its places. Those shown before remain until then, and after an error.
  func open(_ file: PlacesFile) {
    load?.cancel()
    load = nil
    guard let world else {
      awaitedFile = file
      onOpen?(.reading)
      return
    }
    awaitedFile = nil
    load = PlacesLoad(
      file, world: world,
      onProgress: { [weak self] in self?.onOpen?(.reading) },
      onEnd: { [weak self] in self?.finishOpening($0) })
    onOpen?(.reading)
  }

  /// Stops reading a file; the places shown remain.
  func cancelOpening() {
    guard openingPart != nil else { return }
    load?.cancel()
    (load, awaitedFile) = (nil, nil)
    onOpen?(.reading)
  }

  private func finishOpening(_ outcome: Result<PlacesFile.Content, CatalogError>) {
    load = nil
    onOpen?(.reading)
    switch outcome {
    case .failure(let error): onOpen?(.failed(error))
    case .success(let content): show(OpenedPlaces(content, table))
    }
  }

  private func show(_ places: OpenedPlaces) {
    guard let view else { return }
    show(place: "")
    opened?.close()
    opened = places
    player.stop()
    view.timeline.isVisible = false
    let hadFocus = view.list.containsFocus
    view.list.show(places)
    view.map.show(pins: nil, of: places.index.table)
    places.onFound = { [weak self] in
      self?.view?.list.openedView?.update()
      self?.onOpen?(.found)
    }
    places.onPins = { [weak self, weak places] pins in
      guard let self, let places, self.opened === places else { return }
      self.view?.map.show(pins: pins, of: places.index.table)
      // The map does not show a place that is not found.
      self.view?.map.selection = places.model.selection == nil ? nil : places.selection
      self.showCard()
    }
    if hadFocus { view.list.focusTarget?.grabFocus() }
    places.find("")
    onOpen?(.opened(places))
  }

  /// Shows the discoveries again.
  func closeOpened() {
    cancelOpening()
    guard let view, let opened else { return }
    show(place: "")
    opened.close()
    self.opened = nil
    view.timeline.isVisible = true
    let hadFocus = view.list.containsFocus
    view.list.show(nil)
    showPlaces()
    if hadFocus { view.list.focusTarget?.grabFocus() }
    onOpen?(.closed)
    Worker().run { Process.returnFreeMemory() }
  }

  /// Moves the focus to the best place found in the opened list.
  func focusBest(of places: OpenedPlaces) -> Bool {
    guard let row = places.found.best ?? places.place(atRow: 0) else { return false }
    return view?.list.openedView?.focus(place: row) ?? false
  }

  var records: (any RecordSearch)? { opened == nil ? nil : self }
}

extension PlacesPage: RecordSearch {
  var countText: String { opened?.countText ?? "" }

  func find(_ text: String) { opened?.find(text) }

  /// Shows the best place found on the map.
  func openBestHit() {
    guard let best = opened?.found.best else { return }
    activate(.showPlace, OpenedPlaces.key(of: best))
  }
}
