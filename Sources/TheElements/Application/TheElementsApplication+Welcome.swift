import Elements
import ElementsStore
import GLib
import Gtk

/// The line of the first start.
extension TheElementsApplication {
  /// Shows the main window; at the first start also what one may type, for a few seconds.
  func showMainWindow(_ request: LaunchRequest.Browsing) {
    let isFirst =
      mainWindow == nil && stateProblem == nil && keeper.state == SavedState()
      && request == LaunchRequest.Browsing()
    showMainWindow(page: request.page)
    guard isFirst, let window = mainWindow else { return }
    window.afterFirstFrame { [weak window] in
      window?.body.showToast(Self.welcome, wraps: true)
    }
  }

  /// The line, with an example that the search answers in the user's language.
  static var welcome: String {
    // TRANSLATORS: Shown at the first start: {1} is a question to the search, as “resistivity of copper”.
    tr("Type anything: “{1}”", tr(example: SearchHelp.meltingPoints))
  }
}
