import Elements
import GLib
import Gtk

// OwnValueEditor
//   ├── Label: the property
//   ├── Box: TextEntry of the number, unit
//   ├── TextEntry of the source, TextEntry of the condition
//   └── Button: saves

/// The content of a popover for a value of the user's own beside a property: number, unit, source and condition.
final class OwnValueEditor: Box {
  private let property: String
  private let units: [String]
  private let number = TextEntry(name: tr("Your value"))
  private let unit: DropDown?
  private let source = TextEntry(name: tr("Source", context: "value of a property"))
  private let condition = TextEntry(name: tr("Conditions", context: "value of a property"))
  private let button = Button(label: tr("Save"))
  private let onEnd: @MainActor () -> Void

  private static let (spacing, gap) = (10, 4)
  private static let characters = 28

  /// - Parameters:
  ///   - units: the units to choose from; none for a dimensionless number.
  ///   - value: the present value; nil if there is none.
  ///   - onEnd: called once the value is saved.
  init(
    _ property: Elements.Property, units: [String], _ value: OwnValue?,
    onEnd: @escaping @MainActor () -> Void
  ) {
    (self.property, self.units, self.onEnd) = (property.id, units, onEnd)
    unit = units.count > 1 ? DropDown(units.map { tr(number: $0) }, name: tr("Unit")) : nil
    super.init(.vertical, spacing: Self.spacing)
    name = "own-value-editor"
    addClass("source-details")
    add(Label(tr(property.title), style: "card-heading", wraps: .anywhere))
    number.name = "own-number"
    (source.name, condition.name, button.name) = ("own-source", "own-condition", "save-own-value")
    if let value {
      number.text = tr(number: value.digits)
      (source.text, condition.text) = (value.source ?? "", value.condition ?? "")
      unit?.selected = value.unit.flatMap { units.firstIndex(of: $0) } ?? 0
    }
    let line = Box(.horizontal, spacing: Self.spacing, [number])
    number.expandsHorizontally = true
    if let unit {
      line.add(unit)
    } else if let only = units.first {
      line.add(Label(tr(number: only)))
    }
    add(field(tr("Your value"), line))
    add(field(tr("Source", context: "value of a property"), source))
    add(field(tr("Conditions", context: "value of a property"), condition))
    button.addClass("suggested-action")
    add(button)
    for entry in [number, source, condition] {
      entry.widthCharacters = entry === number ? Self.characters / 2 : Self.characters
      entry.onEdit { [weak self] in self?.update() }
      entry.onEnter { [weak self] in self?.save() }
    }
    button.onClicked { [weak self] in self?.save() }
    update()
  }

  private func field(_ title: String, _ field: Widget) -> Widget {
    Box(.vertical, spacing: Self.gap, [Label(title, style: "key-title", wraps: .never), field])
  }

  /// Moves the focus into the number.
  func focusNumber() { number.focusEnd() }

  private var value: OwnValue? {
    let chosen = units.indices.contains(unit?.selected ?? 0) ? units[unit?.selected ?? 0] : nil
    return OwnValue(number.text, unit: chosen, source: source.text, condition: condition.text)
  }

  private func update() {
    button.isSensitive = value != nil
    number.setClass("error", !number.text.isEmpty && !OwnValue.isNumber(number.text))
    number.setAccessibleInvalid(!number.text.isEmpty && !OwnValue.isNumber(number.text))
  }

  private func save() {
    guard let value else { return }
    activate(.setOwnValue, property, value.parameter)
    onEnd()
  }
}
