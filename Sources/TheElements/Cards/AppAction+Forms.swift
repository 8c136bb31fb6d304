import Elements
import ElementsStore
import GLib
import Gtk
import Recording

/// The choice of an element's form on a page, in the comparison and in the plot.
extension AppAction {
  static let showForm = AppAction(
    "win.show-form", translatable("Show Form"), .element, .text("FORM"),
    icon: "elements-window-symbolic"
  ).recorded {
    $0.words = { scene in
      scene.element.map { [tr($0.shownName), ElementForm.title(ofChoice: scene.last)] }
    }
    $0.gesture = { scene in
      let isOfPage = scene.shown(FormsCard.self)?.isOf(scene.element) == true
      return isOfPage ? scene.click(FormsCard.prefix + scene.last) : nil
    }
    $0.fault = { scene in
      guard let element = scene.element, let holder = scene.formHolder else { return nil }
      return holder.formChoice[element.number] ?? FormChoice.usual == scene.last
        ? nil : tr("no form “{1}”", scene.shownLast)
    }
  }
}

/// A page or window that shows elements in chosen forms.
@MainActor
protocol FormHolder: Widget {
  var formChoice: FormChoice { get }
  /// Shows a choice in which the form of an element was chosen.
  func show(_ choice: FormChoice, of element: AtomicElement)
}

extension FormHolder {
  /// Registers the action that chooses a form with `map`.
  /// - Parameter find: returns the element with a symbol.
  func addFormAction(
    to map: some ActionMap, _ files: DataFiles,
    _ find: @escaping @MainActor (Self, String) -> AtomicElement?
  ) {
    map.register(.showForm, for: self) { holder, texts in
      guard texts.count == 2, let element = find(holder, texts[0]) else { return }
      files.read(.forms) { [weak holder] table in
        guard let holder else { return }
        var choice = holder.formChoice
        if choice.choose(texts[1], of: element.number, in: table) {
          holder.show(choice, of: element)
        }
      }
    }
  }
}

extension ActScene {
  /// The window, or the page in it, that shows forms.
  fileprivate var formHolder: (any FormHolder)? {
    window as? any FormHolder ?? window?.firstMapped { $0 is any FormHolder } as? any FormHolder
  }
}

extension ElementForm {
  /// The name of a form as a choice, or that of none.
  @MainActor static func title(ofChoice name: String) -> String {
    name == FormChoice.usual
      ? tr("Usual", context: "form of an element") : tr(Message.condition(name))
  }
}

extension Chooser {
  /// A chooser of the forms of elements.
  static func ofForms(_ prefix: String) -> Chooser {
    Chooser(prefix, title: FormsCard.title, search: tr("Search elements"), hidesSearch: true) {
      ntr("{1} form", "{1} forms", $0, NumberFormat.text(String($0)))
    }
  }

  /// Opens the forms of elements in a popover of a button; `showForm` shows the chosen one.
  func open(
    at button: Button, _ elements: [AtomicElement], in table: FormTable, _ choice: FormChoice
  ) {
    let groups = elements.compactMap { element -> Group? in
      guard let names = table.choices(of: element.number) else { return nil }
      return Group(
        title: elements.count > 1 ? tr(element.shownName) : nil,
        choices: names.map {
          Choice(id: "\(element.symbol) \($0)", title: ElementForm.title(ofChoice: $0))
        })
    }
    let selected = elements.map { "\($0.symbol) \(choice[$0.number] ?? FormChoice.usual)" }
    open(at: button, name: FormsCard.title, groups, selected: Set(selected)) { [weak button] id in
      let parts = id.split(separator: " ").map(String.init)
      if parts.count == 2 { button?.activate(.showForm, parts[0], parts[1]) }
    }
  }
}
