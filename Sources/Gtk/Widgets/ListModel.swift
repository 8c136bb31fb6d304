import CGtk
import GLib

/// The records of a `ListView`, by their positions (GListModel and GtkSelectionModel). Has no object for each record:
/// GTK gets an empty one when it asks, and knows its position.
public final class ListModel: Object {
  /// Number of records.
  public private(set) var count = 0
  /// Position of the selected record, which only the program selects; nil for none.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      for position in [oldValue, selection].compactMap({ $0 }) where position < count {
        gtk_selection_model_selection_changed(OpaquePointer(raw), guint(position), 1)
      }
    }
  }

  /// Maximum number of records: GTK counts with 32 bits.
  public static let maximumCount = Int(Int32.max)

  /// An empty model.
  public init() { super.init(subclassing: g_object_get_type()) }

  /// Shows another number of records: rows are added or removed at the end, the others remain
  /// (`ListView.bindRows` binds them again).
  public func show(count newCount: Int) {
    let (old, new) = (count, min(max(newCount, 0), Self.maximumCount))
    guard new != old else { return }
    count = new
    let kept = min(old, new)
    g_list_model_items_changed(
      OpaquePointer(raw), guint(kept), guint(old - kept), guint(new - kept))
  }

  public override class var interfaces: [UInt] {
    [g_list_model_get_type(), gtk_selection_model_get_type()]
  }

  public override class func initializeInterface(
    _ pointer: UnsafeMutableRawPointer, type: UInt
  ) {
    if type == g_list_model_get_type() {
      initialize(pointer.assumingMemoryBound(to: GListModelInterface.self))
    } else {
      initialize(pointer.assumingMemoryBound(to: GtkSelectionModelInterface.self))
    }
  }

  private static func initialize(_ model: UnsafeMutablePointer<GListModelInterface>) {
    model.pointee.get_item_type = { _ in g_object_get_type() }
    model.pointee.get_n_items = { model in
      ListModel.enter(model) { guint($0.count) } ?? 0
    }
    model.pointee.get_item = { model, position in
      let isThere = ListModel.enter(model) { Int(position) < $0.count } ?? false
      guard isThere else { return nil }
      return g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
        .map { UnsafeMutableRawPointer($0) }
    }
  }

  private static func initialize(_ model: UnsafeMutablePointer<GtkSelectionModelInterface>) {
    model.pointee.is_selected = { model, position in
      ListModel.enter(model) { $0.selection == Int(position) } == true ? 1 : 0
    }
    model.pointee.get_selection_in_range = { model, _, _ in
      let selected = gtk_bitset_new_empty()
      let position = ListModel.enter(model) { $0.selection } ?? nil
      if let position { gtk_bitset_add(selected, guint(position)) }
      return selected
    }
  }

  nonisolated private static func enter<Result: Sendable>(
    _ model: OpaquePointer?, _ body: @MainActor (ListModel) -> Result
  ) -> Result? {
    Subclass.enter(model.map { UnsafeMutableRawPointer($0) }, as: ListModel.self, body)
  }
}
