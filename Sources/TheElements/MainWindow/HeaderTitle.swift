import Adwaita
import GLib
import Gtk

/// The title of a header bar with a subtitle below it; in smaller text where it has no room.
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
  }

  var subtitle = "" {
    didSet { for title in titles { title.subtitle = subtitle } }
  }
}
