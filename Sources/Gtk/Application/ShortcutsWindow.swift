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

  /// Presents the groups of shortcuts above `parent`: in two columns, or one at a time for a narrow window.
  @MainActor
  @discardableResult
  public static func present(
    _ groups: [(title: String, shortcuts: [Shortcut])], above parent: Window,
    isNarrow: Bool = false
  ) -> Window? {
    let xml = interface(groups, isNarrow: isNarrow)
    guard let builder = gtk_builder_new_from_string(xml, gssize(xml.utf8.count)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "shortcuts") else { return nil }
    let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.windowPointer)
    if isNarrow {
      gtk_window_set_default_size(window, narrowSize.width, narrowSize.height)
      makeNarrow(Widget.known(UnsafeMutableRawPointer(object)))
    }
    gtk_window_present(window)
    return Window(UnsafeMutableRawPointer(object), .none)
  }

  /// Size in pixels in a narrow window.
  private static let narrowSize: (width: gint, height: gint) = (360, 600)

  /// Lets long titles wrap and the search entry shrink, and marks the window for small keys in the style sheet.
  @MainActor
  private static func makeNarrow(_ widget: Widget) {
    let fixed = [gtk_shortcut_label_get_type(), gtk_header_bar_get_type()]
    if fixed.contains(where: { widget.isInstance(of: $0) }) { return }
    if widget.isInstance(of: gtk_label_get_type()) { widget.setProperty("wrap", to: true) }
    if widget.isInstance(of: gtk_window_get_type()) { widget.addClass("narrow-shortcuts") }
    if widget.isInstance(of: gtk_search_entry_get_type()) {
      gtk_editable_set_width_chars(widget.opaque, 20)
    }
    for child in widget.children { makeNarrow(child) }
  }

  /// Height of a column in lines. All groups have to fit in two columns: with more, GTK 4.8 adds pages, and
  /// warns about their buttons.
  private static let linesPerColumn = 38

  private static func interface(
    _ groups: [(title: String, shortcuts: [Shortcut])], isNarrow: Bool
  ) -> String {
    let content = groups.map { group in
      let shortcuts = group.shortcuts.map {
        element("GtkShortcutsShortcut", ["title": $0.title, "accelerator": $0.keys], [])
      }
      guard isNarrow else {
        return element("GtkShortcutsGroup", ["title": group.title], shortcuts)
      }
      let column = element("GtkShortcutsGroup", [:], shortcuts)
      return section(group.title, ["title": group.title], column)
    }
    let sections = isNarrow ? content.joined() : section("all", [:], content.joined())
    return """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
      \(sections)</object></interface>
      """
  }

  private static func section(
    _ name: String, _ properties: KeyValuePairs<String, String>, _ groups: String
  ) -> String {
    let values = properties.map { ($0.key, $0.value) }
    let all = [("section-name", name), ("max-height", String(linesPerColumn))] + values
    let texts = all.map { "<property name=\"\($0.0)\">\($0.1.escapedAsMarkup)</property>" }
    return
      "<child><object class=\"GtkShortcutsSection\">\(texts.joined())\(groups)</object></child>"
  }

  private static func element(
    _ type: String, _ properties: KeyValuePairs<String, String>, _ children: [String]
  ) -> String {
    let values = properties.map {
      "<property name=\"\($0.key)\">\($0.value.escapedAsMarkup)</property>"
    }
    return
      "<child><object class=\"\(type)\">\(values.joined())\(children.joined())</object></child>"
  }
}
