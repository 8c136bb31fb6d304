/// The light or dark style, by the desktop's setting.
public enum Style: Sendable, Hashable, CaseIterable {
  case light
  case dark
}
