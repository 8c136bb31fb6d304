import Elements
import GLib
import Gtk

/// A block that flows through the columns of pages: its height and its drawing, with the top left corner at the origin.
@MainActor
struct PaperBlock {
  let height: Double
  /// True for a block that stays with the next one.
  var isHeading = false
  /// Distance of the first line's baseline from the top.
  var baseline = 0.0
  let draw: @MainActor (Canvas) -> Void

  /// Returns the positions of blocks in columns.
  static func flow(
    _ blocks: [PaperBlock], columns: Int, firstTop: Double, height: Double
  ) -> ColumnFlow {
    ColumnFlow(
      blocks.map(\.height), joined: Set(blocks.indices.filter { blocks[$0].isHeading }),
      columns: columns, firstTop: firstTop, height: height)
  }
}

extension PaperStyle {
  /// Lengths in units.
  private static let (gap, headingSize, sourceSize) = (12.0, 16.0, 10.5)
  private static let (markSize, markRise) = (8.5, 4.5)

  /// The number of a source beside a value; empty for none.
  func mark(_ source: Int?) -> TextLayout { text(source.map { String($0) } ?? "", Self.markSize) }

  /// Draws the number of a source at the end of an area, above the baseline of the value.
  func draw(mark: TextLayout, in canvas: Canvas, baseline: Double, within width: Double) {
    draw(
      mark, in: canvas, leading: width - mark.width,
      y: baseline - mark.baseline - Self.markRise, within: width, Self.dim)
  }

  /// The heading of a group of lines.
  func heading(_ title: String, width: Double) -> PaperBlock {
    let text = line(title, Self.headingSize, within: width, .bold)
    return PaperBlock(height: text.height + 2 * Self.gap, isHeading: true) {
      draw(text, in: $0, y: 1.5 * Self.gap, within: width, Self.text)
    }
  }

  /// A source with its number.
  func source(_ number: Int, _ citation: String, width: Double) -> PaperBlock {
    let index = text(String(number), Self.sourceSize)
    let text = wrapped(citation, Self.sourceSize, within: width - 2 * Self.gap)
    return PaperBlock(height: text.height + 3) {
      draw(index, in: $0, y: text.baseline - index.baseline, within: width, Self.dim)
      draw(text, in: $0, leading: 2 * Self.gap, y: 0, within: width, Self.dim)
    }
  }
}

/// Sources, numbered in the order of their first use.
struct NumberedSources {
  private(set) var citations: [String] = []

  /// Returns the number of a source; nil for none.
  mutating func number(of citation: String?) -> Int? {
    guard let citation else { return nil }
    if let index = citations.firstIndex(of: citation) { return index + 1 }
    citations.append(citation)
    return citations.count
  }

  /// Returns the sources of figures, most used first.
  static func mostUsed(
    in figures: [Figure], _ notes: [String: PeriodicTable.SourceNote]
  ) -> [String] {
    let counts = Dictionary(figures.compactMap(\.source).map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { notes[$0.key]?.citation ?? $0.key }
  }
}

/// The foot of a page: the sources of its values at the start, and the program's name at the end.
@MainActor
struct PaperFoot {
  /// The sources in words.
  let sources: String
  /// Size of the text in units.
  let size: Double
  private static let (gap, lines) = (12.0, 4)

  /// Draws the foot with its top at `y`, on a page as wide as `width` with margins at both sides.
  func draw(in canvas: Canvas, y: Double, width: Double, margin: Double, _ style: PaperStyle) {
    let (text, program) = texts(width: width, margin: margin, style)
    for (text, start) in [(text, margin), (program, width - margin - program.width)] {
      style.draw(text, in: canvas, leading: start, y: y, within: width, PaperStyle.dim)
    }
  }

  /// Returns the sources in their lines, and the program's name.
  func texts(width: Double, margin: Double, _ style: PaperStyle) -> (TextLayout, TextLayout) {
    let (text, program) = (style.text(sources, size), style.text(tr("The Elements"), size))
    text.wrap(within: width - program.width - 2 * Self.gap - 2 * margin, lines: Self.lines)
    return (text, program)
  }
}
