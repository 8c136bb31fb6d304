import GLib
import Gtk

/// A round button that plays a scale or pauses it.
final class PlayButton: Button {
  /// True while it shows a pause.
  var isPlaying = false {
    didSet { if isPlaying != oldValue { update() } }
  }

  init(name: String, _ action: AppAction) {
    super.init()
    self.name = name
    addClass("circular")
    setAction(action.name)
    update()
  }

  private func update() {
    let label =
      isPlaying
      ? tr("Pause", context: "verb: stop a moving slider")
      : tr("Play", context: "verb: move a slider by itself")
    setIcon(isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    tooltipText = label
    setAccessibleLabel(label)
  }
}
