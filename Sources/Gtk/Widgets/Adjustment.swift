import CGtk
import GLib

/// A position in a range, such as a scroll position in pixels (GtkAdjustment).
public final class Adjustment: Object {
  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    raw.assumingMemoryBound(to: GtkAdjustment.self)
  }

  package convenience init(borrowing pointer: UnsafeMutablePointer<GtkAdjustment>) {
    self.init(UnsafeMutableRawPointer(pointer), .none)
  }

  /// The position, clamped to 0 … `upper − pageSize`.
  public var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }
  /// The end of the range.
  public var upper: Double { gtk_adjustment_get_upper(adjustment) }
  /// Length of the visible part of the range.
  public var pageSize: Double { gtk_adjustment_get_page_size(adjustment) }

  /// Sets position and range in one step: `upper` is the length of the content, `page` of its visible part.
  public func configure(value: Double, upper: Double, page: Double) {
    gtk_adjustment_configure(
      adjustment, value, 0, max(upper, page), page * 0.1, page * 0.9, page)
  }

  /// Scrolls by the least distance that makes a part of the range visible; if that is longer than a page, its
  /// beginning (`gtk_adjustment_clamp_page`).
  public func reveal(from start: Double, to end: Double) {
    gtk_adjustment_clamp_page(adjustment, start, end)
  }

  /// Calls `handler` whenever the position changes.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("value-changed") { _ in handler() }
  }
}
