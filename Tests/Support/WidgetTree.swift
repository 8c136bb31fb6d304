import CGLib
import CGtk
import Gtk

/// The texts of all labels in a widget, in order.
@MainActor
public func labels(in widget: Widget) -> [String] {
  if cglib_is_a(widget.raw, gtk_label_get_type()) != 0 {
    return [String(cString: gtk_label_get_text(widget.opaque))]
  }
  return widget.children.flatMap { labels(in: $0) }
}

/// All widgets of a class among a widget and its descendants, in order.
@MainActor
public func descendants<Kind: Widget>(of widget: Widget, _ kind: Kind.Type = Kind.self) -> [Kind] {
  let own = (widget as? Kind).map { [$0] } ?? []
  return own + widget.children.flatMap { descendants(of: $0, kind) }
}

/// All open windows.
@MainActor
public func openWindows() -> [Window] {
  guard let list = gtk_window_list_toplevels() else { return [] }
  defer { g_list_free(list) }
  return sequence(first: list) { $0.pointee.next }
    .compactMap { $0.pointee.data }.map { known($0) }
}

/// The window's Swift half, or a wrapper if C created it.
@MainActor
private func known(_ raw: UnsafeMutableRawPointer) -> Window {
  Widget.known(raw) as? Window ?? Window(raw, .none)
}

extension Widget {
  /// The mapped widgets among this one and its descendants, in order.
  public var mappedWidgets: [Widget] {
    isMapped ? [self] + children.flatMap(\.mappedWidgets) : []
  }
}
