import CGtk
import GLib

/// A choice among texts (GtkDropDown).
public final class DropDown: Widget {
  /// Makes a drop-down of `choices`; `name` is its accessible name.
  public init(_ choices: [String], name: String) {
    let list = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(list, choice) }
    super.init(new: gtk_drop_down_new(list, nil))
    setAccessibleLabel(name)
    groupAccessibleParts()
    nameParts(gtk_list_view_get_type(), name)
    let nameChoice: @MainActor (DropDown) -> Void = {
      let choice = choices.indices.contains($0.selected) ? choices[$0.selected] : ""
      $0.nameParts(gtk_toggle_button_get_type(), tr("{1}, {2}", name, choice))
    }
    nameChoice(self)
    onSelect { [weak self] in self.map(nameChoice) }
  }

  /// The index of the choice.
  public var selected: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, guint(clamping: newValue)) }
  }

  /// Shortens the choice where it has no room; the list has it whole.
  public func shortenChoice() {
    // The label is made once the widget is in a window.
    onChange(of: "root") { [weak self] in self?.ellipsizeLabel() }
  }

  private func ellipsizeLabel() {
    func ellipsize(_ widget: Widget) {
      if widget.isInstance(of: gtk_label_get_type()) {
        gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
      }
      for child in widget.children { ellipsize(child) }
    }
    if let button = first(where: { $0.isInstance(of: gtk_toggle_button_get_type()) }) {
      ellipsize(button)
    }
  }

  /// Calls `handler` when another choice is selected.
  public func onSelect(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "selected") { handler() }
  }
}
