import Adwaita
import Elements
import GLib
import Gtk

/// The comparison, shared by all windows.
@MainActor
final class ComparedElements {
  static let shared = ComparedElements()

  private(set) var comparison = Comparison()
  /// Called with the numbers of the elements that were added or removed.
  private let observers = Observers<Set<Int>>()
  private var saving: Observation?

  func contains(_ number: Int) -> Bool { comparison.contains(number) }

  /// Compares other elements.
  func show(_ comparison: Comparison) {
    let changed = Set(self.comparison.numbers).symmetricDifference(comparison.numbers)
    self.comparison = comparison
    if !changed.isEmpty { observers.notify(changed) }
  }

  /// Calls `change` with the elements added or removed, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor (Set<Int>) -> Void) -> Observation {
    observers.add(change)
  }

  /// Adopts the comparison of the last start, and keeps it up to date in the state.
  func remember(in keeper: StateKeeper) {
    show(keeper.state.compared)
    saving = observe { [weak self, weak keeper] _ in
      keeper?.change { $0.compared = self?.comparison ?? Comparison() }
    }
  }

  // MARK: Actions

  /// Adds `toggleComparison` and `clearComparison` to a window.
  /// - Parameters:
  ///   - content: the widget with the window's toasts.
  ///   - find: looks up an element by number, symbol or name; an empty string means the focused one.
  func addActions(
    to window: ApplicationWindow, over content: Widget,
    find: @escaping @MainActor (String) -> AtomicElement?
  ) {
    window.register(.toggleComparison, for: self) { [weak content] compared, texts in
      if let element = texts.first.flatMap(find) { compared.toggle(element, over: content) }
    }.reportEmpty { find("")?.symbol }
    window.register(.clearComparison, for: self) { $0.show(Comparison()) }
  }

  private func toggle(_ element: AtomicElement, over content: Widget?) {
    var changed = comparison
    guard changed.toggle(element.number) else {
      content?.showToast(tr("Only {1} elements can be compared", String(Comparison.limit)))
      return
    }
    show(changed)
    let isNew = changed.contains(element.number)
    guard !(content?.window is ComparisonWindow) else {
      content?.announce(
        isNew ? tr("Added {1}", tr(element.name)) : tr("Removed {1}", tr(element.name)))
      return
    }
    content?.showToast(
      isNew
        ? tr("Added {1} to the comparison", tr(element.name))
        : tr("Removed {1} from the comparison", tr(element.name)),
      wraps: true, button: changed.numbers.isEmpty ? nil : (tr("Compare"), AppAction.compare.name))
  }

  /// The item of an element's context menu.
  func menuItem(for element: AtomicElement) -> Menu.Item {
    Menu.Item(
      contains(element.number) ? tr("Remove from Comparison") : tr("Add to Comparison"),
      action: AppAction.toggleComparison.name, element.symbol)
  }
}

/// The mark of a compared element at the lower corner of its tile: a check mark in a circle of the accent color.
@MainActor
enum ComparisonMark {
  /// Diameter as a fraction of the tile's side and least diameter, and the part outside of the tile, in pixels.
  private static let (part, least, outside) = (0.18, 13.0, 2.0)
  private static let edge = 1.5

  /// Draws the mark of a tile with this frame in a widget.
  static func draw(in snapshot: Snapshot, _ tile: Rect, _ widget: Widget) {
    guard let accent = widget.namedColor("accent_bg_color"),
      let ground = widget.namedColor("window_bg_color")
    else { return }
    let side = max(part * tile.width, least).rounded()
    let start = widget.x(leading: -outside, width: side, in: tile.width)
    let frame = Bounds(
      x: tile.x + start, y: tile.maxY - side + outside, width: side, height: side)
    let ring = Bounds(
      x: frame.x - edge, y: frame.y - edge, width: side + 2 * edge, height: side + 2 * edge)
    snapshot.fill(ring, radius: ring.width / 2, ground)
    snapshot.fill(frame, radius: side / 2, accent)
    snapshot.path(in: frame) { path in
      path.move(x: frame.x + 0.28 * side, y: frame.y + 0.53 * side)
      path.line(x: frame.x + 0.44 * side, y: frame.y + 0.69 * side)
      path.line(x: frame.x + 0.74 * side, y: frame.y + 0.34 * side)
      path.stroke(width: max(1.5, 0.12 * side), .white)
    }
  }
}
