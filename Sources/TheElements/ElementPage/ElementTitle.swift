import Elements
import GLib
import Gtk

/// The title of an element's header bar: the names, in smaller text where they have no room, and the symbol where these have
/// none. It takes the width that the buttons leave: the same ones fit beside each element.
final class ElementTitle: Widget {
  private let titles = [Label(), Label()]
  private let secondNames = [Label(), Label()]
  private let symbol = Label()
  /// What may be shown, the widest first.
  private var forms: [Widget] = []

  override init() {
    super.init()
    titles[0].name = "element-title"
    secondNames[0].name = "element-second-name"
    symbol.name = "element-symbol"
    for label in titles + [symbol] { label.addClass("title") }
    for label in secondNames { label.addClass("subtitle") }
    let names = zip(titles, secondNames).map { title, second in
      let box = Box(.vertical, [title, second])
      box.verticalAlign = .center
      return box
    }
    names[1].addClass("small-title")
    forms = names + [symbol]
    for form in forms { append(form) }
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the names of an element.
  func show(_ element: AtomicElement) {
    let second = SecondLanguage.shared.name(of: element) ?? ""
    for label in titles { label.text = tr(element.shownName) }
    for label in secondNames { (label.text, label.isVisible) = (second, !second.isEmpty) }
    symbol.text = element.symbol
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = forms.map { $0.request(orientation) }
    let natural = requests.map(\.natural).max() ?? 0
    return (orientation == .vertical ? natural : 0, natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let widths = forms.map { $0.request(.horizontal).natural }
    let shown = widths.firstIndex { $0 <= width }
    for (index, form) in forms.enumerated() {
      form.isChildVisible = index == shown
      guard index == shown else { continue }
      let x = Double((width - widths[index]) / 2)
      form.allocate(x: x, y: 0, width: widths[index], height: height)
    }
  }
}
