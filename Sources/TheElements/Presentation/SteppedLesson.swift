import Gtk

/// A lesson that is shown in a presentation, step by step.
@MainActor
protocol SteppedLesson: AnyObject {
  /// The bar with the caption, below the pages.
  var bar: Widget { get }
  /// True while a step is played.
  var isPlaying: Bool { get }
  var hasNext: Bool { get }
  var hasPrevious: Bool { get }
  /// Returns what brings the program back into its present state, but for the pages.
  var restoration: @MainActor () -> Void { get }
  /// Plays the next step.
  func goOn()
  /// Shows the step before.
  func goBack()
  /// Stops playing.
  func stop()
}
