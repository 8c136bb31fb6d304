import Adwaita
import Elements
import GLib
import Gtk

/// The language of the program: a row with the choices, and below it one that restarts the program while another language
/// than the chosen one is in use.
@MainActor
final class LanguagePreference {
  private let row: ComboRow
  private let restartRow = ActionRow(tr("The program is in this language after a restart"))
  private let settings: Settings?
  private static let key = Setting.language.key

  /// The two rows.
  var rows: [Widget] { [row, restartRow] }

  /// Shows the choice of the settings.
  init(_ settings: Settings?) {
    self.settings = settings
    let choices = LanguageChoice.all
    row = ComboRow(tr("Language"), choices: choices.map { LanguageChoice.title(of: $0) })
    row.follow(Self.key, choices, in: settings) { [weak settings] in Self.stored(in: settings) }
    if !LanguageChoice.isFollowed {
      row.subtitle = tr("Only English: this system has no locale but C")
    }
    // TRANSLATORS: A button that ends the program and starts it again.
    let button = Button(label: tr("Restart"))
    button.name = "restart"
    button.onClicked { [weak button] in
      // After the click, because the button goes with its window.
      Task { @MainActor in _ = button?.activateAbove(.restart) }
    }
    restartRow.addActivatable(button)
    // libadwaita 1.7 names it by the title alone, without the word that it shows.
    button.setAccessibleLabel(tr("{1}, {2}", tr("Restart"), restartRow.title))
    restartRow.name = "language-restart"
    showRestart()
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showRestart() }
  }

  private static func stored(in settings: Settings?) -> String {
    settings?.languageChoice ?? LanguageChoice.desktop
  }

  private func showRestart() {
    restartRow.isVisible = Self.stored(in: settings) != LanguageChoice.running
  }
}
