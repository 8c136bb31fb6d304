import CGtk
import Gtk
import TestSupport
import XCTest

extension Widget {
  /// All descendants of a Swift class, in order.
  func all<Kind: Widget>(_ kind: Kind.Type = Kind.self) -> [Kind] { descendants(of: self, kind) }

  /// The first descendant of a Swift class.
  func first<Kind: Widget>(
    _ kind: Kind.Type = Kind.self, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Kind {
    try XCTUnwrap(all(kind).first, "there is no \(kind)", file: file, line: line)
  }

  /// The descendant with this name.
  func find(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Widget {
    try XCTUnwrap(
      all(Widget.self).first { $0.name == name }, "there is no \(name)", file: file, line: line)
  }

  /// Names of the descendants with this prefix, in order.
  func names(_ prefix: String) -> [String] {
    all(Widget.self).map(\.name).filter { $0.hasPrefix(prefix) }
  }

  /// The vertical scroll bar among the descendants.
  var scrollBar: Widget? {
    all(Widget.self).last { $0.isInstance(of: gtk_scrollbar_get_type()) }
  }

  /// Name of the focused widget.
  var focusedName: String? { window?.focusWidget?.name }

  /// Distance below the top of `other`, in pixels.
  func top(in other: Widget) -> Double { convert(x: 0, y: 0, to: other)?.y ?? .nan }
}
