import Elements
import GLib
import Gtk
import Recording

// RecorderRow
//   └── Box: icon, text and object with the failure below, time, mark of the outcome

/// A line of a recording in the Recorder window.
final class RecorderRow: ListBoxRow {
  /// All that the row shows.
  struct Content: Hashable {
    let sentence: Sentence
    /// The time, as shown.
    let time: String
    /// The failure or fault; nil for none.
    let failure: String?
    let hasPassed: Bool
    let isCurrent: Bool
  }

  private let icon = Image(icon: "")
  private let text = Label()
  private let object = Label()
  private let failure = Label()
  private let time = Label()
  private let mark = Image(icon: "")
  private(set) var content: Content?
  /// The text of the line shown.
  private var line: String?

  override init() {
    super.init()
    addClass("recorder-row")
    let sentence = Box(.horizontal, spacing: 4)
    object.addClass("bold")
    text.ellipsizeAtEnd()
    object.ellipsizeAtEnd()
    sentence.add(text)
    sentence.add(object)
    failure.addClass("recorder-failure")
    failure.alignText(0)
    failure.wraps = true
    failure.breakAnywhere()
    let texts = Box(.vertical, spacing: 2)
    texts.verticalAlign = .center
    texts.expandsHorizontally = true
    texts.add(sentence)
    texts.add(failure)
    time.addClass("dimmed")
    time.addClass("numeric")
    let row = Box(.horizontal, spacing: 12)
    for widget in [icon, texts, time, mark] { row.add(widget) }
    setChild(row)
    let motion = MotionController()
    motion.onEnter { [weak self] in self?.updateTooltip() }
    add(motion)
  }

  /// A sentence that has no room is whole in the tooltip.
  private func updateTooltip() {
    let isShortened = text.isShortened || object.isShortened
    tooltipText = isShortened ? content?.sentence.words ?? "" : ""
  }

  /// The sentence of a line, if the row shows that.
  func sentence(of line: String) -> Sentence? { line == self.line ? content?.sentence : nil }

  /// Shows another content, of a line with this text.
  func show(_ content: Content, of line: String) {
    self.line = line
    guard content != self.content else { return }
    self.content = content
    icon.iconName = content.sentence.icon
    text.text = content.sentence.text
    object.text = content.sentence.object
    object.isVisible = !content.sentence.object.isEmpty
    failure.text = failureText(of: content) ?? ""
    failure.isVisible = content.failure != nil
    time.text = content.time
    mark.iconName = markIcon(of: content)
    setClass("failed", content.failure != nil)
    setClass("passed", content.hasPassed && content.failure == nil)
    setClass("current", content.isCurrent)
    setAccessibleLabel(accessibleName(of: content))
  }

  private func markIcon(of content: Content) -> String {
    if content.failure != nil { return "dialog-error-symbolic" }
    if content.isCurrent { return "media-playback-start-symbolic" }
    return content.hasPassed ? "emblem-ok-symbolic" : ""
  }

  private func failureText(of content: Content) -> String? {
    content.failure.map { ExternalText($0, keepsIsolates: true).text }
  }

  private func accessibleName(of content: Content) -> String {
    let sentence = content.sentence.words
    if let failure = failureText(of: content) { return tr("{1}, failed: {2}", sentence, failure) }
    if content.isCurrent { return tr("{1}, current line", sentence) }
    return content.hasPassed ? tr("{1}, passed", sentence) : sentence
  }
}
