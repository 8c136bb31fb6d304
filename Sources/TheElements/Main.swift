import Elements
import ElementsStore
import GLib

/// The program's entry. Synchronous, because under an asynchronous `main` the main actor is not GTK's thread.
@main
struct Main {
  @MainActor
  static func main() {
    Process.end(status: run(Array(CommandLine.arguments)))
  }

  @MainActor
  private static func run(_ arguments: [String]) -> Int32 {
    ApplicationIdentity.current = Program.identity
    let data = DataDirectory.find()
    Translation.useEnvironment()
    if let data { Translation.bind(to: data.translations, parts: [Translation.descriptions]) }
    // Before the names of pages are read, whose order is that of the language. A recording is played in that of its own.
    if arguments.dropFirst().first != LaunchRequest.playOption { LanguageChoice.adopt() }
    let request: LaunchRequest
    switch LaunchRequest.parse(arguments.dropFirst()) {
    case .failure(let error):
      return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
    case .success(let parsed): request = parsed
    }
    if case .version = request {
      return CommandLineTool.print("The Elements \(Program.version)\n")
    }
    if case .help = request {
      return CommandLineTool.print(
        LaunchRequest.helpText(pages: Page.ids + DataWindow.ids) { tr($0) })
    }
    if let fault = fault(of: data) { return CommandLineTool.fail(fault) }
    guard let data else { return 1 }
    let store = CatalogFile(path: data.catalog)
    switch request {
    case .export(let format, let tables):
      return CommandLineTool.export(format, tables, from: store, data)
    case .exportPaper(let paper): return PaperCommand.run(paper, from: store, data)
    case .properties: return CommandLineTool.properties(in: data)
    case .exportFavorites(let format): return FavoritesCommand.export(format, catalog: store)
    case .search(let text, let format):
      return SearchCommand.run(text, as: format, catalog: store)
    case .provideSearch: return DesktopSearchService.run(catalog: store)
    case .mark(let marks): return FavoritesCommand.mark(marks, catalog: store, data: data)
    case .replay(let replay):
      return ReplayCommand.run(replay, .elements(of: try? store.load()))
    case .browse(let browsing): return browse(browsing, arguments, data, store)
    case .play, .version, .help:
      return browse(LaunchRequest.Browsing(), arguments, data, store, isUnique: false)
    }
  }

  /// Returns why the program cannot run here; nil if it can.
  private static func fault(of data: DataDirectory?) -> String? {
    if let folder = Files.relativeDirectory {
      // TRANSLATORS: {1} is the path of a folder.
      return tr("HOME or an XDG folder is not an absolute path: “{1}”", ExternalText(folder).text)
    }
    return data == nil
      ? tr("share/the-elements/elements.json was not found beside the program") : nil
  }

  @MainActor
  private static func browse(
    _ request: LaunchRequest.Browsing, _ arguments: [String], _ data: DataDirectory,
    _ store: CatalogFile, isUnique: Bool = true
  ) -> Int32 {
    // Reported here, before GApplication forwards the command line to a running copy.
    if let path = request.record {
      do throws(GLibError) { try Files.checkWritable(Files.parent(of: path)) } catch {
        return CommandLineTool.fail(tr("{1}: {2}", path, error.reason))
      }
    }
    Process.useOneHeap()
    Renderer.choose()
    var library = Library(store: store)
    if request.elements.isEmpty {
      library.read()
    } else {
      // So must unknown elements.
      do {
        let table = try store.load()
        if let unknown = request.elements.first(where: { table.findNamed($0) == nil }) {
          let error = LaunchError.unknownElement(unknown)
          return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
        }
        library = Library(store: store, .loaded(table))
      } catch {
        // Started from the desktop, only the window shows the error; standard error is not seen.
        Log.error(tr(error.text))
        library = Library(store: store, .failed(error))
      }
    }
    let application = TheElementsApplication(
      data: data, library: library, stateStore: StateFile.standard(),
      favoritesStore: SQLiteFavoritesStore.standard(program: Program.version),
      isUnique: isUnique)
    if request.isService { application.stayAfterLastWindow() }
    let status = Int32(application.run(arguments))
    if application.restarts { LanguageChoice.restart() }
    return library.hasFailed ? 1 : status
  }
}
