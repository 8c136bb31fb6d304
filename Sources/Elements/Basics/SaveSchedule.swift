/// The times at which a value that changes often is saved: at once, but at most once a second. A pure value; times are
/// in milliseconds from any fixed moment.
public struct SaveSchedule: Sendable, Hashable {
  /// Least time between two saves, in milliseconds.
  public static let interval: Int64 = 1000

  /// True if a change is not saved yet.
  public private(set) var isPending = false
  private var last: Int64?

  public init() {}

  /// Returns the delay after which a change at `time` is to be saved, 0 for at once; nil if a save is due already.
  public mutating func change(at time: Int64) -> Int64? {
    guard !isPending else { return nil }
    isPending = true
    guard let last else { return 0 }
    let (passed, isOver) = time.subtractingReportingOverflow(last)
    // A clock that goes back, which a monotonic one never does.
    guard !isOver, passed >= 0 else { return 0 }
    return max(Self.interval - min(passed, Self.interval), 0)
  }

  /// Notes that the value was saved at `time`.
  public mutating func save(at time: Int64) { (last, isPending) = (time, false) }
}
