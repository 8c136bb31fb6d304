import Adwaita
import Elements
import GLib
import Gtk

/// A row with one property: title, value with unit, other units of a temperature, and source. Activating it
/// copies the value.
final class PropertyRow: ListBoxRow {
  /// The property shown. A new value must belong to the same property.
  var property: Elements.Property {
    didSet { if property != oldValue { update() } }
  }
  private let value = Label()
  /// The value in other units; nil if the property has none.
  private let otherUnits: Label?

  init(_ property: Elements.Property) {
    self.property = property
    otherUnits = property.otherUnits.map { _ in Label() }
    super.init()
    name = "property-\(property.id)"
    let title = Label(tr(property.title))
    title.addClass("property-title")
    title.alignText(0)
    value.breakAnywhere()
    value.alignText(1)
    for label in [title, value] {
      label.wraps = true
      label.verticalAlign = .start
    }
    let column = Box(.vertical, spacing: 2)
    column.addClass("property")
    column.add(LeadingTrailingBox(title, value))
    if let note = makeNote() { column.add(note) }
    setChild(column)
    update()
  }

  /// Returns the line below the title and value: the source, the other units, or both.
  private func makeNote() -> Widget? {
    let source = property.source.map { text in
      let label = Label(text)
      label.wraps = true
      label.breakAnywhere()
      label.alignText(0)
      return label
    }
    otherUnits?.alignText(1)
    for label in [source, otherUnits].compactMap({ $0 }) {
      label.addClass("property-note")
      label.verticalAlign = .start
    }
    guard let source, let otherUnits else { return source ?? otherUnits }
    return LeadingTrailingBox(source, otherUnits)
  }

  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["property.copy"] }

  override func perform(_ action: String) { copy() }

  private func update() {
    value.text = tr(property.value)
    otherUnits?.text = property.otherUnits ?? ""
    isActivatable = property.isKnown
    let parts = [tr(property.value), property.otherUnits, property.source].compactMap { $0 }
    setAccessibleLabel(parts.reduce(tr(property.title)) { tr("{1}, {2}", $0, $1) })
  }

  /// Copies the value with its unit to the clipboard, in plain characters that other programs understand.
  func copy() {
    guard property.isKnown else { return }
    copyToClipboard(NumberFormat.plain(tr(property.value)))
    showToast(tr("Copied {1}", ExternalText(tr(property.value)).text))
  }
}
