import CGtk

extension Widget {
  /// True if the widget is selected, as a row of a list (`GTK_STATE_FLAG_SELECTED`).
  public var hasSelectedState: Bool { hasState(GTK_STATE_FLAG_SELECTED) }
}
