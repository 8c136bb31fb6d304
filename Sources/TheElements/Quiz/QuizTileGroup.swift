import Elements
import GLib
import Gtk

// QuizTileGroup
//   ├── Label: title
//   └── WrappingBox of QuizResultTiles

/// Elements of a round as tiles below a title.
final class QuizTileGroup: Box {
  private let id: String
  private let tilesName: String
  private let title = Label("", style: "heading", align: 0.5, wraps: .atWords)
  private var tiles: Widget?

  /// - Parameters:
  ///   - id: the beginning of the tiles' names.
  ///   - name: the accessible name of the tiles.
  init(_ id: String, name: String) {
    (self.id, tilesName) = (id, name)
    super.init(.vertical, spacing: 8)
    add(title)
  }

  /// Shows elements; hidden without any.
  func show(_ elements: [AtomicElement], _ text: String) {
    title.text = text
    let box = WrappingBox(
      elements.map { QuizResultTile($0, name: "\(id)-\($0.number)") }, gap: 8, margin: 0,
      align: .center)
    box.setAccessibleLabel(tilesName)
    if let tiles { remove(tiles) }
    add(box)
    tiles = box
    isVisible = !elements.isEmpty
  }
}

/// The tile of an element as a button that opens it.
private final class QuizResultTile: Button {
  /// Side in pixels.
  private static let side = 76

  init(_ element: AtomicElement, name: String) {
    super.init()
    self.name = name
    addClass("flat")
    addClass("element-cell")
    let tile = TileImage(element)
    (tile.widthRequest, tile.heightRequest) = (Self.side, Self.side)
    setChild(tile)
    setAccessibleLabel(tr(element.accessibleName))
    tooltipText = tr(element.shownName)
    setAction(AppAction.showElement.name, element.symbol)
  }
}
