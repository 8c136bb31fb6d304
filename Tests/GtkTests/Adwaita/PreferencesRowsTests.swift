import CAdwaita
import CGtk
import TestSupport
import XCTest

@testable import Adwaita
@testable import GLib
@testable import Gtk

/// Preferences rows.
final class PreferencesRowsTests: GtkTestCase {
  @MainActor
  private static func with<Row: Widget>(
    _ make: () -> Row, _ body: (PreferencesGroup, Row) throws -> Void
  ) throws {
    let row = make()
    try withWindow(width: 500, height: 300) { () -> PreferencesGroup in
      let group = PreferencesGroup(title: "A & B", description: "<1>")
      group.add(row)
      return group
    } _: { _, group in
      try body(group, row)
    }
  }

  func testTextsAreNeverParsedAsMarkup() throws {
    try onMain {
      try Self.with({ ActionRow("C & <d>") }) { group, row in
        row.subtitle = "e & f"
        for text in ["A & B", "<1>", "C & <d>"] {
          XCTAssertTrue(labels(in: group).contains(text), "\(text): \(labels(in: group))")
        }
      }
    }
  }

  func testAClickOnTheRowTogglesItsSwitch() throws {
    try onMain {
      try Self.with({ ActionRow("On") }) { _, row in
        let toggle = Switch()
        var changes = 0
        toggle.onChange(of: "active") { changes += 1 }
        row.addActivatable(toggle)
        adw_action_row_activate(row.raw.assumingMemoryBound(to: AdwActionRow.self))
        XCTAssertTrue(toggle.isOn)
        toggle.isOn = false
        XCTAssertEqual(changes, 2)
      }
    }
  }

  func testAnExpanderRowRevealsItsRowsAndExposesItsState() throws {
    try onMain {
      try Self.with({ ExpanderRow("More") }) { group, row in
        let inner = ActionRow("Inner")
        row.add(inner)
        let header = try XCTUnwrap(row.header)
        XCTAssertEqual(Accessible.label(of: header.parent ?? header), "More")
        XCTAssertFalse(inner.isMapped)
        XCTAssertEqual(Accessible.isExpanded(header), false)
        row.isExpanded = true
        waitUntil("it is open") { inner.isMapped }
        XCTAssertEqual(Accessible.isExpanded(header), true)
      }
    }
  }

  func testAComboRowsAccessibleNameHasItsChoice() throws {
    try onMain {
      try Self.with({ ComboRow("Unit", choices: ["K", "°C"]) }) { _, row in
        var selected: [Int] = []
        row.onSelect { selected.append(row.selected) }
        XCTAssertEqual(row.selected, 0)
        XCTAssertEqual(Accessible.label(of: row), "Unit, K")
        row.selected = 1
        XCTAssertEqual(Accessible.label(of: row), "Unit, °C")
        XCTAssertEqual(selected, [1])
      }
    }
  }

  func testAComboRowShowsALongChoiceWhole() throws {
    try onMain {
      let choice = "Chinese (Simplified) · 中文 (简体)"
      try Self.with({ ComboRow("Language", choices: ["K", choice]) }) { window, row in
        for selected in [1, 0, 1] {
          row.selected = selected
          settle(window)
        }
        let whole = Label(choice).request(.horizontal).natural
        let shown = try XCTUnwrap(
          row.first {
            $0.isInstance(of: gtk_label_get_type())
              && String(cString: gtk_label_get_text($0.opaque)) == choice
          })
        XCTAssertGreaterThanOrEqual(shown.width, whole)
      }
    }
  }

  func testAnEntryRowReportsEditsAndApply() throws {
    try onMain {
      try Self.with({ EntryRow("Address") }) { _, row in
        var (edits, applied): (Int, [String]) = (0, [])
        row.onEdit { edits += 1 }
        row.onApply { applied.append(row.text) }
        row.text = "one"
        row.text = "one"
        XCTAssertEqual(edits, 1)
        XCTAssertEqual(applied, [])
        emit("apply", by: row)
        XCTAssertEqual(applied, ["one"])
        let field = try XCTUnwrap(row.field)
        XCTAssertEqual(Accessible.label(of: field), "Address")
      }
    }
  }

  func testAPreferencesWindowIsFreedWithItsContent() throws {
    try onMain {
      let watches = try {
        let window = Adwaita.PreferencesWindow()
        let (page, group, row) = (
          PreferencesPage(),
          PreferencesGroup(title: "Units"), ComboRow("Unit", choices: ["K", "°C"])
        )
        group.add(row)
        page.add(group)
        window.setContent(page)
        try show(window)
        defer { window.close() }
        return [Watch(window), Watch(page), Watch(group), Watch(row)]
      }()
      for watch in watches { watch.expectFreed() }
    }
  }
}
