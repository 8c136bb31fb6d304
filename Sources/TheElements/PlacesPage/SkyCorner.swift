import Elements
import GLib
import Gtk

// SkyCorner
//   └── Button for each body of the sky

/// The bodies of the sky that elements are named after, in a corner of the map. A click selects one.
final class SkyCorner: Box {
  /// The key of the selected place.
  var selection: String? {
    didSet {
      for (key, button) in buttons { button.setClass("selected", key == selection) }
    }
  }
  private var buttons: [(key: String, button: Button)] = []
  private var shown: [Place] = []
  private var wrapped: WrappingBox?

  /// Greatest width in pixels, if a button is not wider.
  static let widest = 260

  init() {
    super.init(.vertical, spacing: 4)
    name = "sky"
    addClass("sky")
    let title = Label(tr("The Sky"), style: "card-heading", wraps: .never)
    title.alignText(0)
    add(title)
    isVisible = false
  }

  /// Shows these bodies; none hides the corner.
  func show(_ places: [Place]) {
    guard places != shown else { return }
    shown = places
    isVisible = !places.isEmpty
    if let wrapped { remove(wrapped) }
    buttons = places.map { place in
      let button = Button(label: place.name)
      button.name = "sky-\(place.key)"
      button.addClass("sky-body")
      button.setAccessibleLabel(tr(place.accessibleName(countryName: tr("The Sky"))))
      button.setAction(AppAction.showPlace.name, place.key)
      button.setClass("selected", place.key == selection)
      return (place.key, button)
    }
    let wrapped = WrappingBox(buttons.map(\.button), gap: 6, margin: 0)
    add(wrapped)
    self.wrapped = wrapped
  }

  /// The frame of the selected body's button; nil if none is selected.
  func selectedFrame(in ancestor: Widget) -> Rect? {
    guard let button = buttons.first(where: { $0.key == selection })?.button,
      let corner = button.convert(x: 0, y: 0, to: ancestor)
    else { return nil }
    return Rect(
      x: corner.x, y: corner.y, width: Double(button.width), height: Double(button.height))
  }
}
