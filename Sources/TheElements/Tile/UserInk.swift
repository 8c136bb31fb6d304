import Elements
import GLib
import Gtk

/// The ink of the tiles and legends in all windows and on paper: colors, or patterns if the user has chosen them.
@MainActor
final class UserInk {
  static let shared = UserInk()

  private(set) var ink = TileInk.colors

  /// Uses the ink of the setting, now and after each change.
  func follow(_ settings: Settings) {
    let key = Setting.patterns.key
    settings.onChange(ofKey: key) { [weak self, weak settings] in
      if let settings { self?.use(settings.bool(key) ? .patterns : .colors) }
    }
    use(settings.bool(key) ? .patterns : .colors)
  }

  /// Changes the ink.
  func use(_ ink: TileInk) {
    guard ink != self.ink else { return }
    self.ink = ink
    for window in Window.all { window.queueDrawTree() }
  }
}

extension Setting {
  /// True for patterns in place of the colors of tiles.
  static let patterns = toggle("patterns")
}
