import Adwaita
import GLib
import Gtk
import Recording

extension ApplicationWindow {
  /// Greatest length of a window in pixels.
  private static let greatestLength = 16_384
  /// Frames within which a window has the size that was set.
  private static let framesOfSize = 6

  /// Adds the actions of every window: close, size, full screen and focus. What the window manager or the header bar
  /// does is announced as one of them.
  func registerWindowActions() {
    register(.closeWindow, for: self) { $0.close() }
    register(.toggleFullScreen, for: self) { $0.isFullScreen.toggle() }
    let wanted = WantedSize()
    register(.resizeWindow, for: self) { $0.resize(to: $1, wanted) }
    register(.setMaximized, for: self) { window, states in
      if let state = states.first.flatMap(Bool.init) { window.isMaximized = state }
    }
    register(.setState, for: self) { window, texts in
      guard texts.count == 2, let isOn = window.isOn(texts[0]) else { return }
      if isOn != (texts[1] == "true") { window.activateAction(texts[0], with: []) }
    }
    register(.focusPart, for: self) { window, names in
      let part = names.first.flatMap { window.findPart($0) }
      if part?.isMapped == true { part?.grabFocus() }
    }
    onCloseRequest { [weak self] in self?.announceAct(.closeWindow, []) }
    onChange(of: "maximized") { [weak self] in
      if let self, self.isMapped { self.announceAct(.setMaximized, [String(self.isMaximized)]) }
    }
    for property in ["default-width", "default-height"] {
      onChange(of: property) { [weak self] in self?.announceSize() }
    }
  }

  private func announceSize() {
    guard Acts.isListening, isMapped, !isMaximized, !isFullScreen else { return }
    announceActAtRest(.resizeWindow) { [weak self] in
      self.map { [String($0.defaultWidth), String($0.defaultHeight)] }
    }
  }

  /// Sets the size. The compositor may give a window that was just opened its first size afterwards: then it is set again.
  private func resize(to lengths: [String], _ wanted: WantedSize) {
    let pixels = lengths.compactMap { Int($0) }.map { min(max($0, 1), Self.greatestLength) }
    guard pixels.count == 2, lengths.count == 2 else { return }
    isMaximized = false
    wanted.count += 1
    setDefaultSize(pixels)
    let (count, end) = (wanted.count, ActWork.begin())
    Task { @MainActor [weak self] in
      for _ in 1...Self.framesOfSize {
        await Pause.frame(of: self)
        // Another size was wanted meanwhile.
        guard wanted.count == count else { return end() }
        Action.asConsequence { self?.setDefaultSize(pixels) }
      }
      if let self, [defaultWidth, defaultHeight] != pixels {
        ActWork.refuse(lengths.joined(separator: " × "))
      }
      end()
    }
  }

  /// - Parameter pixels: width and height.
  private func setDefaultSize(_ pixels: [Int]) {
    guard [defaultWidth, defaultHeight] != pixels else { return }
    (defaultWidth, defaultHeight) = (pixels[0], pixels[1])
  }
}

/// Counts the sizes that actions set a window to.
@MainActor
private final class WantedSize {
  var count = 0
}

extension Window {
  /// Names a window above this one, and announces when the user closes it.
  func announceClosing(of window: Window, named name: String) {
    window.name = name
    window.onCloseRequest { [weak self] in self?.announceAct(.closeNamedWindow, [name]) }
  }
}
