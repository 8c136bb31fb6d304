import CGLib
import CGtk
import TestSupport
import XCTest

@testable import GLib
@testable import Gtk

/// Gestures and controllers, with signals emitted as by GTK.
final class InputTests: GtkTestCase {
  @MainActor
  private static func press(_ signal: String, _ gesture: ClickGesture, _ x: Double, _ y: Double) {
    emit(signal, by: gesture, [value(1), value(x), value(y)])
  }

  func testAClickReportsThePointsOfPressAndRelease() {
    onMain {
      let gesture = ClickGesture()
      var points: [[Double]] = []
      gesture.onPressed { points.append([$1, $2]) }
      gesture.onReleased { points.append([$1, $2]) }
      Self.press("pressed", gesture, 12.5, 34)
      Self.press("released", gesture, 13, 35)
      XCTAssertEqual(points, [[12.5, 34], [13, 35]])
    }
  }

  func testAClickGestureHandlesItsButtonOnly() {
    onMain {
      for button in 0...3 {
        let gesture = ClickGesture(button: button)
        XCTAssertEqual(gtk_gesture_single_get_button(OpaquePointer(gesture.raw)), guint(button))
      }
    }
  }

  func testADragReportsItsPointsAndItsEnd() {
    onMain {
      let drag = DragGesture()
      var (points, ends): ([[Double]], Int) = ([], 0)
      drag.onDrag { points.append([$0, $1]) }
      drag.onEnd { ends += 1 }
      emit("drag-begin", by: drag, [value(10.0), value(20.0)])
      emit("drag-update", by: drag, [value(5.0), value(-5.0)])
      emit("drag-end", by: drag, [value(0.0), value(100.0)])
      XCTAssertEqual(points, [[10, 20]], "GTK knows of no pointer that drags")
      XCTAssertEqual(ends, 1)
    }
  }

  func testPointerMotionIsReportedFromEnterToLeave() {
    onMain {
      let motion = MotionController()
      var (points, leaves): ([[Double]], Int) = ([], 0)
      motion.onMotion { points.append([$0, $1]) }
      motion.onLeave { leaves += 1 }
      emit("enter", by: motion, [value(1.0), value(2.0)])
      emit("motion", by: motion, [value(3.0), value(4.0)])
      emit("leave", by: motion)
      XCTAssertEqual(points, [[1, 2], [3, 4]])
      XCTAssertEqual(leaves, 1)
    }
  }

  /// The return value of a controller for a key pressed with `modifiers`.
  @MainActor
  private static func type(
    _ key: Int32, _ modifiers: GdkModifierType = .init(0), into keys: KeyController
  ) -> Bool {
    var result = value(false)
    let state = value(gdk_modifier_type_get_type()) { g_value_set_flags($0, modifiers.rawValue) }
    let key = value(unsigned: UInt32(bitPattern: key))
    emit("key-pressed", by: keys, [key, value(unsigned: 0), state], result: &result)
    return g_value_get_boolean(&result) != 0
  }

  func testEachKeyIsMappedIncludingTheKeypad() {
    onMain {
      let keys = KeyController()
      var pressed: [Key] = []
      keys.onPressed {
        pressed.append($0)
        return true
      }
      let pairs: [(Int32, Key)] = [
        (GDK_KEY_Up, .up), (GDK_KEY_KP_Down, .down), (GDK_KEY_Left, .left),
        (GDK_KEY_KP_Right, .right), (GDK_KEY_Home, .home), (GDK_KEY_KP_End, .end),
        (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_Return, .enter),
        (GDK_KEY_KP_Enter, .enter), (GDK_KEY_Escape, .escape), (GDK_KEY_space, .space),
        (GDK_KEY_a, .character("a")), (GDK_KEY_A, .character("A")), (GDK_KEY_7, .character("7")),
        (GDK_KEY_KP_7, .character("7")), (GDK_KEY_udiaeresis, .character("ü")),
        (GDK_KEY_F5, .other),
        (GDK_KEY_Shift_L, .other),
      ]
      for (code, _) in pairs { XCTAssertTrue(Self.type(code, into: keys)) }
      XCTAssertEqual(pressed, pairs.map(\.1))
    }
  }

  func testTheHandlersResultStopsTheKeyEvent() {
    onMain {
      let keys = KeyController()
      keys.onPressed { $0 == .down }
      XCTAssertTrue(Self.type(GDK_KEY_Down, into: keys))
      XCTAssertFalse(Self.type(GDK_KEY_Up, into: keys))
    }
  }

  func testKeysWithControlAltOrSuperAreIgnored() {
    onMain {
      let keys = KeyController()
      var pressed = 0
      keys.onPressed { _ in
        pressed += 1
        return true
      }
      for modifier in [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK] {
        XCTAssertFalse(Self.type(GDK_KEY_Down, modifier, into: keys))
      }
      XCTAssertEqual(pressed, 0)
      XCTAssertTrue(Self.type(GDK_KEY_A, GDK_SHIFT_MASK, into: keys))
      XCTAssertTrue(Self.type(GDK_KEY_A, GDK_LOCK_MASK, into: keys), "caps lock")
    }
  }

  func testACapturingControllerGetsKeysBeforeTheFocusedWidget() {
    onMain {
      let keys = KeyController()
      XCTAssertEqual(
        gtk_event_controller_get_propagation_phase(OpaquePointer(keys.raw)), GTK_PHASE_BUBBLE)
      keys.capture()
      XCTAssertEqual(
        gtk_event_controller_get_propagation_phase(OpaquePointer(keys.raw)), GTK_PHASE_CAPTURE)
    }
  }

  func testFocusEnterAndLeaveAreReported() throws {
    try onMain {
      let (entry, other) = (Button(label: "a"), Button(label: "b"))
      var events: [String] = []
      let make = {
        let box = Box(.horizontal)
        box.add(entry)
        box.add(other)
        let focus = FocusController()
        focus.onEnter { events.append("enter") }
        focus.onLeave { events.append("leave") }
        entry.add(focus)
        return box
      }
      try withWindow(showing: make) { window, _ in
        other.grabFocus()
        events = []
        entry.grabFocus()
        XCTAssertEqual(window.focusWidget, entry)
        XCTAssertTrue(entry.isFocused)
        other.grabFocus()
        XCTAssertFalse(entry.isFocused)
        XCTAssertEqual(events, ["enter", "leave"])
      }
    }
  }

  func testAControllerAndItsHandlersAreFreedWithTheirWidget() {
    onMain {
      var released = 0
      let watches = {
        let probe = Probe()
        let controllers: [EventController] = [
          ClickGesture(), DragGesture(), MotionController(), KeyController(), FocusController(),
        ]
        for controller in controllers {
          let sentinel = Sentinel { released += 1 }
          controller.onChange(of: "propagation-phase") { sentinel.hold() }
          probe.add(controller)
        }
        return controllers.map { Watch($0) } + [Watch(probe)]
      }()
      for watch in watches { watch.expectFreed() }
      XCTAssertEqual(released, 5)
    }
  }

  func testAWidgetRetainsItsController() {
    onMain {
      let probe = Probe()
      let watch = {
        let click = ClickGesture()
        probe.add(click)
        return WeakRef(click)
      }()
      XCTAssertTrue(watch.isAlive)
    }
  }
}
