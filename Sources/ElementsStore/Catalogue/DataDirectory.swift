public import GLib

/// The folder of what the running program reads: `elements.json`, style sheet, icons. Found from the
/// program's own file, so that it works from the build tree, installed, and moved elsewhere.
public struct DataDirectory: Sendable, Hashable {
  /// Its path.
  public let path: String

  /// Below the prefix in which a program is installed.
  private static let installed = "share/the-elements"
  /// Below the root of the source tree.
  private static let source = "Resources"

  public init(path: String) { self.path = path }

  /// Looks above the program's file, nearest first, for an installed data folder or for the source
  /// tree's; nil where neither is found.
  public static func find(from executable: String? = Files.executable) -> DataDirectory? {
    guard var folder = executable.map(Files.parent(of:)) else { return nil }
    while true {
      for candidate in [installed, source] {
        let path = "\(folder)/\(candidate)"
        if Files.exists("\(path)/style.css") { return DataDirectory(path: path) }
      }
      let above = Files.parent(of: folder)
      guard above != folder else { return nil }
      folder = above
    }
  }

  /// The catalogue that comes with the program.
  public var catalogue: String { "\(path)/elements.json" }
  /// The style sheet above the platform's.
  public var styleSheet: String { "\(path)/style.css" }
  /// The theme folders of our icons: those of the tabs, and in the source tree also the program's own,
  /// which an installation puts where all programs' icons are.
  public var iconFolders: [String] {
    let program = "\(Files.parent(of: path))/data/icons"
    return ["\(path)/icons"] + (Files.exists(program) ? [program] : [])
  }
  /// The compiled settings schema, where the program has its own.
  public var schemas: String? {
    let path = "\(path)/schemas"
    return Files.exists("\(path)/gschemas.compiled") ? path : nil
  }
}
