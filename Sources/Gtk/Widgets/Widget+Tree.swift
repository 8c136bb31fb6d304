import CGtk
import GLib

extension Widget {
  // MARK: Parents and children

  /// Adds `child` as the last child of a widget of our own (`gtk_widget_set_parent`).
  public func append(_ child: Widget) { gtk_widget_set_parent(child.widget, widget) }

  /// Adds `child` behind `sibling`, or as the first child of a widget of our own; one that is there
  /// already moves (`gtk_widget_insert_after`).
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  /// Takes the widget out of the parent that `append` gave it (`gtk_widget_unparent`).
  public func unparent() { gtk_widget_unparent(widget) }

  /// Whether the widget stands in `ancestor`, or is it.
  public func isInside(_ ancestor: Widget) -> Bool {
    self == ancestor || gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// The widget in which this one stands.
  public var parent: Widget? {
    gtk_widget_get_parent(widget).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }

  /// The widget's children, in their order.
  public var children: [Widget] {
    var found: [Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found.append(Widget.known(UnsafeMutableRawPointer(next)))
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  /// The Swift object over a C widget: its peer, or a new wrapper where it has none.
  package static func known(_ raw: UnsafeMutableRawPointer) -> Widget {
    Subclass.peer(of: raw) ?? Widget(raw, .none)
  }

  /// The first widget of this name in this one, or itself.
  public func first(named name: String) -> Widget? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.first(named: name) }.first
  }

  /// The window in which the widget stands.
  public var window: Window? {
    gtk_widget_get_ancestor(widget, gtk_window_get_type())
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? Window }
  }

  // MARK: Size and place

  /// The width that the widget was given, in pixels.
  public var width: Int { Int(gtk_widget_get_width(widget)) }
  /// The height that the widget was given, in pixels.
  public var height: Int { Int(gtk_widget_get_height(widget)) }

