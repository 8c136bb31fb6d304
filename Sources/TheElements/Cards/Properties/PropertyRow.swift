import Adwaita
import Elements
import GLib
import Gtk

// PropertyRow
//   └── Box
//         ├── LeadingTrailingBox: title, value with other units; the copy icon, while the pointer is over the row
//         └── Button, `source`, if the property has a source
// In a Box above a Label with the user's own value, if there is one
//
// An element has some 60 rows, so that their icons are images of the style sheet and not widgets.

/// A row with one property: title, value with unit, other units of a temperature, and a button for the source.
/// Activating it copies the value.
final class PropertyRow: ListBoxRow {
  /// The property shown. A new value must belong to the same property.
  var property: Elements.Property {
    didSet { if property != oldValue { update() } }
  }
  /// The user's own value beside the property; nil without one.
  private(set) var own: OwnValue?
  private let isNamedByTitle: Bool
  private let title: Label
  private let value = Label(align: 1, wraps: .anywhere)
  /// The value in other units; nil if the property has none.
  private let otherUnits: Label?
  /// The button that shows the source; nil without one.
  let sourceButton: Button?
  private var line: Box?
  private var ownLabel: Label?

  /// Prefix of the names of rows, followed by the property's key.
  static let namePrefix = "property-"

  /// - Parameter isNamedByTitle: true if the title names the row in recordings, too.
  init(_ property: Elements.Property, isNamedByTitle: Bool = true) {
    (self.property, self.isNamedByTitle) = (property, isNamedByTitle)
    title = Label(style: "property-title", wraps: .anywhere)
    otherUnits = property.otherUnits.map { _ in
      Label(style: "property-note", align: 1, wraps: .atWords)
    }
    sourceButton = property.source.map { _ in Button() }
    super.init()
    name = Self.namePrefix + property.id
    isActivatable = property.isKnown
    if property.isKnown { setAccessibleRole(.button) }
    for label in [title, value, otherUnits] { label?.verticalAlign = .center }
    let values: any LongestWordMeasuring = otherUnits.map { ValueLabels(value, $0) } ?? value
    let content = LeadingTrailingBox(title, values)
    content.expandsHorizontally = true
    content.addClass("property-content")
    content.setClass("copied-by-click", property.isKnown)
    let row = Box(.horizontal, [content, makeSource()])
    row.addClass("property")
    line = row
    setChild(row)
    update()
  }

  /// Shows the user's own value beside the property of an element below it, or none.
  func showOwn(of element: AtomicElement, in files: DataFiles) {
    let value = files.own.values[property.id, element.number]
    guard value != own, let line else { return }
    own = value
    if value != nil, ownLabel == nil {
      let label = Label(style: "own-value", wraps: .anywhere)
      label.name = "own-\(property.id)"
      ownLabel = label
      // The row's child until now.
      removeChild()
      setChild(Box(.vertical, [line, label]))
    }
    ownLabel?.isVisible = value != nil
    update()
  }

  /// The user's own value in words.
  private var ownValueText: String? {
    // TRANSLATORS: A value of the user's own below that of the program, with unit, condition and source.
    own.map { tr("Yours: {1}", tr($0.textWithSource)) }
  }

  /// Returns the source's button, or an empty place of its size.
  private func makeSource() -> Widget {
    guard let sourceButton else {
      let place = Box(.horizontal)
      place.addClass("no-source")
      return place
    }
    sourceButton.name = "source-\(property.id)"
    sourceButton.addClass("flat")
    sourceButton.addClass("source-button")
    sourceButton.setAccessibleLabel(tr("Source", context: "value of a property"))
    sourceButton.verticalAlign = .center
    sourceButton.setAction(AppAction.showSource.name, property.id)
    return sourceButton
  }

  override class var actions: [String] { ["property.copy"] }

  override func perform(_ action: String) { copy() }

  /// Marks what a query finds in title and value; nil marks nothing. Returns true unless nothing is found.
  func mark(_ query: TextFind?) -> Bool {
    let ranges = query.map { $0.ranges(in: [title.text, value.text]) } ?? [[], []]
    title.mark(ranges?[0] ?? [])
    value.mark(ranges?[1] ?? [])
    return ranges != nil
  }

  private func update() {
    let (title, text) = (tr(property.title), tr(property.value))
    self.title.text = title
    value.text = text
    otherUnits?.text = property.shownOtherUnits ?? ""
    ownLabel?.text = ownValueText ?? ""
    sourceButton?.setSharedAccessibleDescription(title)
    let parts = [title, text, property.shownOtherUnits, ownValueText].compactMap { $0 }
    setAccessibleLabel(tr(list: parts))
    if let source = property.source { setSharedAccessibleDescription(source) }
  }

  /// Makes the list of a card, which copies the activated row.
  static func list(
    _ rows: [PropertyRow], title: String, now: (@MainActor () -> [PropertyRow])? = nil
  ) -> ListBox {
    let list = ListBox()
    list.addClass("property-list")
    list.setAccessibleLabel(title)
    for row in rows { list.add(row) }
    list.onActivated { position in
      let rows = now?() ?? rows
      if rows.indices.contains(position) { rows[position].copy() }
    }
    return list
  }

  /// Copies the value by its action.
  func copy() {
    if property.isKnown { activate(.copyValue, property.id) }
  }
}

extension PropertyRow: DrawnPart {
  var secondName: String { isNamedByTitle ? property.partName : "" }
  var shownTexts: [String] { [tr(property.value)] }
}
