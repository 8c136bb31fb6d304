package import CGLib

extension [UnsafeMutableRawPointer] {
  /// The contents of a GList.
  package init(_ list: UnsafeMutablePointer<GList>?) {
    self = sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
      .compactMap { $0?.pointee.data }
  }
}

extension [Object] {
  /// The items of a GListModel.
  @MainActor
  package init(itemsOf model: OpaquePointer?) {
    self = (0..<g_list_model_get_n_items(model)).compactMap { index in
      g_list_model_get_item(model, index).map { Object($0, .full) }
    }
  }
}
