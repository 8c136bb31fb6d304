/// The position to which a list scrolls back when its size changes: the one before the first change of size, although
/// something else was scrolled into view for the size in between.
@MainActor
public final class ScrollRestorer {
  private let scrolled: ScrolledWindow
  private var position = 0.0
  private var size = (width: 0, height: 0)
  /// True from a change of the size to the end of the layout after it.
  private var isReturning = false

  public init(_ scrolled: ScrolledWindow) { self.scrolled = scrolled }

  /// True while a position that changes is changed by a new size.
  public var isResizing: Bool { isReturning || size != (scrolled.width, scrolled.height) }

  /// Keeps the present position.
  public func keep() { position = scrolled.verticalAdjustment.value }

  /// Keeps a position that has changed, unless the size has changed it.
  public func scrollChanged() {
    if !isResizing { keep() }
  }

  /// Scrolls back if the last layout has changed the size, and returns true then; call it after each layout. What is
  /// scrolled into view after that is for this size only.
  public func finishLayout() -> Bool {
    let now = (scrolled.width, scrolled.height)
    let isFirst = size == (0, 0)
    isReturning = !isFirst && size != now
    size = now
    if isReturning {
      scrolled.verticalAdjustment.value = position
      scrolled.queueAllocate()
    } else if isFirst {
      keep()
    }
    return isReturning
  }
}
