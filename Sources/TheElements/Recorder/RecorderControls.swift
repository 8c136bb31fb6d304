import Elements
import GLib
import Gtk

// RecorderControls
//   ├── Record, Play and Stop
//   ├── position and time
//   └── ProgressBar

/// The upper part of the Recorder window: its main buttons, and the position while playing.
final class RecorderControls: Box {
  private let buttons: [(action: RecorderAction, button: Button)]
  private let position = Label()
  private let time = Label()
  private let progress = ProgressBar()

  /// Distances in pixels.
  private static let (gap, buttonHeight) = (8, 64)

  init() {
    buttons = [
      (.record, "media-record-symbolic"), (.play, "media-playback-start-symbolic"),
      (.stop, "media-playback-stop-symbolic"),
    ].map { action, icon in (action, Self.button(action, icon)) }
    super.init(.vertical, spacing: 6)
    addClass("recorder-controls")
    let row = Box(.horizontal, spacing: Self.gap)
    row.isHomogeneous = true
    for (_, button) in buttons { row.add(button) }
    add(row)
    position.expandsHorizontally = true
    position.alignText(0)
    time.addClass("numeric")
    for label in [position, time] { label.addClass("dimmed") }
    add(WrappingBox([position, time], margin: 0))
    progress.setAccessibleLabel(tr("Position", context: "position in a recording"))
    add(progress)
  }

  private static func button(_ action: RecorderAction, _ icon: String) -> Button {
    let button = Button()
    button.name = action.rawValue
    button.addClass("recorder-button")
    button.heightRequest = buttonHeight
    let column = Box(.vertical, spacing: 4)
    column.verticalAlign = .center
    column.add(Image(icon: icon))
    let label = Label(action.title)
    // A long title has no room in a narrow window.
    label.ellipsizeAtEnd()
    column.add(label)
    button.setChild(column)
    button.setAccessibleLabel(action.title)
    button.tooltipText = action.title
    button.setAction(action.name)
    return button
  }

  /// Shows the state of a session.
  func show(_ session: RecordingSession) {
    for (action, button) in buttons {
      let isActive = session.activity == .recording ? action == .record : action == .play
      button.setClass("suggested-action", session.activity == .playing && isActive)
      button.setClass("recording", session.activity == .recording && isActive)
    }
    let rows = session.rows.rows
    let index = session.currentLine.flatMap { line in rows.firstIndex { $0.line == line } }
    position.text = text(of: session, index)
    let (now, whole) = (index.map { rows[$0].time } ?? 0, session.rows.duration)
    time.text = tr("{1} of {2}", Self.clock(now), Self.clock(whole))
    progress.fraction = rows.isEmpty ? 0 : Double(index.map { $0 + 1 } ?? 0) / Double(rows.count)
  }

  private func text(of session: RecordingSession, _ index: Int?) -> String {
    let count = session.rows.rows.count
    if session.activity == .recording {
      return ntr(
        "Recording, {1} line", "Recording, {1} lines", count, NumberFormat.text(String(count)))
    }
    guard let index else {
      return ntr("{1} line", "{1} lines", count, NumberFormat.text(String(count)))
    }
    let (line, lines) = (String(index + 1), String(count))
    return session.activity == .playing
      ? tr("Playing line {1} of {2}", line, lines) : tr("Line {1} of {2}", line, lines)
  }

  /// Formats a time in seconds: `1:06`.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 360_000))
    return "\(whole / 60):" + String(whole % 60 + 100).dropFirst()
  }
}
