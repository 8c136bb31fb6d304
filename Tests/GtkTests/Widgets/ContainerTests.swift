import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// Notebook, Label, Button, Box and the menu.
final class ContainerTests: GtkTestCase {
  @MainActor
  private static func notebook(pages: Int) -> Notebook {
    let notebook = Notebook()
    for number in 0..<pages {
      notebook.add(Probe(), tab: Label("\(number)"), name: "Page \(number)")
    }
    return notebook
  }

  func testANotebookNotifiesOfItsCurrentPage() throws {
    try onMain {
      try withWindow(showing: { Self.notebook(pages: 3) }) { _, notebook in
        var shown: [Int] = []
        notebook.onSwitch { shown.append($0) }
        notebook.page = 2
        notebook.page = 1
        XCTAssertEqual(shown, [2, 1])
        XCTAssertEqual(notebook.page, 1)
      }
    }
  }

  func testEachTabHasItsAccessibleName() throws {
    try onMain {
      let notebook = Notebook()
      let tabs = [Label("first"), Label("second")]
      for (tab, name) in zip(tabs, ["List by name", "Table"]) {
        notebook.add(Probe(), tab: tab, name: name)
      }
      let holders = try tabs.map { try XCTUnwrap($0.parent) }
      XCTAssertEqual(holders.map { Accessible.label(of: $0) }, ["List by name", "Table"])
      XCTAssertEqual(holders.map { Accessible.role(of: $0) }, ["tab", "tab"])
    }
  }

  func testAnAccessibleNameOverridesAButtonsLabel() {
    onMain {
      let button = Button(label: "Wikipedia ↗")
      button.setAccessibleLabel("Wikipedia")
      XCTAssertEqual(Accessible.label(of: button), "Wikipedia")
      let labelledBy = GTK_ACCESSIBLE_RELATION_LABELLED_BY
      XCTAssertEqual(gtk_test_accessible_has_relation(button.opaque, labelledBy), 0)
    }
  }

  func testAScrollableNotebookMayBeNarrow() {
    onMain {
      let notebook = Self.notebook(pages: 20)
      let full = notebook.request(.horizontal).minimum
      notebook.isScrollable = true
      XCTAssertLessThan(notebook.request(.horizontal).minimum, full)
    }
  }

  func testALabelNeverParsesMarkup() {
    onMain {
      let label = Label("<b>Na</b> & Cl")
      XCTAssertEqual(label.text, "<b>Na</b> & Cl")
      label.text = "钠 < Ü"
      XCTAssertEqual(label.text, "钠 < Ü")
    }
  }

  func testAWrappedLabelIsTallerWhenNarrower() {
    onMain {
      let label = Label(String(repeating: "hydrogen and helium ", count: 10))
      label.wraps = true
      XCTAssertGreaterThan(
        label.request(.vertical, forSize: 150).minimum,
        label.request(.vertical, forSize: 600).minimum)
    }
  }

  func testAnEllipsizedLabelRequestsLessThanItsText() {
    onMain {
      let label = Label("a text of a good length, which may be cut")
      let full = label.request(.horizontal).minimum
      label.ellipsizeAtEnd()
      XCTAssertLessThan(label.request(.horizontal).minimum, full / 3)
    }
  }

  func testALongWordBreaksIfAllowed() {
    onMain {
      let labels = (0..<2).map { _ in Label(String(repeating: "methionyl", count: 20)) }
      for label in labels { label.wraps = true }
      labels[1].breakAnywhere()
      let widths = labels.map { $0.request(.horizontal).minimum }
      XCTAssertLessThan(widths[1], widths[0] / 3)
      XCTAssertGreaterThan(labels[1].request(.vertical, forSize: 200).minimum, 50)
    }
  }

  func testAClickCallsTheHandlerAndActivatesTheAction() {
    onMain {
      let (probe, button) = (Probe(), Button(icon: "go-previous-symbolic", name: "Previous"))
      probe.append(button)
      var clicks = 0
      button.onClicked { clicks += 1 }
      button.setAction("probe.first")
      emit("clicked", by: button)
      XCTAssertEqual(clicks, 1)
      XCTAssertEqual(probe.performed, ["probe.first"])
      XCTAssertEqual(Accessible.label(of: button), "Previous")
      XCTAssertEqual(button.tooltipText, "Previous")
    }
  }

  func testAButtonsActionIsActivatedWithItsParameter() {
    onMain {
      let (window, button) = (Window(), Button(label: "Grid"))
      defer { window.destroy() }
      let group = g_simple_action_group_new()
      defer { g_object_unref(UnsafeMutableRawPointer(group)) }
      var calls: [[String]] = []
      let action = Action("show-page", parameter: .string) { calls.append($0) }
      g_action_map_add_action(OpaquePointer(group), OpaquePointer(action.raw))
      gtk_widget_insert_action_group(window.widget, "win", OpaquePointer(group))
      window.setChild(button)
      button.setAction("win.show-page", "grid")
      emit("clicked", by: button)
      XCTAssertEqual(calls, [["grid"]])
      XCTAssertTrue(button.activateAction("win.show-page", "table"))
      XCTAssertEqual(calls, [["grid"], ["table"]])
    }
  }

  func testABoxKeepsItsChildrenInOrderAndReleasesThem() {
    onMain {
      let (box, first, second) = (Box(.horizontal, spacing: 7), Probe(), Probe())
      box.add(first)
      box.add(second)
      XCTAssertEqual(box.children, [first, second])
      XCTAssertEqual(box.spacing, 7)
      XCTAssertEqual(box.request(.horizontal).minimum, 87)
      box.remove(first)
      XCTAssertEqual(box.children, [second])
      XCTAssertNil(first.parent)
    }
  }

  func testAMenuHasItsSectionsAndItems() {
    onMain {
      let menu = Menu(sections: [
        [.init("Collapse All", action: "win.collapse-all")],
        [.init("Grid", action: "win.show-page", "grid"), .init("Quit", action: "app.quit")],
      ])
      XCTAssertEqual(g_menu_model_get_n_items(menu.model), 2)
      let sections = (0..<2).map { g_menu_model_get_item_link(menu.model, gint($0), "section") }
      XCTAssertEqual(sections.map { $0.map { g_menu_model_get_n_items($0) } }, [1, 2])
      for section in sections { g_object_unref(section.map { UnsafeMutableRawPointer($0) }) }
      let titled = Menu([
        .init([.init("Plot", action: "app.plot")], title: "Tools"),
        .init([.init("Quit", action: "app.quit")]),
      ])
      let title = g_menu_model_get_item_attribute_value(titled.model, 0, "label", nil)
      XCTAssertEqual(title.map { String(cString: g_variant_get_string($0, nil)) }, "Tools")
      g_variant_unref(title)
      XCTAssertNil(g_menu_model_get_item_attribute_value(titled.model, 1, "label", nil))
      let watch = Watch(MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu))
      watch.expectFreed()
    }
  }
}
