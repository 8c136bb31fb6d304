import Elements
import ElementsStore
import GLib
import Gtk

extension CardKind {
  /// The forms of an element.
  static let forms = CardKind { FormsCard($0) }
}

// FormsCard
//   ├── WrappingBox: a Label and a LabelToggle for each choice
//   └── of each form a Label, its name, and a ListBox → PropertyRow, one for each property

/// The forms of an element, such as diamond, with what is known of each, and a choice of the form whose figures the page
/// shows. For Tab the choices are one stop, and the rows another; arrows move among all.
final class FormsCard: FileCard<FormTable> {
  private var temperatures: TemperatureDisplay
  private var choices: [LabelToggle] = []

  /// The name of the card as a part of the page.
  static let cardName = "card-forms"
  /// Prefix of the names of the choices: `form-diamond`.
  static let prefix = "form-"

  init(_ context: CardContext) {
    temperatures = context.temperatures
    super.init(.forms, .forms, context)
  }

  static var title: String { tr(PageSection.forms.title) }

  override var isFramed: Bool { false }
  /// Most elements have one form.
  override var isMissed: Bool { false }

  override func fill(with table: FormTable) {
    let forms = table[element.number] ?? []
    if forms.isEmpty { return leaveOut() }
    addChoice(among: table.choices(of: element.number) ?? [])
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

  private func addChoice(among names: [String]) {
    // TRANSLATORS: Above the names of an element's forms, such as graphite and diamond, of which one is chosen.
    let caption = Label(tr("Figures of the page:"), style: "property-title", wraps: .never)
    let toggles = names.map { name in
      let toggle = LabelToggle(
        ElementForm.title(ofChoice: name), .showForm, element.symbol, name,
        named: Self.prefix + name)
      toggle.isActive = name == element.form ?? FormChoice.usual
      return toggle
    }
    choices = toggles
    let choice = WrappingBox([caption as Widget] + toggles, margin: 0)
    choice.name = "form-choice"
    choice.setAccessibleLabel(caption.text)
    content.add(choice)
  }

  /// True for the element of the card.
  func isOf(_ other: AtomicElement?) -> Bool { element.number == other?.number }

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

  /// By Tab, the choice that is made, and then the rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    let chosen = choices.first(where: \.isActive)
    let isInChoices = choices.contains { $0.containsFocus }
    return switch direction {
    case .tabForward where !containsFocus: chosen?.grabFocus() ?? super.focus(direction)
    case .tabForward: isInChoices && rows.first?.grabFocus() == true
    case .tabBackward where !containsFocus: rows.last?.grabFocus() ?? false
    case .tabBackward: !isInChoices && chosen?.grabFocus() == true
    case .left where isInChoices: moveAmongChoices(isRightToLeft ? 1 : -1)
    case .right where isInChoices: moveAmongChoices(isRightToLeft ? -1 : 1)
    case .down where isInChoices: rows.first?.grabFocus() ?? false
    default: super.focus(direction)
    }
  }

  private func moveAmongChoices(_ step: Int) -> Bool {
    guard let index = choices.firstIndex(where: \.containsFocus),
      choices.indices.contains(index + step)
    else { return false }
    return choices[index + step].grabFocus()
  }
}
