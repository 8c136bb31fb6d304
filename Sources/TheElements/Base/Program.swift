import GLib

/// The program's identity.
enum Program {
  static let identity = ApplicationIdentity(
    id: "io.github.theelements.TheElements", programName: "the-elements", textDomain: "the-elements"
  )
  static var id: String { identity.id }
  static let version = "0.1.0"
  /// The `User-Agent`; libsoup appends its own name after the space.
  static let userAgent = "\(identity.programName)/\(version) "
}
