import Elements
import Gtk

/// The look of printed pages, always light: colors, and sizes of text in units of the page.
@MainActor
struct PaperStyle {
  let face: any Typeface
  static let text = Color(RGB(hex: 0x1c1b1f))
  static let dim = Color(RGB(hex: 0x5e5c64))
  static let line = Color(RGB(hex: 0xd5d3d6))
  static let accent = Color(RGB(hex: 0x1c71d8))

  func text(_ string: String, _ size: Double, _ weight: FontWeight = .regular) -> TextLayout {
    TextLayout(string, for: face, size: size, weight: weight)
  }

  /// Draws a text at a distance from the leading edge of an area.
  func draw(
    _ text: TextLayout, in canvas: Canvas, leading start: Double = 0, y: Double,
    within width: Double, _ color: Color
  ) {
    canvas.text(text, x: face.x(leading: start, width: text.width, in: width), y: y, color)
  }

  /// A text in as many lines as a width needs; a unit stays in one.
  func wrapped(
    _ string: String, _ size: Double, within width: Double, _ weight: FontWeight = .regular
  ) -> TextLayout {
    let line = text(string, size, weight)
    guard line.width > width else { return line }
    let layout = text(string.withUnbrokenUnits, size, weight)
    layout.wrap(within: width)
    return layout
  }

  /// A text of one line, ellipsized where it has no room.
  func line(
    _ string: String, _ size: Double, within width: Double, _ weight: FontWeight = .regular
  ) -> TextLayout {
    let layout = text(string, size, weight)
    if layout.width > width { layout.ellipsize(within: width) }
    return layout
  }
}

/// A page that can be printed and written to files.
@MainActor
protocol PaperPage {
  /// The title, also the suggested name of the file.
  var title: String { get }
  /// True for pages that are wider than high.
  var isLandscape: Bool { get }
  /// Returns the document for pages of a size in points, without margins.
  /// - Parameter isContinuous: true for one page as high as its content.
  func document(_ size: Size, isContinuous: Bool) -> PaperDocument
  /// The content as a CSV table; nil for a page that is none.
  var csv: String? { get }
  /// The paper that the user has chosen for it; nil for that of the locale.
  var paper: PaperSize? { get }
  /// True if every second page is the back of the one before.
  var isTwoSided: Bool { get }
}

extension PaperPage {
  var csv: String? { nil }
  var paper: PaperSize? { nil }
  var isTwoSided: Bool { false }

  /// Pixels per point of a PNG: 200 per inch.
  private static var pngScale: Double { 200 / 72 }

  /// Returns the bytes of a file; nil if there is not enough memory.
  func bytes(_ format: PaperFormat, _ paper: PaperSize) -> [UInt8]? {
    let size = isLandscape ? paper.landscape : paper.portrait
    let outer = documentWithMargins(size, isContinuous: format != .pdf)
    switch format {
    case .pdf: return outer.pdf()
    case .svg: return outer.svg()
    case .png: return outer.png(scale: Self.pngScale)
    }
  }
}

extension PaperPage {
  /// Returns the document for pages of a size in points, with margins.
  func documentWithMargins(_ size: Size, isContinuous: Bool = false) -> PaperDocument {
    let margin = PaperSize.margin
    let content = Size(width: size.width - 2 * margin, height: size.height - 2 * margin)
    let inner = document(content, isContinuous: isContinuous)
    return PaperDocument(
      title: inner.title, width: inner.width + 2 * margin, height: inner.height + 2 * margin,
      pages: inner.pages.map { page in
        { canvas in canvas.placed(x: margin, y: margin, scale: 1) { page(canvas) } }
      })
  }
}

extension PaperSize {
  /// The name for a printer (PWG 5101.1).
  var printerName: String {
    switch self {
    case .a4: "iso_a4"
    case .letter: "na_letter"
    case .a3: "iso_a3"
    }
  }

  /// The paper of the user's locale.
  @MainActor static var ofLocale: PaperSize { LocalPaper.isLetter ? .letter : .a4 }
}
