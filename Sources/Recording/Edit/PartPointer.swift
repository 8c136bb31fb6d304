import GLib
import Gtk

/// Lets the user point at a part of a window, by pointer or by focus and Enter. Until then, clicks do nothing else.
@MainActor
public final class PartPointer {
  /// Called with the chosen part, its name and its window; with nil after Escape.
  public typealias Choice = @MainActor ((part: Widget, name: String, window: Window)?) -> Void

  private let host: any RecordingHost
  private let onChoice: Choice
  private var controllers: [(window: Window, controllers: [EventController])] = []
  /// The outlined part. Not weak: a widget of GTK's own has no Swift object that lives as long.
  private var part: Widget?
  private weak var window: Window?
  /// The last position of the pointer: GTK reports a motion also where only the widgets move.
  private var position: (x: Double, y: Double)?
  /// Handlers of the focus.
  private var connections: [Connection] = []

  /// CSS class of the outlined part.
  static let outlineClass = "recording-outline"

  /// Begins, with the focused part outlined.
  public init(_ host: any RecordingHost, onChoice: @escaping Choice) {
    self.host = host
    self.onChoice = onChoice
    for window in host.application.windows where host.name(of: window) != nil { follow(window) }
    if let window = host.application.windows.first(where: { host.name(of: $0) != nil }) {
      pointFocus(in: window)
    }
  }

  private func follow(_ window: Window) {
    let motion = MotionController()
    motion.capture()
    motion.onMotion { [weak self, weak window] x, y in
      if let window { self?.move(to: (x, y), in: window) }
    }
    let click = ClickGesture()
    click.capture()
    click.onPressed { [weak self, weak window] _, x, y in
      guard let self, let window else { return }
      click.claim()
      self.point(window.pick(x: x, y: y), in: window)
      self.choose()
    }
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self] key in
      switch key {
      case .escape: self?.end(nil)
      case .enter: self?.choose()
      default: return false
      }
      return true
    }
    let added: [EventController] = [motion, click, keys]
    for controller in added { window.add(controller) }
    controllers.append((window, added))
    connections.append(
      window.onChange(of: "focus-widget") { [weak self, weak window] in
        if let window { self?.pointFocus(in: window) }
      })
    window.setCursor("crosshair")
  }

  /// Outlines the part under the pointer, once it has moved.
  private func move(to new: (x: Double, y: Double), in window: Window) {
    defer { position = new }
    if let position, position != new { point(window.pick(x: new.x, y: new.y), in: window) }
  }

  private func pointFocus(in window: Window) { point(window.focusWidget, in: window) }

  /// Outlines the named part that contains a widget.
  private func point(_ widget: Widget?, in window: Window) {
    guard !controllers.isEmpty else { return }
    let candidate = widget.flatMap { host.namedPart(around: $0) }
    guard candidate != part else { return }
    part?.removeClass(Self.outlineClass)
    part = candidate
    self.window = window
    candidate?.addClass(Self.outlineClass)
    if let name = candidate.flatMap({ host.name(ofPart: $0) }) { window.showCaption(name) }
  }

  private func choose() {
    guard let part, let window, let name = host.name(ofPart: part) else { return }
    end((part, name, window))
  }

  /// Ends without a choice.
  public func cancel() { end(nil) }

  private func end(_ choice: (part: Widget, name: String, window: Window)?) {
    guard !controllers.isEmpty else { return }
    part?.removeClass(Self.outlineClass)
    let ended = controllers
    controllers = []
    for (window, _) in ended {
      window.setCursor(nil)
      window.hideCaption()
    }
    // Not while GTK passes an event on to them.
    Task { @MainActor in
      for (window, added) in ended {
        for controller in added { window.remove(controller) }
      }
    }
    for connection in connections { connection.disconnect() }
    connections = []
    onChoice(choice)
  }
}
