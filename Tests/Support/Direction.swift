import CGtk

/// Runs `body` with right-to-left as the default text direction.
@MainActor
public func withRightToLeft(_ body: () throws -> Void) rethrows {
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
  defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
  try body()
}
