import CGLib
import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// ListBox and FlowBox.
final class ListTests: GtkTestCase {
  @MainActor
  private static func listBox(rows: Int) -> ListBox {
    let list = ListBox()
    for number in 0..<rows {
      let row = ListBoxRow()
      row.setChild(Label("row \(number)"))
      row.name = "row-\(number)"
      list.add(row)
    }
    return list
  }

  func testRowsAreInTheOrderOfTheirAddition() {
    onMain {
      let list = Self.listBox(rows: 5)
      XCTAssertEqual(list.children.map(\.name), (0..<5).map { "row-\($0)" })
      XCTAssertTrue(list.children.allSatisfy { $0 is ListBoxRow })
    }
  }

  func testRowsAreReorderedAndKeepTheFocus() throws {
    try onMain {
      try withWindow(showing: { Self.listBox(rows: 4) }) { window, list in
        let rows = list.children
        rows[3].grabFocus()
        list.arrange([rows[3], rows[1], rows[0], rows[2]])
        XCTAssertEqual(list.children.map(\.name), ["row-3", "row-1", "row-0", "row-2"])
        XCTAssertEqual(window.focusWidget, rows[3])
        list.remove(rows[1])
        let row = ListBoxRow()
        row.name = "row-4"
        list.add(row)
        XCTAssertEqual(list.children.map(\.name), ["row-3", "row-0", "row-2", "row-4"])
      }
    }
  }

  @MainActor
  private static func row(_ name: String) -> ListBoxRow {
    let row = ListBoxRow()
    row.setChild(Label(name))
    row.name = name
    return row
  }

  func testRowsOfItemsThatStayAreKept() throws {
    try onMain {
      try withWindow(showing: { ListBox() }) { window, list in
        var rows: [ListBoxRow] = []
        list.show(["a", "b", "c", "d"], in: &rows, item: \.name) { Self.row($0) }
        let first = rows
        rows[2].grabFocus()
        list.show(["c", "e", "b"], in: &rows, item: \.name) { Self.row($0) }
        XCTAssertEqual(list.children.map(\.name), ["c", "e", "b"])
        XCTAssertEqual(rows, list.children)
        list.show(["x", "c", "e", "y"], in: &rows, item: \.name) { Self.row($0) }
        XCTAssertEqual(list.children.map(\.name), ["x", "c", "e", "y"])
        XCTAssertEqual(rows, list.children)
        list.show(["x", "c", "y"], in: &rows, item: \.name) { Self.row($0) }
        XCTAssertEqual(list.children.map(\.name), ["x", "c", "y"])
        XCTAssertFalse(rows.contains(first[3]))
        list.show([String](), in: &rows, item: \.name) { Self.row($0) }
        XCTAssertEqual(list.children, [])
      }
    }
  }

  func testAnActivatedRowIsReportedByItsIndex() throws {
    try onMain {
      try withWindow(showing: { Self.listBox(rows: 3) }) { _, list in
        var activated: [Int] = []
        list.onActivated { activated.append($0) }
        for position in [2, 0] { gtk_widget_activate(list.children[position].widget) }
        XCTAssertEqual(activated, [2, 0])
      }
    }
  }

  func testARowThatIsNotActivatableIsNotActivated() throws {
    try onMain {
      try withWindow(showing: { Self.listBox(rows: 2) }) { _, list in
        var activated: [Int] = []
        list.onActivated { activated.append($0) }
        (list.children.first as? ListBoxRow)?.isActivatable = false
        for row in list.children { gtk_widget_activate(row.widget) }
        XCTAssertEqual(activated, [1])
      }
    }
  }

  func testAnArrowKeyPastTheLastRowCallsTheHandler() throws {
    try onMain {
      try withWindow(showing: { Self.listBox(rows: 2) }) { _, list in
        var failures: [FocusDirection] = []
        list.onNavigationFailed { direction in
          failures.append(direction)
          return direction == .down
        }
        XCTAssertTrue(list.children[1].grabFocus())
        XCTAssertTrue(Self.keynavFailed(list, GTK_DIR_DOWN))
        XCTAssertFalse(Self.keynavFailed(list, GTK_DIR_TAB_FORWARD))
        XCTAssertEqual(failures, [.down, .tabForward])
      }
    }
  }

  func testRowsAndTheirContentAreFreedWithTheirList() {
    onMain {
      let watches = {
        let list = Self.listBox(rows: 20)
        return (list.children + list.children.flatMap(\.children)).map { Watch($0) }
      }()
      XCTAssertEqual(watches.count, 40)
      for watch in watches { watch.expectFreed() }
    }
  }

  func testARowOfAListMayDrawItself() throws {
    final class Stripe: ListBoxRow {
      override func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(Bounds(width: Double(width), height: Double(height)), .pureRed)
      }
    }
    try onMain {
      let make = {
        let list = ListBox()
        let row = Stripe()
        row.heightRequest = 30
        list.add(row)
        return list
      }
      try withWindow(showing: make) { _, list in
        let row = try XCTUnwrap(list.children.first)
        XCTAssertEqual(try XCTUnwrap(currentPicture(of: row)).color(10, 15), .pureRed)
      }
    }
  }

  @MainActor
  private static func flowBox(cells: Int) -> FlowBox {
    let flow = FlowBox(spacing: 6)
    for number in 0..<cells {
      let cell = FlowBoxChild()
      (cell.widthRequest, cell.heightRequest) = (60, 40)
      cell.name = "cell-\(number)"
      flow.add(cell)
    }
    return flow
  }

  func testCellsFlowIntoAsManyColumnsAsTheWidthAllows() throws {
    try onMain {
      for (width, columns) in [(300, 4), (700, 10)] {
        try withWindow(width: width, height: 300, showing: { Self.flowBox(cells: 12) }) { _, flow in
          let tops = flow.children.compactMap { $0.convert(x: 0, y: 0, to: flow)?.y }
          XCTAssertEqual(tops.prefix { $0 == tops[0] }.count, columns, "at \(width) pixels")
          XCTAssertEqual(tops, tops.sorted())
        }
      }
    }
  }

  func testAnActivatedCellIsReportedByItsIndex() throws {
    try onMain {
      try withWindow(showing: { Self.flowBox(cells: 4) }) { _, flow in
        var activated: [Int] = []
        flow.onActivated { activated.append($0) }
        gtk_widget_activate(flow.children[3].widget)
        XCTAssertEqual(activated, [3])
      }
    }
  }

  func testAnArrowKeyPastTheLastCellCallsTheHandler() {
    onMain {
      let flow = Self.flowBox(cells: 2)
      var failures: [FocusDirection] = []
      flow.onNavigationFailed { direction in
        failures.append(direction)
        return true
      }
      XCTAssertTrue(Self.keynavFailed(flow, GTK_DIR_RIGHT))
      XCTAssertEqual(failures, [.right])
    }
  }

  /// The return value of GTK's `keynav-failed` for a direction.
  @MainActor
  private static func keynavFailed(_ widget: Widget, _ direction: GtkDirectionType) -> Bool {
    gtk_widget_keynav_failed(widget.widget, direction) != 0
  }
}
