import Elements
import Gtk
import Recording

/// The gestures by which a person does the acts of a recording.
extension ElementsRecordingHost {
  func gesture(of act: Act, in window: Window) -> Gesture? {
    guard let action = AppAction(localName: act.action) else { return nil }
    let text = act.arguments.first ?? ""
    switch action {
    case .showPage:
      // A click on the selected tab does nothing.
      let isShown = (window as? MainWindow)?.shownPage?.page.id == text
      return isShown ? nil : click(part("tab-\(text)", in: window))
    case .selectElement: return click(element: text, in: window)
    case .flip: return click((window as? ElementWindow)?.page.view?.tile)
    case .toggleFavorite:
      return text.isEmpty ? press(action) : click((window as? ElementWindow)?.page.header.favorite)
    case .search: return text.isEmpty ? nil : .type(text, after: "<Control>f")
    default: return act.arguments.isEmpty ? press(action) : nil
    }
  }

  private func click(_ part: Widget?) -> Gesture? { part.map { .click($0) } }

  private func press(_ action: AppAction) -> Gesture? { action.keys.first.map { .press($0) } }

  private func click(element text: String, in window: Window) -> Gesture? {
    element(called: text).flatMap { click(window.findItem(of: $0)) }
  }
}
