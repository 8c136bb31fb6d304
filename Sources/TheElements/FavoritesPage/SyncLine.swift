import Elements
import GLib
import Gtk

// SyncLine
//   ├── Label: the status
//   └── Button: Retry, after an error

/// The status line of sync, with a Retry button after an error.
///
/// Its times are compared with today's date when the line appears, when the pointer enters the page, and on each
/// change of the status. While it is in view, the list of a class is requested again and again.
final class SyncLine: Box {
  private let control: SyncController
  private let label = Label(style: "sync-text", wraps: .anywhere)
  private let button = Button(label: AppAction.syncFavorites.title)
  /// Called when the focused button is about to be hidden.
  var onLeave: (@MainActor () -> Void)?
  private var observation: Observation?
  private var timer: Timer?

  init(_ control: SyncController) {
    self.control = control
    super.init(.horizontal, spacing: 6)
    name = "sync"
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
      self?.watchLater()
    }
    onUnmap { [weak self] in self?.timer = nil }
    update()
  }

  /// Margin that aligns the text with the rows below, in pixels.
  private static let margin = 12

  private func watchLater() {
    timer = control.watchPause.map { pause in
      Timer(after: pause) { [weak self] in
        MainActor.assumeIsolated {
          self?.control.watchAgain()
          self?.watchLater()
        }
      }
    }
  }

  /// Updates the text.
  func update() {
    if let status = control.status { show(status) }
  }

  func show(_ status: SyncStatus) {
    let text = SyncText.text(of: status, waiting: control.waiting, at: Clock.time)
    if label.text != text { label.text = text }
    button.setAccessibleDescription(text)
    label.tooltipText = status.warnings.first.first.map { tr($0.text) } ?? ""
    let canRetry = status.problem != nil && !status.isBusy
    if !canRetry, button.isFocused { onLeave?() }
    button.isVisible = canRetry
  }
}

extension FavoritesPage {
  /// Shows the status of sync while there is one.
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
        line.onLeave = { [weak self] in self?.focusTarget?.grabFocusInPlace() }
        self.status = line
      }
    }
    update()
    statusObservation = control.observe(update)
  }
}
