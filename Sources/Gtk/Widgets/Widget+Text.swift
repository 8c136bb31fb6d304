import CGtk

extension Widget {
  /// The texts of the widget's labels, itself or below it, joined by spaces.
  public var labelText: String {
    if g_type_check_instance_is_a(
      raw.assumingMemoryBound(to: GTypeInstance.self), gtk_label_get_type()) != 0
    {
      return gtk_label_get_text(opaque).map { String(cString: $0) } ?? ""
    }
    return children.filter(\.isVisible).map(\.labelText).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
