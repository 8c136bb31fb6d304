import Elements
import ElementsStore
import GLib
import Recording

/// The file of a lesson: a recording. It is read off the main thread.
struct LessonFile: Sendable, Hashable {
  let path: String
  /// The first caption, in English; nil for a recording without captions.
  let title: String?
  /// The number of its steps; nil if it cannot be played.
  let count: Int?

  /// Folder of the program's own lessons in its data directory.
  private static let folder = "lessons"
  private static let suffix = LaunchRequest.recordingSuffix

  /// Reads what a list of lessons shows of one.
  init(reading path: String, _ vocabulary: Vocabulary) {
    self.path = path
    switch Self.script(path, vocabulary) {
    case .success(let script):
      let lesson = Lesson(script.steps.map(\.command))
      title = lesson.parts.lazy.compactMap(\.caption).first
      count = lesson.parts.count
    case .failure(let error):
      Log.error(error.description)
      (title, count) = (nil, nil)
    }
  }

  /// The file's name without its suffix.
  var name: String {
    let name = Files.name(of: path)
    return name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
  }

  /// Returns the paths of the program's own lessons.
  static func installed(in data: DataDirectory) -> [String] {
    let folder = "\(data.path)/\(folder)"
    return Files.names(in: folder).filter { $0.hasSuffix(suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Returns the path of one of the program's own lessons by its name; nil for a name out of their folder.
  static func path(named name: String, in data: DataDirectory) -> String? {
    Files.path(name + suffix, below: "\(data.path)/\(folder)")
  }

  /// Reads a recording that can be played as a lesson.
  static func script(
    _ path: String, _ vocabulary: Vocabulary
  ) -> Result<Script, RecordingError> {
    Result { () throws(RecordingError) in
      let script = RecordingFile.script(try RecordingFile.read(path), at: path, vocabulary)
      if let fault = script.faults.first { throw fault }
      guard script.steps.count <= RecordingSession.maximumRows else {
        throw RecordingError(
          file: Files.name(of: path), line: nil,
          tr(
            "more than {1} acts and checks, too long for a lesson",
            String(RecordingSession.maximumRows)))
      }
      return script
    }
  }
}
