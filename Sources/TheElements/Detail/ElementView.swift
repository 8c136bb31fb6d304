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

  /// Narrower than this it never gets, in pixels.
  private static let minimumWidth = 300

  /// The link that stands at the end of the last card.
  let link: WikipediaLinkButton

  /// Shows `element` with its properties in `groups`.
  init(_ element: AtomicElement, groups: [PropertyGroup]) {
    self.element = element
    link = WikipediaLinkButton(element)
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
      text.add(PropertyCard(group, footer: group.id == groups.last?.id ? [LinkRow(link)] : []))
    }
  }

  override class var cssName: String? { "element-view" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  private func layout(width: Int) -> ElementLayout {
    ElementLayout(
      width: Double(width), visibleHeight: Double(visibleHeight), isRightToLeft: isRightToLeft,
      overviewHeight: { _ in 0 },
      textHeight: { Double(text.request(.vertical, forSize: Int($0)).minimum) })
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let margins = 2 * Int(ElementLayout.narrowMargin)
      let least = max(Self.minimumWidth, text.request(.horizontal).minimum + margins)
      return (least, max(least, Int(ElementLayout.wide)))
    }
    let height = Int(layout(width: max(forSize, Self.minimumWidth)).height)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout(width: width)
    tile.place(layout.tile)
    text.place(layout.text)
  }
}
