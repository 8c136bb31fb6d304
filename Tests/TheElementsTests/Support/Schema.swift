import CGLib
import GLib
import XCTest

/// Compiles the program's settings schema into a directory.
@MainActor
func compileSchema(into directory: String) throws {
  let data = Files.parent(of: BuiltIn.data.path) + "/data"
  var status: Int32 = 0
  let command = "glib-compile-schemas --strict --targetdir=\(directory) \(data)"
  XCTAssertNotEqual(g_spawn_command_line_sync(command, nil, nil, &status, nil), 0)
  XCTAssertEqual(status, 0, command)
}
