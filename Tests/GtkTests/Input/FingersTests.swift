import CGLib
import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// Touch gestures, scrolling and click counts, with signals emitted as by GTK.
final class FingersTests: GtkTestCase {
  func testAPinchReportsItsBeginningAndScale() {
    onMain {
      let zoom = ZoomGesture()
      var (begins, factors): (Int, [Double]) = (0, [])
      zoom.onBegin { begins += 1 }
      zoom.onZoom { factor, _, _ in factors.append(factor) }
      let noSequence = value(gdk_event_sequence_get_type())
      // GTK looks up the touch points, of which there are none.
      _ = Warnings.expected {
        emit("begin", by: zoom, [noSequence])
        emit("scale-changed", by: zoom, [value(1.5)])
        emit("scale-changed", by: zoom, [value(0.5)])
      }
      XCTAssertEqual(begins, 1)
      XCTAssertEqual(factors, [1.5, 0.5])
    }
  }

  func testTouchLastsUntilAnotherPointerIsUsed() {
    onMain {
      var changes: [Bool] = []
      let input = PointerInput { changes.append($0) }
      input.take(isTouch: false, isFromTouchscreen: false)
      XCTAssertEqual(changes, [], "it begins without touch")
      input.take(isTouch: true, isFromTouchscreen: true)
      input.take(isTouch: false, isFromTouchscreen: true)
      input.take(isTouch: true, isFromTouchscreen: true)
      XCTAssertEqual(changes, [true], "a touchscreen also moves the pointer")
      input.take(isTouch: false, isFromTouchscreen: false)
      XCTAssertEqual(changes, [true, false])
    }
  }

  func testALongPressIsTouchOnlyAndReportsItsPoint() {
    onMain {
      let press = LongPressGesture()
      var points: [[Double]] = []
      press.onPressed { points.append([$0, $1]) }
      emit("pressed", by: press, [value(3.0), value(4.0)])
      XCTAssertEqual(points, [[3, 4]])
      XCTAssertNotEqual(gtk_gesture_single_get_touch_only(OpaquePointer(press.raw)), 0)
    }
  }

  func testALongPressRequestsTheMenu() throws {
    try onMain {
      let probe = Probe()
      var points: [Double?] = []
      probe.onMenuRequest { points.append($0?.x) }
      let controllers = gtk_widget_observe_controllers(probe.widget)
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      let all = (0..<g_list_model_get_n_items(controllers)).compactMap {
        g_list_model_get_item(controllers, $0).map { Object($0, .full) }
      }
      let press = try XCTUnwrap(all.first { $0.isInstance(of: gtk_gesture_long_press_get_type()) })
      emit("pressed", by: press, [value(7.0), value(8.0)])
      XCTAssertEqual(points, [7])
    }
  }

  func testClicksAreCounted() {
    onMain {
      let click = ClickGesture()
      var clicks: [[Double]] = []
      click.onReleased { clicks.append([Double($0), $1, $2]) }
      for number in 1...2 { emit("released", by: click, [value(number), value(5.0), value(6.0)]) }
      XCTAssertEqual(clicks, [[1, 5, 6], [2, 5, 6]])
    }
  }

  func testWithoutAnEventThereIsNoModifierAndTheUnitIsWheel() {
    onMain {
      let scroll = ScrollController()
      XCTAssertFalse(scroll.isShiftHeld)
      XCTAssertFalse(scroll.isControlHeld)
      XCTAssertTrue(scroll.isWheel)
    }
  }
}
