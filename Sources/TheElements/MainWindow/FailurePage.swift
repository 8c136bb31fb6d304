import Adwaita
import Elements
import GLib
import Gtk

/// The page shown when the catalog cannot be read: the error, advice, and Retry.
final class FailurePage: Bin {
  init(_ error: CatalogError) {
    super.init()
    name = "page-failure"
    let advice = tr("Reinstall the program, or repair the file.")
    let page = StatusPage(
      icon: "dialog-error-symbolic", title: tr("The Elements Cannot Be Read"),
      description: "\(error.description)\n\n\(advice)")
    // Otherwise the button does not fit in a small window.
    page.addClass("compact")
    let retry = Button(label: tr("Retry"))
    retry.name = "retry"
    retry.addClass("pill")
    retry.addClass("suggested-action")
    retry.horizontalAlign = .center
    retry.setAction(AppAction.reload.name)
    page.setChild(retry)
    setChild(page)
  }
}
