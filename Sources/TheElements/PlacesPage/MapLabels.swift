import Elements
import GLib
import Gtk

/// Names of countries and places on the map, from a zoom on, without overlaps.
@MainActor
final class MapLabels {
  private let countries: [WorldMap.Country]
  private let texts = TextCache(limit: 1000)

  private static let (countrySize, placeSize, sourceSize) = (11.0, 12.0, 10.0)
  /// Pixels between the source and the edge.
  private static let sourceInset = 8.0
  private static let sourceGroundOpacity = 0.95
  /// Scale from which on names are shown.
  private static let leastScale = 4.0
  /// Part of a name's width for which there must be room in the country.
  private static let room = 0.5
  /// Pixels between a pin and its name, around a pin and between names.
  private static let gap = 4.0

  init(_ map: WorldMap) {
    countries = map.countries.filter { $0.label != nil }
      .sorted { ($1.room, $0.code) < ($0.room, $1.code) }
  }

  /// Draws the names for which there is room.
  /// - Parameters:
  ///   - free: size of the part that no sheet covers.
  ///   - covered: frames of widgets over the map.
  func draw(
    in snapshot: Snapshot, _ viewport: Viewport, pins: [MapPins.VisiblePin], names: (Int) -> String,
    free: Size, covered: [Rect], _ style: MapStyle, widget: Widget
  ) {
    guard viewport.scale >= Self.leastScale else { return }
    var (labels, shown): ([LabelPlacement.Label], [TextLayout]) = ([], [])
    for pin in pins where pin.pin.places.count == 1 {
      let text = text(names(pin.pin.place), size: Self.placeSize, .semibold, widget)
      let frames = LabelPlacement.frames(
        of: Self.size(of: text), around: pin.center, distance: pin.reach + Self.gap)
      labels.append(LabelPlacement.Label(frames: frames, rank: 0))
      shown.append(text)
    }
    for country in countries {
      guard let (frame, text) = frame(of: country, viewport, widget) else { continue }
      labels.append(LabelPlacement.Label(frames: [frame], rank: 1))
      shown.append(text)
    }
    let source = sourceFrame(free, widget).frame
    let obstacles =
      pins.map { $0.frame.inset(by: -2) } + (covered + [source]).map { $0.inset(by: -Self.gap) }
    let placement = LabelPlacement(
      labels, in: Self.area(viewport), avoiding: obstacles, spacing: Self.gap)
    for (index, frame) in placement.frames {
      snapshot.text(shown[index], x: frame.x.rounded(), y: frame.y.rounded(), style.label)
    }
  }

  /// Draws the source of the map in the lower corner at the start, readable over pins, too.
  func drawSource(in snapshot: Snapshot, _ size: Size, _ style: MapStyle, widget: Widget) {
    let (text, frame) = sourceFrame(size, widget)
    let ground = Bounds(frame.inset(by: -Self.gap))
    snapshot.fill(ground, radius: Self.gap, style.sea.faded(to: Self.sourceGroundOpacity))
    snapshot.text(text, x: frame.x, y: frame.y, style.label)
  }

  func sourceFrame(_ size: Size, _ widget: Widget) -> (text: TextLayout, frame: Rect) {
    let text = text(tr("Made with Natural Earth"), size: Self.sourceSize, .regular, widget)
    let x = widget.x(leading: Self.sourceInset, width: text.width, in: size.width)
    let y = size.height - text.height - Self.sourceInset / 2
    return (text, Rect(Self.size(of: text)).offset(x: x, y: y))
  }

  /// The view with a margin, so that no name disappears before it has left the view.
  private static func area(_ viewport: Viewport) -> Rect {
    Rect(viewport.size).inset(by: -300)
  }

  /// Frame of a country's name; nil if it is not visible, or the country too small.
  private func frame(
    of country: WorldMap.Country, _ viewport: Viewport, _ widget: Widget
  ) -> (Rect, TextLayout)? {
    guard let label = country.label else { return nil }
    let center = viewport.position(of: label)
    guard Self.area(viewport).contains(center) else { return nil }
    // The ellipse at the label is three times as wide as high.
    let width = 3 * country.room * viewport.worldWidth
    guard width > 15 else { return nil }
    let text = text(country.name, size: Self.countrySize, .regular, widget)
    let size = Self.size(of: text)
    guard width >= size.width * Self.room else { return nil }
    return (
      Rect(size).offset(x: center.x - size.width / 2, y: center.y - size.height / 2), text
    )
  }

  private static func size(of text: TextLayout) -> Size {
    Size(width: text.width, height: text.height)
  }

  private func text(
    _ text: String, size: Double, _ weight: FontWeight, _ widget: Widget
  ) -> TextLayout {
    texts.text(text, for: widget, size: size * max(widget.textScale, 1), weight: weight)
  }
}
