import CSQLite

/// The number of steps that a statement may take: a view or a table of somebody else's can have no end. A statement that
/// takes more fails with `SQLITE_INTERRUPT`.
final class SQLiteBudget {
  /// Steps between two calls of the handler.
  private static let stride: Int32 = 100_000
  /// Greatest number of steps, far more than the check of the largest database takes.
  static let usual = 200_000_000

  private let steps: Int
  private var rest = 0

  /// - Parameter steps: greatest number of steps of a statement.
  init(_ steps: Int) { self.steps = steps }

  /// Limits the statements of a connection, which must not outlive the budget.
  func limit(_ connection: OpaquePointer?) {
    sqlite3_progress_handler(
      connection, Self.stride,
      { context in
        context.map { Unmanaged<SQLiteBudget>.fromOpaque($0).takeUnretainedValue().spend() } ?? 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Begins the steps of another statement.
  func reset() { rest = steps }

  /// Returns 1 to end the statement.
  private func spend() -> Int32 {
    rest -= Int(Self.stride)
    return rest < 0 ? 1 : 0
  }
}
