import CProgram
import GLib

/// The program's identity.
enum Program {
  static let identity = ApplicationIdentity(
    id: "io.github.theelements.TheElements", programName: "the-elements", textDomain: "the-elements"
  )
  static var id: String { identity.id }
  /// The path of the application's object on the session bus, as GApplication makes it of the ID.
  static var objectPath: String { "/" + id.split(separator: ".").joined(separator: "/") }
  /// The version in meson.build; 0.0.0 for a build by other commands than scripts/build.
  static let version = String(cString: cprogram_version())
  /// Address of the public repository, which `scripts/release --homepage` writes; empty before.
  static let homepage = ""
  /// The `User-Agent`; libsoup appends its own name after the space.
  static let userAgent = "\(identity.programName)/\(version) "
}
