import CGLib
import GLib
import XCTest

@testable import TheElements

/// Compiles the program's settings schema into a directory.
/// - Parameter keys: more keys, as XML.
@MainActor
func compileSchema(into directory: String, adding keys: String = "") throws {
  var folder = Files.parent(of: BuiltIn.data.path) + "/data"
  if !keys.isEmpty {
    let name = "\(Program.id).gschema.xml"
    let text = String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self)
    folder = directory
    let parts = text.split(separator: "</schema>")
    XCTAssertEqual(parts.count, 2)
    try Files.write(parts.joined(separator: keys + "</schema>"), to: "\(folder)/\(name)")
  }
  var status: Int32 = 0
  let command = "glib-compile-schemas --strict --targetdir=\(directory) \(folder)"
  XCTAssertNotEqual(g_spawn_command_line_sync(command, nil, nil, &status, nil), 0)
  XCTAssertEqual(status, 0, command)
}
