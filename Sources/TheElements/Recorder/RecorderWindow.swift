import Adwaita
import Elements
import GLib
import Gtk
import Recording

// RecorderWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: Open, title with the file's name, menu, Save
//         ├── RecorderControls: Record, Play, Stop; position and progress
//         ├── ScrolledWindow → RecorderList
//         └── bar: speed, Step, Insert Check

/// The window in which acts are recorded, edited and played. It is not recorded itself.
final class RecorderWindow: ApplicationWindow {
  let session: RecordingSession
  let list = RecorderList()
  let host: any RecordingHost
  private let controls = RecorderControls()
  private let windowTitle = WindowTitle(tr("Recorder"), isWhole: true)
  private let empty = Label(
    tr(
      "Press “{1}” and use the program: what you do appears here, line by line. Tokens, addresses with a user name and the folders of files are not recorded.",
      RecorderAction.record.title))
  private let speed: DropDown
  private weak var menuButton: MenuButton?
  private var actions: [RecorderAction: Action] = [:]
  /// Lets the user point at a part for a check.
  var pointer: PartPointer?
  /// True once the user has decided about unsaved lines.
  var mayClose = false

  /// Size in pixels.
  private static let size = (width: 520, height: 640)
  /// Suffix of recordings.
  static let suffix = String(LaunchRequest.recordingSuffix.dropFirst())
  /// Greatest number of recently used recordings in the menu.
  private static let maximumRecent = 5

  init(_ session: RecordingSession, _ host: any RecordingHost) {
    self.session = session
    self.host = host
    speed = DropDown(Self.speeds.map(\.title), name: tr("Speed", context: "speed of playing"))
    super.init()
    let column = Box(.vertical)
    for part in [makeHeader(), controls, makeList(), makeBar()] { column.add(part) }
    let toasts = setUp(
      "recorder", tr("Recorder"), size: Self.size, column, closesOnEscape: false)
    addClass("recorder")
    addActions()
    list.onMove = { [weak self] row, index in
      self?.activate(.move, String(row), String(index))
    }
    list.onEdit = { [weak self] in self?.activate(.edit, String($0)) }
    list.onDelete = { [weak self] in self?.activate(.delete, String($0)) }
    session.onChange = { [weak self] in self?.update() }
    session.onMessage = { [weak toasts] in toasts?.show($0, wraps: true) }
    askBeforeClosing()
    update()
  }

  private static let speeds: [(speed: Player.Speed, title: String)] = [
    (.recorded, tr("As recorded", context: "speed of playing")),
    (.fast, tr("Fast", context: "speed of playing")),
    (.slow, tr("Slow", context: "speed of playing")),
  ]

  // MARK: Content

  private func makeHeader() -> Widget {
    let header = HeaderBar()
    header.setTitle(windowTitle)
    header.addStart(
      Self.button(
        tr("Open", context: "verb"), "document-open-symbolic", RecorderAction.open.name))
    let menu = MenuButton(icon: "open-menu-symbolic", name: tr("Recorder Menu"), menu: makeMenu())
    menuButton = menu
    header.addEnd(menu)
    let save = RecorderAction.save
    header.addEnd(Self.button(save.title, "document-save-symbolic", save.name))
    return header
  }

  /// Makes a button with a title, or with an icon where the title has no room.
  private static func button(_ title: String, _ icon: String, _ action: String) -> Squeezer {
    let (wide, narrow) = (Button(label: title), Button(icon: icon, name: title))
    for button in [wide, narrow] { button.setAction(action) }
    return Squeezer(wide, narrow, hidesLast: false)
  }

  /// Adds a file to the recently used ones, and to the menu.
  func remember(_ path: String) {
    RecentFiles.add(path)
    menuButton?.setMenu(makeMenu())
  }

  private func makeMenu() -> Menu {
    func item(_ action: RecorderAction) -> Menu.Item {
      Menu.Item(action.title, action: action.name)
    }
    let recent = RecentFiles.paths(suffix: ".\(Self.suffix)", atMost: Self.maximumRecent).map {
      Menu.Item(
        ExternalText(Files.name(of: $0)).text, action: RecorderAction.openFile.name, $0)
    }
    let insert = Menu.Item(RecorderAction.insert.title, action: RecorderAction.insert.name, "")
    return Menu(sections: [[insert, item(.undo)], [item(.saveAs)], recent])
  }

