import Adwaita
import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// Widget properties set in Swift, read back by C and by a screen reader.
final class WidgetPropertyTests: GtkTestCase {
  func testEachPropertyIsSetUnderItsCName() {
    onMain {
      let probe = Probe()
      (probe.marginStart, probe.marginEnd, probe.marginTop, probe.marginBottom) = (1, 2, 3, 4)
      XCTAssertEqual(gtk_widget_get_margin_start(probe.widget), 1)
      XCTAssertEqual(gtk_widget_get_margin_end(probe.widget), 2)
      XCTAssertEqual(gtk_widget_get_margin_top(probe.widget), 3)
      XCTAssertEqual(gtk_widget_get_margin_bottom(probe.widget), 4)
      (probe.expandsHorizontally, probe.expandsVertically) = (true, false)
      XCTAssertEqual(gtk_widget_get_hexpand(probe.widget), 1)
      XCTAssertEqual(gtk_widget_get_vexpand(probe.widget), 0)
      (probe.isVisible, probe.isFocusable, probe.canTarget) = (false, true, false)
      XCTAssertEqual(gtk_widget_get_visible(probe.widget), 0)
      XCTAssertEqual(gtk_widget_get_focusable(probe.widget), 1)
      XCTAssertEqual(gtk_widget_get_can_target(probe.widget), 0)
      (probe.name, probe.tooltipText) = ("row-79", "Gold")
      XCTAssertEqual(String(cString: gtk_widget_get_name(probe.widget)), "row-79")
      XCTAssertNotEqual(gtk_widget_get_has_tooltip(probe.widget), 0)
      XCTAssertEqual(Accessible.description(of: probe), "")
    }
  }

  func testADoubleKeepsItsValue() {
    onMain {
      let probe = Probe()
      probe.opacity = 0.5
      XCTAssertEqual(probe.opacity, 0.5, accuracy: 1.0 / 255)
      XCTAssertEqual(gtk_widget_get_opacity(probe.widget), 0.5, accuracy: 1.0 / 255)
    }
  }

  func testALabelKeepsItsLanguageWhileItIsMarked() throws {
    try onMain {
      let label = Label("gold")
      XCTAssertNil(gtk_label_get_attributes(label.opaque))
      label.language = "en"
      for ranges in [[], [0..<1], []] {
        label.mark(ranges)
        let list = try XCTUnwrap(gtk_label_get_attributes(label.opaque))
        let text = try XCTUnwrap(pango_attr_list_to_string(list))
        XCTAssertTrue(String(cString: text).contains("language en"), String(cString: text))
        XCTAssertEqual(String(cString: text).contains("weight"), !ranges.isEmpty)
        g_free(text)
      }
      label.language = nil
      XCTAssertNil(gtk_label_get_attributes(label.opaque))
    }
  }

  func testEveryAlignmentMatchesItsCConstant() {
    onMain {
      let probe = Probe()
      let pairs: [(Align, GtkAlign)] = [
        (.fill, GTK_ALIGN_FILL), (.start, GTK_ALIGN_START), (.end, GTK_ALIGN_END),
        (.center, GTK_ALIGN_CENTER),
      ]
      for (swift, c) in pairs {
        (probe.horizontalAlign, probe.verticalAlign) = (swift, swift)
        XCTAssertEqual(gtk_widget_get_halign(probe.widget), c)
        XCTAssertEqual(gtk_widget_get_valign(probe.widget), c)
        XCTAssertEqual(probe.verticalAlign, swift)
      }
    }
  }

  func testACSSClassIsAddedAndRemoved() {
    onMain {
      let probe = Probe()
      probe.addClass("card")
      XCTAssertTrue(probe.hasClass("card"))
      probe.setClass("card", false)
      XCTAssertFalse(probe.hasClass("card"))
      probe.setClass("dim-label", true)
      XCTAssertTrue(probe.hasClass("dim-label"))
      probe.removeClass("dim-label")
      XCTAssertFalse(probe.hasClass("dim-label"))
    }
  }

  func testAScreenReaderFindsNameDescriptionAndStates() {
    onMain {
      let button = Button()
      XCTAssertNil(Accessible.label(of: button))
      XCTAssertNil(Accessible.isExpanded(button))
      button.setAccessibleLabel("Gold, Au, 79, solid, transition metal")
      button.setAccessibleDescription("Discovered in antiquity")
      XCTAssertEqual(Accessible.label(of: button), "Gold, Au, 79, solid, transition metal")
      XCTAssertEqual(Accessible.description(of: button), "Discovered in antiquity")
      for isSet in [true, false] {
        button.setAccessibleExpanded(isSet)
        button.setAccessibleChecked(isSet)
        XCTAssertEqual(Accessible.isExpanded(button), isSet)
        XCTAssertEqual(Accessible.isChecked(button), isSet)
      }
    }
  }

  func testTheTextColorFollowsTheLightAndDarkStyle() throws {
    try onMain {
      try withWindow(showing: { Label("x") }) { _, label in
        let light = label.color
        XCTAssertLessThan(light.red + light.green + light.blue, 1.5)
        StyleManager.shared.force(dark: true)
        defer { StyleManager.shared.force(dark: false) }
        settle(label)
        let dark = label.color
        XCTAssertGreaterThan(dark.red + dark.green + dark.blue, 1.5)
      }
    }
  }
}
