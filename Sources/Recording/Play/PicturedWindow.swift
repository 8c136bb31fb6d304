import Gtk

/// The choice of the window that is pictured after a step.
@MainActor
public struct PicturedWindow {
  private let host: any RecordingHost
  /// The names of the windows that were open before the step; nil is that of the main window.
  private let openBefore: [String?]

  /// Greatest number of frames to wait for a window that an act opens.
  private static let mostFrames = 60

  /// Notes the windows that are open before a step.
  public init(before host: any RecordingHost) {
    self.host = host
    openBefore = Self.openWindows(host)
  }

  /// Returns the name of the window that a step opened, or brought to the front, or else that of its own; nil for a
  /// pause and a caption, and `.some(nil)` for the main window.
  public func name(after command: Command) async -> String?? {
    switch command {
    case .wait, .caption: return nil
    case .expect(let expectation):
      let window = expectation.subject == Check.window.rawValue ? expectation.arguments.last : nil
      return .some(window.flatMap { isOpen($0) ? $0 : nil } ?? expectation.window)
    case .act(let act):
      if let shown = host.nameOfWindow(shownBy: act), await opens(shown) { return .some(shown) }
      return .some(Self.openWindows(host).last { !openBefore.contains($0) } ?? act.window)
    }
  }

  /// Waits for a window that is opened once something has been read. Returns false if it does not come.
  private func opens(_ name: String) async -> Bool {
    for _ in 0..<Self.mostFrames where !isOpen(name) { await Pause.frame(of: nil) }
    return isOpen(name)
  }

  private func isOpen(_ name: String) -> Bool { host.window(named: name)?.isMapped == true }

  private static func openWindows(_ host: any RecordingHost) -> [String?] {
    Window.all.filter(\.isMapped).compactMap { host.name(of: $0) }
  }
}
