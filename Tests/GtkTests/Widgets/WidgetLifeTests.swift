import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// The life of widgets and their Swift halves.
final class WidgetLifeTests: GtkTestCase {
  func testAWidgetWithoutAParentIsFreedWithItsLastReference() {
    onMain {
      let watches = [
        Watch(Probe()), Watch(Label("x")), Watch(Button(label: "x")), Watch(Box(.vertical)),
      ]
      for watch in watches { watch.expectFreed() }
    }
  }

  func testAParentAloneRetainsAWidgetAndItsSwiftState() {
    onMain {
      let parent = Probe()
      let watch = {
        let child = Probe()
        child.size = (7, 7)
        parent.append(child)
        return Watch(child)
      }()
      drain()
      XCTAssertTrue(watch.isAlive)
      XCTAssertEqual((parent.children.first as? Probe)?.size.width, 7)
    }
  }

  func testUnparentingFreesAWidgetHeldOnlyByItsParent() {
    onMain {
      let parent = Probe()
      let watch = {
        let child = Probe()
        parent.append(child)
        return Watch(child)
      }()
      parent.children.first?.unparent()
      watch.expectFreed()
      XCTAssertEqual(parent.children, [])
    }
  }

  func testAParentIsFreedWithItsChildrenWithoutAWarning() {
    onMain {
      let watches = {
        let parent = Probe()
        let children = [Probe(), Label("x"), Box(.vertical)]
        for child in children { parent.append(child) }
        children[0].append(Probe())
        return children.map { Watch($0) } + [Watch(children[0].children[0]), Watch(parent)]
      }()
      for watch in watches { watch.expectFreed() }
    }
  }

  func testAChildHeldBySwiftOutlivesItsParentAndMayGetAnother() {
    onMain {
      let child = Probe()
      do {
        let parent = Probe()
        parent.append(child)
        XCTAssertEqual(child.parent, parent)
      }
      XCTAssertNil(child.parent)
      let other = Probe()
      other.append(child)
      XCTAssertEqual(child.parent, other)
    }
  }

  func testAWindowLivesUntilItIsDestroyed() throws {
    try onMain {
      let watch = try {
        let window = Window()
        window.setChild(Probe())
        try show(window)
        return Watch(window)
      }()
      drain()
      XCTAssertTrue(watch.isAlive)
      for window in openWindows() { window.destroy() }
      watch.expectFreed()
    }
  }

  func testASwiftReferenceOutlivesTheWindowsDestruction() throws {
    try onMain {
      var window: Window? = Window()
      let watch = window.map { Watch($0) }
      try show(XCTUnwrap(window))
      window?.destroy()
      drain()
      XCTAssertEqual(watch?.isAlive, true)
      XCTAssertEqual(window?.isMapped, false)
      window?.destroy()
      window = nil
      watch?.expectFreed()
    }
  }

  func testAWindowNeverShownIsFreedWhenDestroyed() {
    onMain {
      let watch = {
        let window = Window()
        defer { window.destroy() }
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }

  func testACloseRequestFreesTheWindowAndItsHandlers() throws {
    try onMain {
      var (isReleased, requests) = (false, 0)
      let watch = try {
        let window = Window()
        let sentinel = Sentinel { isReleased = true }
        window.onCloseRequest {
          sentinel.hold()
          requests += 1
        }
        try show(window)
        window.close()
        return Watch(window)
      }()
      watch.expectFreed()
      XCTAssertEqual(requests, 1)
      XCTAssertTrue(isReleased)
    }
  }

  func testAHundredWindowsAreAllFreedWhenClosed() {
    onMain {
      let watches = (0..<100).map { _ in
        let window = Window()
        defer { window.destroy() }
        let box = Box(.vertical)
        for _ in 0..<5 { box.add(Button(label: "Au")) }
        window.setChild(box)
        window.present()
        XCTAssertTrue(pump { window.isMapped })
        return Watch(window)
      }
      for watch in watches { watch.expectFreed() }
    }
  }

  func testAHandlerWithAWeakCaptureDoesNotRetainItsWidget() {
    onMain {
      let watch = {
        let button = Button(label: "x")
        button.onClicked { [weak button] in button?.isSensitive = false }
        emit("clicked", by: button)
        XCTAssertFalse(button.isSensitive)
        return Watch(button)
      }()
      watch.expectFreed()
    }
  }

  func testAWidgetDisposedInItsOwnHandlerIsFreedAfterward() {
    onMain {
      let parent = Probe()
      let watch = {
        let button = Button(label: "x")
        button.onClicked { [weak button] in button?.unparent() }
        parent.append(button)
        return Watch(button)
      }()
      parent.children.first.map { emit("clicked", by: $0) }
      watch.expectFreed()
    }
  }

  func testAChildIsReturnedAsItsPeer() {
    onMain {
      let (parent, child) = (Probe(), Probe())
      parent.append(child)
      XCTAssertTrue(parent.children.first === child)
      XCTAssertTrue(child.parent === parent)
      XCTAssertTrue(child.isInside(parent))
      XCTAssertTrue(parent.isInside(parent))
      XCTAssertFalse(parent.isInside(child))
    }
  }
}
