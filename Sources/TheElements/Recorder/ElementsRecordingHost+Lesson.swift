import Elements
import GLib
import Recording

/// Recordings as lessons.
extension ElementsRecordingHost {
  /// Greatest number of characters of a caption.
  private static let captionLength = 400

  func shown(caption text: String) -> String {
    ExternalText(tr(text), atMost: Self.captionLength, keepsIsolates: true).text
  }
}
