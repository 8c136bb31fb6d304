/// The accessible actions of a widget whose value moves by steps: GTK 4.8 does not let assistive technology set the value
/// of a widget of one's own.
enum SliderAction: String, CaseIterable {
  case increase = "slider.increase"
  case decrease = "slider.decrease"

  /// The names of all.
  static let names = allCases.map(\.rawValue)
}
