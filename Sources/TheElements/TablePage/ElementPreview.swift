import Elements
import GLib
import Gtk

/// An element large: its tile, and beside it name, weight, state and category, as far as there is room.
final class ElementPreview: Widget {
  /// The element that is shown.
  var element: AtomicElement {
    didSet { if element != oldValue { update() } }
  }
  /// Side of the tile in pixels.
  var tileSide = 0
  private let tile: TileImage
  private let weight = Label()
  private let category = Label()

  /// Lengths in pixels.
  private enum Length {
    static let gap = 12
    static let top = 0.0
    static let spacing = 2.0
    static let title = 19.0
  }
  /// The part of its size to which the name shrinks at most before it is shortened.
  private static let leastFit = 0.5

  init(_ element: AtomicElement) {
    self.element = element
    tile = TileImage(element)
    super.init()
    canTarget = false
    for label in [weight, category] {
      label.addClass("preview-text")
      label.alignText(0)
      label.wraps = true
      append(label)
    }
    append(tile)
    update()
  }

  override class var cssName: String? { "preview" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func update() {
    tile.element = element
    weight.text = "\(element.atomicWeight.text)\u{a0}· \(tr(element.state.word))"
    category.text = tr(element.category.word)
    setAccessibleLabel(element.accessibleName)
    queueDraw()
  }

  /// The name in a part of its size.
  private func title(part: Double = 1) -> TextLayout {
    TextLayout(tr(element.name), for: self, size: Length.title * textScale * part, weight: .bold)
  }

  /// The part of its size at which the name has room.
  private var fit: Double { min(1, max(Double(room) / title().width * 0.99, Self.leastFit)) }

  /// Whether the name has no room even in its least size.
  var isTitleShortened: Bool { title().width * Self.leastFit > Double(room) }

  /// Pixels of the text's width beside the tile.
  private var room: Int { max(0, width - tileSide - Length.gap) }

  override func allocate(width: Int, height: Int, baseline: Int) {
    tile.allocate(
      x: isRightToLeft ? Double(width - tileSide) : 0, y: 0, width: tileSide, height: tileSide)
    var y = Length.top + title().height.rounded(.up) + Length.spacing
    for label in [weight, category] {
      let labelWidth = max(room, label.request(.horizontal).minimum)
      let lineHeight = label.request(.vertical, forSize: labelWidth).minimum
      let x = isRightToLeft ? room - labelWidth : tileSide + Length.gap
      label.isChildVisible = y + Double(lineHeight) <= Double(height)
      if label.isChildVisible {
        label.allocate(x: Double(x), y: y, width: labelWidth, height: lineHeight)
      }
      y += Double(lineHeight) + Length.spacing
    }
  }

  /// Draws the name, smaller where it has no room.
  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (full, room) = (title(), Double(room))
    let text = title(part: fit)
    if isTitleShortened { text.ellipsize(within: room) }
    let x = isRightToLeft ? room - text.width : Double(tileSide + Length.gap)
    snapshot.text(text, x: x, y: Length.top + full.baseline - text.baseline, color)
  }
}
