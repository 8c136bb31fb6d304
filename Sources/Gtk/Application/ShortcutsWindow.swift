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

  /// Shortcuts below a title.
  public typealias Group = (title: String, shortcuts: [Shortcut])
  /// Groups that are shown at a time, chosen by their title.
  public typealias Section = (title: String, groups: [Group])

  /// Presents the sections of shortcuts above `parent`, each in two columns, or one group at a time for a narrow window.
  @MainActor
  @discardableResult
  public static func present(
    _ sections: [Section], above parent: Window, isNarrow: Bool = false
  ) -> Window? {
    let xml = isNarrow ? interface(sections.flatMap(\.groups)) : interface(sections)
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

  /// Height of a column in lines, of which a group has one for its title. The groups of a section have to fit in two
  /// columns: with more, GTK 4.8 adds pages, and warns about their buttons.
  package static let linesPerColumn = 15

  private static func interface(_ sections: [Section]) -> String {
    window(
      sections.map { section in
        Self.section(section.title, section.groups.map { group($0, ["title": $0.title]) })
      })
  }

  /// The interface with a section for each group.
  private static func interface(_ groups: [Group]) -> String {
    window(groups.map { section($0.title, [group($0, [:])]) })
  }

  private static func window(_ sections: [String]) -> String {
    """
    <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
    \(sections.joined())</object></interface>
    """
  }

  private static func group(
    _ group: Group, _ properties: KeyValuePairs<String, String>
  ) -> String {
    let shortcuts = group.shortcuts.map {
      element("GtkShortcutsShortcut", ["title": $0.title, "accelerator": $0.keys], [])
    }
    return element("GtkShortcutsGroup", properties, shortcuts)
  }

  private static func section(_ title: String, _ groups: [String]) -> String {
    element(
      "GtkShortcutsSection",
      ["section-name": title, "title": title, "max-height": String(linesPerColumn)], groups)
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
