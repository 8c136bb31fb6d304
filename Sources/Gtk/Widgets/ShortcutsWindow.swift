import CGtk
import GLib

/// The keyboard shortcuts window (GtkShortcutsWindow); GTK builds one only from XML.
public enum ShortcutsWindow {
  /// A shortcut: its title, and its keys in GTK's notation, separated by spaces.
  public struct Shortcut: Sendable {
    package let title: String
    let keys: String

    public init(title: String, keys: String) {
      self.title = title
      self.keys = keys
    }
  }

  /// Presents the groups of shortcuts above `parent`.
  @MainActor
  public static func present(
    _ groups: [(title: String, shortcuts: [Shortcut])], above parent: Window
  ) {
    let xml = interface(groups)
    guard let builder = gtk_builder_new_from_string(xml, gssize(xml.utf8.count)) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "shortcuts") else { return }
    let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.windowPointer)
    gtk_window_present(window)
  }

  /// Height of a column in lines. All groups have to fit in two columns: with more, GTK 4.8 adds pages, and
  /// warns about their buttons.
  private static let linesPerColumn = 18

  private static func interface(_ groups: [(title: String, shortcuts: [Shortcut])]) -> String {
    let content = groups.map { group in
      element(
        "GtkShortcutsGroup", ["title": group.title],
        group.shortcuts.map {
          element("GtkShortcutsShortcut", ["title": $0.title, "accelerator": $0.keys], [])
        })
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
      <child><object class="GtkShortcutsSection"><property name="section-name">all</property>
      <property name="max-height">\(linesPerColumn)</property>\(content.joined())</object></child></object></interface>
      """
  }

  private static func element(
    _ type: String, _ properties: KeyValuePairs<String, String>, _ children: [String]
  ) -> String {
    let values = properties.map { "<property name=\"\($0.key)\">\(escaped($0.value))</property>" }
    return
      "<child><object class=\"\(type)\">\(values.joined())\(children.joined())</object></child>"
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, gssize(text.utf8.count)) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
