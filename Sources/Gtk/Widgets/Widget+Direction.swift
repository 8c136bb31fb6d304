import CGtk

extension Widget {
  /// True if the text direction is right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Returns the x coordinate of a part `width` wide that begins `start` after the leading edge of an area `total` wide.
  public func x<Length: AdditiveArithmetic>(
    leading start: Length, width: Length, in total: Length
  ) -> Length {
    isRightToLeft ? total - start - width : start
  }
}
