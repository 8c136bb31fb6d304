import CAdwaita

/// Initialization of libadwaita, for tests that run without an application.
@MainActor
public enum Platform {
  /// Initializes libadwaita and loads the platform's style (`adw_init`).
  public static func initialize() { adw_init() }
  /// The version of libadwaita at run time, for example `1.2.2`.
  public static var version: String {
    "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
  }
}
