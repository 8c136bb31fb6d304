import Elements
import GLib
import Gtk

// SyncLine
//   ├── Label: what is done
//   └── Button: again, where something is wrong

/// A line that tells how far the exchange with the server is, and offers to try again.
///
/// Whether something was today is looked at anew whenever somebody looks: when the line appears, when the pointer
/// comes to the page, and when something happens. No clock runs for it.
final class SyncLine: Box {
  private let control: SyncController
  private let label = Label()
  private let button = Button(label: AppAction.syncFavorites.title)
  /// Called when the keyboard is on the button, and that goes.
  var onLeave: (@MainActor () -> Void)?
  private var observation: Observation?

  init(_ control: SyncController) {
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
    if let status = control.status { show(status) }
  }

  func show(_ status: SyncStatus) {
    let text = SyncText.text(of: status, waiting: control.waiting, at: Clock.time)
    if label.text != text { label.text = text }
    label.tooltipText = status.warnings.first.first?.description ?? ""
    let canRetry = status.problem != nil && !status.isBusy
    if !canRetry, button.isFocused { onLeave?() }
    button.isVisible = canRetry
  }
}

extension FavoritesPage {
  /// Shows how far the exchange is, as long as there is one.
  func follow(_ control: SyncController) {
    let pointer = MotionController()
    pointer.onEnter { [weak self] in (self?.status as? SyncLine)?.update() }
    add(pointer)
    let update: @MainActor () -> Void = { [weak self, weak control] in
      guard let self, let control else { return }
      if control.status == nil {
        self.status = nil
      } else if self.status == nil {
        let line = SyncLine(control)
        line.onLeave = { [weak self] in self?.focusRestorer()() }
        self.status = line
      }
    }
    update()
    statusObservation = control.observe(update)
  }
}
