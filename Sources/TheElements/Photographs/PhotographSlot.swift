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
  /// Whether what is shown is what was asked for, and no preview.
  private var hasCome = false
  private var observation: Observation?

  /// Seconds in which it fades in.
  private static let duration = 0.2

  /// A place in `widget` for a photograph of at most `side` pixels either way. `preview` is shown until
  /// it has come.
  init(
    in widget: Widget, _ element: AtomicElement, _ kind: PhotographSettings.Kind,
    side: @escaping @MainActor () -> Double, preview: PhotographImage? = nil
  ) {
    self.widget = widget
    self.element = element
    self.kind = kind
    self.side = side
    address = wantedAddress
    if address != nil, let preview { (image, opacity) = (preview, 1) }
    observation = Photographs.shared.observe { [weak self] in self?.update() }
  }

  /// Wants the photograph from now on whenever the widget is on the screen.
  func followVisibility() {
    widget?.onMap { [weak self] in self?.isWanted = true }
    widget?.onUnmap { [weak self] in self?.isWanted = false }
  }

  private var wantedAddress: String? { Photographs.shared.settings.address(of: element, kind) }

  private func update() {
    if wantedAddress != address {
      address = wantedAddress
      token = nil
      receive(nil)
    }
    guard isWanted, let address else {
      token = nil
      return
    }
    guard !hasCome, token == nil, let widget else { return }
    let pixels = Int(side()) * widget.scaleFactor
    token = Photographs.shared.store?.ask(for: .init(address: address, side: pixels)) {
      [weak self] photograph in
      self?.receive(photograph.flatMap { PhotographImage($0) })
    }
  }

  /// Shows the photograph, or that there is none.
  private func receive(_ newImage: PhotographImage?) {
    let isFirst = image == nil
    hasCome = newImage != nil
    guard hasCome || !isFirst else { return }
    image = newImage
    opacity = 1
    if isFirst { fadeIn() }
    onChange?()
    widget?.queueDraw()
  }

  private func fadeIn() {
    guard let image, let widget, widget.isMapped, Display.enablesAnimations else { return }
    opacity = 0
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
    let bounds = Bounds(place)
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
