import GLib
import Gtk

/// The first visible row or card of the page, by its name, as `scrollTo` names it.
extension ElementPage {
  /// The name of the page and that of its upper end in `scrollTo`.
  static let (scrollID, startPart) = ("element", "start")

  /// Pixels by which a row may be above the visible area.
  private static let tolerance = 1.0

  var topPart: String {
    guard let view, let value = scrolled?.verticalAdjustment.value, value > 0 else {
      return Self.startPart
    }
    let part = parts.first { part in
      (part.convert(x: 0, y: 0, to: view)?.y ?? 0) >= value - Self.tolerance
    }
    return part?.name ?? Self.startPart
  }

  /// The rows, and the cards below them.
  private var parts: [Widget] { (view?.rows ?? []) + (view?.detailCards ?? []) }

  /// Scrolls a row or card to the top, as far as there is content below it; other names are ignored.
  func scroll(toPart name: String) {
    guard let view, let scrolled else { return }
    guard view.height > 0 else {
      awaitedPart = name
      return
    }
    awaitedPart = nil
    let y =
      name == Self.startPart
      ? 0 : parts.first { $0.name == name }?.convert(x: 0, y: 0, to: view)?.y
    if let y { scrolled.verticalAdjustment.value = y }
  }

  /// Announces that the user has scrolled the page, once it is at rest.
  func noteScroll() {
    guard Acts.isListening else { return }
    noteActAtRest(.scrollTo) { [weak self] in self.map { [Self.scrollID, $0.topPart] } }
  }
}
