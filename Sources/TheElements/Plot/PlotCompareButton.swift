import Adwaita
import Elements
import GLib
import Gtk

// PlotCompareButton → Box: Image, Squeezer: Label of the action and the number, Label of the number

/// The button that compares the elements selected in a plot. It has its place in the header bar, also while nothing is
/// selected, so that a selection moves no point.
final class PlotCompareButton: Button {
  private let text = Label()
  private let number = Label()
  private let label: Squeezer

  override init() {
    label = Squeezer(text, number, hidesLast: false)
    super.init()
    name = "compare-selection"
    setAction(AppAction.compareSelection.name)
    let line = Box(.horizontal, spacing: 6)
    line.add(Image(icon: "elements-compare-symbolic"))
    line.add(label)
    setChild(line)
    show(nil)
  }

  /// Shows how many elements are selected; nil for no selection.
  func show(_ selected: Int?) {
    let count = selected ?? 0
    let title =
      selected == nil
      ? tr(AppAction.compareSelection.title)
      : ntr("Compare {1} Element", "Compare {1} Elements", count, String(count))
    (text.text, number.text) = (title, String(count))
    label.isVisible = selected != nil
    setAccessibleLabel(title)
    isSensitive = (1...Comparison.limit).contains(count)
    tooltipText = count > Comparison.limit ? Comparison.limitText : title
  }
}
