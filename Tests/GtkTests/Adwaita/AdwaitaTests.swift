import CGLib
import CGtk
import Glibc
import TestSupport
import XCTest

@testable import Adwaita
@testable import GLib
@testable import Gtk

/// The wrappers of libadwaita.
final class AdwaitaTests: GtkTestCase {
  func testTheStyleIsForcedAndReset() {
    onMain {
      var changes = 0
      let before = StyleManager.shared.isDark
      StyleManager.shared.onChange { changes += 1 }
      StyleManager.shared.force(dark: true)
      XCTAssertTrue(StyleManager.shared.isDark)
      StyleManager.shared.force(dark: nil)
      XCTAssertEqual(changes, 2)
      StyleManager.shared.force(dark: false)
      XCTAssertEqual(StyleManager.shared.isDark, before)
    }
  }

  func testABinHasTheSizeOfItsChildAndIsFreedWithIt() {
    onMain {
      let watches = {
        let (bin, child) = (Bin(), Probe())
        bin.setChild(child)
        XCTAssertEqual(bin.request(.horizontal).natural, 80)
        XCTAssertEqual(bin.children, [child])
        return [Watch(bin), Watch(child)]
      }()
      for watch in watches { watch.expectFreed() }
    }
  }

  func testAClampLimitsTheWidthOfItsChild() throws {
    try onMain {
      let child = Probe()
      child.expandsHorizontally = true
      try withWindow(width: 700, height: 200, showing: { Clamp(child, maximumWidth: 300) }) {
        _, clamp in
        XCTAssertEqual(clamp.width, 700)
        XCTAssertEqual(child.width, 300)
        clamp.children.first?.unparent()
      }
    }
  }

  func testAStatusPageShowsItsTextsUnchanged() throws {
    try onMain {
      let make = {
        StatusPage(
          icon: "dialog-error-symbolic", title: "Broken", description: "line 3: <a> & \"b\"")
      }
      try withWindow(width: 500, height: 500, showing: make) { _, page in
        page.setChild(Button(label: "Open"))
        XCTAssertTrue(labels(in: page).contains("line 3: <a> & \"b\""), "\(labels(in: page))")
        XCTAssertTrue(labels(in: page).contains("Broken"))
        XCTAssertTrue(labels(in: page).contains("Open"))
      }
    }
  }

  func testAToastReplacesThePreviousOne() throws {
    try onMain {
      let child = Probe()
      try withWindow(width: 400, showing: { ToastOverlay(child) }) { _, overlay in
        for message in ["message 1", "message 2", "message 3"] {
          child.showToast(message)
          waitUntil("it alone", upTo: 2) {
            labels(in: overlay).filter { $0.hasPrefix("message") } == [message]
          }
        }
        child.unparent()
      }
    }
  }

  func testAToastMayHideBeforeItWasDrawn() throws {
    try onMain {
      mallopt(M_PERTURB, 0x55)
      defer { mallopt(M_PERTURB, 0) }
      try withAnimations {
        let child = Probe()
        try withWindow(width: 400, showing: { ToastOverlay(child) }) { _, overlay in
          child.showToast("message")
          // Both animations, of 0.3 seconds each, end in the next frame.
          usleep(400_000)
          child.dismissToast()
          usleep(400_000)
          waitUntil("it is gone") { !labels(in: overlay).contains("message") }
          pump(for: 0.6)
          child.unparent()
        }
      }
    }
  }

  func testTheCloseButtonOfEachToastIsNamed() throws {
    try onMain {
      let child = Probe()
      try withWindow(width: 400, showing: { ToastOverlay(child) }) { _, overlay in
        for message in ["message 1", "message 2"] { overlay.show(message) }
        for message in ["message 1", "message 2"] {
          waitUntil("it is shown", upTo: 8) { labels(in: overlay).contains(message) }
          let toast = try XCTUnwrap(overlay.children.last)
          let button = try XCTUnwrap(toast.children.last)
          XCTAssertEqual(Accessible.label(of: button), "Dismiss")
          gtk_widget_activate(button.widget)
        }
        child.unparent()
      }
    }
  }

