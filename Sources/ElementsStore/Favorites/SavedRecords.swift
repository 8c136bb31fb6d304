public import Elements
import GLib

/// What the user has written beside the favorites, as a command without a window reads it.
public enum SavedRecords {
  /// The records of tables in the user's database; none if there is no database, or it cannot be read. Nothing is created,
  /// repaired or written. Blocking: not for the main thread of a window.
  public static func read(_ tables: RecordTable...) -> Records {
    read(tables, from: SQLiteFavoritesStore.standardPath)
  }

  /// The records in the database at `path`.
  static func read(_ tables: [RecordTable], from path: String) -> Records {
    var records = Records()
    guard let attributes = try? Files.attributes(of: path), attributes.kind == .file,
      attributes.isOwn, let database = try? SQLiteDatabase(path: path)
    else { return records }
    database.keepsLogOnClose = true
    guard (try? database.run("PRAGMA query_only = ON")) != nil else { return records }
    // A database of an earlier version lacks some of them.
    for table in tables { try? read(table, in: database, into: &records) }
    return records
  }

  private static func read(
    _ table: RecordTable, in database: SQLiteDatabase, into records: inout Records
  ) throws(SQLiteError) {
    let rows = try database.prepare("SELECT key, value FROM \(table.rawValue)")
    while try rows.step() {
      guard let key = rows.text(0), let value = rows.text(1) else { continue }
      records.set(table, key, value)
    }
  }
}
