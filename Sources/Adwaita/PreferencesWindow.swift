import CAdwaita
import GLib
import Gtk

/// A window with a page of settings above another window (AdwWindow); Escape closes it. It looks like an
/// AdwPreferencesWindow, which in libadwaita 1.2 never frees what is in it.
open class PreferencesWindow: Window {
  /// The size at first, in pixels.
  private static let size = (width: 640, height: 576)

  /// A window without a page.
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

  /// Shows the page below a header bar.
  public func setPage(_ page: PreferencesPage) {
    let column = Box(.vertical)
    column.add(HeaderBar())
    page.expandsVertically = true
    column.add(page)
    adw_window_set_content(raw.assumingMemoryBound(to: AdwWindow.self), column.widget)
  }
}

/// A page of groups (AdwPreferencesPage).
public final class PreferencesPage: Widget {
  /// A page without groups.
  public override init() { super.init(new: adw_preferences_page_new()) }

  private var page: UnsafeMutablePointer<AdwPreferencesPage> {
    raw.assumingMemoryBound(to: AdwPreferencesPage.self)
  }

  /// Adds a group at the end.
  public func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(page, group.raw.assumingMemoryBound(to: AdwPreferencesGroup.self))
  }
}

/// Rows that belong together, with a title (AdwPreferencesGroup).
public final class PreferencesGroup: Widget {
  public init(title: String = "", description: String = "") {
    super.init(new: adw_preferences_group_new())
    setEscaped(title, adw_preferences_group_set_title)
    setEscaped(description, adw_preferences_group_set_description)
  }

  /// Shows a text that libadwaita would else read as markup.
  private func setEscaped(
    _ text: String,
    _ set: (UnsafeMutablePointer<AdwPreferencesGroup>?, UnsafePointer<CChar>?) -> Void
  ) {
    let escaped = g_markup_escape_text(text, gssize(text.utf8.count))
    set(group, escaped)
    g_free(escaped)
  }

  private var group: UnsafeMutablePointer<AdwPreferencesGroup> {
    raw.assumingMemoryBound(to: AdwPreferencesGroup.self)
  }

  /// Adds a row at the end.
  public func add(_ row: Widget) { adw_preferences_group_add(group, row.widget) }
}