  /// Gives a child its place and size, in pixels of its parent (`gtk_widget_allocate`).
  public func allocate(x: Double, y: Double, width: Int, height: Int) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    let moved = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
    gtk_widget_allocate(widget, gint(width), gint(height), -1, moved)
  }

  /// Whether the widget has a place in its parent now: without one it is not drawn, and neither
  /// pointer, keyboard nor screen reader find it (`gtk_widget_set_child_visible`).
  public var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set { gtk_widget_set_child_visible(widget, newValue ? 1 : 0) }
  }

  /// Calls `handler` when the widget comes to be seen.
  public func onMap(_ handler: @escaping @MainActor () -> Void) {
    connect("map") { _ in handler() }
  }

  /// Calls `handler` when the widget is no longer to be seen.
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) {
    connect("unmap") { _ in handler() }
  }

  /// The least and natural size that the widget asks for.
  public func request(_ orientation: Orientation, forSize: Int = -1) -> (minimum: Int, natural: Int)
  {
    var (minimum, natural) = (gint(0), gint(0))
    gtk_widget_measure(widget, orientation.value, gint(forSize), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// The point of the widget as a point of `other`; nil where they share no window.
  public func convert(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var (outX, outY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, other.widget, x, y, &outX, &outY) != 0 else {
      return nil
    }
    return (outX, outY)
  }

  /// The deepest child at a point of the widget that takes the pointer.
  public func pick(x: Double, y: Double) -> Widget? {
    gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map {
      Widget.known(UnsafeMutableRawPointer($0))
    }
  }

  /// Whether a point of the widget lies in it.
  public func contains(x: Double, y: Double) -> Bool { gtk_widget_contains(widget, x, y) != 0 }

  /// Draws nothing of the widget and its children outside of its bounds (`GTK_OVERFLOW_HIDDEN`).
  public func clipContent() { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }

  /// Lets this class measure and allocate itself where GTK's own class uses a layout manager.
  public func dropLayoutManager() { gtk_widget_set_layout_manager(widget, nil) }

  /// Asks for a new drawing.
  public func queueDraw() { gtk_widget_queue_draw(widget) }
  /// Asks for new drawings of the widget and of all that is in it.
  public func queueDrawTree() {
    queueDraw()
    for child in children { child.queueDrawTree() }
  }
  /// Asks for new places of the children.
  public func queueAllocate() { gtk_widget_queue_allocate(widget) }
  /// Asks for a new size.
  public func queueResize() { gtk_widget_queue_resize(widget) }

  /// How many pixels of the screen there are to one of the design: 1, or more on a dense screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
  /// Whether it can be seen on the screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  // MARK: Focus and state

  /// Gives the widget the keyboard. Returns whether it took it.
  @discardableResult public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }
  /// Moves the focus into the widget from `direction`. Returns whether it took it.
  @discardableResult public func moveFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(widget, GtkDirectionType(rawValue: direction.rawValue)) != 0
  }
  /// Whether the widget, and not one in it, has the keyboard.
  public var isFocused: Bool { gtk_widget_is_focus(widget) != 0 }
  /// Whether the keyboard is in the widget or in one of its children.
  public var containsFocus: Bool { hasState(GTK_STATE_FLAG_FOCUS_WITHIN) || isFocused }
  /// Whether the keyboard is in the widget and the window shows where it is.
  public var isFocusVisible: Bool { hasState(GTK_STATE_FLAG_FOCUS_VISIBLE) }
  /// Whether the pointer is over the widget.
  public var isHovered: Bool { hasState(GTK_STATE_FLAG_PRELIGHT) }

  private func hasState(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0
  }

  // MARK: Style

  /// Adds a class for the style sheet.
  public func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  /// Takes a class for the style sheet away.
  public func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Sets or clears a class for the style sheet.
  public func setClass(_ name: String, _ isSet: Bool) { isSet ? addClass(name) : removeClass(name) }
  /// Whether it has a class for the style sheet.
  public func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }
  /// The color of its text in the present style.
  public var color: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return Color(color)
  }
  /// What the pointer looks like over the widget, by its name in CSS; nil for the usual arrow.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  // MARK: Access

  /// The name that a screen reader speaks.
  public func setAccessibleLabel(_ text: String) {
    // A button is named by the label in it, which GTK 4.18 would prefer to what is said here.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    cgtk_accessible_set_label(raw, text)
  }
  /// Makes it a group of this name for a screen reader. Only before it is shown.
  public func setAccessibleGroup(_ name: String) {
    // From GTK 4.12 on many widgets are generic, and what is generic can have no name.
    cgtk_accessible_set_role(raw, GTK_ACCESSIBLE_ROLE_GROUP)
    setAccessibleLabel(name)
  }
  /// What a screen reader adds to the name.
  public func setAccessibleDescription(_ text: String) {
    cgtk_accessible_set_description(raw, text)
  }
  /// Tells a screen reader whether what the widget discloses is open.
  public func setAccessibleExpanded(_ isExpanded: Bool) {
    cgtk_accessible_set_expanded(raw, isExpanded ? 1 : 0)
  }
  /// Tells a screen reader whether a toggle is pressed.
  public func setAccessiblePressed(_ isPressed: Bool) {
    cgtk_accessible_set_pressed(raw, isPressed ? 1 : 0)
  }

  /// Tells a screen reader whether what stands in a field cannot be used.
  public func setAccessibleInvalid(_ isInvalid: Bool) {
    cgtk_accessible_set_invalid(raw, isInvalid ? 1 : 0)
  }
  /// Keeps the widget and what is in it from a screen reader, or no longer
  /// (`GTK_ACCESSIBLE_STATE_HIDDEN`).
  public func setAccessibleHidden(_ isHidden: Bool) {
    cgtk_accessible_set_hidden(raw, isHidden ? 1 : 0)
  }

  // MARK: Actions

  /// Calls the action that the widget finds by its full name. Returns whether there was one.
  @discardableResult public func activateAction(_ name: String, _ parameter: String? = nil) -> Bool
  {
    activateAction(name, parameter.map { [$0] } ?? [])
  }

  /// Activates an action with the texts of its parameter: none, one, or several as a tuple. Returns false if
  /// there is no such action.
  @discardableResult public func activateAction(_ name: String, _ parameters: [String]) -> Bool {
    var texts = parameters.map { g_variant_new_string($0) }
    let value =
      texts.count > 1 ? g_variant_new_tuple(&texts, gsize(texts.count)) : texts.first ?? nil
    // GTK leaves a floating value to its caller if there is no such action.
    let parameter = value.map { g_variant_ref_sink($0) } ?? nil
    defer { if let parameter { g_variant_unref(parameter) } }
    return gtk_widget_activate_action_variant(widget, name, parameter) != 0
  }
}
