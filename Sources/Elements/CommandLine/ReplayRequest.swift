/// The options of `--replay`.
public struct ReplayRequest: Sendable, Hashable {
  /// The recordings, as typed.
  public var files: [String] = []
  /// The pace, one of `speeds`.
  public var speed = Self.speeds[0]
  /// True to play on after a failure.
  public var keepsGoing = false
  /// The file for JUnit's XML; nil for none.
  public var junit: String?
  /// The folder for a picture of the window after each act; nil for none.
  public var screenshots: String?
  /// The folder below which acts write files; nil for that of the recording.
  public var outputFolder: String?
  /// True to write the pictures of expectations anew.
  public var updatesPictures = false
  /// The CSV file with the values of variables; nil for none.
  public var data: String?
  /// True to play with the user's own favorites and settings.
  public var usesOwnData = false
  /// True to do the acts by the real pointer and keys.
  public var usesPointer = false
  /// The tag of the language in which the program plays, `de` or `pt_BR`: recordings name texts in English.
  public var language = "en"

  public init() {}

  /// The names of the paces, the default first.
  public static let speeds = ["fast", "recorded", "slow"]

  /// The arguments of the process that plays one of the files.
  /// - Parameters:
  ///   - number: number of this play, from 1; its pictures get a folder of that number.
  ///   - row: the row of the data, from 0; nil without data.
  public func arguments(forPlaying file: String, number: Int, row: Int?) -> [String] {
    var arguments = [LaunchRequest.playOption, file, "--speed", speed]
    if keepsGoing { arguments.append("--keep-going") }
    if usesPointer { arguments.append("--pointer") }
    if updatesPictures { arguments.append("--update") }
    if let screenshots { arguments += ["--screenshots", "\(screenshots)/\(number)"] }
    if let outputFolder { arguments += ["--output-folder", outputFolder] }
    if let data, let row { arguments += ["--data", data, "--row", String(row)] }
    return arguments
  }

  /// The row of the data, from 0, that a playing process uses.
  public var row: Int?
}

extension LaunchArguments {
  /// Options of recordings that take a value.
  private static let recordingOptions = [
    "--record", "--replay", LaunchRequest.playOption, "--speed", "--junit", "--screenshots",
    "--data", "--row",
    "--language", "--output-folder",
  ]
  /// Options of recordings without a value.
  private static let recordingFlags = ["--keep-going", "--update", "--own-data", "--pointer"]

  /// Applies an option of recordings. Returns false for any other one.
  mutating func applyRecording(
    _ option: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> Bool {
    if option == "--replay", attached == nil, rest.first?.hasPrefix("-") != false {
      // The files come after other options.
      setCommand(.replay)
    } else if Self.recordingOptions.contains(option) {
      try applyRecording(option, attached ?? rest.popFirst())
    } else if Self.recordingFlags.contains(option) {
      guard attached == nil else {
        throw LaunchError(translatable("{1} takes no value"), option)
      }
      applyRecording(flag: option)
    } else {
      return false
    }
    return true
  }

  private mutating func applyRecording(_ option: String, _ value: String?) throws(LaunchError) {
    if option == "--speed" {
      replay.speed = try Self.value(of: option, value, among: ReplayRequest.speeds)
      return needReplay(option)
    }
    if option == "--language" {
      guard let value, isLanguage(value) else {
        throw LaunchError(translatable("{1} needs a language, such as de or pt_BR"), option)
      }
      replay.language = value
      return needReplay(option)
    }
    guard let value, !value.isEmpty else {
      throw LaunchError(translatable("{1} needs a file"), option)
    }
    switch option {
    case "--record": browsing.record = value
    case "--replay", LaunchRequest.playOption:
      replay.files.append(value)
      setCommand(option == LaunchRequest.playOption ? .play : .replay)
      return
    case "--junit": replay.junit = value
    case "--screenshots": replay.screenshots = value
    case "--output-folder": replay.outputFolder = value
    case "--data": replay.data = value
    default:
      guard let row = Int(value), row >= 0 else {
        throw LaunchError(translatable("unknown option “{1}”"), option)
      }
      replay.row = row
    }
    if option != "--record" { needReplay(option) }
  }

  private func isLanguage(_ text: String) -> Bool {
    (2...16).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && $0.isLetter || $0 == "_" || $0 == "@" }
  }

  private mutating func applyRecording(flag option: String) {
    switch option {
    case "--keep-going": replay.keepsGoing = true
    case "--update": replay.updatesPictures = true
    case "--pointer": replay.usesPointer = true
    default: replay.usesOwnData = true
    }
    needReplay(option)
  }

  /// Returns the recordings to play, with their options. Throws if the arguments contradict them.
  func replayRequest() throws(LaunchError) -> ReplayRequest {
    guard marks.isEmpty, browsing.page == nil, browsing.places == nil, browsing.record == nil,
      !isAboutFavorites
    else {
      throw LaunchError(translatable("{1} goes with options of recordings only"), "--replay")
    }
    var request = replay
    request.files += browsing.elements
    guard !request.files.isEmpty else {
      throw LaunchError(translatable("{1} needs a file"), "--replay")
    }
    return request
  }

  /// Throws if there are options of recordings.
  func refuseReplay() throws(LaunchError) {
    guard replay.files.isEmpty else {
      throw LaunchError(translatable("{1} goes with options of recordings only"), "--replay")
    }
    if let option = replayOption {
      throw LaunchError(translatable("{1} only goes with --replay"), option)
    }
    guard browsing.record == nil || isBrowsing else {
      throw LaunchError(translatable("--record opens a window, and goes with --page only"))
    }
  }

  private mutating func needReplay(_ option: String) { replayOption = replayOption ?? option }
}
