import GLib
import Gtk
import XCTest

/// How far a picture may be from the one that was kept, so that it still counts as the same:
/// Cairo rounds edges differently on other processors.
private enum Tolerance {
  /// Steps of 255 by which one part of a pixel's color may differ.
  static let channel = 6
  /// The share of pixels that may differ by more.
  static let share = 0.001
}

/// Compares what `widget` looks like with the picture kept in `Snapshots` beside the test's file.
/// `THE_ELEMENTS_RECORD=1` writes that picture anew instead.
///
/// Pictures are kept for GTK 4.8, since each version draws a little differently; on another one the
/// test is skipped, and only `assertSamePicture` compares.
@MainActor
public func assertPicture(
  of widget: Widget, named name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  guard Desktop.gtkVersion.hasPrefix("4.8.") else {
    throw XCTSkip("pictures are kept for GTK 4.8, this is \(Desktop.gtkVersion)")
  }
  let picture = try XCTUnwrap(
    currentPicture(of: widget), "\(name): the widget shows nothing", file: file, line: line)
  let folder = Files.parent(of: "\(file)") + "/Snapshots"
  let path = "\(folder)/\(name).png"
  if Environment.value("THE_ELEMENTS_RECORD") == "1" {
    XCTAssertTrue(picture.write(to: path), "cannot write \(path)", file: file, line: line)
    return
  }
  guard let kept = Screenshot(contentsOf: path) else {
    return XCTFail("\(path) is missing; THE_ELEMENTS_RECORD=1 writes it", file: file, line: line)
  }
  guard let difference = difference(picture, kept) else { return }
  XCTFail(
    "\(name) is not what was kept: \(difference). Seen: \(keep(picture, name))",
    file: file, line: line)
}

/// Compares two pictures that have to be equal whatever GTK's version.
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

/// What `widget` looks like once all that was asked for is drawn.
@MainActor
public func currentPicture(of widget: Widget) -> Screenshot? {
  settle(widget)
  return Screenshot(of: widget)
}

/// How two pictures differ, in words; nil where they are the same within the tolerance.
public func difference(_ a: Screenshot, _ b: Screenshot) -> String? {
  guard a.width == b.width, a.height == b.height else {
    return "\(a.width) × \(a.height) pixels, not \(b.width) × \(b.height)"
  }
  if a.pixels == b.pixels { return nil }
  var (unlike, largest) = (0, 0)
  for pixel in stride(from: 0, to: a.pixels.count, by: 4) {
    var step = 0
    for part in pixel..<pixel + 4 {
      step = max(step, abs(Int(a.pixels[part]) - Int(b.pixels[part])))
    }
    largest = max(largest, step)
    if step > Tolerance.channel { unlike += 1 }
  }
  let allowed = Int(Double(a.width * a.height) * Tolerance.share)
  guard unlike > allowed else { return nil }
  return "\(unlike) of \(a.width * a.height) pixels differ (\(allowed) may), by up to \(largest)"
}

/// Writes a picture that is not what was kept below `build/snapshots`; returns where it stands.
@MainActor
private func keep(_ picture: Screenshot, _ name: String) -> String {
  let project = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  let path = "\(project)/build/snapshots/\(name).png"
  makeDirectories(for: path)
  return picture.write(to: path) ? path : "(cannot write \(path))"
}
