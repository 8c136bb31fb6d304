import Elements
import ElementsStore
import GLib

/// The reading of a file of places on a thread of its own.
@MainActor
final class PlacesLoad {
  /// The part read, 0 … 1.
  private(set) var part = 0.0
  private let cancellable = Cancellable()

  /// Starts to read.
  /// - Parameters:
  ///   - onProgress: called when `part` has changed.
  ///   - onEnd: called with the places or the error, unless it was cancelled.
  init(
    _ file: PlacesFile, world: WorldMap,
    onProgress: @escaping @MainActor () -> Void,
    onEnd: @escaping @MainActor (Result<PlacesFile.Content, CatalogError>) -> Void
  ) {
    let cancellable = cancellable
    ActWork.run { [weak self] in
      let shown = Guarded(0)
      return Result { () throws(CatalogError) in
        try file.read(
          countryName: { world.countryName($0) }, otherName: { world.englishCountryName($0) },
          isCancelled: { cancellable.isCancelled },
          progress: { part in
            guard Self.isStep(part, shown) else { return }
            Task { @MainActor [weak self] in
              guard let self, !cancellable.isCancelled else { return }
              self.part = part
              onProgress()
            }
          })
      }
    } then: { outcome in
      guard !cancellable.isCancelled else { return }
      switch outcome {
      case .success(let content?): onEnd(.success(content))
      case .success(nil): break
      case .failure(let error): onEnd(.failure(error))
      }
    }
  }

  /// True if the part has grown by a hundredth.
  nonisolated private static func isStep(_ part: Double, _ shown: Guarded<Int>) -> Bool {
    let percent = Int(part * 100)
    return shown.withLock { shown in
      defer { shown = max(shown, percent) }
      return percent > shown
    }
  }

  /// Stops reading; nothing is called any more.
  func cancel() { cancellable.cancel() }
}
