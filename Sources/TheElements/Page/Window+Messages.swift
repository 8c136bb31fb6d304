import Gtk

/// The place of messages.
extension Window {
  /// Places messages above the bar at the foot, which has so many lines.
  func setMessages(above footLines: Int) {
    setClass("above-foot", footLines > 0)
    setClass("above-lines", footLines > 1)
  }
}
