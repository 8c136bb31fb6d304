import CProgram
import GLib

/// The program's identity.
enum Program {
  static let identity = ApplicationIdentity(
    id: "io.github.theelements.TheElements", programName: "the-elements", textDomain: "the-elements"
  )
  static var id: String { identity.id }
  /// The version in meson.build; 0.0.0 for a build by other commands than scripts/build.
  static let version = String(cString: cprogram_version())
  /// The `User-Agent`; libsoup appends its own name after the space.
  static let userAgent = "\(identity.programName)/\(version) "
}
