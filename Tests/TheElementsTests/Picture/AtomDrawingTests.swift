import Adwaita
import Elements
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Atoms side by side, as large as they fit.
private final class AtomSheet: Widget {
  private let drawings: [AtomDrawing]
  private let columns: Int
  private let side: Double

  init(_ symbols: [String], columns: Int, side: Double) throws {
    drawings = try symbols.map { AtomDrawing(try BuiltIn.element($0)) }
    self.columns = columns
    self.side = side
    super.init()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let rows = (drawings.count + columns - 1) / columns
    let length = Int(side) * (orientation == .horizontal ? columns : rows)
    return (length, length)
  }

  override func snapshot(_ snapshot: Snapshot) {
    for (index, drawing) in drawings.enumerated() {
      let scene = AtomDrawing.Scene(
        size: Size(width: side, height: side),
        frame: Rect(x: 0, y: 0, width: side, height: side), scale: scaleFactor)
      snapshot.moved(x: Double(index % columns) * side, y: Double(index / columns) * side) {
        drawing.draw(in: snapshot, scene)
      }
    }
  }
}

/// Appearance of the built-in pictures.
final class AtomDrawingTests: PageTestCase {
  func testAtomsOfEveryKind() throws {
    try onMain {
      let symbols = ["H", "He", "C", "Fe", "Au", "U", "Og", "Br", "Cu", "Cl"]
      try withWindow(width: 1200, height: 480) {
        try AtomSheet(symbols, columns: 5, side: 240)
      } _: { _, sheet in
        for (style, isDark) in [("light", false), ("dark", true)] {
          StyleManager.shared.force(dark: isDark)
          settle(sheet)
          try assertPicture(of: sheet, named: "atoms-\(style)")
        }
      }
    }
  }
}