  private func makeList() -> Widget {
    empty.wraps = true
    empty.alignText(0.5)
    empty.addClass("dimmed")
    empty.addClass("recorder-empty")
    let column = Box(.vertical)
    column.addClass("recorder-lines")
    column.add(empty)
    column.add(list)
    let scrolled = ScrolledWindow(column)
    scrolled.expandsVertically = true
    scrolled.setAccessibleLabel(tr("Lines", context: "lines of a recording"))
    list.adjustment = scrolled.verticalAdjustment
    return scrolled
  }

  private func makeBar() -> Widget {
    let bar = Box(.horizontal, spacing: 6)
    bar.addClass("recorder-bar")
    bar.add(Squeezer(Label(tr("Speed", context: "speed of playing"))))
    speed.onSelect { [weak self] in
      guard let self, Self.speeds.indices.contains(self.speed.selected) else { return }
      self.session.speed = Self.speeds[self.speed.selected].speed
    }
    speed.shortenChoice()
    bar.add(speed)
    let step = Button(icon: "media-skip-forward-symbolic", name: RecorderAction.step.title)
    step.setAction(RecorderAction.step.name)
    bar.add(step)
    let insert = AppAction.insertCheck
    let check = Self.button(insert.title, "view-reveal-symbolic", insert.name)
    check.expandsHorizontally = true
    check.horizontalAlign = .end
    bar.add(check)
    return bar
  }

  // MARK: State

  private func update() {
    let name = session.name.map { ExternalText($0).text } ?? tr("New recording")
    windowTitle.subtitle = session.isModified ? tr("{1} (not saved)", name) : name
    empty.isVisible = session.rows.rows.isEmpty
    list.show(session, host)
    controls.show(session)
    let isIdle = session.activity == .idle
    let hasRows = !session.rows.rows.isEmpty
    for (action, isEnabled) in [
      (RecorderAction.record, isIdle), (.play, isIdle && hasRows), (.step, isIdle && hasRows),
      (.stop, !isIdle || session.currentLine != nil),
      (.undo, session.canUndo), (.open, isIdle), (.openFile, isIdle), (.save, session.isModified),
      (.saveAs, hasRows),
    ] {
      actions[action]?.isEnabled = isEnabled
    }
    for action in [RecorderAction.insert, .edit, .delete, .move, .moveUp, .moveDown] {
      actions[action]?.isEnabled = isIdle
    }
  }

  override func styleChanged() { markContrast() }

  // MARK: Actions

  /// Activates an action of this window.
  func activate(_ action: RecorderAction, _ parameters: String...) {
    activateAction(action.name, parameters)
  }

  private func addActions() {
    register(.record) { window, _ in window.session.record() }
    register(.play) { window, _ in window.session.play() }
    register(.step) { window, _ in window.session.play(atMost: 1) }
    register(.stop) { window, _ in window.session.stop() }
    register(.undo) { window, _ in window.session.undo() }
    register(.insert) { window, texts in window.edit(after: window.row(texts)) }
    register(.edit) { window, texts in window.row(texts).map { window.edit($0) } }
    register(.delete) { window, texts in window.delete(window.row(texts)) }
    register(.moveUp) { window, texts in window.move(window.row(texts), by: -1) }
    register(.moveDown) { window, texts in window.move(window.row(texts), by: 1) }
    register(.move) { window, texts in
      guard texts.count == 2, let row = window.row([texts[0]]), let index = Int(texts[1]) else {
        return
      }
      window.move(row, to: index)
    }
    register(.open) { window, _ in window.chooseFile() }
    register(.openFile) { window, texts in texts.first.map { window.openFile($0) } }
    register(.save) { window, _ in window.save() }
    register(.saveAs) { window, _ in window.saveAs() }
  }

  private func register(
    _ action: RecorderAction, _ handler: @escaping @MainActor (RecorderWindow, [String]) -> Void
  ) {
    let made = Action(action.rawValue, parameter: action.parameter) { [weak self] texts in
      if let self { handler(self, texts) }
    }
    add(made)
    actions[action] = made
  }

  /// Returns the index of a row: the focused one for an empty text.
  private func row(_ texts: [String]) -> Int? {
    guard let text = texts.first, !text.isEmpty else { return list.focusedRow }
    return Int(text).flatMap { session.rows.rows.indices.contains($0) ? $0 : nil }
  }

  private func delete(_ row: Int?) {
    guard let row else { return }
    session.change { $0.remove(row) }
    list.focus(row: min(row, session.rows.rows.count - 1))
  }

  private func move(_ row: Int?, by distance: Int) {
    if let row { move(row, to: row + distance) }
  }

  private func move(_ row: Int, to index: Int) {
    session.change { $0.move(row, to: index) }
    list.focus(row: min(max(index, 0), session.rows.rows.count - 1))
  }
}
