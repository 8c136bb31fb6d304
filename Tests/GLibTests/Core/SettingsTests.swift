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

  func testADamagedSchemaCountsAsMissing() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try Files.write("this is no compiled schema", to: directory + "/gschemas.compiled")
        XCTAssertNil(Settings(schema: Self.id, directory: directory))
      }
    }
  }

  func testASchemaInTheGivenFolderIsFoundWithItsDefault() throws {
    try Self.withSettings { XCTAssertEqual($0.string("units"), "celsius") }
  }

  func testAChangeByAnotherProgramNotifies() throws {
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

  func testASetValueIsReadBackAndNotifies() throws {
    try Self.withSettings { settings in
      var changes: [String] = []
      settings.onChange(ofKey: "units") { changes.append(settings.string("units")) }
      settings.onChange(ofKey: "network") { changes.append("\(settings.bool("network"))") }
      settings.set("units", "kelvin")
      settings.set("network", true)
      drain()
      XCTAssertEqual(settings.string("units"), "kelvin")
      XCTAssertTrue(settings.bool("network"))
      XCTAssertEqual(changes, ["kelvin", "true"])
      settings.set("network", false)
      settings.set("units", "celsius")
    }
  }

  func testATextThatIsTooLongIsReadAsTheDefault() throws {
    try Self.withSettings { settings in
      let longest = String(repeating: "k", count: Settings.maximumLength)
      settings.set("units", longest)
      XCTAssertEqual(settings.string("units"), longest)
      settings.set("units", longest + "k")
      for _ in 0..<2 {
        XCTAssertEqual(settings.string("units"), "celsius")
        XCTAssertEqual(settings.text("units"), "celsius")
      }
      settings.set("units", "kelvin")
      XCTAssertEqual(settings.string("units"), "kelvin")
    }
  }

  func testAKeyMissingFromTheSchemaHasNoValueAndTakesNone() throws {
    try Self.withSettings { settings in
      XCTAssertTrue(settings.has("units"))
      XCTAssertTrue(settings.isWritable("units"))
      XCTAssertFalse(settings.has("color"))
      XCTAssertFalse(settings.isWritable("color"))
      settings.set("color", "red")
      settings.set("color", true)
      settings.onChange(ofKey: "color") { XCTFail("it cannot change") }
      XCTAssertEqual(settings.string("color"), "")
      XCTAssertFalse(settings.bool("color"))
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

  /// Runs `body` with the settings of a schema compiled for it.
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
    <key name="network" type="b"><default>false</default></key>
    </schema></schemalist>
    """
}
