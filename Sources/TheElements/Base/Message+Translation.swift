import Elements
import GLib

/// Returns a text of the model in the user's language. Any thread.
func tr(_ message: Message) -> String {
  switch message {
  case .verbatim(let text): text
  case .description(let text): Translation.description(text)
  case .format(let text, let arguments):
    Translation.filled(Translation.text(text), arguments.map { tr($0) })
  case .plural(let forms, let count, let arguments):
    Translation.filled(
      Translation.text(forms.singular, forms.plural, count), arguments.map { tr($0) })
  }
}
