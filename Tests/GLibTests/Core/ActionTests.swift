import CGLib
import TestSupport
import XCTest

@testable import GLib

final class ActionTests: QuietTestCase {
  /// The simplest action map in GLib (GSimpleActionGroup).
  private final class Group: Object, ActionMap {
    init() {
      super.init(UnsafeMutableRawPointer(g_simple_action_group_new().unsafelyUnwrapped), .full)
    }
  }

  func testAnActionWithoutParameterIsActivatedWithNone() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      group.add(Action("quit") { calls.append($0) })
      group.activateAction("quit", with: [])
      XCTAssertEqual(calls, [[]])
    }
  }

  func testAnActionIsCalledWithItsText() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      group.add(Action("show-page", parameter: .string) { calls.append($0) })
      group.activateAction("show-page", with: ["grid"])
      group.activateAction("show-page", with: ["钠 'quoted'"])
      XCTAssertEqual(calls, [["grid"], ["钠 'quoted'"]])
    }
  }

  func testReplacedActionsAreBroughtBack() {
    onMain {
      let group = Group()
      var calls: [String] = []
      group.add(Action("copy") { _ in calls.append("former") })
      let restore = group.restoration(of: ["copy", "start"])
      for name in ["copy", "start"] { group.add(Action(name) { _ in calls.append(name) }) }
      for name in ["copy", "start"] { group.activateAction(name, with: []) }
      restore()
      group.activateAction("copy", with: [])
      XCTAssertEqual(calls, ["copy", "start", "former"])
      XCTAssertEqual(g_action_group_has_action(OpaquePointer(group.raw), "start"), 0)
    }
  }

  func testAnActionIsTurnedOnAndOff() {
    onMain {
      let group = Group()
      var wanted: [Bool] = []
      let accepting = Guarded<Action?>(nil)
      let action = Action("toggle", isOn: false) { isOn in
        wanted.append(isOn)
        accepting.withLock { $0 }?.isOn = isOn
      }
      accepting.withLock { $0 = action }
      group.add(action)
      group.activateAction("toggle", with: [])
      XCTAssertTrue(action.isOn)
      let name = OpaquePointer(group.raw)
      g_action_group_change_action_state(name, "toggle", g_variant_new_boolean(0))
      XCTAssertFalse(action.isOn)
      accepting.withLock { $0 = nil }
      group.activateAction("toggle", with: [])
      XCTAssertEqual(wanted, [true, false, true])
      XCTAssertFalse(action.isOn, "it was not accepted")
      XCTAssertEqual(action.state, "")
    }
  }

  func testTheChoicesAreFreedWithTheirAction() {
    onMain {
      let action = Action("sort", choices: ["name", "number"], state: "name") { _ in }
      let hint = g_action_get_state_hint(OpaquePointer(action.raw))
      defer { hint.map { g_variant_unref($0) } }
      XCTAssertEqual(g_variant_is_floating(hint), 0, "nobody would free a floating one")
    }
  }

  func testAnActionIsCalledWithTwoTexts() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      let action = Action("export", parameter: .twoStrings) { calls.append($0) }
      group.add(action)
      var parts = [g_variant_new_string("csv"), g_variant_new_string("/file")]
      g_action_activate(OpaquePointer(action.raw), g_variant_new_tuple(&parts, 2))
      XCTAssertEqual(calls, [["csv", "/file"]])
    }
  }

  func testAChoiceIsActivatedWithAStringAndHasItAsState() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      let action = Action("sort", choices: ["hand", "name"], state: "hand") { calls.append($0) }
      group.add(action)
      XCTAssertEqual(action.state, "hand")
      group.activateAction("sort", with: ["name"])
      XCTAssertEqual(calls, [["name"]])
      XCTAssertEqual(action.state, "hand", "until the choice is taken")
      action.state = "name"
      XCTAssertEqual(action.state, "name")
      XCTAssertEqual(Action("quit") { _ in }.state, "")
    }
  }

  func testAChoiceTakesNothingButWhatThereIsToChooseFrom() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      let action = Action("sort", choices: ["hand", "name"], state: "hand") { calls.append($0) }
      group.add(action)
      for text in ["nonsense", "", "Name", "name ", String(repeating: "name", count: 100_000)] {
        group.activateAction("sort", with: [text])
        g_action_group_change_action_state(
          OpaquePointer(group.raw), "sort", g_variant_new_string(text))
        action.state = text
        XCTAssertEqual(action.state, "hand")
      }
      XCTAssertEqual(calls, [])
      g_action_group_change_action_state(
        OpaquePointer(group.raw), "sort", g_variant_new_string("name"))
      XCTAssertEqual(calls, [["name"]], "as if it had been called")
    }
  }

  func testADisabledActionIsNotCalled() {
    onMain {
      let group = Group()
      var calls = 0
      let action = Action("back") { _ in calls += 1 }
      group.add(action)
      action.isEnabled = false
      group.activateAction("back", with: [])
      XCTAssertEqual(calls, 0)
      action.isEnabled = true
      group.activateAction("back", with: [])
      XCTAssertEqual(calls, 1)
    }
  }

  func testAddingAnActionReplacesTheOneOfTheSameName() {
    onMain {
      let group = Group()
      var calls: [String] = []
      group.add(Action("copy") { _ in calls.append("first") })
      group.add(Action("copy") { _ in calls.append("second") })
      group.activateAction("copy", with: [])
      XCTAssertEqual(calls, ["second"])
    }
  }

  func testAnActionsHandlerIsReleasedWithItsActionMap() {
    onMain {
      let deaths = Deaths()
      do {
        let (group, sentinel) = (Group(), deaths.sentinel())
        group.add(Action("copy") { _ in sentinel.hold() })
        XCTAssertEqual(deaths.count, 0)
      }
      XCTAssertEqual(deaths.count, 1)
    }
  }

  // MARK: Reports

  /// Runs `body` and returns the activations reported meanwhile.
  @MainActor
  private static func reports(_ body: () -> Void) -> [[String]] {
    var found: [[String]] = []
    Action.onActivate = { found.append([$0.name] + $0.parameters) }
    defer { Action.onActivate = nil }
    body()
    return found
  }

  func testAnActivationIsReportedBeforeItsHandlerRuns() {
    onMain {
      let group = Group()
      var calls: [String] = []
      group.add(Action("show-page", parameter: .string) { calls += $0 })
      Action.onActivate = { activation in
        XCTAssertEqual(activation.map.map { $0 == group }, true)
        calls.append(activation.name)
      }
      defer { Action.onActivate = nil }
      group.activateAction("show-page", with: ["grid"])
      XCTAssertEqual(calls, ["show-page", "grid"])
      XCTAssertFalse(Action.isActivating)
    }
  }

  func testAnActivationByAHandlerIsNotReported() {
    onMain {
      let group = Group()
      var inner = 0
      group.add(
        Action("inner") { _ in
          XCTAssertTrue(Action.isActivating)
          inner += 1
        })
      group.add(Action("outer") { [weak group] _ in group?.activateAction("inner", with: []) })
      let found = Self.reports {
        group.activateAction("outer", with: [])
        group.activateAction("inner", with: [])
      }
      XCTAssertEqual(found, [["outer"], ["inner"]])
      XCTAssertEqual(inner, 2)
    }
  }

  func testOnlyWhatAnActionAcceptsIsReported() {
    onMain {
      let group = Group()
      let sort = Action("sort", choices: ["hand", "name"], state: "hand") { _ in }
      let disabled = Action("back") { _ in }
      let toggle = Action("toggle", isOn: false) { _ in }
      for action in [sort, disabled, toggle] { group.add(action) }
      disabled.isEnabled = false
      let raw = OpaquePointer(group.raw)
      let found = Self.reports {
        group.activateAction("sort", with: ["nonsense"])
        group.activateAction("sort", with: ["name"])
        group.activateAction("back", with: [])
        group.activateAction("toggle", with: [])
        g_action_group_change_action_state(raw, "toggle", g_variant_new_boolean(0))
        g_action_group_change_action_state(raw, "toggle", g_variant_new_boolean(1))
      }
      XCTAssertEqual(found, [["sort", "name"], ["toggle"], ["toggle"]])
    }
  }

  func testWithoutAListenerNothingIsReported() {
    onMain {
      let group = Group()
      var calls = 0
      group.add(Action("copy") { _ in calls += 1 })
      XCTAssertEqual(Self.reports {}, [])
      group.activateAction("copy", with: [])
      XCTAssertEqual(calls, 1)
    }
  }

  func testAnActivationIsReportedWithTheParametersMeant() {
    onMain {
      let group = Group()
      var calls: [[String]] = []
      let action = Action("star", parameter: .string) { calls.append($0) }
      action.meaning = { $0 == [""] ? ["Au"] : $0 }
      group.add(action)
      let found = Self.reports {
        group.activateAction("star", with: [""])
        group.activateAction("star", with: ["He"])
        _ = Action.asConsequence { group.activateAction("star", with: [""]) }
      }
      XCTAssertEqual(found, [["star", "Au"], ["star", "He"]])
      XCTAssertEqual(calls, [[""], ["He"], [""]])
    }
  }
}
