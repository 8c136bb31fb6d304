import Elements
import GLib
import Gtk

// DetailCard
//   ├── Box: heading, copy button
//   └── Box, the content

/// A card of the element's page, whose parts are made when it is scrolled to. Its content is one stop for Tab, or few. By
/// keyboard, the context menu copies; the copy button is a stop only if the content has none.
class DetailCard: Box, CardGroup, ListedCard {
  let context: CardContext
  /// Identifier for actions and widget names: `isotopes`.
  let id: String
  let title: String
  private(set) lazy var content = Box(.vertical, spacing: 12)
  /// True once the content is being made.
  private(set) var isMade = false
  /// True once the content has all its parts.
  private(set) var isFinished = false
  private weak var copyButton: Button?
  /// True once it is known that there are no data for the card.
  private(set) var isLeftOut = false
  /// Called when the card is hidden because there are no data.
  var onLeaveOut: (@MainActor () -> Void)?
  /// Called once the content has all its parts.
  private var onFinish: [@MainActor () -> Void] = []

  /// Heights in pixels of the card and of its content before they are made.
  private static let (firstHeight, firstContentHeight) = (260, 220)

  init(_ id: String, _ title: String, _ context: CardContext) {
    self.context = context
    self.id = id
    self.title = title
    super.init(.vertical, spacing: 6)
    name = "card-\(id)"
    addClass("detail-card")
    heightRequest = Self.firstHeight
  }

  final var element: AtomicElement { context.element }
  final var cards: [DetailCard] { [self] }
  /// The rows of properties that are made.
  final var rows: [PropertyRow] = []
  /// Shows temperatures in other units.
  func show(_ temperatures: TemperatureDisplay) {}

  override class var accessibleRole: AccessibleRole? { .group }

  /// Makes heading and content, and calls `body` once it has all its parts.
  final func make(_ body: @escaping @MainActor () -> Void) {
    make()
    if isFinished { body() } else { onFinish.append(body) }
  }

  /// Makes heading and content, once.
  final func make() {
    guard !isMade else { return }
    isMade = true
    setAccessibleLabel(title)
    makeHeader()
    if isFramed { content.addClass("detail-content") }
    content.heightRequest = Self.firstContentHeight
    add(content)
    heightRequest = -1
    makeContent()
  }

  private func makeHeader() {
    let heading = Label(title, style: "card-heading", wraps: .never)
    heading.expandsHorizontally = true
    let copy = Button(icon: "edit-copy-symbolic", .copyDetails, id, named: "copy-\(id)")
    copy.addClass("flat")
    copy.canFocus = false
    copy.verticalAlign = .center
    copy.setAccessibleDescription(title)
    copyButton = copy
    add(Box(.horizontal, spacing: 8, [heading] + headerButtons + [copy]))
  }

  /// The buttons of the heading, before the copy button.
  var headerButtons: [Button] { [] }

  /// True if the end of the page names the card where there are no data for it.
  var isMissed: Bool { true }

  /// True if the card has a frame around its content; false if its content has one.
  var isFramed: Bool { true }

  /// Makes the content; subclasses do it, and call `finish` then.
  func makeContent() {}

  /// The content has its own height from now on, and its copy button if there is something to copy.
  func finish() {
    isFinished = true
    content.heightRequest = -1
    copyButton?.isVisible = !csv.isEmpty
    copyButton?.canFocus = content.first { $0.isFocusable } == nil
    for body in onFinish { body() }
    onFinish = []
  }

  /// Hides the card, of which there are no data: the end of the page names it.
  func leaveOut() {
    isLeftOut = true
    isVisible = false
    onLeaveOut?()
  }

  /// The contents as CSV; empty before they are read.
  var csv: String { "" }

  /// Adds a chart below the text of its marked item.
  func add(_ chart: SteppedChart) {
    let marked = Label(wraps: .atWords)
    // Nothing else keeps the label's Swift object.
    chart.onMove = { [weak chart, marked] in
      if let chart { marked.text = chart.text(at: chart.position) }
    }
    chart.onMove?()
    content.add(marked)
    content.add(chart)
  }

  /// Adds the line that names the source.
  func addSource(_ source: String?) {
    guard let source else { return }
    addNote(tr("Source: {1}", source))
  }

  /// Adds a line for each source.
  func addSources(_ sources: [String: PeriodicTable.SourceNote]) {
    for title in sources.values.map(\.title).sorted() { addSource(title) }
  }

  /// Adds a line of small text.
  func addNote(_ text: String) { content.add(Self.note(text)) }

  /// A line of small text.
  static func note(_ text: String, name: String? = nil) -> Label {
    let line = Label(text, style: "property-note", wraps: .anywhere)
    if let name { line.name = name }
    return line
  }

  override func styleChanged() { markContrast() }
}
