import Elements
public import GLib

/// Directory of the resources that the running program reads: `elements.json`, style sheet, icons. Located relative
/// to the executable, so that it works from the build tree, installed, and relocated.
public struct DataDirectory: Sendable, Hashable {
  /// Path of the directory.
  public let path: String

  /// Path below the installation prefix.
  private static let installed = "share/the-elements"
  /// Path below the root of the source tree.
  private static let source = "Resources"

  /// The directory at a path, which need not exist.
  public init(path: String) { self.path = path }

  /// Searches the executable's parent directories, nearest first, for an installed data directory or that of the
  /// source tree; nil if there is none. A directory that lacks one of the files is accepted, so that the error
  /// message can name the file.
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

  /// Path of the built-in catalog.
  public var catalog: String { "\(path)/elements.json" }
  /// Path of the application's style sheet.
  public var styleSheet: String { "\(path)/style.css" }

  /// Returns the text of the style sheet. Blocking: not for the main thread.
  public func readStyleSheet() throws(GLibError) -> String {
    String(
      decoding: try Files.read(styleSheet, atMost: InputLimits.styleSheetLength), as: UTF8.self)
  }

  /// Icon theme directories of the program: that of the tab icons, and that of the application icon, below the same
  /// prefix (where the desktop need not look) or in the source tree.
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

  /// Directory of the compiled GSettings schema; nil if the program has none of its own.
  public var schemas: String? {
    let path = "\(path)/schemas"
    return Files.exists("\(path)/gschemas.compiled") ? path : nil
  }
}
