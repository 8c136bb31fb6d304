import CGtk
import Gtk
import TestSupport
import XCTest

extension Widget {
  /// The widgets of a Swift class in this one, from the first to the last.
  func all<Kind: Widget>(_ kind: Kind.Type = Kind.self) -> [Kind] { descendants(of: self, kind) }

  /// The first widget of a Swift class in this one.
  func first<Kind: Widget>(
    _ kind: Kind.Type = Kind.self, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Kind {
    try XCTUnwrap(all(kind).first, "there is no \(kind)", file: file, line: line)
  }

  /// The widget of this name in this one.
  func find(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Widget {
    try XCTUnwrap(
      all(Widget.self).first { $0.name == name }, "there is no \(name)", file: file, line: line)
  }

  /// The names in this one that begin so, in their order.
  func names(_ prefix: String) -> [String] {
    all(Widget.self).map(\.name).filter { $0.hasPrefix(prefix) }
  }

  /// The vertical scroll bar in this one.
  var scrollBar: Widget? {
    all(Widget.self).last { $0.isInstance(of: gtk_scrollbar_get_type()) }
  }

  /// The name of the widget that has the keyboard.
  var focusedName: String? { window?.focusWidget?.name }

  /// How far below the top of `other` the widget stands.
  func top(in other: Widget) -> Double { convert(x: 0, y: 0, to: other)?.y ?? .nan }
}
