import Adwaita
import Elements
import GLib
import Gtk

/// The language of the program: a row with the choices, and below it one that restarts the program while another language
/// than the chosen one is in use.
@MainActor
final class LanguagePreference {
  private let choices = LanguageChoice.all
  private let row: ComboRow
  private let restartRow = ActionRow(tr("The program is in this language after a restart"))
  private let settings: Settings?
  private static let key = Setting.language.key

  /// The two rows.
  var rows: [Widget] { [row, restartRow] }

  /// Shows the choice of the settings.
  init(_ settings: Settings?) {
    self.settings = settings
    row = ComboRow(tr("Language"), choices: choices.map { LanguageChoice.title(of: $0) })
    row.name = Self.key
    row.isSensitive = settings?.isWritable(Self.key) ?? false
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
    restartRow.name = "language-restart"
    showStored()
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    row.onSelect { [weak self] in
      guard let self, self.choices.indices.contains(self.row.selected) else { return }
      let choice = self.choices[self.row.selected]
      if choice != self.stored { self.row.choose(Self.key, choice, in: self.settings) }
    }
  }

  private var stored: String { settings?.languageChoice ?? LanguageChoice.desktop }

  private func showStored() {
    row.selected = choices.firstIndex(of: stored) ?? 0
    restartRow.isVisible = stored != LanguageChoice.running
  }
}
