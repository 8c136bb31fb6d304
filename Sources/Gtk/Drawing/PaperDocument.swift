import CGtk
import GLib

/// A document to print or to write to a file: pages of one size. Needs no display.
@MainActor
public struct PaperDocument {
  /// The title, for the properties of a PDF and for the queue of a printer.
  public let title: String
  /// Size of a page in points.
  public let width, height: Double
  /// Functions that draw the pages, in points.
  public let pages: [@MainActor (Canvas) -> Void]

  public init(
    title: String, width: Double, height: Double, pages: [@MainActor (Canvas) -> Void]
  ) {
    (self.title, self.width, self.height, self.pages) = (title, width, height, pages)
  }

  /// A document of one page.
  public init(
    title: String, width: Double, height: Double, _ page: @escaping @MainActor (Canvas) -> Void
  ) {
    self.init(title: title, width: width, height: height, pages: [page])
  }

  /// The document as PDF, with embedded fonts and text that can be selected; nil if there is not enough memory.
  public func pdf() -> [UInt8]? {
    bytes(of: pages[...]) { write, sink in
      let surface = cairo_pdf_surface_create_for_stream(write, sink, width, height)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      return surface
    }
  }

  /// The first page as SVG, in points, with text that can be selected; nil if there is not enough memory.
  public func svg() -> [UInt8]? {
    let texts = SelectableTexts()
    let drawing = bytes(of: pages.prefix(1), texts) { write, sink in
      let surface = cairo_svg_surface_create_for_stream(write, sink, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT)
      return surface
    }
    return drawing.map { texts.added(to: $0) }
  }

  /// The first page as PNG on white; nil if it is too large for the memory.
  /// - Parameter scale: pixels per point.
  public func png(scale: Double) -> [UInt8]? {
    guard let page = pages.first,
      let surface = makeImageSurface(
        CAIRO_FORMAT_RGB24, width: width * scale, height: height * scale)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    page(Canvas(context: context))
    cairo_destroy(context)
    let sink = Sink()
    let status = cairo_surface_write_to_png_stream(
      surface, Sink.write, Unmanaged.passUnretained(sink).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }

  /// Draws pages on a surface that writes into memory.
  private func bytes(
    of pages: ArraySlice<@MainActor (Canvas) -> Void>, _ texts: SelectableTexts? = nil,
    _ make: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
  ) -> [UInt8]? {
    let sink = Sink()
    guard let surface = make(Sink.write, Unmanaged.passUnretained(sink).toOpaque()) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    for page in pages {
      cairo_save(context)
      page(Canvas(context: context, texts: texts))
      cairo_restore(context)
      cairo_show_page(context)
    }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }
}

/// Collects the bytes that a surface writes.
private final class Sink {
  var bytes: [UInt8] = []

  /// Appends data to the sink, whose address Cairo passes on.
  static let write: cairo_write_func_t = { address, data, length in
    guard let address, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<Sink>.fromOpaque(address).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}

extension Canvas {
  /// Moves the origin of the output of `body`, and scales it.
  public func placed(x: Double, y: Double, scale: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, scale, scale)
    body()
    cairo_restore(context)
  }
}
