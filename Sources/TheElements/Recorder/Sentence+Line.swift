import Elements
import GLib
import Recording

extension Sentence {
  /// The whole text.
  var words: String { object.isEmpty ? text : tr("{1} {2}", text, object) }
}

extension RecordingHost {
  /// Returns the sentence of a row: its command, or the line itself for a part of a block, a variable or a fault.
  func sentence(of row: RecordingRows.Row) -> Sentence {
    row.command.map { sentence(for: $0) }
      ?? Sentence(ExternalText(row.text).text, icon: "format-justify-left-symbolic")
  }
}

extension Player.Outcome {
  /// The failure in words; nil for any other outcome.
  var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}
