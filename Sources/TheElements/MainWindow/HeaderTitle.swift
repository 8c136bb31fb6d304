import Adwaita
import Elements
import GLib
import Gtk

// HeaderTitle
//   └── Bin: Squeezer of WindowTitles, or the PageMenu

/// The title of a header bar with a subtitle below it; large text is smaller where it has no room. A narrow window has the
/// menu of its pages in its place.
@MainActor
final class HeaderTitle {
  /// The widget of the header bar.
  let widget = Bin()
  let pages = PageMenu()
  /// True while the menu of pages stands in place of the title.
  var showsPages = false {
    didSet { if showsPages != oldValue { showPages() } }
  }
  private let squeezer: Squeezer
  private let titles: [WindowTitle]

  init(_ title: String) {
    let (full, small) = (WindowTitle(title), WindowTitle(title))
    small.addClass("small-title")
    titles = [full, small]
    squeezer = Squeezer(full, small, hidesLast: false)
    squeezer.name = "title"
    showSmallTitle()
    showPages()
    squeezer.onTextScaleChange { [weak self] in self?.showSmallTitle() }
  }

  /// Shows the small title with large text only: otherwise the full one has room.
  private func showSmallTitle() { titles[1].isVisible = squeezer.textScale > 1 }

  private func showPages() { widget.setChild(showsPages ? pages : squeezer) }

  var subtitle = "" {
    didSet {
      for title in titles { title.subtitle = subtitle }
      pages.subtitle = subtitle
    }
  }
}
