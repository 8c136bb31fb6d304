import Elements
import GLib
import Gtk

/// The pins of an opened list of places on the map.
@MainActor
struct OpenedPins {
  let table: PlaceTable
  /// The pins at each zoom; nil until they are made.
  let pyramid: ClusterPyramid?

  /// Pixels around the view in which pins still reach into it.
  private static let reach = 30.0

  /// Returns the pins in the view, and the selected place as a pin of its own.
  func shown(in viewport: Viewport, selected: Int?) -> [MapPins.VisiblePin] {
    let pins = pyramid?.pins(in: viewport, margin: Self.reach, without: selected) ?? []
    let shown = pins.map { Self.shown($0, ClusterPyramid.radius(of: $0), viewport) }
    guard let selected, selected < table.count else { return shown }
    let pin = ClusterPyramid.pin(of: selected, at: table.coordinate(at: selected))
    return shown + [
      Self.shown(pin, PinLayout.selectedRadius, ring: PinLayout.selectedRing, viewport)
    ]
  }

  private static func shown(
    _ pin: Clusters.Pin, _ radius: Double, ring: Double = 0, _ viewport: Viewport
  ) -> MapPins.VisiblePin {
    let center = viewport.position(of: pin.point)
    return MapPins.VisiblePin(
      pin: pin, anchor: center, center: center, radius: radius, reach: radius + ring)
  }

  /// Returns a number as short as a disk needs: `7`, `1k`, `200k`.
  static func text(of count: Int) -> String { count < 1000 ? String(count) : "\(count / 1000)k" }
}

/// Pins of an opened list of places.
extension MapView {
  /// Maximum number of pins in the view with names, which leave them free.
  private static let maximumNamed = 150

  /// Shows the places of a table.
  /// - Parameter pyramid: their pins; nil while they are made.
  func show(pins pyramid: ClusterPyramid?, of table: PlaceTable) {
    pins.opened = OpenedPins(table: table, pyramid: pyramid)
    for widget in pinWidgets { widget.isOutdated = true }
    pinsChanged()
  }

  /// Position of a place, in fractions of the map.
  func point(ofPlace index: Int) -> Point? {
    guard let opened = pins.opened else {
      return pins.points.indices.contains(index) ? pins.points[index] : nil
    }
    guard 0..<opened.table.count ~= index else { return nil }
    return Mercator.point(of: opened.table.coordinate(at: index))
  }

  func name(ofPlace index: Int) -> String {
    pins.opened?.table.name(at: index) ?? places[index].name
  }

  /// The pins that have names of their places, unless there are several, and that other names leave free.
  func named(_ shown: [MapPins.VisiblePin]) -> [MapPins.VisiblePin] {
    pins.opened == nil || shown.count <= Self.maximumNamed ? shown : []
  }

  /// The accessible name of a pin of the opened list.
  func openedName(of pin: Clusters.Pin) -> String {
    let (name, others) = (name(ofPlace: pin.place), pin.weight - 1)
    guard others > 0 else { return name }
    return tr("{1}, {2}", name, ntr("{1} more place", "{1} more places", others, String(others)))
  }

  /// Selects the place of a pin, or flies to where its places have pins of their own.
  func chooseOpened(_ pin: Clusters.Pin) {
    guard let scale = pins.opened?.pyramid?.scale(splitting: pin, in: viewport) else {
      onSelect?(pin.place)
      return
    }
    fly(
      to: Viewport(map: viewport.size, center: pin.point, scale: scale),
      duration: Self.flightDuration)
    announceView()
  }
}
