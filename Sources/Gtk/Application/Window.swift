import CGtk
import GLib

/// A window (GtkWindow).
open class Window: Widget {
  package var windowPointer: UnsafeMutablePointer<GtkWindow> {
    raw.assumingMemoryBound(to: GtkWindow.self)
  }

  /// True if the window has the focus (`gtk_window_is_active`).
  public var isActive: Bool { gtk_window_is_active(windowPointer) != 0 }

  /// True from a key until the pointer is pressed.
  private var keepsFocusRing = false
  /// Time of the last change of the focused widget, in seconds of the monotonic clock.
  private(set) var lastFocusChange = 0.0

  /// Makes a plain window.
  public override init() {
    Self.closesByKeys
    super.init(subclassing: gtk_window_get_type())
    followFocus()
    openMenusOnRelease()
  }

  package override init(subclassing parent: GType) {
    Self.closesByKeys
    super.init(subclassing: parent)
    followFocus()
    openMenusOnRelease()
  }

  package override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  @Property("title") public var title: String
  /// Default width in pixels.
  @Property("default-width") public var defaultWidth: Int
  /// Default height in pixels.
  @Property("default-height") public var defaultHeight: Int
  @Property("modal") public var isModal: Bool

  /// True if the window is maximized (`gtk_window_maximize`).
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(windowPointer) != 0 }
    set { newValue ? gtk_window_maximize(windowPointer) : gtk_window_unmaximize(windowPointer) }
  }

  /// True if the window fills the screen (`gtk_window_fullscreen`).
  public var isFullScreen: Bool {
    get { gtk_window_is_fullscreen(windowPointer) != 0 }
    set { newValue ? gtk_window_fullscreen(windowPointer) : gtk_window_unfullscreen(windowPointer) }
  }

  /// Sets the child of a plain window.
  public func setChild(_ child: Widget) { gtk_window_set_child(windowPointer, child.widget) }
  /// Shows the window or raises it.
  public func present() { gtk_window_present(windowPointer) }
  /// Requests that the window close, like its close button.
  public func close() { gtk_window_close(windowPointer) }
  /// Closes the window without a request.
  public func destroy() {
    closePopovers()
    gtk_window_destroy(windowPointer)
  }
  /// False once it was destroyed, also while GTK or a handler still holds it: a destroyed window cannot be shown again.
  public var isOpen: Bool { Self.all.contains { $0 === self } }
  /// The window above which this one stays.
  public var transientParent: Window? {
    gtk_window_get_transient_for(windowPointer)
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? Window }
  }
  /// All windows of the program.
  public static var all: [Window] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return [UnsafeMutableRawPointer](list).map { Widget.known($0) as? Window ?? Window($0, .none) }
  }
  /// Sets the parent window: this one stays above it and closes with it.
  public func setTransient(for window: Window) {
    gtk_window_set_transient_for(windowPointer, window.windowPointer)
  }
  /// Adds the window to an application, which runs as long as it has windows.
  public func setApplication(_ application: Application) {
    gtk_window_set_application(windowPointer, application.gtk)
  }
  /// The widget that has the focus.
  public var focusWidget: Widget? {
    gtk_window_get_focus(windowPointer).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }
  /// Removes the focus from the focused widget.
  public func clearFocus() { gtk_window_set_focus(windowPointer, nil) }
  /// True if the focus ring is visible: from a key until the pointer is pressed.
  public var showsFocus: Bool {
    get { gtk_window_get_focus_visible(windowPointer) != 0 }
    set {
      keepsFocusRing = newValue
      gtk_window_set_focus_visible(windowPointer, newValue ? 1 : 0)
    }
  }

  private func followFocus() {
    onCloseRequest { [weak self] in self?.closePopovers() }
    onChange(of: "focus-widget") { [weak self] in self?.lastFocusChange = Clock.monotonicSeconds }
    keepFocusRing()
  }

  /// Shows the focus ring from the first key on, again when GTK hides it, three seconds after the last key, and hides it
  /// on a press.
  private func keepFocusRing() {
    onChange(of: "focus-visible") { [weak self] in
      guard let self else { return }
      if !self.showsFocus, self.keepsFocusRing {
        self.showsFocus = true
        // After GTK's timer, which is calling this handler, is gone.
        Task { @MainActor [weak self] in self?.stopFocusTimer() }
      }
      self.keepsFocusRing = self.showsFocus
    }
    onMap { [weak self] in
      if let self { self.keepsFocusRing = self.showsFocus }
    }
    let press = ClickGesture(button: 0)
    press.capture()
    press.onPressed { [weak self] _, _, _ in self?.showsFocus = false }
    add(press)
    // GTK shows the ring for keys that move the focus only, but Enter may move it as well.
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] key in
      if key != .other, let self, !self.showsFocus { self.showsFocus = true }
      return false
    }
    add(keys)
  }

  /// Closes the open popovers: GTK 4.8 would keep their grab of pointer and keys beyond the window's end, and no window
  /// of the program would react any more.
  private func closePopovers() {
    var inner = gtk_window_get_focus(windowPointer)
    while let widget = inner, let popover = gtk_widget_get_ancestor(widget, gtk_popover_get_type())
    {
      inner = gtk_widget_get_parent(popover)
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }
  }

  /// Stops the timer that GTK starts whenever it shows the ring: it would wake the idle program every three seconds.
  /// GTK keeps the timer, and replaces it at the next key.
  private func stopFocusTimer() {
    guard showsFocus, let source = g_main_context_find_source_by_user_data(nil, raw),
      let name = g_source_get_name(source), String(cString: name).hasSuffix("unset_focus_visible")
    else { return }
    g_source_set_ready_time(source, -1)
  }

  /// Calls `handler` when the window is requested to close.
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Void) {
    onCloseAttempt {
      handler()
      return false
    }
  }

  /// Calls `handler` when the window is requested to close; it stays open if true is returned.
  public func onCloseAttempt(_ handler: @escaping @MainActor () -> Bool) {
    connect("close-request") { $0.setReturnValue(handler()) }
  }

  /// Class name of the window's renderer, for example `GskCairoRenderer`.
  public var rendererName: String? {
    gtk_native_get_renderer(opaque).map {
      String(cString: g_type_name(Instance.type(of: UnsafeMutableRawPointer($0))))
    }
  }
}
