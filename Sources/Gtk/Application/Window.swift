import CGtk
import GLib

/// A window (GtkWindow).
open class Window: Widget {
  package var windowPointer: UnsafeMutablePointer<GtkWindow> {
    raw.assumingMemoryBound(to: GtkWindow.self)
  }

  /// A plain window.
  public override init() { super.init(subclassing: gtk_window_get_type()) }

  package override init(subclassing parent: GType) { super.init(subclassing: parent) }

  package override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  @Property("title") public var title: String
  @Property("default-width") public var defaultWidth: Int
  @Property("default-height") public var defaultHeight: Int
  @Property("maximized") public var isMaximized: Bool
  @Property("modal") public var isModal: Bool

  /// True if the window fills the screen (`gtk_window_fullscreen`).
  public var isFullScreen: Bool {
    get { gtk_window_is_fullscreen(windowPointer) != 0 }
    set { newValue ? gtk_window_fullscreen(windowPointer) : gtk_window_unfullscreen(windowPointer) }
  }

  /// The content of a plain window.
  public func setChild(_ child: Widget) { gtk_window_set_child(windowPointer, child.widget) }
  /// Shows the window, or brings it to the front.
  public func present() { gtk_window_present(windowPointer) }
  /// Asks the window to close, as its close button does.
  public func close() { gtk_window_close(windowPointer) }
  /// Closes the window without asking.
  public func destroy() { gtk_window_destroy(windowPointer) }
  /// Stands above `window` and goes with it.
  public func setTransient(for window: Window) {
    gtk_window_set_transient_for(windowPointer, window.windowPointer)
  }
  /// Makes it maximal.
  public func maximize() { gtk_window_maximize(windowPointer) }
  /// Gives it an application, which runs as long as it has windows.
  public func setApplication(_ application: Application) {
    gtk_window_set_application(windowPointer, application.gtk)
  }
  /// The widget that has the keyboard.
  public var focusWidget: Widget? {
    gtk_window_get_focus(windowPointer).map { Widget.known(UnsafeMutableRawPointer($0)) }
  }
  /// Takes the keyboard from the widget that has it.
  public func clearFocus() { gtk_window_set_focus(windowPointer, nil) }
  /// Whether it shows where the keyboard is.
  public var showsFocus: Bool {
    get { gtk_window_get_focus_visible(windowPointer) != 0 }
    set { gtk_window_set_focus_visible(windowPointer, newValue ? 1 : 0) }
  }

  /// Calls `handler` when the window is asked to close.
  @discardableResult
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("close-request") { arguments in
      handler()
      arguments.answer(false)
    }
  }

  /// The name of the class that draws the window's content, for example `GskCairoRenderer`.
  public var rendererName: String? {
    gtk_native_get_renderer(opaque).map {
      String(cString: g_type_name(Instance.type(of: UnsafeMutableRawPointer($0))))
    }
  }
}
