import CAdwaita
import GLib
import Gtk

/// A row of a group, with a title that is shown as it is, never as markup (AdwPreferencesRow).
open class PreferencesRow: Widget {
  fileprivate init(new pointer: UnsafeMutablePointer<GtkWidget>?, title: String) {
    super.init(new: pointer)
    setProperty("use-markup", to: false)
    self.title = title
  }

  @Property("title") public var title: String
}

/// A row with a title, a line below it, and something at its end (AdwActionRow).
public final class ActionRow: PreferencesRow {
  public init(_ title: String) { super.init(new: adw_action_row_new(), title: title) }

  @Property("subtitle") public var subtitle: String

  private var row: UnsafeMutablePointer<AdwActionRow> {
    raw.assumingMemoryBound(to: AdwActionRow.self)
  }

  /// Adds what a click on the row activates at its end.
  public func addActivatable(_ child: Widget) {
    child.verticalAlign = .center
    adw_action_row_add_suffix(row, child.widget)
    adw_action_row_set_activatable_widget(row, child.widget)
  }
}

/// A row that offers some choices in a list (AdwComboRow).
public final class ComboRow: PreferencesRow {
  public init(_ title: String, choices: [String]) {
    super.init(new: adw_combo_row_new(), title: title)
    let list = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(list, choice) }
    adw_combo_row_set_model(row, list)
    list.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    // GTK 4.8 tells a screen reader neither the row's title nor its choice. Whoever made the row need
    // not keep this object: the handler asks the C one.
    let row = row
    let nameRow: @MainActor () -> Void = {
      let selected = Int(adw_combo_row_get_selected(row))
      let choice = choices.indices.contains(selected) ? choices[selected] : ""
      Widget(UnsafeMutableRawPointer(row), .none).setAccessibleLabel("\(title), \(choice)")
    }
    nameRow()
    onSelect(nameRow)
  }

  @Property("subtitle") public var subtitle: String

  private var row: UnsafeMutablePointer<AdwComboRow> {
    raw.assumingMemoryBound(to: AdwComboRow.self)
  }

  /// The position of the choice that is shown.
  public var selected: Int {
    get { Int(adw_combo_row_get_selected(row)) }
    set { adw_combo_row_set_selected(row, guint(newValue)) }
  }

  /// Calls `handler` whenever another choice comes to be shown.
  public func onSelect(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "selected", handler)
  }
}

/// A row with a text that is edited in it, and taken over by a button or Enter (AdwEntryRow).
public final class EntryRow: PreferencesRow {
  /// A row whose text is shown.
  public convenience init(_ title: String) { self.init(new: adw_entry_row_new(), title) }

  /// A row whose text is not shown (AdwPasswordEntryRow).
  public convenience init(password title: String) {
    self.init(new: adw_password_entry_row_new(), title)
  }

  private init(new pointer: UnsafeMutablePointer<GtkWidget>?, _ title: String) {
    super.init(new: pointer, title: title)
    adw_entry_row_set_show_apply_button(row, 1)
    field?.setAccessibleLabel(title)
  }

  private var row: UnsafeMutablePointer<AdwEntryRow> {
    raw.assumingMemoryBound(to: AdwEntryRow.self)
  }

  /// What stands in it. Setting it is no edit that would have to be taken over.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      adw_entry_row_set_show_apply_button(row, 0)
      gtk_editable_set_text(opaque, newValue)
      adw_entry_row_set_show_apply_button(row, 1)
    }
  }

  /// The widget in the row that has the keyboard.
  public var field: Widget? {
    gtk_editable_get_delegate(opaque).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// Calls `handler` when the text is to be taken over.
  public func onApply(_ handler: @escaping @MainActor () -> Void) {
    connect("apply") { _ in handler() }
  }

  /// Calls `handler` whenever the text has changed.
  public func onEdit(_ handler: @escaping @MainActor () -> Void) {
    connect("changed") { _ in handler() }
  }
}
