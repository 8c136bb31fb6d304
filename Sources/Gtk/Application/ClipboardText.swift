/// The text on a clipboard.
public enum ClipboardText: Sendable, Hashable {
  case text(String)
  /// There is none, or it cannot be read.
  case none
  /// Its owner, another program, did not send it in time.
  case late
}
