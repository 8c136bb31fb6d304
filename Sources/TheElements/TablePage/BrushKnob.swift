import Elements
import GLib
import Gtk

/// A knob at an end of the range of numbers shown.
final class BrushKnob: SliderKnob {
  enum End: Sendable, Hashable, CaseIterable {
    case lower, upper
  }

  let end: End
  /// Called with the position to which a key moves the knob, 0 … 1.
  var onMove: (@MainActor (End, Double) -> Void)?
  private var position = 0.0

  /// Parts of the scale that an arrow key and a page key move by.
  private static let (step, page) = (0.02, 0.1)

  init(_ end: End) {
    self.end = end
    super.init(
      name: end == .lower ? "brush-start" : "brush-end",
      label: end == .lower ? tr("Least value") : tr("Greatest value"))
  }

  /// Shows an end of the brush.
  /// - Parameters:
  ///   - position: on the scale, 0 … 1.
  ///   - digits: its number; nil at the end of the scale.
  ///   - other: the other end's position.
  func show(
    _ position: Double, of scale: PropertyScale, _ digits: String?, unit: String?, other: Double
  ) {
    self.position = position
    let number = digits ?? (end == .lower ? tr("lowest") : tr("highest"))
    let text = digits == nil ? number : unit.map { "\(number) \($0)" } ?? number
    show(
      value: position, in: end == .lower ? 0...max(other, position) : min(other, position)...1,
      text: text)
  }

  override func move(by step: Step) {
    onMove?(end, step.target(from: position, step: Self.step, page: Self.page, in: 0...1))
  }
}
