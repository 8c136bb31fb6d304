/// Tells a scroll by the user from one by a layout, which changes the scrollable range at the same time.
@MainActor
public final class ScrollWatch {
  private let adjustments: [Adjustment]
  /// End and page of each adjustment after the last layout.
  private var ranges: [Double] = []
  private var isLayingOut = false

  public init(_ adjustments: Adjustment...) { self.adjustments = adjustments }

  /// True if a scroll position that changes now is changed by the user.
  public var isByUser: Bool { !isLayingOut && ranges == currentRanges }

  private var currentRanges: [Double] { adjustments.flatMap { [$0.upper, $0.pageSize] } }

  /// Runs the end of a layout, which may scroll, too.
  public func finishLayout(_ body: () -> Void) {
    isLayingOut = true
    body()
    isLayingOut = false
    ranges = currentRanges
  }
}
