import GLib

/// The focus inside one widget, the area: follows it, and remembers the descendant that had it last, so that it can be
/// given back.
@MainActor
public final class FocusMemory {
  private weak var area: Widget?
  private weak var remembered: Widget?
  private let onMove: @MainActor (Widget?) -> Void
  private var connection: Connection?

  /// Follows the focus inside `area`, in whatever window that is.
  /// - Parameter onMove: called with the newly focused descendant while the area is mapped, not for a menu's item; and
  ///   with nil when nothing in the window has the focus any more.
  public init(of area: Widget, onMove: @escaping @MainActor (Widget?) -> Void = { _ in }) {
    self.area = area
    self.onMove = onMove
    area.onChange(of: "root") { [weak self] in self?.follow() }
    follow()
  }

  private func follow() {
    connection?.disconnect()
    connection = area?.window?.onChange(of: "focus-widget") { [weak self] in
      guard let self else { return }
      let focus = self.current
      if let focus { self.remembered = focus }
      if focus != nil || self.area?.window?.focusWidget == nil { self.onMove(focus) }
    }
  }

  /// The focused descendant while the area is mapped; nil in a menu.
  public var current: Widget? {
    guard let area, area.isMapped, let focus = area.window?.focusWidget, focus != area,
      focus.isInside(area), !focus.isInMenu
    else { return nil }
    return focus
  }

  /// The descendant focused last, if it is still in the area.
  public var last: Widget? {
    guard let area, let remembered, remembered.isInside(area) else { return nil }
    return remembered
  }
}

extension Widget {
  /// Moves the focus to the next of `parts`, in this order, whatever their positions; false lets it leave.
  public func moveFocus(_ direction: FocusDirection, through parts: [Widget]) -> Bool {
    let ordered = direction == .tabBackward ? parts.reversed() : parts
    let start = ordered.firstIndex { $0.containsFocus } ?? 0
    return ordered[start...].contains { $0.moveFocus(direction) }
  }

  /// The names by which `focus(along:)` finds the focused descendant again in another widget of the same structure,
  /// the outermost first; empty without one.
  public var focusPath: [String] {
    var path: [String] = []
    var current = window?.focusWidget.flatMap { $0.isInside(self) ? $0 : nil }
    while let widget = current, widget != self {
      if !widget.name.isEmpty { path.insert(widget.name, at: 0) }
      current = widget.parent
    }
    return path
  }

  /// Moves the focus to the descendant at `path`, or to the innermost ancestor of it that takes the focus. Returns
  /// false if none does.
  @discardableResult
  public func focus(along path: [String]) -> Bool {
    var found: [Widget] = []
    for name in path {
      if let next = (found.last ?? self).first(named: name) { found.append(next) }
    }
    return found.reversed().contains { $0.isFocusable && $0.grabFocus() }
  }
}
