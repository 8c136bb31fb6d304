public import Elements
import GLib

/// The contents of the files in a data directory, each read once. Any thread.
public final class DataFileCache: Sendable {
  /// The directory of the files.
  public let directory: DataDirectory
  /// The contents that were read, by the names of the files; the lock of a file is held while it is read.
  private let slots = Guarded<[String: Guarded<(any Sendable)?>]>([:])

  /// The columns and values of the user's own.
  private let ownData = Guarded(OwnData.none)
  public var own: OwnData { ownData.withLock { $0 } }

  /// The files of a directory, none of which is read yet.
  public init(_ directory: DataDirectory) { self.directory = directory }

  /// Returns the contents, which are read by the first call; a file that cannot be read is logged then. Blocking: not for
  /// the main thread.
  @discardableResult
  public func contents<Contents>(of file: DataFile<Contents>) -> Contents {
    let slot = slots.withLock { slots in
      if let slot = slots[file.name] { return slot }
      let slot = Guarded<(any Sendable)?>(nil)
      slots[file.name] = slot
      return slot
    }
    return slot.withLock { contents in
      if let known = contents as? Contents { return known }
      let read = read(file)
      contents = read
      return read
    }
  }

  /// Uses other columns and values of the user's own.
  public func use(_ own: OwnData) { ownData.withLock { $0 = own } }

  private func read<Contents>(_ file: DataFile<Contents>) -> Contents {
    do {
      return try directory.read(file)
    } catch {
      Log.error(error.description)
      return file.missing
    }
  }
}
