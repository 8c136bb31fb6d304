import Adwaita
import Elements
import GLib
import Gtk

// WorksheetWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar
//         └── ColumnBody
//               ├── Box: WorksheetPreview, Label of the blanks, buttons that turn the page
//               └── Box: ScrolledWindow → WorksheetOptions, buttons to print and save

/// The window that makes worksheets: a preview of the page, and its settings.
final class WorksheetWindow: ApplicationWindow, TemperatureView {
  let preview = WorksheetPreview()
  private(set) var sheet: Worksheet
  /// Called when the user has chosen other settings.
  var onSheetChange: (@MainActor (Worksheet) -> Void)?
  private let library: Library
  private let favorites: Favorites
  private let temperatures: @MainActor () -> TemperatureDisplay
  private(set) lazy var options = WorksheetOptions { [weak self] in self?.change($0) }
  private let details = Label()
  private let pageLabel = Label()
  private let back = Button(icon: "go-previous-symbolic", name: tr("Previous Page"))
  private let forward = Button(icon: "go-next-symbolic", name: tr("Next Page"))
  private let column = Box(.vertical)
  /// The page shown, from 0, and the number of pages.
  private(set) var (page, pageCount) = (0, 1)
  private var observations: [Observation] = []

  /// First size in pixels.
  private static let size = (width: 1000, height: 680)

  init(
    _ library: Library, _ favorites: Favorites, sheet: Worksheet = Worksheet(),
    temperatures: @escaping @MainActor () -> TemperatureDisplay = { .celsius }
  ) {
    (self.library, self.favorites, self.sheet) = (library, favorites, sheet)
    self.temperatures = temperatures
    super.init()
    // Each user’s first sheet is another one.
    if sheet.code == nil { self.sheet.renew(random: .random(in: 0...(.max))) }
    setUp("worksheet", tr("Worksheet"), size: Self.size, makeContent())
    addClass("worksheet-window")
    addActions()
    observations = [
      library.observe { [weak self] in self?.update() },
      favorites.observe { [weak self] in
        if self?.sheet.scope == .favorites { self?.update() }
      },
    ]
    update()
  }

  override func styleChanged() { markContrast() }

  func updateTemperatures() {
    if sheet.kind == .quiz { update() }
  }

  // MARK: Content

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitle(WindowTitle(tr("Worksheet")))
    column.add(header)
    column.add(
      ColumnBody(
        named: "worksheet-body", makePreview(), makeOptions(), .init(width: 350, height: 0.56),
        leastHeight: 400))
    return column
  }

  private func makePreview() -> Widget {
    details.name = "worksheet-details"
    details.wraps = true
    details.addClass("dim-label")
    pageLabel.name = "worksheet-page"
    (back.name, forward.name) = ("worksheet-back", "worksheet-forward")
    back.onClicked { [weak self] in self?.turn(by: -1) }
    forward.onClicked { [weak self] in self?.turn(by: 1) }
    let pages = Box(.horizontal, spacing: 12)
    for widget in [back, pageLabel, forward] as [Widget] { pages.add(widget) }
    pages.horizontalAlign = .center
    let box = Box(.vertical, spacing: 6)
    box.addClass("worksheet-pages")
    for widget in [preview, details, pages] as [Widget] { box.add(widget) }
    return box
  }

  private func makeOptions() -> Widget {
    let scrolled = ScrolledWindow(options.widget)
    scrolled.setAccessibleLabel(tr("Settings of the Worksheet"))
    scrolled.expandsVertically = true
    let buttons = [AppAction.printPage, .savePage].map { action in
      let button = Button(label: action.title)
      button.wrapLabel()
      button.setAction(action.name)
      button.expandsHorizontally = true
      return button
    }
    buttons[0].addClass("suggested-action")
    let bar = WrappingBox(buttons, gap: 12, margin: 0)
    bar.addClass("worksheet-bar")
    let box = Box(.vertical)
    box.addClass("worksheet-options")
    box.add(scrolled)
    box.add(bar)
    return box
  }

  // MARK: State

  /// The worksheet on paper; nil before the elements are read.
  private var paper: WorksheetPaper? {
    library.table.map { table in
      WorksheetPaper(
        sheet: sheet, table: table,
        numbers: sheet.scope.numbers(in: table, favorites: favorites.state.mine.map(\.number)),
        temperatures: temperatures())
    }
  }

  private func update() {
    guard let paper else { return }
    options.show(sheet, paper.table, paper.numbers)
    let size = sheet.paper ?? .ofLocale
    let document = paper.documentWithMargins(sheet.isLandscape ? size.landscape : size.portrait)
    pageCount = document.pages.count
    page = min(page, pageCount - 1)
    preview.show(document, page: page)
    details.text = paper.details
    // TRANSLATORS: The number of the page shown, and the number of all pages.
    pageLabel.text = tr("Page {1} of {2}", String(page + 1), String(pageCount))
    preview.setAccessibleLabel(tr("{1}, {2}", paper.title, pageLabel.text))
    let focused = focusWidget
    (back.isSensitive, forward.isSensitive) = (page > 0, page < pageCount - 1)
    // A button that is disabled would take the focus with it.
    if let focused, focused is Button, !focused.isSensitive {
      (focused == back ? forward : back).grabFocus()
    }
  }

  private func change(_ changed: Worksheet) {
    if changed != sheet { activate(.setWorksheet, changed.text) }
  }

  private func turn(by step: Int) { activate(.turnWorksheet, String(page + 1 + step)) }

  private func addActions() {
    register(.setWorksheet, for: self) { window, texts in
      guard let sheet = texts.first.flatMap({ Worksheet(text: $0) }) else { return }
      if sheet.kind != window.sheet.kind { window.page = 0 }
      window.sheet = sheet
      window.onSheetChange?(sheet)
      window.update()
    }
    register(.turnWorksheet, for: self) { window, texts in
      guard let page = texts.first.flatMap({ Int($0) }), (1...window.pageCount).contains(page)
      else { return ActWork.refuse(texts.first ?? "") }
      window.page = page - 1
      window.update()
      window.announce(window.pageLabel.text)
    }
    addPaperActions(over: column) { [weak self] use in
      if let paper = self?.paper { use(paper) }
    }
  }
}
