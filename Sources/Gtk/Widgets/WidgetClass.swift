import CGtk
import GLib

/// The C half of a Swift widget class: fills in the virtual functions so that they call the Swift overrides.
@MainActor
enum WidgetClass {
  private typealias ClassPointer = UnsafeMutablePointer<GtkWidgetClass>

  static func initialize(_ pointer: UnsafeMutableRawPointer, for swiftClass: Widget.Type) {
    let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    if let cssName = swiftClass.cssName { gtk_widget_class_set_css_name(widgetClass, cssName) }
    // GTK 4.8 would name a widget without a role by its class.
    let hasRole = gtk_widget_class_get_accessible_role(widgetClass) != GTK_ACCESSIBLE_ROLE_WIDGET
    if let role = swiftClass.accessibleRole ?? (hasRole ? nil : .generic) {
      gtk_widget_class_set_accessible_role(widgetClass, role.value)
    }
    for action in swiftClass.actions {
      gtk_widget_class_install_action(widgetClass, action, nil) { widget, action, _ in
        guard let action else { return }
        let name = String(cString: action)
        WidgetClass.enter(widget) { $0.perform(name) }
      }
    }
    installLayout(widgetClass)
    installEvents(widgetClass)
    pointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      guard let object else { return }
      WidgetClass.dispose(UInt(bitPattern: object))
    }
  }

  private static func installLayout(_ widgetClass: ClassPointer) {
    widgetClass.pointee.measure = { widget, orientation, forSize, minimum, natural, _, _ in
      let across = orientation == GTK_ORIENTATION_HORIZONTAL
      let size = WidgetClass.enter(widget) {
        $0.measure(across ? .horizontal : .vertical, forSize: Int(forSize))
      }
      minimum?.pointee = gint(size?.minimum ?? 0)
      natural?.pointee = gint(max(size?.natural ?? 0, size?.minimum ?? 0))
    }
    widgetClass.pointee.get_request_mode = { widget in
      let mode = WidgetClass.enter(widget) { $0.requestMode } ?? .constantSize
      return GtkSizeRequestMode(rawValue: mode.rawValue)
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      WidgetClass.enter(widget) {
        $0.allocate(width: Int(width), height: Int(height), baseline: Int(baseline))
      }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      let address = UInt(bitPattern: snapshot)
      WidgetClass.enter(widget) { widget in
        Snapshot(address: address).map { widget.snapshot($0) }
      }
    }
  }

  private static func installEvents(_ widgetClass: ClassPointer) {
    widgetClass.pointee.focus = { widget, direction in
      let move = FocusDirection(rawValue: direction.rawValue) ?? .tabForward
      return (WidgetClass.enter(widget) { $0.moveFocusInMenu(move) ?? $0.focus(move) } ?? false)
        ? 1 : 0
    }
    widgetClass.pointee.state_flags_changed = { widget, _ in
      WidgetClass.enter(widget) { $0.stateChanged() }
    }
    widgetClass.pointee.css_changed = { widget, change in
      WidgetClass.chainStyleChange(
        UInt(bitPattern: widget), change.map { UInt(bitPattern: $0) } ?? 0)
      WidgetClass.enter(widget) { $0.styleChanged() }
    }
  }

  /// Calls `body` with the Swift peer of a C widget.
  @discardableResult
  nonisolated private static func enter<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (Widget) -> Result
  ) -> Result? {
    Subclass.enter(widget.map { UnsafeMutableRawPointer($0) }, as: Widget.self, body)
  }

  /// Releases the children in GObject's `dispose`: a custom widget unparents all of them, a subclass of a GTK
  /// class only the menus added by `showMenu`.
  nonisolated private static func dispose(_ address: UInt) {
    guard let raw = UnsafeMutableRawPointer(bitPattern: address) else { return }
    let isPlain = g_type_parent(Instance.type(of: raw)) == gtk_widget_get_type()
    var child = gtk_widget_get_first_child(raw.assumingMemoryBound(to: GtkWidget.self))
    while let widget = child {
      child = gtk_widget_get_next_sibling(widget)
      let isMenu = g_type_is_a(Instance.type(of: widget), gtk_popover_get_type()) != 0
      // An open menu grabs the pointer, and releases it only when hidden.
      if isMenu { gtk_widget_set_visible(widget, 0) }
      if isPlain || isMenu { gtk_widget_unparent(widget) }
    }
    Instance.parentClass(of: raw)?.assumingMemoryBound(to: GObjectClass.self).pointee
      .dispose?(raw.assumingMemoryBound(to: GObject.self))
  }

  nonisolated private static func chainStyleChange(_ widget: UInt, _ change: UInt) {
    guard let raw = UnsafeMutableRawPointer(bitPattern: widget) else { return }
    Instance.parentClass(of: raw)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee
      .css_changed?(raw.assumingMemoryBound(to: GtkWidget.self), OpaquePointer(bitPattern: change))
  }
}

extension Orientation {
  var value: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension AccessibleRole {
  var value: GtkAccessibleRole {
    switch self {
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .img: GTK_ACCESSIBLE_ROLE_IMG
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .window: GTK_ACCESSIBLE_ROLE_WINDOW
    }
  }
}
