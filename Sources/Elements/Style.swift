/// Whether the desktop asks for light or for dark windows.
public enum Style: Sendable, Hashable, CaseIterable {
  case light
  case dark
}
