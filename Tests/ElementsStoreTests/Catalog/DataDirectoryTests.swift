import ElementsStore
import GLib
import TestSupport
import XCTest

/// Search for the data directory.
final class DataDirectoryTests: QuietTestCase {
  /// Creates empty files below a new directory, which is removed afterwards.
  private func withFiles(_ names: [String], _ body: (String) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      for name in names { try Files.write("", to: "\(folder)/\(name)") }
      try body(folder)
    }
  }

  func testAProgramInTheBuildTreeUsesTheSourceTreesResources() throws {
    try withFiles(["Resources/style.css"]) { root in
      for build in [
        ".build/debug", ".build/x86_64-unknown-linux-gnu/release", "build/meson/swift/x",
      ] {
        let found = DataDirectory.find(from: "\(root)/\(build)/the-elements")
        XCTAssertEqual(found?.path, "\(root)/Resources", build)
      }
    }
  }

  func testAnInstalledProgramUsesItsInstalledData() throws {
    try withFiles(["usr/share/the-elements/style.css"]) { root in
      let found = DataDirectory.find(from: "\(root)/usr/bin/the-elements")
      XCTAssertEqual(found?.path, "\(root)/usr/share/the-elements")
      XCTAssertEqual(found?.catalog, "\(root)/usr/share/the-elements/elements.json")
      XCTAssertEqual(found?.styleSheet, "\(root)/usr/share/the-elements/style.css")
      XCTAssertEqual(found?.iconFolders, ["\(root)/usr/share/the-elements/icons"])
    }
  }

  func testARelocatedProgramUsesItsOwnData() throws {
    try withFiles(["there/share/the-elements/style.css"]) { root in
      XCTAssertTrue(Files.rename("\(root)/there", to: "\(root)/elsewhere"))
      let found = DataDirectory.find(from: "\(root)/elsewhere/bin/the-elements")
      XCTAssertEqual(found?.path, "\(root)/elsewhere/share/the-elements")
    }
  }

  func testTheNearestDataDirectoryWins() throws {
    try withFiles(["Resources/style.css", "prefix/share/the-elements/style.css"]) { root in
      let found = DataDirectory.find(from: "\(root)/prefix/bin/the-elements")
      XCTAssertEqual(found?.path, "\(root)/prefix/share/the-elements")
    }
  }

  func testADirectoryWithoutCatalogOrStyleSheetIsAccepted() throws {
    for file in ["elements.json", "style.css"] {
      try withFiles(["share/the-elements/\(file)"]) { root in
        let found = DataDirectory.find(from: "\(root)/bin/the-elements")
        XCTAssertEqual(found?.path, "\(root)/share/the-elements", file)
      }
    }
  }

  func testADirectoryWithNeitherIsNotAccepted() throws {
    try withFiles(["Resources/readme", "share/the-elements/icons/readme"]) { root in
      XCTAssertNil(DataDirectory.find(from: "\(root)/bin/the-elements"))
    }
  }

  func testTheApplicationIconIsFoundBelowTheInstallationPrefix() throws {
    try withFiles(["opt/share/the-elements/style.css", "opt/share/icons/index"]) { root in
      let found = DataDirectory.find(from: "\(root)/opt/bin/the-elements")
      let share = "\(root)/opt/share"
      XCTAssertEqual(found?.iconFolders, ["\(share)/the-elements/icons", "\(share)/icons"])
    }
  }

  func testWithoutAnExecutableNothingIsFound() {
    XCTAssertNil(DataDirectory.find(from: nil))
    XCTAssertNil(DataDirectory.find(from: "/"))
  }

  func testTheApplicationIconIsFoundInTheSourceTree() throws {
    try withFiles(["Resources/style.css", "data/icons/index"]) { root in
      let data = DataDirectory(path: "\(root)/Resources")
      XCTAssertEqual(data.iconFolders, ["\(root)/Resources/icons", "\(root)/data/icons"])
    }
  }

  func testTranslationsAreOfTheSamePrefixOrOfTheBuild() {
    for (path, translations) in [
      ("/usr/share/the-elements", "/usr/share/locale"),
      ("/moved/here/share/the-elements", "/moved/here/share/locale"),
      ("/source/Resources", "/source/build/locale"),
    ] {
      XCTAssertEqual(DataDirectory(path: path).translations, translations)
    }
  }

  func testTheCompiledSettingsSchemaIsFound() throws {
    try withFiles(["share/the-elements/style.css"]) { root in
      let data = DataDirectory(path: "\(root)/share/the-elements")
      XCTAssertNil(data.schemas)
      try Files.write("", to: "\(data.path)/schemas/gschemas.compiled")
      XCTAssertEqual(data.schemas, "\(data.path)/schemas")
    }
  }
}
