/// How often the list of a class is requested while it is in view: often while others change it, as in a lesson, and
/// seldom otherwise.
public struct SyncPace: Sendable, Hashable {
  /// Pauses in milliseconds.
  public static let (often, seldom): (Int64, Int64) = (1_500, 30_000)
  /// Milliseconds after the last change, or after the list came into view, until it is requested seldom.
  static let quietTime: Int64 = 60_000

  private var lastChange: Int64

  /// The pace of a list that comes into view.
  /// - Parameter now: monotonic time in milliseconds, as in the other functions.
  public init(at now: Int64) { lastChange = now }

  /// Records that the list has changed.
  public mutating func changed(at now: Int64) { lastChange = now }

  /// Returns the milliseconds until the next request.
  public func pause(at now: Int64) -> Int64 {
    now - lastChange < Self.quietTime ? Self.often : Self.seldom
  }
}
