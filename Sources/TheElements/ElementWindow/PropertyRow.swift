import Adwaita
import Elements
import GLib
import Gtk

/// One property: what it is, its value with unit, a temperature also in the other units, and the value's
/// source. A button that copies the value.
final class PropertyRow: ListBoxRow {
  /// What is shown; another value of the same property takes its place at once.
  var property: Elements.Property {
    didSet { if property != oldValue { update() } }
  }
  private let value = Label()
  /// Nil where no value of the property has other units.
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
    column.add(PropertyLine(title, value))
    if let note = makeNote() { column.add(note) }
    setChild(column)
    update()
  }

  /// What stands below title and value: the source, the other units, or both.
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
    return PropertyLine(source, otherUnits)
  }

  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["property.copy"] }

  override func perform(_ action: String) { copy() }

  private func update() {
    value.text = property.value
    otherUnits?.text = property.otherUnits ?? ""
    isActivatable = property.isKnown
    let spoken = [tr(property.title), property.value, property.otherUnits, property.source]
    setAccessibleLabel(spoken.compactMap { $0 }.joined(separator: ", "))
  }

  /// Puts the value with its unit onto the clipboard, plain enough for other programs.
  func copy() {
    guard property.isKnown else { return }
    copyToClipboard(NumberFormat.plain(property.value))
    showToast("\(tr("Copied")) \(ExternalText(property.value))")
  }
}
