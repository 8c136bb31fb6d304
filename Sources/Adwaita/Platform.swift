import CAdwaita

/// libadwaita's own start, for tests that run without an application.
@MainActor
public enum Platform {
  /// Loads the platform's style.
  public static func initialize() { adw_init() }
  /// The version that runs, for example `1.2.2`.
  public static var version: String {
    "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
  }
}
