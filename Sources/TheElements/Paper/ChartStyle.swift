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

  /// The style of a widget.
  init(_ widget: Widget) {
    face = widget
    (color, dimColor, look) = (widget.color, widget.dimColor, .screen)
    accent = widget.namedColor("accent_bg_color") ?? widget.color
    textScale = max(widget.textScale, 1)
  }

  private init(onPaper face: any Typeface) {
    self.face = face
    (color, dimColor, look) = (PaperStyle.text, PaperStyle.dim, .paper)
    accent = PaperStyle.accent
    textScale = 1
  }

  /// The style of paper.
  static func paper(_ face: any Typeface) -> ChartStyle { ChartStyle(onPaper: face) }
}
