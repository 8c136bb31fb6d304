import Elements
import ElementsStore
import GLib
import Gtk

/// What the page shows, as read from its files.
struct PlaceFiles: Sendable {
  let map: WorldMap
  let places: [PlaceLayer: [Place]]

  /// Reads the files, with names in the user's language. Blocking: not for the main thread.
  init(_ data: DataDirectory) throws(CatalogError) {
    let countries = Self.countryNames(in: data)
    let map = try data.readMap().renamed(countries)
    self.map = map
    places = [
      .discovery: try data.readPlaces().places.map { $0.named(Translation.town($0.name)) },
      .name: try data.readNamesakes().map { place in
        let isCountry = place.name == map.englishCountryName(place.country)
        return place.named(
          isCountry ? map.countryName(place.country) : Translation.town(place.name))
      },
    ]
  }

  /// The names of countries in the user's language; in English if they cannot be read.
  private static func countryNames(in data: DataDirectory) -> [String: String] {
    do throws(CatalogError) {
      return try data.readCountryNames(in: Translation.language)
    } catch {
      Log.error(error.description)
      return [:]
    }
  }
}

/// The layers of the page: where elements were discovered, and what they are named after.
extension PlacesPage {
  /// The origins of elements' names, each once.
  func origins(of elements: [AtomicElement]) -> [String] {
    elements.compactMap(\.nameOrigin).reduce(into: []) { known, origin in
      let text = Translation.description(origin)
      if !known.contains(where: { $0 == text }) { known.append(text) }
    }
  }

  /// Shows the places of a layer, without a selection; those of an opened file are closed.
  func show(_ layer: PlaceLayer) {
    closeOpened()
    guard layer != self.layer else { return }
    guard let view, let world, let timeline else {
      self.layer = layer
      return
    }
    show(place: "")
    self.layer = layer
    let hadFocus = view.list.containsFocus
    let places = places[layer] ?? []
    let all = PlaceList(places, during: Timeline(until: timeline.bounds.upperBound), in: world)
    self.all = all
    list = PlaceList(places, during: timeline, in: world)
    view.list.show(all)
    showPlaces()
    if hadFocus { view.list.focusTarget?.grabFocus() }
    announce(tr(layer.longTitle))
    onLayerChange?()
  }
}
