import GLib

/// Error while loading the saved state.
public enum StateProblem: Sendable, Hashable {
  /// The file cannot be read; with the system's message.
  case unreadable(String)
  /// The file is invalid. It was renamed to this name, or left in place if nil.
  case damaged(keptAs: String?)

  /// Message for the user.
  public var message: String {
    switch self {
    case .unreadable(let reason): tr("The saved window state cannot be read: {1}", reason)
    case .damaged(let name?):
      tr("The saved window state is damaged. The file is kept as {1}", name)
    case .damaged(nil): tr("The saved window state is damaged, and the file cannot be renamed")
    }
  }
}
