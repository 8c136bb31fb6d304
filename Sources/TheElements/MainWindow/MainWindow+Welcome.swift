import Adwaita
import Elements
import GLib
import Gtk

/// The line of the first start.
extension MainWindow {
  /// What one may type, with an example that the search answers in the user's language.
  private static var welcome: String {
    // TRANSLATORS: Shown at the first start: {1} is a question to the search, as “resistivity of copper”.
    tr("Type anything: “{1}”", tr(example: SearchHelp.meltingPoints))
  }

  /// Time in milliseconds in which a window comes to rest and its user looks at it.
  private static let welcomeDelay: Int64 = 1000

  /// Says what one may type, for a few seconds, soon after the first frame, unless something is typed by then.
  func showWelcome() {
    afterFirstFrame { [weak self] in
      self?.welcomeTimer = Timer(after: Self.welcomeDelay) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, !self.search.isShown, self.toastMessage == nil else { return }
          self.body.showToast(Self.welcome, wraps: true)
        }
      }
    }
  }
}
