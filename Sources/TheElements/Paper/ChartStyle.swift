import Elements
import Gtk

/// The font and colors of a plot or a nuclide chart, on the screen or on paper.
@MainActor
struct ChartStyle {
  let face: any Typeface
  let color, dimColor, accent: Color
  let look: TileLook
  /// The desktop's text scaling factor, at least 1.
  let textScale: Double
}

extension ChartStyle {
  /// The style of a widget.
  init(_ widget: Widget) {
    self.init(
      face: widget, color: widget.color, dimColor: widget.dimColor,
      accent: widget.namedColor("accent_bg_color") ?? widget.color, look: .screen,
      textScale: max(widget.textScale, 1))
  }

  /// The style of paper.
  static func paper(_ face: any Typeface) -> ChartStyle {
    ChartStyle(
      face: face, color: PaperStyle.text, dimColor: PaperStyle.dim, accent: PaperStyle.accent,
      look: .paper, textScale: 1)
  }
}
