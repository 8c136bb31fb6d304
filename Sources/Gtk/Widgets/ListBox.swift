import CGtk
import GLib

/// Rows below each other that the keyboard walks (GtkListBox).
public final class ListBox: Widget {
  /// A list without selection, whose rows are activated by one click.
  public override init() {
    super.init(new: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
  }

  /// Adds a row at the end.
  public func add(_ row: Widget) { gtk_list_box_append(opaque, row.widget) }

  /// Takes a row out.
  public func remove(_ row: Widget) { gtk_list_box_remove(opaque, row.widget) }

  /// Puts its rows into this order. None leaves the list for it, so the keyboard stays where it is.
  public func arrange(_ rows: [Widget]) {
    let places = Places(rows)
    withExtendedLifetime(places) {
      gtk_list_box_set_sort_func(
        opaque,
        { a, b, data in
          guard let data else { return 0 }
          let places = Unmanaged<Places>.fromOpaque(data).takeUnretainedValue()
          return places.compare(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }, Unmanaged.passUnretained(places).toOpaque(), nil)
      gtk_list_box_set_sort_func(opaque, nil, nil, nil)
    }
  }

  /// Where each row is to stand.
  private final class Places: Sendable {
    private let places: [UInt: Int]

    @MainActor
    init(_ rows: [Widget]) {
      let rows = rows.enumerated().map { (UInt(bitPattern: $0.element.raw), $0.offset) }
      places = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    func compare(_ a: UnsafeRawPointer?, _ b: UnsafeRawPointer?) -> gint {
      gint((places[UInt(bitPattern: a)] ?? 0) - (places[UInt(bitPattern: b)] ?? 0))
    }
  }

  /// Calls `handler` with the position of each row that is activated, by click or Enter.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
    connect("row-activated") { arguments in
      guard let row = arguments.object(1) else { return }
      handler(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
    }
  }

  /// Calls `handler` when a key would move the focus out; true keeps GTK from handling it.
  @discardableResult
  public func onNavigationFailed(
    _ handler: @escaping @MainActor (FocusDirection) -> Bool
  ) -> Connection {
    onKeyNavigationFailed(handler)
  }
}

/// A row of a ListBox; subclasses draw it.
open class ListBoxRow: Widget {
  /// An empty row.
  public override init() { super.init(subclassing: gtk_list_box_row_get_type()) }

  @Property("activatable") public var isActivatable: Bool

  /// Gives the row its content.
  public func setChild(_ child: Widget) {
    gtk_list_box_row_set_child(raw.assumingMemoryBound(to: GtkListBoxRow.self), child.widget)
  }
}

extension Widget {
  /// Connects to `keynav-failed`, emitted when an arrow key finds nothing further in the widget.
  @discardableResult
  func onKeyNavigationFailed(
    _ handler: @escaping @MainActor (FocusDirection) -> Bool
  ) -> Connection {
    connect("keynav-failed") { arguments in
      let way = FocusDirection(rawValue: UInt32(arguments.enumeration(1))) ?? .tabForward
      arguments.answer(handler(way))
    }
  }
}
