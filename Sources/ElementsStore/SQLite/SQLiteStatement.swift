import CSQLite

/// Value of a statement's parameter.
enum SQLiteValue: Hashable {
  case integer(Int64)
  case text(String)
  case null

  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
  init(_ number: Int) { self = .integer(Int64(number)) }
}

/// Prepared statement of a connection (`sqlite3_stmt`), which must outlive it.
final class SQLiteStatement {
  private let connection: OpaquePointer?
  private let budget: SQLiteBudget
  private var statement: OpaquePointer?

  init(
    _ connection: OpaquePointer?, _ sql: String, _ budget: SQLiteBudget
  ) throws(SQLiteError) {
    (self.connection, self.budget) = (connection, budget)
    budget.reset()
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw SQLiteError(connection, code: code) }
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs the statement with these values for its parameters, and ignores the rows that it returns.
  func run(_ values: [SQLiteValue]) throws(SQLiteError) { _ = try rows(values) }

  /// Runs the statement with these values for its parameters. Returns the values of its rows; NULL stands for a number with
  /// decimals and a blob.
  func rows(_ values: [SQLiteValue]) throws(SQLiteError) -> [[SQLiteValue]] {
    budget.reset()
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var rows: [[SQLiteValue]] = []
    while try step() {
      rows.append((0..<sqlite3_column_count(statement)).map { value($0) })
    }
    return rows
  }

  private func value(_ column: Int32) -> SQLiteValue {
    switch storageClass(column) {
    case .integer: .integer(integer(column))
    case .text: SQLiteValue(text(column))
    case .null, .other: .null
    }
  }

  /// Steps to the next row; false if there is none.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(connection, code: code)
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code: Int32
    switch value {
    case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
    case .text(let text):
      let length = Int32(clamping: text.utf8.count)
      code = text.withCString {
        sqlite3_bind_text(statement, index, $0, length, csqlite_transient())
      }
    case .null: code = sqlite3_bind_null(statement, index)
    }
    guard code == SQLITE_OK else { throw SQLiteError(connection, code: code) }
  }

  // MARK: Columns of the row, from 0

  /// Integer in a column; 0 if it has none.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// Storage class of a column's value.
  enum StorageClass { case integer, text, null, other }

  /// Storage class of the value in a column (`sqlite3_column_type`).
  func storageClass(_ column: Int32) -> StorageClass {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_TEXT: .text
    case SQLITE_NULL: .null
    default: .other
    }
  }

  /// Text in a column; nil if it is NULL.
  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, column) else { return nil }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
