/// Names of the running application. It sets them once, before it uses anything else of this module: the modules
/// over GLib, GTK and libadwaita contain no application's name.
public struct ApplicationIdentity: Sendable, Hashable {
  /// Application ID in reverse domain name notation. Settings schema and keyring items are named after it.
  public let id: String
  /// Name of the executable: log domain, and prefix of error messages and temporary directories.
  public let programName: String
  /// gettext domain of the translations.
  public let textDomain: String

  /// Makes an identity.
  public init(id: String, programName: String, textDomain: String) {
    self.id = id
    self.programName = programName
    self.textDomain = textDomain
  }

  private static let stored = Guarded(
    ApplicationIdentity(
      id: "org.example.Program", programName: "program", textDomain: "program"))

  /// The identity of this process; a placeholder until it is set. Any thread.
  public static var current: ApplicationIdentity {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
