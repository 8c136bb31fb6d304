import CGtk
import GLib

/// The application: its life cycle, windows, actions and keyboard accelerators (GtkApplication).
open class Application: Object, ActionMap {
  package var gtk: UnsafeMutablePointer<GtkApplication> {
    raw.assumingMemoryBound(to: GtkApplication.self)
  }
  private var gio: UnsafeMutablePointer<GApplication> {
    raw.assumingMemoryBound(to: GApplication.self)
  }

  package override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  /// Runs until the last window closes, and returns the exit status. If another instance is running, forwards
  /// the arguments to it and returns its exit status.
  public func run(_ arguments: [String]) -> Int {
    MainQueueSource.attach()
    IconLifetime.endsOnMainThread
    connect("startup") { _ in Widget.hidesAccessibleDecoration }
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return Int(g_application_run(gio, gint(arguments.count), &pointers))
  }

  /// Calls `handler` once, in the primary instance, at startup.
  public func onStartup(_ handler: @escaping @MainActor () -> Void) {
    connect("startup") { _ in handler() }
  }
  /// Calls `handler` when the application is activated without arguments.
  public func onActivate(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }
  /// Calls `handler` in the primary instance with the arguments of every start, without the program's name, and the
  /// directory to which paths in them are relative. It returns the exit status of that start.
  public func onCommandLine(
    _ handler: @escaping @MainActor (_ arguments: [String], _ directory: String) -> Int
  ) {
    connect("command-line") { arguments in
      guard let line = arguments.object(1) else { return }
      let commandLine = line.assumingMemoryBound(to: GApplicationCommandLine.self)
      let words = [String](taking: g_application_command_line_get_arguments(commandLine, nil))
      Display.takeActivationToken(of: commandLine)
      let directory = g_application_command_line_get_cwd(commandLine).map { String(cString: $0) }
      arguments.setReturnValue(handler(Array(words.dropFirst()), directory ?? "/"))
    }
  }

  /// Calls `handler` with the paths of files that the desktop opens; those elsewhere than on this machine are left out.
  public func onOpen(_ handler: @escaping @MainActor (_ paths: [String]) -> Void) {
    connect("open") { arguments in
      guard let files = arguments.pointer(1)?.assumingMemoryBound(to: OpaquePointer?.self) else {
        return
      }
      handler((0..<arguments.int(2)).compactMap { String(taking: g_file_get_path(files[$0])) })
    }
  }

  /// Calls `handler` after a window was added.
  public func onWindowAdded(_ handler: @escaping @MainActor () -> Void) {
    connect("window-added") { _ in handler() }
  }
  /// Calls `handler` after a window was removed, such as by closing it.
  public func onWindowRemoved(_ handler: @escaping @MainActor () -> Void) {
    connect("window-removed") { _ in handler() }
  }

  /// Keeps the application running for some time after its last window closed, in milliseconds.
  public func stay(for milliseconds: Int) {
    g_application_set_inactivity_timeout(gio, guint(clamping: milliseconds))
  }

  /// Emits `activate`.
  public func activate() { g_application_activate(gio) }
  /// Quits `run` at once.
  public func quit() { g_application_quit(gio) }
  /// Registers the application, so that it can have windows without `run`. For tests.
  public func register() throws { _ = try throwing { g_application_register(gio, nil, $0) } }

  /// Sets the accelerators of an action, in GTK's notation: `<Control>q`. The detailed action name may include
  /// a parameter: `win.show-page('grid')`.
  public func setKeys(_ keys: [String], for detailedAction: String) {
    var pointers: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    gtk_application_set_accels_for_action(gtk, detailedAction, &pointers)
  }

  /// The window that has the focus, or had it last.
  public var activeWindow: Window? {
    gtk_application_get_active_window(gtk)
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? Window }
  }

  /// The windows, most recently focused first.
  public var windows: [Window] {
    [UnsafeMutableRawPointer](gtk_application_get_windows(gtk))
      .compactMap { Widget.known($0) as? Window }
  }
}
