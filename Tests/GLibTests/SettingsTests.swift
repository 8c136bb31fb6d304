import CGLib
import TestSupport
import XCTest

@testable import GLib

final class SettingsTests: QuietTestCase {
  private static let id = "io.example.TheElementsTest"

  func testWithoutASchemaThereAreNoSettingsAndNothingAborts() throws {
    try onMain {
      XCTAssertNil(Settings(schema: Self.id, directory: nil))
      XCTAssertNil(Settings(schema: Self.id, directory: "/no/such/directory"))
      try withTemporaryDirectory { XCTAssertNil(Settings(schema: Self.id, directory: $0)) }
    }
  }

  func testADamagedSchemaIsAsGoodAsMissing() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try Files.write("this is no compiled schema", to: directory + "/gschemas.compiled")
        XCTAssertNil(Settings(schema: Self.id, directory: directory))
      }
    }
  }

  func testASchemaInAFolderOfOurOwnIsFoundWithItsDefault() throws {
    try Self.withSettings { XCTAssertEqual($0.string("units"), "celsius") }
  }

  func testAChangeFromOutsideIsTold() throws {
    try Self.withSettings { settings in
      var changes = 0
      settings.onChange(ofKey: "units") { changes += 1 }
      let pointer = settings.raw.assumingMemoryBound(to: GSettings.self)
      XCTAssertNotEqual(g_settings_set_string(pointer, "units", "kelvin"), 0)
      drain()
      XCTAssertEqual(settings.string("units"), "kelvin")
      XCTAssertEqual(changes, 1)
      g_settings_reset(pointer, "units")
      drain()
      XCTAssertEqual(settings.string("units"), "celsius")
      XCTAssertEqual(changes, 2)
    }
  }

  func testWhatIsSetIsReadBackAndTold() throws {
    try Self.withSettings { settings in
      var changes = 0
      settings.onChange(ofKey: "warm") { changes += 1 }
      XCTAssertFalse(settings.bool("warm"))
      settings.set("warm", true)
      settings.set("units", "fahrenheit")
      drain()
      XCTAssertTrue(settings.bool("warm"))
      XCTAssertEqual(settings.string("units"), "fahrenheit")
      XCTAssertEqual(changes, 1)
      settings.set("warm", false)
      settings.set("units", "celsius")
      drain()
      XCTAssertEqual(changes, 2)
    }
  }

  func testSettingsAreFreedWithTheirWrapper() throws {
    try onMain {
      var watch: Watch?
      try Self.withSettings { watch = Watch($0) }
      drain()
      XCTAssertEqual(watch?.isAlive, false)
    }
  }

  /// Runs `body` with the settings of a schema that is compiled for it.
  private static func withSettings(_ body: @MainActor (Settings) throws -> Void) throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try Files.write(Self.schema, to: directory + "/test.gschema.xml")
        try Self.compile(directory)
        let settings = try XCTUnwrap(Settings(schema: Self.id, directory: directory))
        try body(settings)
      }
    }
  }

  private static func compile(_ directory: String) throws {
    let command = "glib-compile-schemas --strict \(directory)"
    var status: Int32 = 0
    _ = try throwing { g_spawn_command_line_sync(command, nil, nil, &status, $0) }
    XCTAssertEqual(status, 0, command)
  }

  private static let schema = """
    <schemalist><schema id="\(id)" path="/io/example/the-elements-test/">
    <key name="units" type="s"><default>'celsius'</default></key>
    <key name="warm" type="b"><default>false</default></key>
    </schema></schemalist>
    """
}
