import Adwaita
import Elements
import GLib
import Gtk

/// The page shown when built-in data cannot be read: the error, advice, and Retry.
final class FailurePage: Bin {
  let retry = Button(label: tr("Retry"))

  init(_ error: CatalogError, title: String = tr("The Elements Cannot Be Read")) {
    super.init()
    name = "page-failure"
    let advice = tr("Reinstall the program, or repair the file.")
    let page = StatusPage(
      icon: "dialog-error-symbolic", title: title,
      description: [tr(error.text), advice].joined(separator: "\n\n"))
    // Otherwise the button does not fit in a small window.
    page.addClass("compact")
    retry.name = "retry"
    retry.addClass("pill")
    retry.addClass("suggested-action")
    retry.horizontalAlign = .center
    retry.setAccessibleDescription(tr(error.text))
    retry.setAction(AppAction.reload.name)
    page.setChild(retry)
    setChild(page)
  }
}
