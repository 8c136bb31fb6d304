import Elements
import ElementsStore
import GLib
import Gtk

extension CardKind {
  /// The forms of an element.
  static let forms = CardKind { FormsCard($0) }
}

// FormsCard
//   └── of each form a Label, its name, and a ListBox → PropertyRow, one for each property

/// The forms of an element, such as diamond, with what is known of each. For Tab the rows are one stop; arrows move among
/// all.
final class FormsCard: FileCard<FormTable> {
  private var temperatures: TemperatureDisplay

  init(_ context: CardContext) {
    temperatures = context.temperatures
    super.init("forms", Self.title, .forms, context)
  }

  // TRANSLATORS: The forms of an element, such as diamond and graphite.
  static var title: String { tr("Forms", context: "forms of an element") }

  override var isFramed: Bool { false }
  /// Most elements have one form.
  override var isMissed: Bool { false }

  override func fill(with table: FormTable) {
    let forms = table[element.number] ?? []
    if forms.isEmpty { return leaveOut() }
    for form in forms {
      let name = tr(element.name(of: form))
      content.add(Label(name, style: "form-name", wraps: .anywhere))
      let own = properties(of: form, in: table).map { PropertyRow($0, isNamedByTitle: false) }
      rows += own
      let list = PropertyRow.list(own, title: name)
      list.onNavigationFailed { [weak self] in self?.moveAmongRows($0) ?? false }
      content.add(list)
    }
  }

  private func properties(of form: ElementForm, in table: FormTable) -> [Elements.Property] {
    element.properties(of: form, in: table, temperatures: temperatures)
  }

  override func show(_ temperatures: TemperatureDisplay) {
    self.temperatures = temperatures
    guard let contents, let forms = contents[element.number] else { return }
    for (row, property) in zip(rows, forms.flatMap { properties(of: $0, in: contents) }) {
      row.property = property
    }
  }

  override func csv(of table: FormTable) -> String {
    table[element.number].map { ElementForm.table(of: $0).csv } ?? ""
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    focusesRows(direction) ?? super.focus(direction)
  }
}
