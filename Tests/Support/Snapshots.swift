import GLib
import Gtk
import XCTest

/// Fraction of pixels that may differ by more than the tolerance of `Screenshot.difference`.
private let toleratedShare = 0.001

/// Compares the rendered `widget` with the reference picture in `Snapshots`, a folder of the test's module. With
/// `THE_ELEMENTS_RECORD=1` records that picture instead.
///
/// References are for GTK 4.8, since each version draws a little differently; on another one the test is
/// skipped, and only `assertSamePicture` compares.
@MainActor
public func assertPicture(
  of widget: Widget, named name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  guard Desktop.gtkVersion.hasPrefix("4.8.") else {
    throw XCTSkip("reference pictures are for GTK 4.8, this is \(Desktop.gtkVersion)")
  }
  let picture = try XCTUnwrap(
    currentPicture(of: widget), "\(name): the widget draws nothing", file: file, line: line)
  var module = Files.parent(of: "\(file)")
  while module.count > 1, !Files.exists(module + "/Snapshots") { module = Files.parent(of: module) }
  let folder = module + "/Snapshots"
  let path = "\(folder)/\(name).png"
  if Environment.value("THE_ELEMENTS_RECORD") == "1" {
    XCTAssertTrue(picture.write(to: path), "cannot write \(path)", file: file, line: line)
    return
  }
  guard let reference = Screenshot(contentsOf: path) else {
    return XCTFail("\(path) is missing; THE_ELEMENTS_RECORD=1 writes it", file: file, line: line)
  }
  guard let difference = difference(picture, reference) else { return }
  XCTFail(
    "\(name) differs from its reference: \(difference). Rendered: \(save(picture, name))",
    file: file, line: line)
}

/// Compares two pictures that must be equal with any version of GTK.
public func assertSamePicture(
  _ a: Screenshot?, _ b: Screenshot?, _ what: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let a, let b else {
    return XCTFail("\(what): a picture is missing", file: file, line: line)
  }
  if let difference = difference(a, b) {
    XCTFail("\(what): \(difference)", file: file, line: line)
  }
}

/// Renders `widget` after all pending layout and drawing.
@MainActor
public func currentPicture(of widget: Widget) -> Screenshot? {
  settle(widget)
  return Screenshot(of: widget)
}

/// Describes the difference of two pictures; nil if they are equal within the tolerance.
public func difference(_ a: Screenshot, _ b: Screenshot) -> String? {
  guard a.width == b.width, a.height == b.height else {
    return "\(a.width) × \(a.height) pixels, not \(b.width) × \(b.height)"
  }
  if a.pixels == b.pixels { return nil }
  let (unlike, largest) = Screenshot.difference(a.pixels, b.pixels)
  let allowed = Int(Double(a.width * a.height) * toleratedShare)
  guard unlike > allowed else { return nil }
  return "\(unlike) of \(a.width * a.height) pixels differ (\(allowed) may), by up to \(largest)"
}

/// Writes a picture for a look at it below `build/snapshots`; returns its path.
@MainActor
@discardableResult
public func save(_ picture: Screenshot, _ name: String) -> String {
  let project = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  let path = "\(project)/build/snapshots/\(name).png"
  makeDirectories(for: path)
  return picture.write(to: path) ? path : "(cannot write \(path))"
}
