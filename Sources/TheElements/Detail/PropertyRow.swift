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
  private let otherUnits = Label()

  init(_ property: Elements.Property) {
    self.property = property
    super.init()
    name = "property-\(property.id)"
    let title = Label(tr(property.title))
    title.addClass("property-title")
    let source = Label(property.source ?? "")
    for label in [title, value, source] { label.wraps = true }
    value.breakAnywhere()
    for label in [source, otherUnits] { label.addClass("property-note") }
    for label in [title, source] { label.alignText(0) }
    for label in [value, otherUnits] { label.alignText(1) }
    for label in [title, value, source, otherUnits] { label.verticalAlign = .start }
    let column = Box(.vertical, spacing: 2)
    column.addClass("property")
    column.add(PropertyLine(title, value))
    if property.source != nil || property.otherUnits != nil {
      column.add(PropertyLine(source, otherUnits))
    }
    setChild(column)
    update()
  }

  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["property.copy"] }

  override func perform(_ action: String) { copy() }

  private func update() {
    value.text = property.value
    otherUnits.text = property.otherUnits ?? ""
    otherUnits.isVisible = property.otherUnits != nil
    isActivatable = property.isKnown
    let spoken = [tr(property.title), property.value, property.otherUnits, property.source]
    setAccessibleLabel(spoken.compactMap { $0 }.joined(separator: ", "))
  }

  /// Puts the value with its unit onto the clipboard, plain enough for other programs.
  func copy() {
    guard property.isKnown else { return }
    copyToClipboard(NumberFormat.plain(property.value))
    showToast("\(tr("Copied")) \(property.value)")
  }
}
