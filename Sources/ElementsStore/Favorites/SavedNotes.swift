public import Elements
import GLib

/// The user's notes as a command without a window reads them.
public enum SavedNotes {
  /// The notes in the user's database; none if there is no database, or it cannot be read. Nothing is created, repaired or
  /// written. Blocking: not for the main thread of a window.
  public static func read() -> [Int: Note] { read(from: SQLiteFavoritesStore.standardPath) }

  /// The notes in the database at `path`.
  static func read(from path: String) -> [Int: Note] {
    guard let attributes = try? Files.attributes(of: path), attributes.kind == .file,
      attributes.isOwn, let database = try? SQLiteDatabase(path: path)
    else { return [:] }
    database.keepsLogOnClose = true
    return (try? notes(in: database)) ?? [:]
  }

  private static func notes(in database: SQLiteDatabase) throws(SQLiteError) -> [Int: Note] {
    try database.run("PRAGMA query_only = ON")
    var records = Records()
    let rows = try database.prepare("SELECT key, value FROM \(RecordTable.notes.rawValue)")
    while try rows.step() {
      guard let key = rows.text(0), let value = rows.text(1) else { continue }
      records.set(.notes, key, value)
    }
    return records.notes
  }
}
