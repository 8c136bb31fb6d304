import CGLib
import CGtk
import Gtk

/// All texts that a widget and everything in it hand to GTK: on labels, in tooltips, for screen readers.
@MainActor
public func shownTexts(in widget: Widget) -> [String] {
  var texts = [
    widget.tooltipText, Accessible.label(of: widget), Accessible.description(of: widget),
  ]
  .compactMap { $0 }
  if cglib_is_a(widget.raw, gtk_label_get_type()) != 0 {
    texts.append(String(cString: gtk_label_get_text(widget.opaque)))
  }
  return texts.filter { !$0.isEmpty } + widget.children.flatMap { shownTexts(in: $0) }
}

/// Counts over a text's Unicode scalars, which decide what laying it out costs and what it looks like.
public struct TextMeasure {
  public private(set) var scalars = 0
  /// Most combining marks on one letter.
  public private(set) var marks = 0
  /// Longest run of scalars, but for marks, without white space.
  public private(set) var run = 0
  /// Control and bidirectional characters, but for line breaks.
  public private(set) var controls = 0

  public init(_ text: String) {
    var (currentMarks, currentRun) = (0, 0)
    for scalar in text.unicodeScalars {
      scalars += 1
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: currentMarks += 1
      case .control, .lineSeparator, .paragraphSeparator:
        if scalar != "\n" { controls += 1 }
        (currentMarks, currentRun) = (0, 0)
      default:
        let isBreak = scalar.properties.isWhitespace || scalar == "\u{200b}"
        (currentMarks, currentRun) = (0, isBreak ? 0 : currentRun + 1)
      }
      if 0x202a...0x202e ~= scalar.value || 0x2066...0x2069 ~= scalar.value { controls += 1 }
      (marks, run) = (max(marks, currentMarks), max(run, currentRun))
    }
  }
}
