import Elements
import GLib

/// The language that the user has chosen for the program: that of its windows, of its commands and of the desktop's
/// search. It is a setting; as the language must be known before anything reads a text or a name, and reading settings
/// would take longer, it stands in a file, too.
@MainActor
enum LanguageChoice {
  /// The value for the desktop's language.
  nonisolated static let desktop = "desktop"
  /// The choice at the start of the program.
  private(set) static var running = desktop
  /// False if the choice could not be followed, because no locale but C is installed.
  private(set) static var isFollowed = true
  private static let worker = Worker()
  /// Maximum length of the file in bytes.
  private static let maximumLength = 100

  private static var directory: String { "\(Files.stateDirectory)/the-elements" }
  private static var path: String { "\(directory)/language" }

  /// The values: the desktop's language, and those installed by their own names.
  static var all: [String] {
    let names = LanguageNames.own
    let languages = (["en"] + Translation.installed).filter { LanguageNames.own[$0] != nil }.map {
      (tag: $0, key: TextFolding.collationKey(of: names[$0] ?? $0))
    }
    return [desktop] + languages.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.tag)
  }

  /// Returns the title of a value: the language's own name.
  static func title(of value: String) -> String {
    value == desktop
      ? tr("Automatic", context: "language of the desktop") : LanguageNames.own[value] ?? value
  }

  /// Uses the language chosen last, also for the names of elements; before these are read, GTK starts and threads are
  /// started.
  static func adopt() {
    running = saved
    if running != desktop { isFollowed = Translation.use(running) }
  }

  /// The choice in the file.
  private static var saved: String {
    guard Files.relativeDirectory == nil,
      let bytes = try? Files.read(path, atMost: maximumLength)
    else { return desktop }
    return LanguageNames.tag(String(decoding: bytes, as: UTF8.self)) ?? desktop
  }

  /// Calls `change` on the main thread when another language than the one in use is chosen, or the directory was removed,
  /// until the returned monitor is released.
  static func monitor(_ change: @escaping @MainActor @Sendable () -> Void) -> DirectoryMonitor? {
    // Before the first start of the program there is none.
    try? Files.makeDirectory(directory)
    return DirectoryMonitor(
      directory,
      onChangeOrRemoval: { isRemoved in
        MainActor.assumeIsolated { if isRemoved || saved != running { change() } }
      })
  }

  /// Writes the choice into the file for the next start, now and when it changes.
  static func follow(_ settings: Settings) {
    guard settings.has(Setting.language.key) else { return }
    var stored = running
    let write = { @MainActor [weak settings] in
      guard let choice = settings?.languageChoice, choice != stored else { return }
      stored = choice
      save(choice)
    }
    settings.onChange(ofKey: Setting.language.key) { write() }
    write()
  }

  private static func save(_ choice: String) {
    worker.run { [path] in
      do throws(GLibError) { try Files.write(choice, to: path) } catch { Log.error(error.message) }
    }
  }

  /// Starts the program again in place of this process, in the language chosen; returns only if that fails.
  static func restart() {
    Translation.restoreEnvironment()
    Process.restart()
  }

  /// Waits until the choice is saved.
  static func finish() { worker.wait() }
}

extension Setting {
  /// A tag of any language: a recording may choose one that is not installed here.
  static let language = text("language") {
    $0 == LanguageChoice.desktop ? $0 : LanguageNames.tag($0)
  }
}

extension Settings {
  /// The language that the user has chosen, or `LanguageChoice.desktop`.
  var languageChoice: String {
    LanguageNames.tag(string(Setting.language.key)) ?? LanguageChoice.desktop
  }
}
