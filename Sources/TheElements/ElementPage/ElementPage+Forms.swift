import Elements
import GLib
import Gtk

/// The form whose figures the page shows.
extension ElementPage: FormHolder {
  /// Registers the action with `map`.
  func addFormActions(to map: some ActionMap) {
    map.register(.showForm, for: self) { page, texts in
      guard texts.count == 2 else { return }
      let name = texts[0]
      guard let element = name.isEmpty ? page.element : page.table.find(name) else { return }
      page.choose(texts[1], of: element)
    }
  }

  /// The chosen forms, once their file is read.
  var forms: ChosenForms { files[.forms]?.chosen(formChoice) ?? .none }

  /// The element in its chosen form.
  var shownElement: AtomicElement { forms.element(element) }

  private func choose(_ form: String, of element: AtomicElement) {
    files.read(.forms) { [weak self] table in
      guard let self, self.formChoice.choose(form, of: element.number, in: table),
        element.number == self.element.number
      else { return }
      let position = self.scroller.position
      self.remakeView()
      // The focus, which comes to the new contents before they are laid out, scrolls elsewhere.
      self.scroller.scrollOnceLaidOut(to: position)
    }
  }
}
