import GLib
import Gtk

/// Compares an expectation with the program's present state.
@MainActor
struct ExpectationCheck {
  private let expectation: Expectation
  private let host: any RecordingHost
  private let pictures: PictureCheck?

  init(_ expectation: Expectation, _ host: any RecordingHost, _ pictures: PictureCheck?) {
    self.expectation = expectation
    self.host = host
    self.pictures = pictures
  }

  private var window: Window? { host.window(named: expectation.window) }

  /// The present finding; nil if the window or part is missing.
  var finding: Finding? {
    guard let check = Check(rawValue: expectation.subject) else {
      return host.finding(expectation, in: window)
    }
    let values = expectation.arguments
    guard let last = values.last else { return nil }
    switch check {
    case .window:
      let isOpen = host.window(named: last)?.isMapped == true
      return Finding(holds: isOpen, found: isOpen ? tr("an open window") : tr("no such window"))
    case .enabled: return enabled(last)
    case .state: return state(values[0]).map { Finding($0.value ?? "", expected: last) }
    default: return window.flatMap { finding(check, values, last, in: $0) }
    }
  }

  private func finding(
    _ check: Check, _ values: [String], _ last: String, in window: Window
  ) -> Finding? {
    switch check {
    case .title: return Finding(window.title, expected: last)
    case .toast: return Finding(host.toast(in: window) ?? "", expected: last)
    case .clipboard: return Finding(window.ownCopiedText ?? "", expected: last)
    case .text:
      return host.part(values[0], in: window).map { Finding(host.text(of: $0), expected: last) }
    case .focus: return focus(last, in: window)
    case .visible:
      return parts(values) { host.part($0, in: window).map { host.isVisible($0) } ?? false }
    case .selected: return parts(values) { host.part($0, in: window).map { host.isSelected($0) } }
    case .expanded: return parts(values) { host.part($0, in: window).map { host.isExpanded($0) } }
    case .picture: return pictures?.compare(window, with: last, expectation.tolerance ?? 0)
    case .window, .enabled, .state: return nil
    }
  }

  private func focus(_ name: String, in window: Window) -> Finding? {
    guard let part = host.part(name, in: window) else { return nil }
    let focused = window.focusWidget
    // A text field has its focus in a part of its own.
    let found =
      focused.flatMap { host.namedPart(around: $0) }.flatMap { host.name(ofPart: $0)?.quoted }
      ?? tr("no named part")
    return Finding(holds: focused?.isInside(part) == true, found: found)
  }

  /// Looks for parts that are not as expected. Nil if a part does not exist.
  private func parts(_ names: [String], _ isTrue: (String) -> Bool?) -> Finding? {
    var others: [String] = []
    for name in names {
      guard let isTrue = isTrue(name) else { return nil }
      if isTrue == expectation.isNegated { others.append(name) }
    }
    // With `not`, none of the parts may be.
    let holds = others.isEmpty != expectation.isNegated
    let list = others.joined(separator: ", ").quoted
    return Finding(holds: holds, found: expectation.isNegated ? list : tr("all but {1}", list))
  }

  private func state(_ action: String) -> ActionState? {
    host.owner(of: Act(action, in: expectation.window))?.state
  }

  private func enabled(_ action: String) -> Finding? {
    guard let state = state(action) else { return nil }
    return Finding(
      holds: state.isEnabled,
      found: state.isEnabled ? tr("enabled", context: "action") : tr("disabled", context: "action"))
  }

  /// Returns the failure in words.
  func failure(_ finding: Finding?) -> String {
    if let finding {
      let isList = host.vocabulary.checks[expectation.subject]?.isList == true
      let values = isList ? expectation.arguments : expectation.arguments.suffix(1)
      let expected = values.joined(separator: ", ")
      return expectation.isNegated
        ? tr("expected anything else, found {1}", Self.shown(finding.found))
        : tr("expected {1}, found {2}", expected.quoted, Self.shown(finding.found))
    }
    if window == nil {
      return tr("the window “{1}” is not open", (expectation.window ?? "").quoted)
    }
    guard Check(rawValue: expectation.subject) != nil else {
      return tr("nothing with this check is shown: {1}", expectation.subject)
    }
    let names = expectation.arguments.filter { name in
      window.map { host.part(name, in: $0) == nil } ?? true
    }
    return tr("nothing called “{1}” was found", (names.first ?? "").quoted)
  }

  private static func shown(_ found: String) -> String {
    found.isEmpty ? tr("nothing", context: "nothing was found") : found
  }
}
