import Adwaita
import Elements
import GLib
import Gtk

// ElementView
//   ├── TilePicture, large
//   └── Box: summary, one PropertyCard for each group

/// Everything known about one element: the large tile and its properties, side by side where there is
/// room, else one below the other. Knows no window.
final class ElementView: Widget {
  let element: AtomicElement
  private let tile: TilePicture
  private let text = Box(.vertical, spacing: 24)
  /// Height in pixels of what is seen at once; the tile does not grow beyond its share of it.
  var visibleHeight = 0 {
    didSet { if visibleHeight != oldValue { queueResize() } }
  }

  /// Lengths in pixels.
  private enum Length {
    /// From this width on tile and properties stand side by side.
    static let wide = 860
    static let margin = 40
    static let narrowMargin = 16
    static let gap = 50
    static let narrowGap = 24
    static let leastTile = 256
    static let maximumText = 640
    static let minimumWidth = 300
  }
  /// The tile's part of the shorter side.
  private static let tileShare = 0.6
  /// The tile's part of the width where it shares it with the properties.
  private static let wideTileShare = 1.0 / 3

  /// Shows `element`; `footer` is added to the last card.
  init(_ element: AtomicElement, groups: [PropertyGroup], footer: [Widget] = []) {
    self.element = element
    tile = TilePicture(element)
    super.init()
    name = "element-\(element.number)"
    append(tile)
    append(text)
    if !element.summary.isEmpty {
      let summary = Label(element.summary)
      summary.wraps = true
      summary.isSelectable = true
      summary.canFocus = false
      summary.alignText(0)
      summary.addClass("summary")
      text.add(summary)
    }
    for group in groups {
      text.add(PropertyCard(group, footer: group.id == groups.last?.id ? footer : []))
    }
  }

  override class var cssName: String? { "element-view" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  private struct Places {
    var tile = Rect(x: 0, y: 0, width: 0, height: 0)
    var text = Rect(x: 0, y: 0, width: 0, height: 0)
    var height = 0.0
  }

  private func places(width: Int) -> Places {
    let isWide = width >= Length.wide
    let margin = isWide ? Length.margin : Length.narrowMargin
    let shorter = Double(visibleHeight > 0 ? min(width, visibleHeight) : width)
    let largest = isWide ? Double(width) * Self.wideTileShare : Double(width - 2 * margin)
    let side = min(max(Double(Length.leastTile), shorter * Self.tileShare), largest).rounded()
    var places = Places()
    if isWide {
      let textX = margin + Int(side) + Length.gap
      let textWidth = min(width - textX - margin, Length.maximumText)
      let spare = Double(width - textX - margin - textWidth) / 2
      let height = text.request(.vertical, forSize: textWidth).minimum
      places.tile = Rect(x: Double(margin) + spare, y: Double(margin), width: side, height: side)
      places.text = Rect(
        x: Double(textX) + spare, y: Double(margin), width: Double(textWidth),
        height: Double(height))
    } else {
      let textWidth = min(width - 2 * margin, Length.maximumText)
      let height = text.request(.vertical, forSize: textWidth).minimum
      places.tile = Rect(
        x: ((Double(width) - side) / 2).rounded(), y: Double(margin), width: side, height: side)
      places.text = Rect(
        x: Double((width - textWidth) / 2), y: Double(margin + Length.narrowGap) + side,
        width: Double(textWidth), height: Double(height))
    }
    places.height = max(places.tile.maxY, places.text.maxY) + Double(margin)
    return places
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let least = max(
        Length.minimumWidth, text.request(.horizontal).minimum + 2 * Length.narrowMargin)
      return (least, max(least, Length.wide))
    }
    let height = Int(places(width: max(forSize, Length.minimumWidth)).height)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let places = places(width: width)
    tile.place(places.tile)
    var text = places.text
    if isRightToLeft, width >= Length.wide {
      text.x = Double(width) - places.text.maxX
      tile.place(
        x: Double(width) - places.tile.maxX, y: places.tile.y, width: Int(places.tile.width),
        height: Int(places.tile.height))
    }
    self.text.place(text)
  }
}
