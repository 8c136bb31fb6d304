public import Elements
import GLib

/// A file with a list of places that the user opens.
public struct PlacesFile: Sendable {
  /// The places of a file.
  public struct Content: Sendable {
    /// Name of the file, without its folder.
    public let name: ExternalText
    /// The form recognized.
    public let format: PlaceFormat
    /// True if the file is compressed.
    public let isPacked: Bool
    /// The places, sorted by name, then country.
    public let places: PlaceIndex
    /// The records left out.
    public let warnings: CatalogWarnings
  }

  /// Path of the file, resolved against the directory given.
  public let path: String

  /// The part of the work that is done when a compressed file is unpacked, and when all records are read.
  private static let (unpackingPart, readingPart) = (0.2, 0.85)

  /// - Parameter directory: the one to which a relative path is relative.
  public init(path: String, in directory: String = "/") {
    self.path = Files.resolve(path, in: directory)
  }

  /// Name of the file, without its folder.
  public var name: ExternalText {
    ExternalText(path.split(separator: "/").last.map { String($0) } ?? path)
  }

  /// Reads, sorts and folds the places; nil if cancelled. Blocking: not for the main thread.
  /// - Parameters:
  ///   - countryName: returns the name of a country in a file.
  ///   - otherName: returns another name by which a country is found.
  ///   - progress: called now and then with the part done, 0 … 1.
  public func read(
    countryName: (String) -> String, otherName: (String) -> String? = { _ in nil },
    isCancelled: @escaping () -> Bool,
    progress: @escaping (Double) -> Void
  ) throws(CatalogError) -> Content? {
    guard let (found, isPacked) = try records(isCancelled, progress) else { return nil }
    progress(Self.readingPart)
    let index = PlaceIndex(
      found.table, fold: TextFolding.forms, countryName: countryName, otherName: otherName,
      isCancelled: isCancelled)
    return index.map {
      Content(
        name: name, format: found.format, isPacked: isPacked, places: $0, warnings: found.warnings)
    }
  }

  /// Reads the records. Their text is released before they are sorted.
  private func records(
    _ isCancelled: @escaping () -> Bool, _ progress: @escaping (Double) -> Void
  ) throws(CatalogError) -> (found: PlaceReader.Result, isPacked: Bool)? {
    let (content, isPacked): ([UInt8], Bool)
    do throws(GLibError) {
      let file = try Files.readUnpacked(path, atMost: InputLimits.placesLength) { part in
        progress(part * Self.unpackingPart)
        return !isCancelled()
      }
      guard let file else { return nil }
      (content, isPacked) = file
    } catch {
      throw CatalogError.unreadable(file: path, reason: error.reason)
    }
    var limits = PlaceReader.Limits()
    (limits.records, limits.textBytes) = (InputLimits.placesRecords, InputLimits.placesLength)
    let start = isPacked ? Self.unpackingPart : 0
    let found = try PlaceReader.read(bytes: content, file: name.text, limits: limits) { part in
      progress(start + min(part, 1) * (Self.readingPart - start))
      return !isCancelled()
    }
    return found.isCancelled || isCancelled() ? nil : (found, isPacked)
  }
}
