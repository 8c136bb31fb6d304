import Elements
import GLib
import Gtk

/// A place of an opened list as a row: its name over its country and discoveries. One row shows many places, one after
/// another.
final class OpenedPlaceRow: ListRow {
  private let places: OpenedPlaces
  private(set) var drawing: PlaceRowDrawing?

  /// Natural width in pixels.
  private static let naturalWidth = 300

  init(_ places: OpenedPlaces) {
    self.places = places
    super.init()
  }

  /// Index of the place; nil while the row shows none.
  var index: Int? { position.flatMap { places.place(atRow: $0) } }

  override func bind(_ position: Int) {
    guard let index = places.place(atRow: position) else { return }
    let place = places.index.table[index]
    let country = places.index.countryName(at: index)
    drawing = PlaceRowDrawing(
      title: place.name,
      details: [country].filter { !$0.isEmpty } + place.details.map { tr($0) },
      elements: places.table.elements(at: place))
    name = "place-\(OpenedPlaces.key(of: index))"
    setRowLabel(tr(place.accessibleName(countryName: country)))
    queueDraw()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (Self.naturalWidth, Self.naturalWidth) }
    let height = PlaceRowDrawing.height(textScale: textScale)
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) { drawing?.draw(in: snapshot, self) }
}

extension OpenedPlaceRow: DrawnPart {
  var shownTexts: [String] { drawing.map { [$0.title] + $0.details } ?? [] }
}
