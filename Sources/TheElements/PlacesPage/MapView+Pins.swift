import Elements
import GLib
import Gtk

/// The pins of the map: selection, keyboard, and their widgets.
extension MapView {
  /// Maximum number of pins in the view that have widgets; more of them on a screen cannot be told apart.
  private static let maximumWidgets = 300

  /// The pins in the view.
  var shownPins: [MapPins.VisiblePin] { pins.shown(in: viewport, selected: selection) }

  /// Frame of the selected pin with its ring in the map; nil if it is not in the view.
  var selectedPinFrame: Rect? {
    guard let selection, let pin = shownPins.first(where: { $0.pin.places.contains(selection) })
    else { return nil }
    return pin.center.square(radius: pin.reach)
  }

  private var isTouched: Bool { window?.isTouched == true }

  // MARK: Selection

  /// Selects the place of the pin at a point, or flies to the places of a cluster; without a pin there selects none.
  func choose(at point: Point) {
    let isTouched = isTouched
    let near = shownPins.filter {
      $0.center.distance(to: point) <= $0.targetRadius(isTouched: isTouched)
    }
    guard
      let pin = near.min(by: { $0.center.distance(to: point) < $1.center.distance(to: point) })?.pin
    else {
      onSelect?(nil)
      return
    }
    choose(pin)
  }

  /// Selects the place of a pin, or zooms in until its places are apart.
  private func choose(_ pin: Clusters.Pin) {
    if pins.opened != nil { return chooseOpened(pin) }
    guard pin.places.count > 1 else {
      onSelect?(pin.place)
      return
    }
    if !activate(.separatePlaces, key(of: pin.place)) { separate(pin.place) }
  }

  /// Zooms in until the places of the pin of this place have pins of their own, at most to the largest scale.
  func separate(_ place: Int) {
    guard let pin = pins.pin(of: place, in: viewport, selected: selection) else { return }
    var target = viewport
    repeat {
      target = Viewport(map: viewport.size, center: pin.point, scale: target.scale * 1.5)
      let apart = Clusters(
        points: pin.places.map { pins.points[$0] }, weights: pin.places.map { _ in 1 },
        worldWidth: target.worldWidth)
      if apart.pins.count > 1 { break }
    } while target.scale < target.allowedScales.upperBound
    fly(to: target, duration: Self.flightDuration)
  }

  // MARK: Keyboard

  /// The pin that has the focus.
  var focusedPin: MapPin? { pinWidgets.first { $0.pin != nil && $0.isFocused } }

  /// Moves the focus to the next pin in the view from the left to the right, at first after the selected one.
  func walkPins(backward: Bool) {
    let walk = pinWidgets.compactMap { widget in
      widget.pin.map { (widget: widget, pin: $0, x: viewport.position(of: $0.point).x) }
    }.sorted { ($0.x, $0.pin.place) < ($1.x, $1.pin.place) }
    guard !walk.isEmpty else { return }
    let current =
      walk.firstIndex { $0.widget.isFocused }
      ?? walk.firstIndex { item in selection.map(item.pin.places.contains) ?? false }
    let next =
      current.map { backward ? $0 - 1 + walk.count : $0 + 1 } ?? (backward ? walk.count - 1 : 0)
    walk[next % walk.count].widget.grabFocus()
  }

  // MARK: Widgets

  /// Gives each pin in the view a widget and allocates it. A pin keeps its widget, and so the focus, while it is in the
  /// view; a pin that joins a cluster leaves the focus to it.
  func allocatePins() {
    // Pins below a sheet are left out.
    let freeHeight = viewport.size.height - coveredHeight
    let area = Rect(x: 0, y: 0, width: viewport.size.width, height: freeHeight)
    let shown = shownPins.filter { area.contains($0.center) }
    let inView = shown.count > Self.maximumWidgets ? [] : shown
    let focused = focusedPin?.pin?.place
    var free: [MapPin] = []
    var used: [Int: MapPin] = [:]
    let wanted = Set(inView.map(\.pin.place))
    for widget in pinWidgets {
      if let place = widget.pin?.place, wanted.contains(place) {
        used[place] = widget
      } else {
        free.append(widget)
      }
    }
    missingWidgets = 0
    for pin in inView {
      guard let widget = used[pin.pin.place] ?? free.popLast() else {
        missingWidgets += 1
        continue
      }
      used[pin.pin.place] = widget
      widget.show(pin.pin, name: accessibleName(of: pin.pin), key: key(of: pin.pin.place))
      let target = pin.center.square(radius: pin.targetRadius(isTouched: isTouched))
      widget.allocate(target.intersection(area))
    }
    for widget in free {
      if widget.isFocused {
        let cluster = inView.first { $0.pin.places.contains(focused ?? -1) }
        (cluster.flatMap { used[$0.pin.place] } ?? self).grabFocus()
      }
      widget.show(nil)
    }
  }

  private func accessibleName(of pin: Clusters.Pin) -> String {
    pins.opened == nil ? names(pin.places.map { places[$0] }) : openedName(of: pin)
  }

  /// Returns the ID in actions of the place at an index.
  func key(of place: Int) -> String {
    pins.opened == nil ? places[place].key : OpenedPlaces.key(of: place)
  }

  /// Makes the widgets that the last layout lacked; they are allocated before the frame is painted.
  func addMissingWidgets() {
    guard missingWidgets > 0 else { return }
    for _ in 0..<missingWidgets {
      let widget = MapPin { [weak self] in self?.choose($0) }
      pinWidgets.append(widget)
      append(widget)
    }
    missingWidgets = 0
    queueAllocate()
  }
}

extension Rect {
  /// The common part of overlapping rectangles.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
