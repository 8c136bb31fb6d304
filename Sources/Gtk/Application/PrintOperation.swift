import CGtk
import GLib

/// The printing of a document (GtkPrintOperation): the print dialog, or a PDF file without it.
@MainActor
public final class PrintOperation: Object {
  /// The end of an operation.
  public enum Outcome: Sendable, Hashable {
    case printed
    case canceled
    /// In a sandbox without a portal for printing.
    case unavailable
    /// With the reason.
    case failed(String)
  }

  private let make: @MainActor (_ width: Double, _ height: Double) -> PaperDocument
  private var document: PaperDocument?

  /// - Parameters:
  ///   - name: the name in the printer's queue, and of a file, without its suffix, unless the user chooses otherwise.
  ///   - isLandscape: true for pages that are wider than high, unless the user chooses otherwise.
  ///   - paper: the size of paper by its PWG name, unless the user chooses otherwise; nil for that of the locale.
  ///   - isTwoSided: true for the long edge flipped, unless the user chooses otherwise, and for whole pages with margins
  ///     of their own.
  ///   - make: makes the document for the printable part of a page, or for the whole one, in points.
  public init(
    _ name: String, isLandscape: Bool, paper: String? = nil, isTwoSided: Bool = false,
    make: @escaping @MainActor (_ width: Double, _ height: Double) -> PaperDocument
  ) {
    self.make = make
    super.init(UnsafeMutableRawPointer(gtk_print_operation_new().unsafelyUnwrapped), .full)
    gtk_print_operation_set_job_name(operation, name)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_embed_page_setup(operation, 1)
    let setup = gtk_page_setup_new()
    gtk_page_setup_set_orientation(
      setup, isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    if let paper {
      let size = gtk_paper_size_new(paper)
      gtk_page_setup_set_paper_size_and_default_margins(setup, size)
      gtk_paper_size_free(size)
    }
    gtk_print_operation_set_default_page_setup(operation, setup)
    setSettings(fileName: Self.fileName(name), isTwoSided: isTwoSided)
    g_object_unref(setup.map { UnsafeMutableRawPointer($0) })
    connect("begin-print") { [weak self] arguments in self?.begin(arguments.object(1)) }
    connect("draw-page") { [weak self] arguments in
      self?.draw(page: arguments.int(2), arguments.object(1))
    }
  }

  /// Returns a name for a file: a slash would separate folders, and a dot at the beginning hide it.
  static func fileName(_ name: String) -> String {
    String(String(name.map { $0 == "/" ? "\u{2215}" : $0 }).drop { $0 == "." })
  }

  private func setSettings(fileName: String, isTwoSided: Bool) {
    let settings = gtk_print_settings_new()
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, fileName)
    if isTwoSided {
      gtk_print_operation_set_use_full_page(operation, 1)
      gtk_print_settings_set_duplex(settings, GTK_PRINT_DUPLEX_HORIZONTAL)
    }
    gtk_print_operation_set_print_settings(operation, settings)
    g_object_unref(settings.map { UnsafeMutableRawPointer($0) })
  }

  private var operation: UnsafeMutablePointer<GtkPrintOperation> {
    raw.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  /// Prints, after the user has confirmed the dialog. The operation lives until it has ended.
  /// - Parameters:
  ///   - path: the PDF file to write in place of the dialog; nil for the dialog.
  ///   - onEnd: called once at the end.
  public func run(
    above parent: Window?, toFile path: String? = nil,
    onEnd: @escaping @MainActor (Outcome) -> Void
  ) {
    guard path == nil, Portal.isUsed else { return start(above: parent, toFile: path, onEnd) }
    // Without the portal GTK would show nothing and report nothing.
    Portal.find("org.freedesktop.portal.Print") { [weak parent] isThere in
      isThere ? self.start(above: parent, toFile: nil, onEnd) : onEnd(.unavailable)
    }
  }

  private func start(
    above parent: Window?, toFile path: String?, _ onEnd: @escaping @MainActor (Outcome) -> Void
  ) {
    if let path { gtk_print_operation_set_export_filename(operation, path) }
    gtk_print_operation_set_allow_async(operation, 1)
    // GTK keeps no reference to the parent, and shows the preview above it, also if it was closed meanwhile.
    let own = Unmanaged.passRetained(self)
    connect("done") { [weak self, parent] arguments in
      withExtendedLifetime(parent) {}
      let result = GtkPrintOperationResult(rawValue: UInt32(clamping: arguments.enumeration(1)))
      onEnd(self?.outcome(result) ?? .canceled)
      own.release()
    }
    var error: UnsafeMutablePointer<GError>?
    let action =
      path == nil ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_EXPORT
    gtk_print_operation_run(operation, action, parent?.windowPointer, &error)
    g_clear_error(&error)
  }

  private func outcome(_ result: GtkPrintOperationResult) -> Outcome {
    switch result {
    case GTK_PRINT_OPERATION_RESULT_APPLY: return .printed
    case GTK_PRINT_OPERATION_RESULT_ERROR:
      var error: UnsafeMutablePointer<GError>?
      gtk_print_operation_get_error(operation, &error)
      defer { g_clear_error(&error) }
      return .failed(error?.pointee.message.map { String(cString: $0) } ?? "")
    default: return .canceled
    }
  }

  private func begin(_ context: UnsafeMutableRawPointer?) {
    guard let context = context.map({ OpaquePointer($0) }) else { return }
    let document = make(
      gtk_print_context_get_width(context), gtk_print_context_get_height(context))
    self.document = document
    gtk_print_operation_set_n_pages(operation, gint(clamping: max(document.pages.count, 1)))
  }

  private func draw(page: Int, _ context: UnsafeMutableRawPointer?) {
    guard let document, document.pages.indices.contains(page), let context,
      let cairo = gtk_print_context_get_cairo_context(OpaquePointer(context))
    else { return }
    document.pages[page](Canvas(context: cairo))
  }
}

/// The paper of the user's locale (`gtk_paper_size_get_default`).
@MainActor
public enum LocalPaper {
  /// True for Letter, false for A4.
  public static var isLetter: Bool {
    gtk_paper_size_get_default().map { String(cString: $0) == "na_letter" } ?? false
  }
}
