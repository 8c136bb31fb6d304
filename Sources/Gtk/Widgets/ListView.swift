import CGtk
import GLib

/// A row of a `ListView`: draws the record that it is bound to.
open class ListRow: Widget {
  /// Position of the record; nil while the row shows none.
  public fileprivate(set) var position: Int?

  /// Shows the record at `position`.
  open func bind(_ position: Int) {}

  /// Sets the accessible name of the row, as a screen reader finds it (`GtkListItemWidget`).
  public func setRowLabel(_ text: String) { parent?.setAccessibleLabel(text) }
}

/// A list of any number of records, with widgets for the visible rows only (GtkListView).
public final class ListView: Widget {
  public let model: ListModel

  /// - Parameter makeRow: makes a row, which is bound to many records one after another.
  public init(_ model: ListModel, makeRow: @escaping @MainActor () -> ListRow) {
    self.model = model
    let factory = gtk_signal_list_item_factory_new().unsafelyUnwrapped
    let signals = Object(UnsafeMutableRawPointer(factory), .none)
    // GTK owns the model and the factory that it is given.
    let selection = OpaquePointer(g_object_ref(model.raw))
    super.init(new: gtk_list_view_new(selection, factory))
    gtk_list_view_set_single_click_activate(opaque, 1)
    signals.connect("setup") { arguments in
      guard let item = arguments.object(1) else { return }
      let row = makeRow()
      withExtendedLifetime(row) { gtk_list_item_set_child(OpaquePointer(item), row.widget) }
    }
    signals.connect("bind") { arguments in
      guard let item = arguments.object(1), let row = Self.row(of: item) else { return }
      let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
      row.position = position
      row.bind(position)
    }
    signals.connect("unbind") { arguments in
      arguments.object(1).flatMap { Self.row(of: $0) }?.position = nil
    }
  }

  private static func row(of item: UnsafeMutableRawPointer) -> ListRow? {
    gtk_list_item_get_child(OpaquePointer(item))
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? ListRow }
  }

  /// The rows with widgets that are bound to a record.
  public var rows: [ListRow] {
    children.flatMap(\.children).compactMap { $0 as? ListRow }.filter { $0.position != nil }
  }

  /// Binds the rows again, after other records have taken the positions.
  public func bindRows() {
    for row in rows { row.position.map { row.bind($0) } }
  }

  /// Moves the focus to the row of the record at `position`, which is scrolled into view. Returns true if it took it.
  @discardableResult
  public func focus(row position: Int) -> Bool {
    scroll(to: position)
    return rows.first { $0.position == position }?.parent?.grabFocus() ?? false
  }

  /// Scrolls to the record at `position` (`list.scroll-to-item`).
  public func scroll(to position: Int) {
    guard position < model.count else { return }
    gtk_widget_activate_action_variant(
      widget, "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
  }

  /// Calls `handler` with the position of each row activated by click or Enter.
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) {
    connect("activate") { handler($0.int(1)) }
  }
}
