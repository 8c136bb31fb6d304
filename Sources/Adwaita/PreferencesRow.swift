import CAdwaita
import GLib
import Gtk

/// A row of a preferences group. The title is shown as it is, never as markup (AdwPreferencesRow).
open class PreferencesRow: Widget {
  fileprivate init(new pointer: UnsafeMutablePointer<GtkWidget>?, title: String) {
    super.init(new: pointer)
    setProperty("use-markup", to: false)
    self.title = title
  }

  @Property("title") public var title: String
}

/// A row with a title, a subtitle and a widget at its end (AdwActionRow).
public final class ActionRow: PreferencesRow {
  public init(_ title: String) { super.init(new: adw_action_row_new(), title: title) }

  /// Text below the title, shown as it is, never as markup; an empty one is hidden.
  @Property("subtitle") public var subtitle: String

  private var row: UnsafeMutablePointer<AdwActionRow> {
    raw.assumingMemoryBound(to: AdwActionRow.self)
  }

  /// Adds a widget at the end; a click on the row activates it.
  public func addActivatable(_ child: Widget) {
    child.verticalAlign = .center
    adw_action_row_add_suffix(row, child.widget)
    adw_action_row_set_activatable_widget(row, child.widget)
  }
}

/// A row that reveals more rows below it (AdwExpanderRow).
public final class ExpanderRow: PreferencesRow {
  /// Makes a collapsed row without rows below it.
  public init(_ title: String) {
    super.init(new: adw_expander_row_new(), title: title)
    setAccessibleLabel(title)
    // libadwaita names neither of its lists, and does not expose the state.
    for list in lists { list.setAccessibleLabel(title) }
    showState()
    onChange(of: "expanded") { [weak self] in self?.showState() }
  }

  /// Text below the title, shown as it is, never as markup; an empty one is hidden.
  @Property("subtitle") public var subtitle: String
  @Property("expanded") public var isExpanded: Bool

  /// The lists of the header row and of the rows below it.
  private var lists: [Widget] {
    let parts = children.first?.children ?? []
    return parts.map { $0.isInstance(of: gtk_revealer_get_type()) ? $0.children.first ?? $0 : $0 }
  }

  /// The focusable row with the title.
  var header: Widget? { lists.first?.children.first }

  private func showState() { header?.setAccessibleExpanded(isExpanded) }

  /// Adds a row below the others.
  public func add(_ row: Widget) {
    adw_expander_row_add_row(raw.assumingMemoryBound(to: AdwExpanderRow.self), row.widget)
  }
}

/// A row with a list of choices (AdwComboRow).
public final class ComboRow: PreferencesRow {
  /// Makes a row with the choices in this order, the first one selected.
  public init(_ title: String, choices: [String]) {
    super.init(new: adw_combo_row_new(), title: title)
    let list = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(list, choice) }
    adw_combo_row_set_model(row, list)
    list.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    // GTK 4.8 exposes neither the row's title nor its choice to a screen reader. The caller need not keep this
    // wrapper: the handler reads the C instance.
    let row = row
    let nameRow: @MainActor () -> Void = {
      let selected = Int(adw_combo_row_get_selected(row))
      let choice = choices.indices.contains(selected) ? choices[selected] : ""
      Widget(UnsafeMutableRawPointer(row), .none).setAccessibleLabel(tr("{1}, {2}", title, choice))
    }
    nameRow()
    onSelect(nameRow)
    nameParts(gtk_list_view_get_type(), title)
    showWholeChoice()
  }

  /// Shows the choice whole where there is room, and a short one everywhere: libadwaita ends it after 20 characters, and
  /// before it breaks the title.
  private func showWholeChoice() {
    let (row, leastCharacters) = (row, 14)
    let show: @MainActor () -> Void = {
      let shown = Widget(UnsafeMutableRawPointer(row), .none)
        .first { $0.isInstance(of: gtk_list_view_get_type()) }?
        .first { $0.isInstance(of: gtk_label_get_type()) }
      guard let label = shown.map({ OpaquePointer($0.raw) }) else { return }
      let isShort = String(cString: gtk_label_get_text(label)).count <= leastCharacters
      gtk_label_set_max_width_chars(label, -1)
      gtk_label_set_ellipsize(label, isShort ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }
    onSelect(show)
    onMap(show)
  }

  /// Text below the title, shown as it is, never as markup; an empty one is hidden.
  @Property("subtitle") public var subtitle: String

  private var row: UnsafeMutablePointer<AdwComboRow> {
    raw.assumingMemoryBound(to: AdwComboRow.self)
  }

  /// Index of the selected choice.
  public var selected: Int {
    get { Int(adw_combo_row_get_selected(row)) }
    set { adw_combo_row_set_selected(row, guint(newValue)) }
  }

  /// Calls `handler` when the selection changes.
  public func onSelect(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "selected", handler)
  }
}

/// A row with an editable text, applied by a button or Enter (AdwEntryRow).
public final class EntryRow: PreferencesRow, Editable {
  /// Makes a row with visible text.
  public convenience init(_ title: String) { self.init(new: adw_entry_row_new(), title) }

  /// Makes a row with hidden text (AdwPasswordEntryRow).
  public convenience init(password title: String) {
    self.init(new: adw_password_entry_row_new(), title)
    first { $0.isInstance(of: gtk_button_get_type()) }?
      .setAccessibleLabel(tr("Show or Hide Text"))
  }

  private init(new pointer: UnsafeMutablePointer<GtkWidget>?, _ title: String) {
    super.init(new: pointer, title: title)
    adw_entry_row_set_show_apply_button(row, 1)
    nameField(title)
    onChange(of: "title") { [weak self] in if let self { self.rename(self.title) } }
    groupAccessibleParts()
    nameParts(gtk_button_get_type(), tr("Apply"))
  }

  private var row: UnsafeMutablePointer<AdwEntryRow> {
    raw.assumingMemoryBound(to: AdwEntryRow.self)
  }

  /// Adds a widget at the end.
  public func addSuffix(_ child: Widget) {
    child.verticalAlign = .center
    child.addClass("flat")
    adw_entry_row_add_suffix(row, child.widget)
  }

  /// The text. Setting it shows no apply button.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      adw_entry_row_set_show_apply_button(row, 0)
      gtk_editable_set_text(opaque, newValue)
      adw_entry_row_set_show_apply_button(row, 1)
    }
  }

  /// Calls `handler` when the user applies the text.
  public func onApply(_ handler: @escaping @MainActor () -> Void) {
    connect("apply") { _ in handler() }
  }
}
