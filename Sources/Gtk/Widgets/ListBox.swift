import CGtk
import GLib

/// A vertical list of rows with keyboard navigation (GtkListBox).
public final class ListBox: Widget {
  /// Makes a list without selection; a single click activates a row.
  public override init() {
    super.init(new: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
  }

  /// Adds a row at the end.
  public func add(_ row: Widget) { gtk_list_box_append(opaque, row.widget) }

  /// Adds a row before the one at an index.
  public func insert(_ row: Widget, at index: Int) {
    gtk_list_box_insert(opaque, row.widget, gint(index))
  }

  /// Removes a row.
  public func remove(_ row: Widget) { gtk_list_box_remove(opaque, row.widget) }

  /// Shows a row for each of these items, which differ: those of items that stay are kept, with the focus.
  /// - Parameters:
  ///   - rows: the rows shown, from top to bottom.
  ///   - item: returns the item of a row.
  public func show<Item: Hashable, Row: Widget>(
    _ items: [Item], in rows: inout [Row], item: (Row) -> Item, make: (Item) -> Row
  ) {
    let wanted = Set(items)
    for index in rows.indices.reversed() where !wanted.contains(item(rows[index])) {
      remove(rows.remove(at: index))
    }
    for (index, one) in items.enumerated() {
      if rows.indices.contains(index), item(rows[index]) == one { continue }
      if let former = rows[min(index, rows.count)...].firstIndex(where: { item($0) == one }) {
        remove(rows.remove(at: former))
      }
      let row = make(one)
      rows.insert(row, at: index)
      insert(row, at: index)
    }
  }

  /// Sorts the rows into this order. No row is removed for it, so the focus stays.
  public func arrange(_ rows: [Widget]) {
    let order = RowOrder(rows)
    withExtendedLifetime(order) {
      gtk_list_box_set_sort_func(
        opaque,
        { a, b, data in
          guard let data else { return 0 }
          let order = Unmanaged<RowOrder>.fromOpaque(data).takeUnretainedValue()
          return order.compare(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }, Unmanaged.passUnretained(order).toOpaque(), nil)
      gtk_list_box_set_sort_func(opaque, nil, nil, nil)
    }
  }

  /// Target position of each row.
  private final class RowOrder: Sendable {
    private let positions: [UInt: Int]

    @MainActor
    init(_ rows: [Widget]) {
      let rows = rows.enumerated().map { (UInt(bitPattern: $0.element.raw), $0.offset) }
      positions = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    func compare(_ a: UnsafeRawPointer?, _ b: UnsafeRawPointer?) -> gint {
      gint((positions[UInt(bitPattern: a)] ?? 0) - (positions[UInt(bitPattern: b)] ?? 0))
    }
  }

  /// Calls `handler` with the index of each row activated by click or Enter.
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) {
    connect("row-activated") { arguments in
      guard let row = arguments.object(1) else { return }
      handler(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
    }
  }
}

/// A row of a `ListBox`; subclasses draw it.
open class ListBoxRow: Widget {
  /// Makes an empty row.
  public override init() { super.init(subclassing: gtk_list_box_row_get_type()) }

  /// GTK 4.8 gives the rows of a list no accessible action of its own.
  open override class var actions: [String] { ["row.activate"] }
  open override func perform(_ action: String) { gtk_widget_activate(widget) }

  /// True if the row counts as selected also without the focus, as one that another part shows.
  public var isMarked = false {
    didSet { updateSelectedState() }
  }
  private var wasSelected = false

  /// The focused row counts as selected: otherwise Orca says of each row that it is not selected.
  open override func stateChanged() { updateSelectedState() }

  private func updateSelectedState() {
    let isSelected = isMarked || hasState(GTK_STATE_FLAG_FOCUSED)
    guard isSelected != wasSelected else { return }
    wasSelected = isSelected
    cgtk_accessible_set_selected(raw, isSelected ? 1 : 0)
  }

  @Property("activatable") public var isActivatable: Bool

  /// Removes the content, so that another widget can hold it.
  public func removeChild() {
    gtk_list_box_row_set_child(raw.assumingMemoryBound(to: GtkListBoxRow.self), nil)
  }

  /// Sets the content.
  public func setChild(_ child: Widget) {
    gtk_list_box_row_set_child(raw.assumingMemoryBound(to: GtkListBoxRow.self), child.widget)
  }
}

extension Widget {
  /// Calls `handler` when an arrow key would move the focus out of the widget (`keynav-failed`); true stops GTK from
  /// handling it.
  public func onNavigationFailed(
    _ handler: @escaping @MainActor (FocusDirection) -> Bool
  ) {
    connect("keynav-failed") { arguments in
      let direction = FocusDirection(rawValue: UInt32(arguments.enumeration(1))) ?? .tabForward
      arguments.setReturnValue(handler(direction))
    }
  }
}
