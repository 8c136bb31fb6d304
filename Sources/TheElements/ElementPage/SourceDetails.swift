import Elements
import GLib
import Gtk

/// The content of a property's popover: citation, conditions, uncertainty, the value of a second source, a button
/// that copies the property with its source, and one for a value of the user's own.
final class SourceDetails: Box {
  /// Characters in a line.
  private static let lineLength = 44

  /// Shows the details of `property`; `onCopy` is called when it is copied, `onEdit` to add or edit a value of the user's
  /// own; nil for a property that has none.
  init(
    _ property: Elements.Property, hasOwn: Bool = false, onEdit: (@MainActor () -> Void)? = nil,
    onCopy: @escaping @MainActor () -> Void
  ) {
    super.init(.vertical, spacing: 10)
    name = "source-details"
    addClass("source-details")
    add(text(tr(property.title), "card-heading"))
    for (title, content) in Self.parts(of: property) {
      let part = Box(.vertical, [text(title, "key-title"), text(content)])
      part.setAccessibleGroup(tr("{1}, {2}", title, content))
      add(part)
    }
    let button = Button(label: AppAction.copyWithSource.title)
    button.name = "copy-with-source"
    button.setAction(AppAction.copyWithSource.name, property.id)
    button.onClicked(onCopy)
    add(button)
    guard let onEdit else { return }
    let edit = Button(label: hasOwn ? tr("Edit Your Value…") : AppAction.editOwnValue.title)
    edit.name = AppAction.editOwnValue.localName
    edit.onClicked(onEdit)
    add(edit)
  }

  private static func parts(of property: Elements.Property) -> [(String, String)] {
    let second = property.second.map { second in
      let value = tr(number: second.value)
      return second.citation.map { "\(value)\n\($0)" } ?? value
    }
    return [
      (tr("Source", context: "value of a property"), property.citation),
      (
        tr("Conditions", context: "value of a property"),
        property.conditions.map { tr($0) }
      ),
      (tr("Uncertainty"), property.uncertainty.map { tr(number: $0) }),
      (tr("Second source"), second),
    ].compactMap { title, content in content.map { (title, $0) } }
  }

  private func text(_ text: String, _ style: String? = nil) -> Label {
    let label = Label(text, style: style, wraps: .anywhere)
    label.maximumCharacters = Self.lineLength
    return label
  }
}
