import CAdwaita
import GLib
import Gtk

/// A modal window with pages of settings (AdwWindow); Escape closes it. It resembles AdwPreferencesWindow,
/// which in libadwaita 1.2 never frees its content.
open class PreferencesWindow: Window {
  /// Default size in pixels.
  private static let size = (width: 640, height: 720)

  /// Makes a window without content.
  public override init() {
    super.init(subclassing: adw_window_get_type())
    isModal = true
    setProperty("destroy-with-parent", to: true)
    defaultWidth = Self.size.width
    defaultHeight = Self.size.height
    addClass("preferences")
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard key == .escape else { return false }
      self?.close()
      return true
    }
    add(keys)
  }

  /// Shows the content below a header bar.
  public func setContent(_ content: Widget) {
    let column = Box(.vertical)
    column.add(HeaderBar())
    content.expandsVertically = true
    column.add(content)
    adw_window_set_content(raw.assumingMemoryBound(to: AdwWindow.self), column.widget)
  }
}

/// A page of preferences groups (AdwPreferencesPage).
public final class PreferencesPage: Widget {
  /// Makes an empty page.
  public override init() { super.init(new: adw_preferences_page_new()) }

  /// Adds a group at the end.
  public func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(raw.assumingMemoryBound(to: AdwPreferencesPage.self), group.group)
  }
}

/// A titled group of preferences rows (AdwPreferencesGroup).
public final class PreferencesGroup: Widget {
  /// Makes an empty group. Title and description are shown as they are, never as markup.
  public init(title: String = "", description: String = "") {
    super.init(new: adw_preferences_group_new())
    adw_preferences_group_set_title(group, title.escapedAsMarkup)
    setDescription(description)
  }

  /// Shows another text below the title.
  public func setDescription(_ text: String) {
    adw_preferences_group_set_description(group, text.escapedAsMarkup)
  }

  fileprivate var group: UnsafeMutablePointer<AdwPreferencesGroup> {
    raw.assumingMemoryBound(to: AdwPreferencesGroup.self)
  }

  /// Adds a row at the end.
  public func add(_ row: Widget) { adw_preferences_group_add(group, row.widget) }
}
