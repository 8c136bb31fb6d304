import Elements
import GLib
import Gtk

/// A part of a window that draws its texts itself, or has a second name.
@MainActor
protocol DrawnPart: Widget {
  /// A second name, by which a recording may call the part; empty for none.
  var secondName: String { get }
  /// The texts shown, in their order.
  var shownTexts: [String] { get }
}

extension DrawnPart {
  var secondName: String { "" }
}

// MARK: Widgets that draw their texts

extension ElementRow: DrawnPart {
  var shownTexts: [String] {
    let texts = RowTexts(element, hit: hit)
    return [texts.title.text, texts.subtitle.text]
  }
}

extension ElementCell: DrawnPart {
  var shownTexts: [String] { element.tileTexts }
}

extension ElementTile: DrawnPart {
  var shownTexts: [String] { element.tileTexts }
}

extension SectionHeader: DrawnPart {
  var shownTexts: [String] { [tr(heading.title), tr(heading.countText)] }
}

extension PropertyRow: DrawnPart {
  var secondName: String { property.title.asPartName }
  var shownTexts: [String] { [tr(property.value)] }
}

extension PlaceRow: DrawnPart {
  var shownTexts: [String] { [place.name] + place.details.map { tr($0) } }
}

extension LegendEntry: DrawnPart {
  var shownTexts: [String] { [tr(classification.title), String(count)] }
}

extension TimelineView: DrawnPart {
  var shownTexts: [String] { [tr(timeline.text)] }
}

extension TimelineHandle: DrawnPart {
  var shownTexts: [String] { [accessibleDescription] }
}

extension SheetHandle: DrawnPart {
  var shownTexts: [String] { [accessibleDescription] }
}

extension FormulaRow: DrawnPart {
  var shownTexts: [String] { [result.formula.text, tr(result.massText)] }
}

extension DiscoveryTile: DrawnPart {
  var shownTexts: [String] { [tr(element.name), year] }
}

extension MapPin: DrawnPart {
  var shownTexts: [String] { [label] }
}

extension OpenedPlaceRow: DrawnPart {
  var shownTexts: [String] { drawing.map { [$0.title] + $0.details } ?? [] }
}

extension ElementPreview: DrawnPart {
  var shownTexts: [String] { [tr(element.name)] + children.map(\.shownText) }
}

extension FlipTile: DrawnPart {
  var shownTexts: [String] { isBackUp ? children.map(\.shownText) : element.tileTexts }
}

extension AtomicElement {
  /// The texts of the element's tile.
  fileprivate var tileTexts: [String] {
    [String(number), symbol, tr(name), atomicWeight.text]
  }
}
