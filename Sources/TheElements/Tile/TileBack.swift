import Adwaita
import Elements
import GLib
import Gtk

// TileBack
//   └── ScrolledWindow → Box
//         ├── number, name, symbol
//         ├── State, Category … Density, one row each
//         ├── Group, Period, Block
//         └── Discovered, link

/// The back of an element's tile, laid out like the card of a specimen: what is known of the element,
/// as texts that can be selected, and a link. The tile draws the ground. The texts grow with the tile.
/// Where they are much too large for it, values stand below their titles and all of it scrolls down.
final class TileBack: Widget {
  /// What leads to more.
  let link: WikipediaLinkButton
  private let element: AtomicElement
  /// All of its texts.
  private(set) var texts: [Label] = []
  /// Where the value of a fact stands, by the fact.
  private var values: [SpecimenCard.Fact.ID: Label] = [:]
  /// The values that stand at the end of their lines.
  private var figures: [Label] = []
  /// The titles of the facts.
  private var titles: [Label] = []
  /// What stands side by side where there is room, else one below the other.
  private var lines: [Box] = []
  private var isStacked = false {
    didSet { if isStacked != oldValue { stack() } }
  }
  private let content = Box(.vertical)
  private let scrolled: ScrolledWindow

  private lazy var style = WidgetStyle(of: self)

  /// In pixels, on a tile of the least size and in the platform's default text size.
  private static let textSize = 11.0
  private static let margin = (vertical: 13.0, horizontal: 15.0)
  /// So many times as large as the tile's own size the text is at most beside its title.
  private static let largestBeside = 1.3

  /// The back of the tile of `element`, with temperatures in a unit.
  init(_ element: AtomicElement, temperatureUnit: TemperatureUnit) {
    self.element = element
    link = WikipediaLinkButton(element)
    scrolled = ScrolledWindow(content)
    super.init()
    let card = SpecimenCard(element, temperatureUnit: temperatureUnit)
    content.add(header(element))
    for fact in card.figures { content.add(row(fact)) }
    content.add(placeRow(card.place))
    content.add(discovery(card.discovery))
    scrolled.setAccessibleLabel(tr("Facts"))
    append(scrolled)
    styleChanged()
  }

  override class var cssName: String? { "tile-back" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows temperatures in a unit.
  func show(in unit: TemperatureUnit) {
    for fact in SpecimenCard(element, temperatureUnit: unit).figures {
      values[fact.id]?.text = fact.value
    }
  }

  // MARK: Content

  private func header(_ element: AtomicElement) -> Widget {
    let line = line()
    line.addClass("card-title")
    line.add(text(String(element.number), "card-number"))
    let name = text(tr(element.name), "card-name")
    name.wraps = true
    name.expandsHorizontally = true
    line.add(name)
    line.add(text(element.symbol))
    return line
  }

  private func row(_ fact: SpecimenCard.Fact) -> Widget {
    let line = line()
    line.name = "fact-\(fact.id)"
    line.addClass("fact")
    // Rows share what room there is.
    line.expandsVertically = true
    line.add(title(fact))
    let value = value(fact)
    figures.append(value)
    value.alignText(1)
    value.wraps = true
    value.expandsHorizontally = true
    line.add(value)
    return line
  }

  private func placeRow(_ facts: [SpecimenCard.Fact]) -> Widget {
    let line = line()
    line.addClass("card-place")
    line.expandsVertically = true
    for fact in facts {
      let pair = Box(.horizontal)
      pair.name = "fact-\(fact.id)"
      pair.expandsHorizontally = fact.id != facts.last?.id
      pair.add(title(fact))
      pair.add(value(fact))
      line.add(pair)
    }
    return line
  }

  private func discovery(_ fact: SpecimenCard.Fact) -> Widget {
    let column = Box(.vertical)
    column.name = "fact-\(fact.id)"
    column.addClass("card-discovery")
    let line = line()
    let heading = title(fact)
    heading.expandsHorizontally = true
    line.add(heading)
    link.horizontalAlign = .start
    line.add(link)
    column.add(line)
    let value = value(fact)
    value.wraps = true
    column.add(value)
    return column
  }

  private func title(_ fact: SpecimenCard.Fact) -> Label {
    let label = Label(tr(fact.title))
    label.alignText(0)
    label.breakAnywhere()
    label.addClass("fact-title")
    texts.append(label)
    titles.append(label)
    return label
  }

  private func value(_ fact: SpecimenCard.Fact) -> Label {
    let label = text(fact.value)
    values[fact.id] = label
    return label
  }

  private func text(_ string: String, _ style: String? = nil) -> Label {
    let label = Label(string)
    label.alignText(0)
    label.breakAnywhere()
    label.isSelectable = true
    if let style { label.addClass(style) }
    texts.append(label)
    return label
  }

  private func line() -> Box {
    let line = Box(.horizontal)
    lines.append(line)
    return line
  }

  private func stack() {
    setClass("stacked", isStacked)
    for line in lines { line.orientation = isStacked ? .vertical : .horizontal }
    for title in titles { title.wraps = isStacked }
    for value in figures { value.alignText(isStacked ? 0 : 1) }
  }

  // MARK: Selection, focus and scrolling

  /// How far it is scrolled.
  var adjustment: Adjustment { scrolled.verticalAdjustment }

  /// Whether part of a text is selected.
  func hasSelection(in text: Widget) -> Bool { texts.contains { $0 == text && $0.hasSelection } }

  /// Unselects what is selected.
  func unselect() {
    for text in texts where text.hasSelection { text.unselect() }
  }

  /// The keyboard finds the link only: the texts take it when they are clicked.
  override func focus(_ direction: FocusDirection) -> Bool {
    link.containsFocus ? false : link.grabFocus()
  }

  // MARK: Layout and style

  /// Sets the texts for a tile with this side, in pixels.
  func fit(side: Int) {
    let scale = Double(side) / ElementLayout.leastTile
    // Whole pixels, for the sake of thin lines.
    let margin = [Self.margin.vertical, Self.margin.horizontal].map { Int($0 * scale) }
    let textSize = Self.textSize * max(textScale, scale)
    isStacked = textScale > scale * Self.largestBeside
    style.declarations =
      "font-size: \(textSize)px; margin: \(margin[0])px \(margin[1])px"
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    scrolled.takesWheel = content.request(.vertical, forSize: width).minimum > height
    _ = scrolled.request(.vertical, forSize: width)
    scrolled.allocate(x: 0, y: 0, width: width, height: height)
  }

  override func styleChanged() {
    setClass("dark", StyleManager.shared.isDark)
    markContrast()
  }
}
