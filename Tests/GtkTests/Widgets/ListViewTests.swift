import CGLib
import CGtk
import GLib
import TestSupport
import XCTest

@testable import Gtk

/// ListModel as GTK sees it, and ListView.
final class ListViewTests: GtkTestCase {
  /// The changes that a model reports: position, removed, added.
  @MainActor
  private static func changes(of model: ListModel, _ body: () -> Void) -> [[Int]] {
    var changes: [[Int]] = []
    let connection = model.connect("items-changed") {
      changes.append([$0.int(1), $0.int(2), $0.int(3)])
    }
    defer { connection.disconnect() }
    body()
    return changes
  }

  func testAModelReportsItsChanges() {
    onMain {
      let model = ListModel()
      let list = OpaquePointer(model.raw)
      XCTAssertEqual(g_list_model_get_n_items(list), 0)
      XCTAssertEqual(g_list_model_get_item_type(list), g_object_get_type())
      XCTAssertEqual(Self.changes(of: model) { model.show(count: 200_000) }, [[0, 0, 200_000]])
      XCTAssertEqual(g_list_model_get_n_items(list), 200_000)
      XCTAssertEqual(Self.changes(of: model) { model.show(count: 3) }, [[3, 199_997, 0]])
      XCTAssertEqual(Self.changes(of: model) { model.show(count: 3) }, [])
      XCTAssertEqual(Self.changes(of: model) { model.show(count: 5) }, [[3, 0, 2]])
      XCTAssertEqual(Self.changes(of: model) { model.show(count: -1) }, [[0, 5, 0]])
      model.show(count: .max)
      XCTAssertEqual(model.count, ListModel.maximumCount)
    }
  }

  func testItemsBelongToTheCallerAndThereIsNoneBeyondTheEnd() throws {
    try onMain {
      let model = ListModel()
      model.show(count: 2)
      let list = OpaquePointer(model.raw)
      XCTAssertNil(g_list_model_get_item(list, 2))
      XCTAssertNil(g_list_model_get_item(list, .max))
      let item = try XCTUnwrap(g_list_model_get_item(list, 1))
      XCTAssertEqual(item.assumingMemoryBound(to: GObject.self).pointee.ref_count, 1)
      g_object_unref(item)
    }
  }

  func testTheProgramSelectsARecord() throws {
    try onMain {
      let model = ListModel()
      model.show(count: 10)
      let list = OpaquePointer(model.raw)
      var changed: [[Int]] = []
      model.connect("selection-changed") { changed.append([$0.int(1), $0.int(2)]) }
      model.selection = 4
      model.selection = 4
      XCTAssertEqual((0..<10).filter { gtk_selection_model_is_selected(list, $0) != 0 }, [4])
      let selected = try XCTUnwrap(gtk_selection_model_get_selection(list))
      XCTAssertEqual(gtk_bitset_get_size(selected), 1)
      gtk_bitset_unref(selected)
      XCTAssertEqual(gtk_selection_model_select_item(list, 2, 1), 0, "only the program selects")
      model.selection = 7
      model.selection = nil
      XCTAssertEqual(changed, [[4, 1], [4, 1], [7, 1], [7, 1]])
    }
  }

  func testAModelIsFreed() {
    onMain {
      let watch = {
        let model = ListModel()
        model.show(count: 3)
        g_list_model_get_item(OpaquePointer(model.raw), 0).map { g_object_unref($0) }
        return Watch(model)
      }()
      watch.expectFreed()
    }
  }

  // MARK: View

  /// A row that shows its position.
  private final class Row: ListRow {
    private(set) var bindings: [Int] = []

    override func bind(_ position: Int) {
      bindings.append(position)
      setRowLabel("row \(position)")
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
      (20, 20)
    }
    override func allocate(width: Int, height: Int, baseline: Int) {}
    override func snapshot(_ snapshot: Snapshot) {}
  }

  @MainActor
  private static func list(count: Int) -> ListView {
    let model = ListModel()
    model.show(count: count)
    return ListView(model) { Row() }
  }

  func testAListOfManyRecordsHasFewRows() throws {
    try onMain {
      let list = Self.list(count: 200_000)
      try withWindow(width: 300, height: 400) {
        ScrolledWindow(list)
      } _: { window, _ in
        settle(window)
        XCTAssertLessThan(list.rows.count, 500)
        XCTAssertEqual(list.rows.first?.position, 0)
        let row = try XCTUnwrap(list.rows.first)
        XCTAssertEqual(row.parent.map { Accessible.label(of: $0) }, "row 0")
        list.scroll(to: 150_000)
        settle(window)
        let last = try XCTUnwrap(list.rows.first { $0.position == 150_000 })
        XCTAssertTrue(last.isMapped)
        XCTAssertTrue(list.focus(row: 199_999))
        settle(window)
        let focused = try XCTUnwrap(window.focusWidget)
        XCTAssertEqual(Accessible.label(of: focused), "row 199999")
        XCTAssertFalse(list.focus(row: 200_000))
      }
    }
  }

  func testRowsAreBoundAgain() throws {
    try onMain {
      let list = Self.list(count: 3)
      try withWindow(width: 300, height: 400) {
        ScrolledWindow(list)
      } _: { window, _ in
        settle(window)
        let rows = list.rows.compactMap { $0 as? Row }
        list.bindRows()
        XCTAssertEqual(rows.map(\.bindings), [[0, 0], [1, 1], [2, 2]])
        list.model.show(count: 1)
        settle(window)
        XCTAssertEqual(list.rows.map(\.position), [0])
      }
    }
  }

  func testAnActivatedRowIsReported() throws {
    try onMain {
      let list = Self.list(count: 3)
      var activated: [Int] = []
      list.onActivated { activated.append($0) }
      try withWindow(width: 300, height: 400) {
        ScrolledWindow(list)
      } _: { window, _ in
        settle(window)
        let row = list.rows.first { $0.position == 2 }
        gtk_widget_activate(try XCTUnwrap(row?.parent).widget)
        XCTAssertEqual(activated, [2])
      }
    }
  }
}
