import GLib
import Gtk
import TestSupport
import XCTest

@testable import Recording

/// An expectation of a picture, without waiting.
private let line = "expect picture main.png within 0"

/// Runs `body` with the program, a folder, and the path of the picture there.
@MainActor
private func withPicture(
  _ name: String = #function, _ body: (CounterHost, CounterWindow, String, String) throws -> Void
) throws {
  try withTemporaryDirectory { folder in
    try withCounter(name) { host, window in
      let check = PictureCheck(folder: folder, updates: true) { "light" }
      XCTAssertEqual(failures(line, host, check), [])
      let names = Files.names(in: folder)
      XCTAssertEqual(names, ["main-\(window.width)x\(window.height)@1-light.png"])
      try body(host, window, folder, "\(folder)/\(names.first ?? "")")
    }
  }
}

@MainActor
private func failures(_ text: String, _ host: CounterHost, in folder: String) -> [String] {
  failures(text, host, PictureCheck(folder: folder, updates: false) { "light" })
}

/// Pictures of windows, kept per size, scale and style.
final class PictureTests: GtkTestCase {
  func testAPictureIsWrittenAndCompared() throws {
    try onMain {
      try withPicture { host, window, folder, _ in
        XCTAssertEqual(failures(line, host, in: folder), [])
        window.number.text = "88888888"
        settle(window)
        let found = failures(line, host, in: folder)
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].hasPrefix("expected main.png, found "), found[0])
        XCTAssertTrue(found[0].hasSuffix(" % of the pixels differ"), found[0])
        XCTAssertEqual(failures(line + " within 90 %", host, in: folder), [])
        // Written anew.
        let update = PictureCheck(folder: folder, updates: true) { "light" }
        XCTAssertEqual(failures(line, host, update), [])
        XCTAssertEqual(failures(line, host, in: folder), [])
      }
    }
  }

  func testAPictureOutsideOfTheFolderIsNeitherReadNorWritten() throws {
    try onMain {
      try withPicture { host, window, folder, path in
        let inner = "\(folder)/inner"
        try Files.makeDirectory(inner)
        for name in ["../main.png", "\(folder)/main.png", "/main.png"] {
          for updates in [false, true] {
            let check = PictureCheck(folder: inner, updates: updates) { "light" }
            XCTAssertEqual(
              failures("expect picture \(name) within 0", host, check),
              ["expected \(name), found a file outside of the folder of the recording"])
          }
        }
        XCTAssertEqual(Files.names(in: inner), [])
      }
    }
  }

  func testAPictureIsWrittenOnceNothingMoves() throws {
    try onMain {
      try withPicture { host, window, folder, _ in
        let update = PictureCheck(folder: folder, updates: true) { "light" }
        var holds: [Bool] = []
        for look in 0..<12 {
          if look == 4 {
            window.number.text = "moved"
            settle(window)
          }
          holds.append(update.compare(window, with: "rest", 0)?.holds == true)
        }
        XCTAssertEqual(holds.firstIndex(of: true), 9)
        XCTAssertEqual(failures("expect picture rest.png", host, in: folder), [])
      }
    }
  }

  func testAnotherStyleAndSizeHavePicturesOfTheirOwn() throws {
    try onMain {
      try withPicture { host, window, folder, _ in
        let dark = PictureCheck(folder: folder, updates: false) { "dark" }
        XCTAssertTrue(failures(line, host, dark)[0].hasSuffix("-dark.png"))
        window.button.widthRequest = window.width + 40
        settle(window)
        let failure = failures(line, host, in: folder)
        XCTAssertEqual(
          failure,
          [
            "expected main.png, found no readable file main-\(window.width)x\(window.height)@1-light.png"
          ])
      }
    }
  }

  func testAFileThatIsNoSuchPictureFails() throws {
    try onMain {
      try withPicture { host, window, folder, path in
        try Files.write("no image", to: path)
        XCTAssertTrue(failures(line, host, in: folder)[0].contains("no readable file"))
        try Files.write([TestImage.png(10, 20)], to: path)
        XCTAssertEqual(failures(line, host, in: folder), ["expected main.png, found 10 × 20"])
        Files.remove(path)
        XCTAssertTrue(failures(line, host, in: folder)[0].contains("no readable file"))
        let nowhere = PictureCheck(folder: folder + "/none", updates: true) { "light" }
        XCTAssertTrue(failures(line, host, nowhere)[0].contains("cannot be written"))
        XCTAssertEqual(failures(line, host).count, 1, "without a folder")
      }
    }
  }
}
