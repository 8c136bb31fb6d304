import Elements
import GLib
import Gtk

/// An element large: its tile, and beside it name, weight, state and category.
final class ElementPreview: Widget {
  /// The element that is shown.
  var element: AtomicElement {
    didSet { if element != oldValue { update() } }
  }
  /// Side of the tile in pixels.
  var tileSide = 0
  private let tile: TilePicture
  private let title = Label()
  private let weight = Label()
  private let category = Label()

  /// Pixels between tile and text, and between lines.
  private static let gap = 16

  init(_ element: AtomicElement) {
    self.element = element
    tile = TilePicture(element)
    super.init()
    canTarget = false
    title.addClass("preview-title")
    for label in [title, weight, category] {
      label.alignText(0)
      append(label)
    }
    title.ellipsizeAtEnd()
    for label in [weight, category] {
      label.addClass("preview-text")
      label.wraps = true
    }
    append(tile)
    update()
  }

  override class var cssName: String? { "preview" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func update() {
    tile.element = element
    title.text = tr(element.name)
    weight.text = "\(element.atomicWeight.text)\u{a0}· \(tr(element.state.word))"
    category.text = tr(element.category.word)
    setAccessibleLabel(element.accessibleName)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    tile.place(x: 0, y: 0, width: tileSide, height: tileSide)
    let x = Double(tileSide + Self.gap)
    let room = max(0, width - tileSide - Self.gap)
    var y = 4.0
    for label in [title, weight, category] {
      let labelWidth = max(room, label.request(.horizontal).minimum)
      let lineHeight = label.request(.vertical, forSize: labelWidth).minimum
      label.place(x: x, y: y, width: labelWidth, height: lineHeight)
      y += Double(lineHeight) + 2
    }
  }
}
