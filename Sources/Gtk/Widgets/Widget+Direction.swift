import CGtk

extension Widget {
  /// True if the text direction is right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
