import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// Announcements, descriptions and tooltips for a screen reader.
final class AnnouncementTests: GtkTestCase {
  /// Shows two buttons, the first one focused.
  @MainActor
  private static func withButtons(_ body: (Window, [Button]) throws -> Void) throws {
    try withWindow {
      Box(.vertical)
    } _: { window, box in
      let buttons = ["One", "Two"].map { Button(label: $0) }
      for button in buttons { box.add(button) }
      buttons[0].grabFocus()
      settle(window)
      try body(window, buttons)
    }
  }

  func testATextIsTheDescriptionOfTheFocusedWidgetUntilTheFocusMoves() throws {
    try onMain {
      try Self.withButtons { window, buttons in
        window.announce("Added Gold")
        XCTAssertNil(Accessible.announcement(on: buttons[0]), "not before it is idle")
        drain()
        XCTAssertEqual(Accessible.announcement(on: buttons[0]), "Added Gold")
        buttons[1].announce("Removed Gold")
        drain()
        XCTAssertEqual(Accessible.announcement(on: buttons[0]), "Removed Gold")
        buttons[1].grabFocus()
        XCTAssertNil(Accessible.announcement(on: buttons[0]))
        XCTAssertNil(Accessible.announcement(on: buttons[1]))
      }
    }
  }

  func testTextsOfOneActAreSaidTogether() throws {
    try onMain {
      try Self.withButtons { window, buttons in
        window.announce("One")
        window.announce("Two")
        drain()
        XCTAssertEqual(Accessible.announcement(on: buttons[0]), "One\nTwo")
      }
    }
  }

  func testATextIsSaidAlsoWhereTheFocusJustMoved() throws {
    try onMain {
      Announcer.pauseAfterFocus = 50
      try Self.withButtons { window, buttons in
        buttons[1].grabFocus()
        window.announce("One")
        drain()
        window.announce("Two")
        waitUntil("both texts") { Accessible.announcement(on: buttons[1]) == "One\nTwo" }
      }
    }
  }

  func testWithoutFocusTheWindowSaysIt() throws {
    try onMain {
      try Self.withButtons { window, buttons in
        window.clearFocus()
        window.announce("Ready")
        drain()
        XCTAssertEqual(Accessible.announcement(on: window), "Ready")
        buttons[0].grabFocus()
        XCTAssertNil(Accessible.announcement(on: window))
      }
    }
  }

  func testAClosedWindowSaysNothingAndTheNextOneItsOwnTextOnly() throws {
    try onMain {
      try Self.withButtons { window, _ in
        window.announce("Late")
        window.close()
      }
      drain()
      try Self.withButtons { window, buttons in
        drain()
        XCTAssertNil(Accessible.announcement(on: buttons[0]))
        window.announce("Next")
        drain()
        XCTAssertEqual(Accessible.announcement(on: buttons[0]), "Next")
      }
    }
  }

  func testADescriptionIsTheTextOfALabelAndNoPropertyThatIsSaidAgain() throws {
    try onMain {
      try Self.withButtons { _, buttons in
        // Since GTK 4.14 it is a property, and announcements are not.
        let isProperty = gtk_get_minor_version() >= 14
        XCTAssertEqual(buttons[0].accessibleDescription, "")
        for text in ["Favorite", "", "Not a favorite"] {
          buttons[0].setAccessibleDescription(text)
          XCTAssertEqual(buttons[0].accessibleDescription, text)
          XCTAssertEqual(Accessible.announcement(on: buttons[0]), isProperty ? text : nil)
        }
        let relation = GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
        let isRelation = gtk_test_accessible_has_relation(buttons[0].opaque, relation) != 0
        XCTAssertNotEqual(isRelation, isProperty)
      }
    }
  }

  func testATooltipIsNoDescription() throws {
    try onMain {
      try Self.withButtons { _, buttons in
        buttons[0].tooltipText = "Copy Element"
        XCTAssertNil(Accessible.announcement(on: buttons[0]))
        XCTAssertNotEqual(gtk_widget_get_has_tooltip(buttons[0].widget), 0)
        buttons[0].tooltipText = ""
        XCTAssertEqual(gtk_widget_get_has_tooltip(buttons[0].widget), 0)
      }
    }
  }
}
