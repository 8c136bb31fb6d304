import CGtk
import GLib

/// The desktop's file chooser dialog (GtkFileChooserNative).
@MainActor
public enum FileDialog {
  /// Asks for a file to open. `onChoice` is called with its path, or not at all if canceled.
  public static func open(
    _ title: String, above parent: Window, filter: (name: String, suffixes: [String]),
    onChoice: @escaping @MainActor (String) -> Void
  ) {
    show(title, GTK_FILE_CHOOSER_ACTION_OPEN, parent, filter, name: nil, onChoice)
  }

  /// Asks for a file to save; `name` is the suggested file name. The dialog itself asks before an existing file
  /// is overwritten. A name without a suffix gets the filter's first one, unless that is a file's, too.
  public static func save(
    _ title: String, above parent: Window, filter: (name: String, suffixes: [String]), name: String,
    onChoice: @escaping @MainActor (String) -> Void
  ) {
    show(title, GTK_FILE_CHOOSER_ACTION_SAVE, parent, filter, name: name) { path in
      onChoice(filter.suffixes.first.map { named(path, with: $0) } ?? path)
    }
  }

  /// In a sandbox only the name that the dialog gave can be written.
  static func named(_ path: String, with suffix: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard !Portal.isUsed, !name.contains(".") else { return path }
    let whole = path + "." + suffix
    return Files.exists(whole) || Files.isLink(whole) ? path : whole
  }

  private static func show(
    _ title: String, _ action: GtkFileChooserAction, _ parent: Window,
    _ filter: (name: String, suffixes: [String]), name: String?,
    _ onChoice: @escaping @MainActor (String) -> Void
  ) {
    guard
      let chooser = gtk_file_chooser_native_new(title, parent.windowPointer, action, nil, nil)
    else { return }
    let pointer = UnsafeMutableRawPointer(chooser)
    let files = gtk_file_filter_new()
    gtk_file_filter_set_name(files, filter.name)
    for suffix in filter.suffixes { gtk_file_filter_add_suffix(files, suffix) }
    gtk_file_chooser_add_filter(chooser, files)
    files.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    if let name { gtk_file_chooser_set_current_name(chooser, name) }
    let dialog = pointer.assumingMemoryBound(to: GtkNativeDialog.self)
    gtk_native_dialog_set_modal(dialog, 1)
    // The initial reference keeps the dialog alive until its response.
    Object(pointer, .none).connect("response") { arguments in
      let path =
        arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosenPath(in: chooser) : nil
      gtk_native_dialog_destroy(dialog)
      g_object_unref(pointer)
      if let path { onChoice(path) }
    }
    gtk_native_dialog_show(dialog)
  }

  private static func chosenPath(in chooser: OpaquePointer) -> String? {
    guard let file = gtk_file_chooser_get_file(chooser) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return String(taking: g_file_get_path(file))
  }
}
