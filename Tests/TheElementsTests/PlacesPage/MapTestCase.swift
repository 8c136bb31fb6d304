import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Base class of the tests of the map.
class MapTestCase: PageTestCase {
  /// Shows the map with the places of the discoveries in a window of its own, which must be freed afterwards.
  @MainActor
  static func withMap(
    selected: Record<Int?> = Record(), _ body: (Window, MapView) throws -> Void
  ) throws {
    let map = try BuiltIn.data.readMap()
    let places = Array(try BuiltIn.data.readPlaces().places)
    try withWindow(width: 735, height: 600) { () -> MapView in
      let view = MapView(map)
      view.addControllers()
      view.show(places)
      view.onSelect = { [weak view] index in
        view?.selection = index
        selected.add(index)
      }
      return view
    } _: { window, view in
      try body(window, view)
    }
  }

  @MainActor
  static func position(_ name: String, in view: MapView) throws -> Point {
    let place = try XCTUnwrap(view.places.first { $0.name == name })
    return view.viewport.position(of: Mercator.point(of: place.coordinate))
  }
}
