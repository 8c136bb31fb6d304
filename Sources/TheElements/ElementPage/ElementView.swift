import Elements
import GLib
import Gtk

// ElementView
//   ├── Reflection → FlipTile
//   ├── ElementOverview
//   └── Box: summary, one PropertyCard for each group

/// All data of one element: the large tile with an overview below it, and the property cards, side by side
/// if the width allows, else stacked. Independent of its window.
final class ElementView: Widget {
  let element: AtomicElement
  /// The unit shown first for temperatures.
  var temperatureUnit: TemperatureUnit {
    didSet { if temperatureUnit != oldValue { updateProperties() } }
  }
  /// The large tile with the facts on its back.
  let tile: FlipTile
  /// The link in the last card's footer.
  let link: WikipediaLinkButton
  let overview: ElementOverview
  private let sources: [String: PeriodicTable.SourceNote]
  private let reflection: Reflection
  private let text = Box(.vertical, spacing: 24)
  private var rows: [PropertyRow] = []
  /// Height of the scrolled window's viewport in pixels, which limits the tile's size.
  var visibleHeight = 0 {
    didSet { if visibleHeight != oldValue { queueResize() } }
  }

  /// Minimum width in pixels.
  private static let minimumWidth = 300

  /// Shows `element` of `table`.
  init(_ element: AtomicElement, of table: PeriodicTable, temperatureUnit: TemperatureUnit) {
    self.element = element
    self.temperatureUnit = temperatureUnit
    sources = table.sources
    link = WikipediaLinkButton(element)
    overview = ElementOverview(element, in: table)
    tile = FlipTile(element, temperatureUnit: temperatureUnit)
    reflection = Reflection(tile)
    super.init()
    name = "element-\(element.number)"
    append(reflection)
    append(overview)
    append(text)
    if !element.summary.isEmpty {
      let summary = Label(element.summary)
      summary.wraps = true
      summary.breakAnywhere()
      summary.isSelectable = true
      summary.alignText(0)
      summary.addClass("summary")
      text.add(summary)
    }
    if table.filledIn.contains(element.number) {
      let note = Label(
        tr("From the built-in data: the catalog set in Preferences does not contain this element."))
      note.name = "from-built-in-data"
      note.wraps = true
      note.alignText(0)
      note.addClass("property-note")
      text.add(note)
    }
    let groups = groups
    for group in groups {
      let card = PropertyCard(group, footer: group.id == groups.last?.id ? [LinkRow(link)] : [])
      rows += card.rows
      text.add(card)
    }
  }

  private var groups: [PropertyGroup] {
    element.propertyGroups(temperatureUnit: temperatureUnit, sources: sources)
  }

  private func updateProperties() {
    for (row, property) in zip(rows, groups.flatMap(\.properties)) { row.property = property }
    tile.temperatureUnit = temperatureUnit
  }

  override class var cssName: String? { "element-view" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  private func layout(width: Int) -> ElementLayout {
    ElementLayout(
      width: Double(width), visibleHeight: Double(visibleHeight), textScale: textScale,
      isRightToLeft: isRightToLeft,
      overviewHeight: { overview.minimumHeight(forWidth: $0) },
      textHeight: { text.minimumHeight(forWidth: $0) })
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let margins = 2 * Int(ElementLayout.narrowMargin)
      let minimum = max(
        Self.minimumWidth, text.request(.horizontal).minimum + margins,
        overview.request(.horizontal).minimum + margins)
      return (minimum, max(minimum, Int(ElementLayout.wide)))
    }
    let height = Int(layout(width: max(forSize, Self.minimumWidth)).height)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout(width: width)
    _ = reflection.request(.vertical, forSize: Int(layout.tile.width))
    reflection.allocate(layout.tileWithReflection)
    overview.allocate(layout.overview)
    text.allocate(layout.text)
  }
}

extension Widget {
  /// Returns the minimum height in pixels at `width`.
  fileprivate func minimumHeight(forWidth: Double) -> Double {
    Double(request(.vertical, forSize: Int(width)).minimum)
  }
}