  func testTheButtonOfAToastIsNamedOnce() throws {
    try onMain {
      let child = Probe()
      try withWindow(width: 400, showing: { ToastOverlay(child) }) { _, overlay in
        child.showToast("message", button: (label: "Undo", action: "win.undo"))
        let buttons = try XCTUnwrap(overlay.children.last?.children).filter {
          $0.isInstance(of: gtk_button_get_type())
        }
        XCTAssertEqual(buttons.map { Accessible.label(of: $0) }, ["Undo", "Dismiss"])
        // GTK 4.8 would add the text of the label to the name.
        let isLabelled = gtk_test_accessible_has_relation(
          buttons[0].opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        XCTAssertEqual(isLabelled, 0)
        child.unparent()
      }
    }
  }

  func testAToastWithoutAnOverlayIsIgnored() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { window, probe in
        probe.showToast("unheard")
        XCTAssertFalse(labels(in: window).contains("unheard"))
      }
    }
  }

  func testAToastShowsItsMessageUnchanged() throws {
    try onMain {
      try withWindow(showing: { ToastOverlay(Probe()) }) { _, overlay in
        overlay.show("No program opens <this> & that")
        waitUntil("it is shown") { labels(in: overlay).contains("No program opens <this> & that") }
      }
    }
  }

  func testAWrappedToastIsWholeInAWindowThatBecomesNarrow() throws {
    try onMain {
      let message = "Syncing favorites failed: the server answers that the name is not known to it."
      try withWindow(width: 900, showing: { ToastOverlay(Probe()) }) {
        (window: Window, overlay: ToastOverlay) in
        overlay.show(message, wraps: true)
        waitUntil("it is shown") { labels(in: overlay).contains(message) }
        for width in [900, 300, 600, 360] {
          window.defaultWidth = width
          waitUntil("\(width) pixels") { abs(overlay.width - width) < 60 }
          settle(window)
          let shown = try XCTUnwrap(overlay.first { $0 is FloatingMessage })
          let text = try XCTUnwrap(shown.children.first)
          XCTAssertGreaterThanOrEqual(
            text.height, text.request(.vertical, forSize: text.width).minimum, "\(width)")
          XCTAssertLessThan(text.width, width)
        }
      }
    }
  }

  func testAnOverlongToastIsTruncated() throws {
    try onMain {
      let endless = String(repeating: "a", count: 1_000_000)
      try withWindow(showing: { ToastOverlay(Probe()) }) { _, overlay in
        overlay.show(endless)
        waitUntil("it is shown") { labels(in: overlay).contains { $0.hasPrefix("aaa") } }
        XCTAssertEqual(labels(in: overlay).map(\.count).max(), 301)
      }
    }
  }

  func testAHeaderBarShowsTitleAndSubtitle() throws {
    try onMain {
      let title = WindowTitle("Gold", subtitle: "Au")
      let make = {
        let bar = HeaderBar()
        bar.setTitle(title)
        bar.addStart(Button(label: "start"))
        bar.addEnd(Button(label: "end"))
        return bar
      }
      try withWindow(width: 500, showing: make) { _, bar in
        XCTAssertTrue(Set(labels(in: bar)).isSuperset(of: ["Gold", "Au", "start", "end"]))
        title.title = "Silver"
        XCTAssertTrue(labels(in: bar).contains("Silver"))
      }
    }
  }

  func testTheAboutWindowShowsItsContentAndIsFreed() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { window, _ in
        var content = AboutWindow.Content()
        (content.name, content.version) = ("The Elements", "1.2.3")
        (content.developer, content.comments) = ("Some People", "<Cairo> & more")
        content.debugInfo = "GTK 4"
        AboutWindow.present(content, above: window)
        let about = try XCTUnwrap(openWindows().first { $0 != window })
        waitUntil("it is shown") { about.isMapped }
        XCTAssertTrue(
          Set(labels(in: about)).isSuperset(of: [
            "The Elements", "1.2.3", "Some People", "<Cairo> & more",
          ]))
        XCTAssertTrue(
          descendants(of: about, Widget.self).contains {
            $0.isMapped && labels(in: $0) == ["Troubleshooting"]
          }, "the row of the debugging information shows")
        about.destroy()
      }
      XCTAssertEqual(openWindows(), [])
    }
  }

  func testAnApplicationWindowHasContentAndActions() throws {
    try onMain {
      var calls = 0
      let watch = try {
        let window = ApplicationWindow()
        defer { window.destroy() }
        let button = Button(label: "x")
        button.setAction("win.close-all")
        window.setContent(button)
        window.add(Action("close-all") { _ in calls += 1 })
        try show(window)
        emit("clicked", by: button)
        return Watch(window)
      }()
      XCTAssertEqual(calls, 1)
      watch.expectFreed()
    }
  }
}
