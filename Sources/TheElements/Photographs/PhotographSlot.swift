import Elements
import ElementsStore
import Gtk

/// A widget's slot for an element's photograph, if there is one: requests it while it is wanted, and fades it
/// in when it is loaded.
@MainActor
final class PhotographSlot {
  /// The photograph shown.
  private(set) var image: PhotographImage?
  /// Opacity during the fade-in, from 0 to 1.
  private(set) var opacity = 0.0
  /// True if the photograph fully hides the drawing below it.
  var isOpaque: Bool { image != nil && opacity == 1 }
  /// True while the slot is visible; setting it to false cancels the request.
  var isWanted = false {
    didSet { if isWanted != oldValue { update() } }
  }
  /// Called when a photograph appears or disappears.
  var onChange: (@MainActor () -> Void)?

  private weak var widget: Widget?
  private let element: AtomicElement
  private let kind: PhotographSettings.Kind
  private let side: @MainActor () -> Double
  private var address: String?
  private var token: PhotographToken?
  /// True if the requested photograph is shown, false for a preview.
  private var isLoaded = false
  private var observation: Observation?
  private var animator: Animator?
  /// Start of the fade-in on the animator's clock.
  private var fadeStart = 0.0

  /// Duration of the fade-in, in seconds.
  private static let fadeDuration = 0.2

  /// Creates a slot in `widget` for a photograph of at most `side` × `side` pixels. `preview` is shown until it
  /// is loaded.
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

  /// Wants the photograph while the widget is mapped.
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
    guard !isLoaded, token == nil, let widget else { return }
    let pixels = Int(side()) * widget.scaleFactor
    token = Photographs.shared.store?.ask(for: .init(address: address, side: pixels)) {
      [weak self] photograph in
      self?.receive(photograph.flatMap { PhotographImage($0) })
    }
  }

  /// Shows the photograph; nil removes it.
  private func receive(_ newImage: PhotographImage?) {
    let isFirst = image == nil
    isLoaded = newImage != nil
    guard isLoaded || !isFirst else { return }
    image = newImage
    opacity = 1
    if isFirst { fadeIn() }
    onChange?()
    widget?.queueDraw()
  }

  private func fadeIn() {
    guard let widget else { return }
    opacity = 0
    let animator =
      animator
      ?? Animator(
        widget, onFrame: { [weak self] in self?.fade(at: $0) ?? false },
        onEnd: { [weak self] in self?.opacity = 1 })
    self.animator = animator
    fadeStart = animator.time
    animator.start()
  }

  /// Sets the opacity at a time on the animator's clock. Returns false at the end of the fade-in.
  private func fade(at time: Double) -> Bool {
    opacity = min((time - fadeStart) / Self.fadeDuration, 1)
    widget?.queueDraw()
    return opacity < 1
  }

  /// Draws the photograph so that it covers `area`, clipped to rounded corners.
  func draw(in snapshot: Snapshot, covering area: Rect, radius: Double) {
    guard let image, let widget else { return }
    let bounds = Bounds(area)
    let scale = widget.scaleFactor
    snapshot.clipped(to: bounds, radius: radius) {
      snapshot.faded(opacity) {
        snapshot.canvas(in: bounds) {
          image.draw(on: $0, in: image.frame(covering: area), within: area, scale: scale)
        }
      }
    }
  }
}
