import ElementsStore
import GLib
import TestSupport

/// Runs `body` with a data directory that has the program's data and other files, which may replace some.
@MainActor
func withData(adding files: [String: String], _ body: (DataDirectory) throws -> Void) throws {
  try withTemporaryDirectory { directory in
    for name in Files.names(in: BuiltIn.data.path) where name.hasSuffix(".json") {
      try Files.write(
        String(decoding: try Files.read("\(BuiltIn.data.path)/\(name)"), as: UTF8.self),
        to: "\(directory)/\(name)")
    }
    for (name, text) in files { try Files.write(text, to: "\(directory)/\(name)") }
    try body(DataDirectory(path: directory))
  }
}
