import CGtk
import GLib

extension Widget {
  // MARK: Parents and children

  /// Adds `child` as the last child of a custom widget (`gtk_widget_set_parent`).
  public func append(_ child: Widget) { gtk_widget_set_parent(child.widget, widget) }

  /// Inserts `child` after `sibling`, or as the first child of a custom widget; an existing child is moved
  /// (`gtk_widget_insert_after`).
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  /// Removes the widget from its parent (`gtk_widget_unparent`).
  public func unparent() { gtk_widget_unparent(widget) }

  /// True if the widget is `ancestor` or a descendant of it.
  public func isInside(_ ancestor: Widget) -> Bool {
    self == ancestor || gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// The parent widget.
  public var parent: Widget? {
    gtk_widget_get_parent(widget).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// The children in order.
  public var children: [Widget] {
    var found: [Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found.append(Widget.known(UnsafeMutableRawPointer(next)))
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  /// Returns the Swift object of a C widget: its peer, or a new wrapper if it has none.
  package static func known(_ raw: UnsafeMutableRawPointer) -> Widget {
    Subclass.peer(of: raw) ?? Widget(raw, .none)
  }

  /// Returns the first widget with this name, among this one and its descendants.
  public func first(named name: String) -> Widget? { first { $0.name == name } }

  /// Returns the first of the widget and its descendants that satisfies a condition.
  public func first(where condition: (Widget) -> Bool) -> Widget? {
    if condition(self) { return self }
    // `lazy.compactMap.first` would search each level twice.
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Allocated width in pixels.
  public var width: Int { Int(gtk_widget_get_width(widget)) }
  /// Allocated height in pixels.
  public var height: Int { Int(gtk_widget_get_height(widget)) }

  /// Allocates position and size of a child, in pixels of its parent (`gtk_widget_allocate`).
  public func allocate(x: Double, y: Double, width: Int, height: Int) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    let moved = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
    gtk_widget_allocate(widget, gint(width), gint(height), -1, moved)
  }

  /// True if the widget is shown in its parent. If false, it is not drawn, and pointer, focus and screen reader
  /// skip it (`gtk_widget_set_child_visible`).
  public var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set { gtk_widget_set_child_visible(widget, newValue ? 1 : 0) }
  }

  /// Calls `handler` when the widget is mapped.
  public func onMap(_ handler: @escaping @MainActor () -> Void) {
    connect("map") { _ in handler() }
  }

  /// Calls `handler` when the widget is unmapped.
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) {
    connect("unmap") { _ in handler() }
  }

  /// Measures the widget: minimum and natural size (`gtk_widget_measure`).
  public func request(_ orientation: Orientation, forSize: Int = -1) -> (minimum: Int, natural: Int)
  {
    var (minimum, natural) = (gint(0), gint(0))
    gtk_widget_measure(widget, orientation.value, gint(forSize), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Converts a point to coordinates of `other`; nil if they share no window.
  public func convert(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var (outX, outY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, other.widget, x, y, &outX, &outY) != 0 else {
      return nil
    }
    return (outX, outY)
  }

  /// The deepest descendant that receives pointer events at a point of the widget.
  public func pick(x: Double, y: Double) -> Widget? {
    gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map {
      Widget.known(UnsafeMutableRawPointer($0))
    }
  }

  /// True if the point is inside the widget.
  public func contains(x: Double, y: Double) -> Bool { gtk_widget_contains(widget, x, y) != 0 }

  /// Clips the drawing of the widget and its children to its bounds (`GTK_OVERFLOW_HIDDEN`).
  public func clipContent() { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }

  /// Removes the layout manager of GTK's class, so that this class can measure and allocate itself.
  public func dropLayoutManager() { gtk_widget_set_layout_manager(widget, nil) }

  /// Schedules a redraw.
  public func queueDraw() { gtk_widget_queue_draw(widget) }
  /// Schedules a redraw of the widget and all its descendants.
  public func queueDrawTree() {
    queueDraw()
    for child in children { child.queueDrawTree() }
  }
  /// Schedules a new allocation of the children.
  public func queueAllocate() { gtk_widget_queue_allocate(widget) }
  /// Schedules a new size request.
  public func queueResize() { gtk_widget_queue_resize(widget) }

  /// Device pixels per logical pixel: 1, or more on a high-density screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
  /// True if the widget is mapped.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  // MARK: Focus and state

  /// Moves the focus to the widget. Returns true if it took the focus.
  @discardableResult public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }
  /// Moves the focus into the widget from `direction`. Returns true if it took the focus.
  @discardableResult public func moveFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widget, GtkDirectionType(rawValue: direction.rawValue)) != 0
  }
  /// True if the widget itself has the focus.
  public var isFocused: Bool { gtk_widget_is_focus(widget) != 0 }
  /// True if the widget or a descendant has the focus.
  public var containsFocus: Bool { hasState(GTK_STATE_FLAG_FOCUS_WITHIN) || isFocused }
  /// True if the widget has the focus and the window shows the focus indicator.
  public var isFocusVisible: Bool { hasState(GTK_STATE_FLAG_FOCUS_VISIBLE) }
  /// True if the pointer is over the widget.
  public var isHovered: Bool { hasState(GTK_STATE_FLAG_PRELIGHT) }

  func hasState(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0
  }

  // MARK: Style

  /// Adds a CSS class.
  public func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  /// Removes a CSS class.
  public func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Adds or removes a CSS class.
  public func setClass(_ name: String, _ isSet: Bool) { isSet ? addClass(name) : removeClass(name) }
  /// True if the widget has the CSS class.
  public func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }
  /// Text color in the current style.
  public var color: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return Color(color)
  }
  /// A color that the style sheet defines (`@define-color`), such as `window_bg_color`; nil if there is none of
  /// that name (`gtk_style_context_lookup_color`).
  public func namedColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    return gtk_style_context_lookup_color(style, name, &color) != 0 ? Color(color) : nil
  }
  /// Sets the pointer shape over the widget by its CSS name; nil for the default.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  // MARK: Accessibility

  /// Sets the accessible name.
  public func setAccessibleLabel(_ text: String) {
    // A button is named by its label, which GTK 4.18 would prefer to this name.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    cgtk_accessible_set_label(raw, text)
  }
  /// Sets the accessible role. Only before the widget is shown.
  public func setAccessibleRole(_ role: AccessibleRole) {
    cgtk_accessible_set_role(raw, role.value)
  }
  /// Makes the widget a group with an accessible name. Only before it is shown.
  public func setAccessibleGroup(_ name: String) {
    // From GTK 4.12 on many widgets are generic, a role that does not allow an accessible name.
    cgtk_accessible_set_role(raw, GTK_ACCESSIBLE_ROLE_GROUP)
    setAccessibleLabel(name)
  }
  /// Sets the accessible expanded state.
  public func setAccessibleExpanded(_ isExpanded: Bool) {
    cgtk_accessible_set_expanded(raw, isExpanded ? 1 : 0)
  }
  /// Sets the accessible checked state of a check box.
  public func setAccessibleChecked(_ isChecked: Bool) {
    cgtk_accessible_set_checked(raw, isChecked ? 1 : 0)
  }
  /// Sets the accessible value of a slider, with its least and greatest value and the text spoken for it. The text is
  /// also the description: GTK 4.8 reports the value of its own widgets only.
  public func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>, text: String) {
    cgtk_accessible_set_value(raw, value, range.lowerBound, range.upperBound, text)
    setAccessibleDescription(text)
  }

  /// Sets the accessible invalid state of an input.
  public func setAccessibleInvalid(_ isInvalid: Bool) {
    cgtk_accessible_set_invalid(raw, isInvalid ? 1 : 0)
  }
  /// Hides the widget and its descendants from screen readers, or shows them again
  /// (`GTK_ACCESSIBLE_STATE_HIDDEN`).
  public func setAccessibleHidden(_ isHidden: Bool) {
    cgtk_accessible_set_hidden(raw, isHidden ? 1 : 0)
  }

  // MARK: Actions

  /// Activates the action with this full name, looked up from the widget. Returns true if it exists.
  @discardableResult public func activateAction(_ name: String, _ parameter: String? = nil) -> Bool
  {
    activateAction(name, parameter.map { [$0] } ?? [])
  }

  /// Activates an action with the texts of its parameter: none, one, or several as a tuple. Returns false if
  /// there is no such action.
  @discardableResult public func activateAction(_ name: String, _ parameters: [String]) -> Bool {
    // GTK leaves a floating value to its caller if there is no such action.
    let parameter = Variant.make(parameters).map { g_variant_ref_sink($0) } ?? nil
    defer { if let parameter { g_variant_unref(parameter) } }
    return gtk_widget_activate_action_variant(widget, name, parameter) != 0
  }
}
