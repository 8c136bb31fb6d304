import CGtk
import GLib

/// A text of several lines that the user edits (GtkTextView). Tab leaves it; it is as high as its text.
public final class TextView: Widget {
  /// Maximum length in Unicode scalars; what is typed or pasted beyond it is dropped.
  public var maximumLength = Int.max

  /// Makes an empty view; `name` is its accessible name.
  public init(name: String) {
    super.init(new: gtk_text_view_new())
    gtk_text_view_set_accepts_tab(view, 0)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    setAccessibleLabel(name)
    guard let buffer else { return }
    let sender = Object(UnsafeMutableRawPointer(buffer), .none)
    sender.connect("changed") { [weak self] _ in self?.requestHeight() }
    sender.connect("insert-text") { [weak self] in self?.limit($0) }
  }

  /// Requests the height of the text once GTK has laid it out, which it does when idle, and then tells no one.
  public func requestHeight() {
    g_idle_add_full(
      gint(G_PRIORITY_LOW),
      { view in
        if let view { gtk_widget_queue_resize(view.assumingMemoryBound(to: GtkWidget.self)) }
        return 0
      }, g_object_ref(raw), { g_object_unref($0) })
  }

  private var view: UnsafeMutablePointer<GtkTextView> {
    raw.assumingMemoryBound(to: GtkTextView.self)
  }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view) }

  /// The text; setting it forgets what could be undone.
  public var text: String {
    get { Self.text(of: raw) }
    set {
      guard newValue != text else { return }
      gtk_text_buffer_begin_irreversible_action(buffer)
      gtk_text_buffer_set_text(buffer, newValue, gint(newValue.utf8.count))
      gtk_text_buffer_end_irreversible_action(buffer)
    }
  }

  /// Returns the text of a GtkTextView.
  static func text(of raw: UnsafeMutableRawPointer) -> String {
    let buffer = gtk_text_view_get_buffer(raw.assumingMemoryBound(to: GtkTextView.self))
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Length of the text in Unicode scalars.
  public var length: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

  /// True if an edit can be undone.
  public var canUndo: Bool { gtk_text_buffer_get_can_undo(buffer) != 0 }

  /// Undoes the last edit.
  public func undo() { gtk_text_buffer_undo(buffer) }

  /// Moves the focus into the text, with the cursor behind it.
  public func focusEnd() {
    grabFocus()
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
  }

  /// Top and height of the line with the cursor, in pixels.
  public var cursorLine: (y: Double, height: Double) {
    var (strong, x, y) = (GdkRectangle(), gint(0), gint(0))
    gtk_text_view_get_cursor_locations(view, nil, &strong, nil)
    gtk_text_view_buffer_to_window_coords(
      view, GTK_TEXT_WINDOW_WIDGET, strong.x, strong.y, &x, &y)
    return (Double(y), Double(strong.height))
  }

  /// Inserts a text at the cursor, as typing does.
  package func type(_ text: String) {
    gtk_text_buffer_insert_interactive_at_cursor(buffer, text, gint(text.utf8.count), 1)
  }

  /// Calls `handler` after each change of the text, at once.
  public func onEdit(_ handler: @escaping @MainActor () -> Void) {
    guard let buffer else { return }
    Object(UnsafeMutableRawPointer(buffer), .none).connect("changed") { _ in handler() }
  }

  /// Greatest number of bytes of a Unicode scalar in UTF-8.
  private static let longestScalar = 4

  /// Inserts only the beginning of a text that is too long: before GTK does, which keeps the positions of the whole.
  private func limit(_ insertion: SignalArguments) {
    let position = insertion.boxed(1)?.assumingMemoryBound(to: GtkTextIter.self)
    guard let position, maximumLength < .max else { return }
    let room = max(0, maximumLength - length)
    // GTK passes the length of the text, which need not end there. Of one of megabytes only the beginning is looked at.
    let bytes = min(insertion.int(3), Self.longestScalar * (room + 1))
    guard let scalars = insertion.string(2, atMost: bytes)?.unicodeScalars, scalars.count > room
    else { return }
    g_signal_stop_emission_by_name(buffer, "insert-text")
    let beginning = String(String.UnicodeScalarView(scalars.prefix(room)))
    if room > 0 { gtk_text_buffer_insert(buffer, position, beginning, -1) }
  }
}
