import Elements
import GLib
import Gtk

// SyncLine
//   ├── Label: what is done
//   └── Button: again, where something is wrong

/// A line that tells how far the exchange with the server is, and offers to try again.
///
/// How long ago something was is told anew whenever somebody looks: when the line appears, when the pointer
/// comes to the page, and when something happens. No clock runs for it.
final class SyncLine: Box {
  private let control: SyncControl
  private let label = Label()
  private let button = Button(label: AppAction.syncFavorites.title)
  private var observation: Observation?

  init(_ control: SyncControl) {
    self.control = control
    super.init(.horizontal, spacing: 6)
    name = "sync"
    label.wraps = true
    label.breakAnywhere()
    label.alignText(0)
    label.addClass("sync-text")
    label.expandsHorizontally = true
    label.marginStart = Self.margin
    add(label)
    button.name = "sync-again"
    button.addClass("flat")
    button.verticalAlign = .center
    button.setAction(AppAction.syncFavorites.name)
    add(button)
    observation = control.observe { [weak self] in self?.update() }
    onMap { [weak self] in
      self?.control.watch()
      self?.update()
    }
    update()
  }

  /// Pixels to the text of the rows below.
  private static let margin = 12

  /// Tells anew how it stands.
  func update() {
    guard let status = control.status else { return }
    let text = SyncText.text(of: status, waiting: control.waiting, at: Clock.time)
    if label.text != text { label.text = text }
    label.tooltipText = status.complaints.first.first?.description ?? ""
    button.isVisible = status.problem != nil
  }
}

extension FavoritesPage {
  /// Shows how far the exchange is, as long as there is one.
  func follow(_ control: SyncControl) {
    let pointer = MotionController()
    pointer.onEnter { [weak self] in (self?.status as? SyncLine)?.update() }
    add(pointer)
    let update: @MainActor () -> Void = { [weak self, weak control] in
      guard let self, let control else { return }
      if control.status == nil {
        self.status = nil
      } else if self.status == nil {
        self.status = SyncLine(control)
      }
    }
    update()
    statusObservation = control.observe(update)
  }
}
