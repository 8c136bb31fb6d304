import Elements
import GLib
import Gtk

// ElementView
//   ├── Reflection → FlipTile
//   ├── KeyFigureGrid
//   ├── ElementOverview
//   └── Box: summary, one CardGroup for each CardKind

/// All data of one element: the large tile with an overview below it, the key figures, and the property cards; in
/// two columns if the width allows, of which the left one stays in view. Independent of its window.
final class ElementView: Widget {
  let element: AtomicElement
  /// The units of temperatures.
  var temperatures: TemperatureDisplay {
    didSet { if temperatures != oldValue { updateTemperatures() } }
  }
  /// The large tile with the facts on its back.
  let tile: FlipTile
  /// The link to Wikipedia.
  var link: WikipediaLinkButton? {
    text.first { $0 is WikipediaLinkButton } as? WikipediaLinkButton
  }
  let overview: ElementOverview
  /// The cards in their order.
  let groups: [any CardGroup]
  /// The cards that are made when they are scrolled to.
  let cards: [DetailCard]
  /// The rows of properties that are made.
  var rows: [PropertyRow] { groups.flatMap(\.rows) }
  /// All cards from top to bottom.
  var contents: [any ListedCard] { groups.flatMap(\.listedCards) }
  private let reflection: Reflection
  /// The line that names the cards without data.
  private let leftOut = DetailCard.note("", name: "left-out")
  let keyFigures: KeyFigureGrid
  /// The flight of the tile from a page.
  private var flight: TileFlight?
  private let text = Box(.vertical, spacing: 24)
  /// Height of the scrolled window's viewport in pixels, which limits the tile's size.
  var visibleHeight = 0 {
    didSet { if visibleHeight != oldValue { queueResize() } }
  }
  /// Vertical scroll position in pixels.
  var scrollPosition = 0.0 {
    didSet { if scrollPosition != oldValue { queueAllocate() } }
  }

  /// Minimum width in pixels.
  private static let minimumWidth = 300

  /// Shows `element` of `table` in its form with the data in `files` and its note.
  init(
    _ element: AtomicElement, of table: PeriodicTable, forms: ChosenForms,
    temperatures: TemperatureDisplay, files: DataFiles, favorites: Favorites
  ) {
    let element = forms.element(element)
    self.element = element
    self.temperatures = temperatures
    let context = CardContext(
      element: element, table: table, forms: forms, files: files, favorites: favorites,
      temperatures: temperatures)
    groups = CardKind.all.map { $0.make(context) }
    cards = groups.flatMap(\.cards)
    overview = ElementOverview(element, in: table)
    tile = FlipTile(element, temperatures: temperatures)
    reflection = Reflection(tile)
    keyFigures = KeyFigureGrid(element.keyFigures(temperatures: temperatures))
    super.init()
    name = "element-\(element.number)"
    for child in [reflection, overview, keyFigures, text] { append(child) }
    addText(isFilledIn: table.filledIn.contains(element.number))
    for group in groups { text.add(group) }
    text.add(leftOut)
    leftOut.isVisible = false
    for card in cards { card.onLeaveOut = { [weak self] in self?.nameLeftOut() } }
  }

  /// Names the cards without data at the end of the page; not those beside another one with the same title.
  private func nameLeftOut() {
    let shown = Set(contents.filter { !$0.isLeftOut }.map(\.title))
    let titles = cards.filter { $0.isLeftOut && $0.isMissed }.map(\.title)
      .filter { !shown.contains($0) }
    leftOut.isVisible = !titles.isEmpty
    leftOut.text = tr("No data: {1}", tr(dotted: titles))
  }

  private func addText(isFilledIn: Bool) {
    if !element.summary.isEmpty {
      let own = Translation.description(element.summary)
      let summary = Label(own, style: "summary", wraps: .anywhere)
      if own == element.summary, Translation.language != "en" { summary.language = "en" }
      summary.isSelectable = true
      text.add(summary)
    }
    guard isFilledIn else { return }
    let note = Label(
      tr("From the built-in data: the catalog set in Preferences does not contain this element."),
      style: "property-note", wraps: .atWords)
    note.name = "from-built-in-data"
    text.add(note)
  }

  private func updateTemperatures() {
    for group in groups { group.show(temperatures) }
    keyFigures.show(element.keyFigures(temperatures: temperatures))
    tile.temperatures = temperatures
  }

  /// The row that `widget` is in.
  func row(of widget: Widget?) -> PropertyRow? {
    widget.flatMap { widget in rows.first { widget.isInside($0) } }
  }

  override class var cssName: String? { "element-view" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// By Tab, the parts in their order: GTK's depends on how far the right column has scrolled past the left one.
  override func focus(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .tabForward, .tabBackward:
      // Before the focus comes to them.
      if text.containsFocus { makeAllCards() }
      return moveFocus(direction, through: [reflection, overview, keyFigures, text])
    default: return super.focus(direction)
    }
  }

  private func layout(width: Int) -> ElementLayout {
    ElementLayout(
      width: Double(width), visibleHeight: Double(visibleHeight), textScale: textScale,
      isRightToLeft: isRightToLeft,
      heights: ElementLayout.Heights(
        overview: { self.overview.minimumHeight(forWidth: $0) },
        keyFigures: { self.keyFigures.minimumHeight(forWidth: $0) },
        text: { self.text.minimumHeight(forWidth: $0) }))
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let margins = 2 * Int(ElementLayout.narrowMargin)
      let parts = [text, overview, keyFigures].map { $0.request(.horizontal).minimum + margins }
      let minimum = max(Self.minimumWidth, parts.max() ?? 0)
      return (minimum, max(minimum, Int(ElementLayout.wide)))
    }
    let height = Int(layout(width: max(forSize, Self.minimumWidth)).height)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout(width: width)
    let offset = layout.columnOffset(scroll: scrollPosition.rounded(.down))
    _ = reflection.request(.vertical, forSize: Int(layout.tile.width))
    reflection.allocate(layout.tileWithReflection.moved(down: offset))
    overview.allocate(layout.overview.moved(down: offset))
    keyFigures.allocate(layout.keyFigures)
    text.allocate(layout.text)
    makeCards()
  }

  /// Makes the cards in the visible area and half a page below it, after the layout.
  private func makeCards() {
    guard visibleHeight > 0 else { return }
    let end = scrollPosition + 1.5 * Double(visibleHeight)
    make(
      cards.filter { card in
        !card.isMade && card.convert(x: 0, y: 0, to: self).map { $0.y < end } ?? false
      })
  }

  private func make(_ cards: [DetailCard]) {
    guard !cards.isEmpty else { return }
    Task { @MainActor in
      for card in cards { card.make() }
    }
  }

  /// Makes all cards.
  func makeAllCards() { make(cards.filter { !$0.isMade }) }

  /// Lets the tile fly from its frame on a page, in pixels of the screen, when the view is mapped.
  func flyTile(from source: Bounds) {
    flight = TileFlight(of: tile, in: self, fading: reflection, from: source)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    flight?.draw(in: snapshot)
  }
}

extension Rect {
  fileprivate func moved(down distance: Double) -> Rect {
    Rect(x: x, y: y + distance, width: width, height: height)
  }
}

extension Widget {
  /// Returns the minimum height in pixels at `width`.
  fileprivate func minimumHeight(forWidth: Double) -> Double {
    Double(request(.vertical, forSize: Int(forWidth)).minimum)
  }
}
