import Adwaita
import Elements
import GLib
import Gtk

// SearchHelpView
//   └── Box: examples for the page; for each section a heading, and for each line the examples and what they find

/// What can be typed into the search, first on the page that is shown. A click on an example searches for it.
final class SearchHelpView: Bin {
  /// Size of the view in pixels, at most.
  private static let (width, height) = (320, 420)
  /// Characters of the examples in a row.
  private static let maximumLength = 34

  /// - Parameters:
  ///   - page: ID of the page that is shown; nil for none.
  ///   - onChoice: called when an example is clicked.
  init(page: String? = nil, onChoice: @escaping @MainActor () -> Void) {
    super.init()
    name = "search-help"
    addClass("search-help")
    let column = Box(.vertical, spacing: 4)
    let add: @MainActor ([SearchExample]) -> Void = { examples in
      for row in Self.rows(of: examples.map { tr(example: $0) }) {
        column.add(Self.box(row, onChoice))
      }
    }
    let here = page.map { SearchHelp.examples(onPage: $0) } ?? []
    if !here.isEmpty {
      column.add(Self.label(tr("On This Page"), "card-heading"))
      add(here)
    }
    for section in SearchHelp.all {
      column.add(Self.label(tr(section.title), "card-heading"))
      for line in section.lines {
        column.add(Self.label(tr(line.text), "property-note"))
        add(line.examples)
      }
    }
    let scrolled = ScrolledWindow(column)
    scrolled.widthRequest = Self.width
    scrolled.heightRequest = Self.height
    scrolled.setAccessibleLabel(tr("Search Help"))
    setChild(scrolled)
  }

  /// Divides examples into rows that are narrow enough.
  private static func rows(of examples: [String]) -> [[String]] {
    var rows: [[String]] = []
    var length = maximumLength
    for text in examples {
      length += text.count + 4
      if length > maximumLength {
        rows.append([text])
        length = text.count
      } else {
        rows[rows.count - 1].append(text)
      }
    }
    return rows
  }

  private static func box(
    _ examples: [String], _ onChoice: @escaping @MainActor () -> Void
  ) -> Box {
    let row = Box(.horizontal, spacing: 2)
    for text in examples {
      let button = SuggestionButton(name: "example-\(text)")
      button.suggest(text, title: text)
      if text.count > maximumLength { button.setChild(wrapping(text)) }
      button.addClass("flat")
      button.addClass("search-example")
      button.onClicked(onChoice)
      row.add(button)
    }
    return row
  }

  private static func label(_ text: String, _ style: String) -> Label {
    let label = wrapping(text)
    label.addClass(style)
    return label
  }

  private static func wrapping(_ text: String) -> Label {
    let label = Label(text)
    label.alignText(0)
    label.wraps = true
    return label
  }
}
