import Adwaita
import GLib
import Gtk

/// The title of a header bar with a subtitle below it; large text is smaller where it has no room.
@MainActor
final class HeaderTitle {
  /// The widget of the header bar.
  let widget: Squeezer
  private let titles: [WindowTitle]

  init(_ title: String) {
    let (full, small) = (WindowTitle(title), WindowTitle(title))
    small.addClass("small-title")
    titles = [full, small]
    widget = Squeezer(full, small, hidesLast: false)
    showSmallTitle()
    widget.onTextScaleChange { [weak self] in self?.showSmallTitle() }
  }

  /// Shows the small title with large text only: otherwise the full one has room.
  private func showSmallTitle() { titles[1].isVisible = widget.textScale > 1 }

  var subtitle = "" {
    didSet { for title in titles { title.subtitle = subtitle } }
  }
}
