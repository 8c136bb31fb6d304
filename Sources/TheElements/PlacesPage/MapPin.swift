import Elements
import GLib
import Gtk

/// A pin of the map for keyboard and screen reader. `MapPins` draws it, and `MapView` takes the pointer's clicks.
final class MapPin: Widget {
  /// The places of the pin; nil while the widget is not in use.
  private(set) var pin: Clusters.Pin?
  /// True if the name may have changed with the same pin.
  var isOutdated = false
  private(set) var label = ""
  private let onActivate: @MainActor (Clusters.Pin) -> Void

  init(onActivate: @escaping @MainActor (Clusters.Pin) -> Void) {
    self.onActivate = onActivate
    super.init()
    isFocusable = true
    canTarget = false
    isChildVisible = false
    setAccessibleHidden(true)
  }

  override class var cssName: String? { "map-pin" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["pin.activate"] }

  override func perform(_ action: String) { activate() }

  /// Selects the pin's place, or zooms in on its places.
  func activate() { if let pin { onActivate(pin) } }

  /// Stands for a pin with this accessible name, or for none.
  /// - Parameter key: ID of its place in actions.
  func show(
    _ pin: Clusters.Pin?, name: @autoclosure () -> String = "",
    key: @autoclosure () -> String = ""
  ) {
    guard pin != self.pin || isOutdated else { return }
    if (pin == nil) != (self.pin == nil) {
      isChildVisible = pin != nil
      setAccessibleHidden(pin == nil)
    }
    self.pin = pin
    isOutdated = false
    if pin != nil { self.name = "pin-\(key())" }
    guard pin != nil, case let name = name(), name != label else { return }
    label = name
    setAccessibleLabel(name)
  }

  /// The map draws the focus ring.
  override func stateChanged() { parent?.queueDraw() }
}

extension MapPin: DrawnPart {
  var shownTexts: [String] { [label] }
}
