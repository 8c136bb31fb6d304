import Elements
import ElementsStore
import GLib
import Gtk

/// The command `--search-provider`: answers the searches of GNOME Shell and KRunner, which start it by D-Bus. Has no window
/// and needs no display; what is chosen is opened by the program itself.
@MainActor
final class DesktopSearchService {
  let search: DesktopSearch
  /// What the next window is opened with, so that it gets the focus.
  var activationToken = ""
  /// The font of the tiles in matches of KRunner.
  private(set) lazy var iconFont = PaperFont()
  private lazy var service = BusService(
    name: Self.busName, idleTime: Self.idleTime, [shellInterface, runnerInterface])

  static let busName = Program.id + ".SearchProvider"
  /// Milliseconds without a call after which the service ends.
  private static let idleTime: Int64 = 60_000

  /// Answers calls until none has come for a minute, or another language is chosen. Returns the exit status.
  static func run(catalog: any CatalogStore) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(tr(error.text)) }
    let files = DataFileCache(catalog.data)
    let made = SearchIndex.make(
      of: table, files, translate: { ElementNames.searched($0) },
      translateText: { Translation.text(of: $0, $1) })
    guard var index = made else { return 1 }
    index.temperatures = .chosen(in: catalog.data)
    let search = DesktopSearchService(index, files)
    // The next search is answered by a process that reads names in the other language.
    let monitor = LanguageChoice.monitor { [weak search] in search?.service.end() }
    return withExtendedLifetime((search, monitor)) { search.service.run() }
  }

  private init(_ index: SearchIndex, _ files: DataFileCache) {
    let data = Guarded<SearchData?>(nil)
    search = DesktopSearch(index) {
      data.withLock { known in
        if let known { return known }
        let read = files.searchData { Translation.text($0) }
        known = read
        return read
      }
    }
  }

  func results(for terms: [String]) -> [DesktopResult] {
    search.results(for: terms.joined(separator: " "))
  }

  // MARK: Opening

  /// Opens what a result stands for.
  /// - Parameter time: of the user's act, as the desktop counts it; 0 if it is not known.
  func open(_ result: DesktopResult, time: UInt32 = 0) {
    switch result.target {
    case .element(let symbol): activate(.showElement, .text(symbol), time)
    case .property(let symbol, let key):
      activate(.showProperty, .tuple([.text(symbol), .text(key)]), time)
    case .nuclide(let name): activate(.showIsotope, .text(name), time)
    case .search(let text): openSearch(text, time: time)
    }
  }

  /// Opens the main window with a text in its search.
  func openSearch(_ text: String, time: UInt32 = 0) { activate(.searchElements, .text(text), time) }

  private func activate(_ action: AppAction, _ parameter: BusValue, _ time: UInt32) {
    var platform: [String: BusValue] = [:]
    if time > 0 { platform["desktop-startup-id"] = .text("_TIME\(time)") }
    if !activationToken.isEmpty { platform["activation-token"] = .text(activationToken) }
    activationToken = ""
    service.call(
      Program.id, path: Program.objectPath, interface: "org.freedesktop.Application",
      "ActivateAction",
      [
        .text(action.localName), .array([.any(parameter)], type: "v"), .dictionary(platform),
      ])
  }
}
