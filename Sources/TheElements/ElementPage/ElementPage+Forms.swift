import Elements
import GLib
import Gtk

/// The form whose figures the page shows.
extension ElementPage: FormHolder {
  /// The chosen forms, once their file is read.
  var forms: ChosenForms { files[.forms]?.chosen(formChoice) ?? .none }

  /// The element in its chosen form.
  var shownElement: AtomicElement { forms.element(element) }

  func show(_ choice: FormChoice, of element: AtomicElement) {
    formChoice = choice
    guard element.number == self.element.number else { return }
    // Above the choice there are other rows, and the focus, which comes to the new contents before they are laid out, scrolls
    // elsewhere.
    let (position, place) = (scroller.position, scroller.place(of: FormsCard.cardName))
    remakeView()
    scroller.scrollOnceLaidOut(to: position)
    scroller.scrollOnceLaidOut(to: place)
  }
}
