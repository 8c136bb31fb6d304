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
  /// tree's; nil where neither is found. One that lacks a file is taken, so that it can be told which.
  public static func find(from executable: String? = Files.executable) -> DataDirectory? {
    guard var folder = executable.map(Files.parent(of:)) else { return nil }
    while true {
      for candidate in [installed, source] {
        let data = DataDirectory(path: "\(folder)/\(candidate)")
        if Files.exists(data.catalog) || Files.exists(data.styleSheet) { return data }
      }
      let above = Files.parent(of: folder)
      guard above != folder else { return nil }
      folder = above
    }
  }

  /// The catalog that comes with the program.
  public var catalog: String { "\(path)/elements.json" }
  /// The style sheet above the platform's.
  public var styleSheet: String { "\(path)/style.css" }
  /// Bytes from which on the style sheet is not read.
  private static let maximumStyleSheet = 1_000_000

  /// The text of the style sheet. Blocking: call it off the main thread.
  public func readStyleSheet() throws(GLibError) -> String {
    String(decoding: try Files.read(styleSheet, atMost: Self.maximumStyleSheet), as: UTF8.self)
  }

  /// The theme folders of our icons: those of the tabs, and where the program's own is: among all programs' icons
  /// below the same prefix, of which the desktop need not know, or in the source tree.
  public var iconFolders: [String] {
    let above = Files.parent(of: path)
    return ["\(path)/icons"]
      + ["\(above)/icons", "\(above)/data/icons"].filter { Files.exists($0) }
  }
  /// The directory of the message catalogs: of the same prefix, or in the build folder of the source tree.
  public var translations: String {
    let above = Files.parent(of: path)
    return Files.name(of: path) == Self.source ? "\(above)/build/locale" : "\(above)/locale"
  }

  /// The compiled settings schema, where the program has its own.
  public var schemas: String? {
    let path = "\(path)/schemas"
    return Files.exists("\(path)/gschemas.compiled") ? path : nil
  }
}
