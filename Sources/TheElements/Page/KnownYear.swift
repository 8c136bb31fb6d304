import Elements

/// The year up to which discoveries are shown, which pages of a window choose together.
@MainActor
final class KnownYear {
  /// The year chosen; nil for all.
  var year: Int?
  /// The years that one page shows, and which the others follow; nil while they are not pinned.
  var pinned: Timeline? {
    didSet { onPin?() }
  }
  /// Called when `pinned` was set.
  var onPin: (@MainActor () -> Void)?
  /// Called when a year is to be shown; returns true if `pinned` will be set.
  var onChoose: (@MainActor (Int?) -> Bool)?
}
