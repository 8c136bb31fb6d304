import GLib

/// The desktop that tests rely on, started by `scripts/desktop`. On another one, tests would find other fonts
/// and settings, and could change the user's own.
enum PrivateDesktop {
  /// Error that names the missing part of the desktop.
  struct NotPrivate: Error, CustomStringConvertible {
    let faults: [String]
    var description: String {
      "this is not a private desktop, run the tests with `scripts/test` or under "
        + "`scripts/desktop`: " + faults.joined(separator: "; ")
    }
  }

  private static let values = [
    "GSETTINGS_BACKEND": "memory", "GSK_RENDERER": "cairo", "GTK_A11Y": "test",
  ]

  private static let faults: [String] = {
    var faults = values.filter { Environment.value($0.key) != $0.value }
      .map { "\($0.key) is not \($0.value)" }
    faults += ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].filter { Environment.value($0) == nil }
      .map { "\($0) is not set" }
    if Environment.value("FONTCONFIG_FILE")?.hasSuffix("Tests/Support/fonts.conf") != true {
      faults.append("FONTCONFIG_FILE is not the tests' fonts.conf")
    }
    return faults.sorted()
  }()

  static func require() throws {
    if !faults.isEmpty { throw NotPrivate(faults: faults) }
  }
}
