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

/// The back of an element's tile, laid out like a specimen card: facts as selectable labels, and a link. The
/// tile draws the background. The font scales with the tile. If the text is much too large for it, values
/// are stacked below their titles and the content scrolls vertically.
final class TileBack: Widget {
  /// The link to the element's Wikipedia page.
  let link: WikipediaLinkButton
  private let element: AtomicElement
  /// All labels but the link's.
  private(set) var labels: [Label] = []
  /// The value labels by fact.
  private var valueLabels: [TileBackText.Fact.ID: Label] = [:]
  /// The value labels aligned to the end of their rows.
  private var endLabels: [Label] = []
  /// The title labels of the facts.
  private var titleLabels: [Label] = []
  /// The boxes that are horizontal, or vertical if stacked.
  private var boxes: [Box] = []
  private var isStacked = false {
    didSet { if isStacked != oldValue { updateStacking() } }
  }
  private let content = Box(.vertical)
  private let scrolled: ScrolledWindow

  private lazy var style = WidgetStyle(of: self)

  /// Font size in pixels, on a tile of minimum size and with the default text size.
  private static let fontSize = 11.0
  /// Margins in pixels, on a tile of minimum size.
  private static let margin = (vertical: 13.0, horizontal: 15.0)
  /// Largest ratio of text scale to tile scale at which values stand beside their titles.
  private static let maximumUnstackedScale = 1.3

  /// Creates the back for `element`, with temperatures in `temperatures`.
  init(_ element: AtomicElement, temperatures: TemperatureDisplay) {
    self.element = element
    link = WikipediaLinkButton(element)
    scrolled = ScrolledWindow(content)
    super.init()
    let card = TileBackText(
      element, temperatures: temperatures, person: { Translation.person($0) })
    content.add(makeHeader(element))
    for fact in card.figures { content.add(makeRow(fact)) }
    content.add(makePositionRow(card.position))
    content.add(makeDiscovery(card.discovery))
    scrolled.setAccessibleLabel(tr("Facts", context: "back of a tile"))
    append(scrolled)
    styleChanged()
  }

  override class var cssName: String? { "tile-back" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows temperatures in these units.
  func show(in temperatures: TemperatureDisplay) {
    for fact in TileBackText(element, temperatures: temperatures).figures {
      valueLabels[fact.id]?.text = tr(fact.value)
    }
  }

  // MARK: Content

  private func makeHeader(_ element: AtomicElement) -> Widget {
    let box = makeBox()
    box.addClass("card-title")
    box.add(makeLabel(String(element.number), "card-number"))
    let name = makeLabel(tr(element.shownName), "card-name")
    name.wraps = true
    name.expandsHorizontally = true
    box.add(name)
    box.add(makeLabel(element.symbol))
    return box
  }

  private func makeRow(_ fact: TileBackText.Fact) -> Widget {
    let box = makeBox()
    box.name = "fact-\(fact.id)"
    box.addClass("fact")
    // Rows share the extra height.
    box.expandsVertically = true
    box.add(makeTitleLabel(fact))
    let value = makeValueLabel(fact)
    endLabels.append(value)
    value.alignText(1)
    value.wraps = true
    value.expandsHorizontally = true
    box.add(value)
    return box
  }

  private func makePositionRow(_ facts: [TileBackText.Fact]) -> Widget {
    let box = makeBox()
    box.addClass("card-position")
    box.expandsVertically = true
    for fact in facts {
      let pair = Box(.horizontal, [makeTitleLabel(fact), makeValueLabel(fact)])
      pair.name = "fact-\(fact.id)"
      pair.expandsHorizontally = fact.id != facts.last?.id
      box.add(pair)
    }
    return box
  }

  private func makeDiscovery(_ fact: TileBackText.Fact) -> Widget {
    let column = Box(.vertical)
    column.name = "fact-\(fact.id)"
    column.addClass("card-discovery")
    let box = makeBox()
    let title = makeTitleLabel(fact)
    title.expandsHorizontally = true
    box.add(title)
    link.name = "fact-wikipedia"
    link.horizontalAlign = .start
    box.add(link)
    column.add(box)
    let value = makeValueLabel(fact)
    value.wraps = true
    column.add(value)
    return column
  }

  private func makeTitleLabel(_ fact: TileBackText.Fact) -> Label {
    let label = Label(tr(fact.title), style: "fact-title", wraps: .never)
    label.breakAnywhere()
    labels.append(label)
    titleLabels.append(label)
    return label
  }

  private func makeValueLabel(_ fact: TileBackText.Fact) -> Label {
    let label = makeLabel(tr(fact.value))
    valueLabels[fact.id] = label
    return label
  }

  private func makeLabel(_ text: String, _ style: String? = nil) -> Label {
    let label = Label(text, style: style, wraps: .never)
    label.breakAnywhere()
    label.isSelectable = true
    labels.append(label)
    return label
  }

  private func makeBox() -> Box {
    let box = Box(.horizontal)
    boxes.append(box)
    return box
  }

  private func updateStacking() {
    setClass("stacked", isStacked)
    for box in boxes { box.orientation = isStacked ? .vertical : .horizontal }
    for label in titleLabels { label.wraps = isStacked }
    for label in endLabels { label.alignText(isStacked ? 0 : 1) }
  }

  // MARK: Selection, focus and scrolling

  /// Vertical scroll adjustment.
  var adjustment: Adjustment { scrolled.verticalAdjustment }

  /// True if `label` is one of the back's labels and has a selection.
  func hasSelection(in label: Widget) -> Bool { labels.contains { $0 == label && $0.hasSelection } }

  /// Clears the selection of all labels.
  func unselect() {
    for label in labels where label.hasSelection { label.unselect() }
  }

  /// Moves focus to the link only: labels get focus by click.
  override func focus(_ direction: FocusDirection) -> Bool {
    link.containsFocus ? false : link.grabFocus()
  }

  // MARK: Layout and style

  /// Scales font and margins to a tile with this side, in pixels.
  func fit(side: Int) {
    let scale = Double(side) / ElementLayout.wideTile.lowerBound
    // Whole pixels keep thin lines sharp.
    let margin = [Self.margin.vertical, Self.margin.horizontal].map { Int($0 * scale) }
    let fontSize = Self.fontSize * max(textScale, scale)
    isStacked = textScale > scale * Self.maximumUnstackedScale
    style.declarations =
      "font-size: \(fontSize)px; margin: \(margin[0])px \(margin[1])px"
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    // After a change of the text size the new font is not in effect yet, and the content may be wider.
    let width = max(width, content.request(.horizontal).minimum)
    scrolled.takesWheel = content.request(.vertical, forSize: width).minimum > height
    _ = scrolled.request(.vertical, forSize: width)
    scrolled.allocate(x: 0, y: 0, width: width, height: height)
  }

  override func styleChanged() {
    setClass("dark", StyleManager.shared.isDark)
    markContrast()
  }
}
