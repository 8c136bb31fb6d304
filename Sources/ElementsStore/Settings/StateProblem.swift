import GLib

/// Why what was remembered is not there.
public enum StateProblem: Sendable, Hashable {
  /// The file cannot be read, for a reason in the system's words.
  case unreadable(String)
  /// The file makes no sense. It is kept under this name, or stays where there is none.
  case damaged(keptAs: String?)

  /// What the user is told.
  public var message: String {
    switch self {
    case .unreadable(let reason): tr("The saved window state cannot be read: {1}", reason)
    case .damaged(let name?):
      tr("The saved window state is damaged. The file is kept as {1}", name)
    case .damaged(nil): tr("The saved window state is damaged, and the file cannot be renamed")
    }
  }
}
