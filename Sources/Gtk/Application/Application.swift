import CGtk
import GLib

/// The application: its life, its windows, its actions and keys (GtkApplication).
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

  /// Runs until the last window has closed. Returns the exit status. With another copy running, hands
  /// it the arguments and returns its answer.
  public func run(_ arguments: [String]) -> Int {
    MainQueueSource.attach()
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return Int(g_application_run(gio, gint(arguments.count), &pointers))
  }

  /// Calls `handler` once, in the copy that runs, when it has started.
  public func onStartup(_ handler: @escaping @MainActor () -> Void) {
    connect("startup") { _ in handler() }
  }
  /// Calls `handler` when the application is asked to show itself without arguments.
  public func onActivate(_ handler: @escaping @MainActor () -> Void) {
    connect("activate") { _ in handler() }
  }
  /// Calls `handler` with the arguments of each start, its own and later ones', the program's name
  /// left out; what it returns is that start's exit status.
  public func onCommandLine(_ handler: @escaping @MainActor ([String]) -> Int) {
    connect("command-line") { arguments in
      guard let line = arguments.object(1) else { return }
      let commandLine = line.assumingMemoryBound(to: GApplicationCommandLine.self)
      var count = gint(0)
      let texts = g_application_command_line_get_arguments(commandLine, &count)
      defer { g_strfreev(texts) }
      let words = (0..<Int(count)).compactMap { texts?[$0].map { String(cString: $0) } }
      arguments.answer(handler(Array(words.dropFirst())))
    }
  }

  /// Emits `activate`.
  public func activate() { g_application_activate(gio) }
  /// Ends `run` at once.
  public func quit() { g_application_quit(gio) }
  /// Registers the application, so that it can have windows without running (for tests).
  public func register() throws { _ = try throwing { g_application_register(gio, nil, $0) } }

  /// The keys that activate an action, in GTK's notation: `<Control>q`. The action's name may hold its
  /// parameter: `win.show-page('grid')`.
  public func setKeys(_ keys: [String], for detailedAction: String) {
    var pointers: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    gtk_application_set_accels_for_action(gtk, detailedAction, &pointers)
  }

  /// The window that has, or last had, the keyboard.
  public var activeWindow: Window? {
    gtk_application_get_active_window(gtk)
      .flatMap { Widget.known(UnsafeMutableRawPointer($0)) as? Window }
  }

  /// The windows, the one used last first.
  public var windows: [Window] {
    var found: [Window] = []
    var item = gtk_application_get_windows(gtk)
    while let entry = item {
      if let data = entry.pointee.data, let window = Widget.known(data) as? Window {
        found.append(window)
      }
      item = entry.pointee.next
    }
    return found
  }
}
