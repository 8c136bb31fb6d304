import Adwaita
import GLib
import Gtk

/// The row that switches patterns on in place of the tiles' colors.
@MainActor
final class PatternPreference {
  let row = ActionRow(tr("Patterns Instead of Colors"))
  private let toggle = Switch()
  private let settings: Settings?

  private static let key = Setting.patterns.key

  init(_ settings: Settings?) {
    self.settings = settings
    row.name = "patterns-row"
    row.subtitle = tr("Tiles are told apart without color, also in print")
    row.addActivatable(toggle)
    row.isSensitive = settings?.isWritable(Self.key) ?? false
    toggle.name = Self.key
    for widget in [row, toggle] as [Widget] {
      widget.setAccessibleLabel(row.title)
      widget.setAccessibleDescription(row.subtitle)
    }
    showStored()
    settings?.onChange(ofKey: Self.key) { [weak self] in self?.showStored() }
    toggle.onChange(of: "active") { [weak self] in
      guard let self, self.toggle.isOn != self.stored else { return }
      self.toggle.choose(Self.key, String(self.toggle.isOn), in: self.settings)
    }
  }

  private var stored: Bool { settings?.bool(Self.key) ?? false }

  private func showStored() { toggle.isOn = stored }
}
