import Elements
import ElementsStore
import Gtk

/// The place in a widget where an element's photograph is shown if there is one: asks for it as long as
/// it is wanted, and fades it in when it comes.
@MainActor
final class PhotographSlot {
  /// The photograph that is shown.
  private(set) var image: PhotographImage?
  /// How far it has faded in, from 0 to 1.
  private(set) var opacity = 0.0
  /// Whether nothing is to be seen of what it is drawn over.
  var isOpaque: Bool { image != nil && opacity == 1 }
  /// Whether it can be seen; else nothing is asked for, and what was asked for is given up.
  var isWanted = false {
    didSet { if isWanted != oldValue { update() } }
  }
  /// Called when a photograph has come or gone.
  var onChange: (@MainActor () -> Void)?

  private weak var widget: Widget?
  private let element: AtomicElement
  private let kind: PhotographSettings.Kind
  private let side: @MainActor () -> Double
  private var address: String?
  private var token: PhotographToken?
  private var observation: Observation?

  /// Seconds in which it fades in.
  private static let duration = 0.2

  /// A place in `widget`, whose longer side has `side` pixels.
  init(
    in widget: Widget, _ element: AtomicElement, _ kind: PhotographSettings.Kind,
    side: @escaping @MainActor () -> Double
  ) {
    self.widget = widget
    self.element = element
    self.kind = kind
    self.side = side
    observation = Photographs.shared.observe { [weak self] in self?.update() }
  }

  private func update() {
    let wanted = Photographs.shared.settings.address(of: element, kind)
    if wanted != address {
      address = wanted
      token = nil
      if image != nil { show(nil) }
    }
    guard isWanted, let address else {
      token = nil
      return
    }
    guard image == nil, token == nil, let widget else { return }
    let pixels = Int(side()) * widget.scaleFactor
    token = Photographs.shared.store?.ask(for: .init(address: address, side: pixels)) {
      [weak self] photograph in
      if let photograph { self?.show(PhotographImage(photograph)) }
    }
  }

  private func show(_ image: PhotographImage?) {
    self.image = image
    onChange?()
    opacity = 0
    guard let image, let widget, widget.isMapped, Display.enablesAnimations else {
      opacity = 1
      widget?.queueDraw()
      return
    }
    var start: Double?
    widget.onEachFrame { [weak self] time in
      guard let self, self.image === image else { return false }
      let begin = start ?? time
      start = begin
      self.opacity = min((time - begin) / Self.duration, 1)
      self.widget?.queueDraw()
      return self.opacity < 1
    }
  }

  /// Draws the photograph so that it covers `place`, which has round corners.
  func draw(in snapshot: Snapshot, covering place: Rect, radius: Double) {
    guard let image, let widget else { return }
    let bounds = Bounds(x: place.x, y: place.y, width: place.width, height: place.height)
    let scale = widget.scaleFactor
    snapshot.clipped(to: bounds, radius: radius) {
      snapshot.faded(opacity) {
        snapshot.canvas(in: bounds) {
          image.draw(on: $0, in: image.frame(covering: place), within: place, scale: scale)
        }
      }
    }
  }
}
