import Elements
import Gtk

/// The pins of the places: their clusters at a zoom, positions in the view, and drawing.
@MainActor
final class MapPins {
  /// A pin in the view.
  struct VisiblePin {
    let pin: Clusters.Pin
    /// The place of the pin, and the center of its disk, which steps aside from others.
    let anchor, center: Point
    let radius: Double
    /// Radius with the ring of the selected pin.
    let reach: Double

    /// Pixels around a pin that belong to it, and the least radius of its target for fingers.
    private static let (margin, touchedRadius) = (4.0, 22.0)

    /// Frame of the disk.
    var frame: Rect { center.square(radius: radius) }

    /// Radius of the target around the disk, which is larger for fingers.
    func targetRadius(isTouched: Bool) -> Double {
      max(radius + Self.margin, isTouched ? Self.touchedRadius : 0)
    }
  }

  /// Positions of the places, in fractions of the map.
  private(set) var points: [Point] = []
  /// The pins of an opened list of places, shown instead; without levels until they are made.
  var opened: OpenedPins?
  private var places: [Place] = []
  private var layout: PinLayout?
  private let texts = TextCache(limit: 1000)

  private static let textSize = 12.0
  static let (ringGap, ringWidth) = (1.5, 2.5)
  /// Least length of a leader in pixels.
  private static let leastLeader = 3.0

  /// Shows these places.
  func show(_ places: [Place]) {
    points = places.map { Mercator.point(of: $0.coordinate) }
    self.places = places
    layout = nil
  }

  /// Returns the pins in the view, the largest first.
  /// - Parameter selected: index of the selected place.
  func shown(in viewport: Viewport, selected: Int?) -> [VisiblePin] {
    if let opened { return opened.shown(in: viewport, selected: selected) }
    let layout = layout(worldWidth: viewport.worldWidth, selected: selected)
    return layout.pins.compactMap { placed in
      let anchor = viewport.position(of: placed.pin.point)
      let center = Point(x: anchor.x + placed.offset.x, y: anchor.y + placed.offset.y)
      let radius = placed.radius
      let isSelected = placed.pin.place == selected
      let reach = radius + (isSelected ? PinLayout.selectedRing : 0)
      let isVisible =
        center.x > -reach && center.y > -reach && center.x < viewport.size.width + reach
        && center.y < viewport.size.height + reach
      guard isVisible else { return nil }
      return VisiblePin(
        pin: placed.pin, anchor: anchor, center: center, radius: radius, reach: reach)
    }
  }

  /// Returns the pin of a place, in the view or not.
  func pin(of place: Int, in viewport: Viewport, selected: Int?) -> Clusters.Pin? {
    layout(worldWidth: viewport.worldWidth, selected: selected).pins
      .first { $0.pin.places.contains(place) }?.pin
  }

  private func layout(worldWidth: Double, selected: Int?) -> PinLayout {
    if let layout, layout.worldWidth == worldWidth, layout.selected == selected { return layout }
    let weight = { (places: [Place]) in max(1, Place.elementCount(of: places)) }
    let made = PinLayout(
      points: points, weights: places.map { weight([$0]) }, worldWidth: worldWidth,
      selected: selected, total: { [places] in weight($0.map { places[$0] }) })
    layout = made
    return made
  }

  /// Draws pins, small ones over large ones, and the selected one last.
  func draw(
    _ shown: [VisiblePin], selected: Int?, focused: Clusters.Pin?, in snapshot: Snapshot,
    _ style: MapStyle, widget: Widget
  ) {
    let isSelected = { (pin: VisiblePin) in selected.map { pin.pin.places.contains($0) } ?? false }
    for pin in shown { drawLeader(of: pin, in: snapshot, style) }
    for pin in shown.filter({ !isSelected($0) }) + shown.filter(isSelected) {
      draw(pin, isSelected: isSelected(pin), in: snapshot, style, widget: widget)
    }
    if let pin = shown.first(where: { $0.pin == focused }) {
      drawFocus(on: pin, in: snapshot, widget)
    }
  }

  /// Draws the focus ring of a pin, in the accent color on a ring of its contrast.
  private func drawFocus(on pin: VisiblePin, in snapshot: Snapshot, _ widget: Widget) {
    let ring = { (distance: Double, width: Double, color: Color) in
      let radius = pin.reach + distance + width
      let frame = Bounds(pin.center.square(radius: radius))
      snapshot.outline(frame, radius: radius, width: width, color)
    }
    ring(0, 2, widget.namedColor("window_bg_color") ?? .white)
    ring(2, 2, widget.color)
  }

  private func drawLeader(of pin: VisiblePin, in snapshot: Snapshot, _ style: MapStyle) {
    let (x, y) = (pin.center.x - pin.anchor.x, pin.center.y - pin.anchor.y)
    guard pin.center.distance(to: pin.anchor) >= Self.leastLeader else { return }
    let bounds = Bounds(
      x: min(pin.anchor.x, pin.center.x) - 3, y: min(pin.anchor.y, pin.center.y) - 3,
      width: abs(x) + 6, height: abs(y) + 6)
    snapshot.path(in: bounds) { path in
      path.move(x: pin.anchor.x, y: pin.anchor.y)
      path.line(x: pin.center.x, y: pin.center.y)
      path.stroke(width: 1.5, style.pin)
      path.arc(x: pin.anchor.x, y: pin.anchor.y, radius: 2, from: 0, to: 2 * .pi)
      path.fill(style.pin)
    }
  }

  private func draw(
    _ pin: VisiblePin, isSelected: Bool, in snapshot: Snapshot, _ style: MapStyle, widget: Widget
  ) {
    let disk = { (radius: Double, color: Color) in
      snapshot.fill(Bounds(pin.center.square(radius: radius)), radius: radius, color)
    }
    if isSelected {
      disk(pin.radius + Self.ringGap + Self.ringWidth, style.pin)
      disk(pin.radius + Self.ringGap, style.pinText)
    }
    disk(pin.radius, style.pin)
    let text = texts.text(
      OpenedPins.text(of: pin.pin.weight), for: widget, size: Self.textSize, weight: .bold)
    snapshot.text(
      text, x: pin.center.x - text.width / 2, y: pin.center.y - text.height / 2, style.pinText)
  }
}
