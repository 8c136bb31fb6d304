import Adwaita
import Elements
import GLib
import Gtk

// ComparisonWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar: Differences Only, title with the number of elements, menu
//         └── Bin: ScrolledWindow → ComparisonView, or a StatusPage

/// The window with the properties of the compared elements side by side.
final class ComparisonWindow: ApplicationWindow, FormHolder {
  let view = ComparisonView()
  private let library: Library
  private let temperatures: @MainActor () -> TemperatureDisplay
  /// Returns the user's notes by atomic number, for CSV.
  var notes: @MainActor () -> [Int: Note] = { [:] }
  private let windowTitle = WindowTitle(tr("Compare", context: "title of a window"))
  private let place = Bin()
  private let scrolled: ScrolledWindow
  private let empty: StatusPage
  private let addButton = Button(label: tr("Add Element…"))
  private let differencesButton = LabelToggle(
    AppAction.showDifferences.title, .showDifferences, named: "differences")
  private let chooser = Chooser.ofElements("compare")
  private let formChooser = Chooser.ofForms("compared-form")
  private let menu = MenuButton(
    icon: "open-menu-symbolic", name: tr("Comparison Menu"),
    menu: Menu(
      sections: [
        [AppAction.showDifferences.menuItem, AppAction.clearComparison.menuItem],
        [AppAction.copyCSV.menuItem],
        [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      ]))
  private var differences: Action?
  private var undo: Action?
  /// The actions on a table, which an empty comparison has not.
  private var tableActions: [Action] = []
  private var observations: [Observation] = []
  private let watch: ScrollWatch

  /// First size in pixels.
  private static let size = (width: 1000, height: 720)

  init(
    _ library: Library, temperatures: @escaping @MainActor () -> TemperatureDisplay
  ) {
    (self.library, self.temperatures) = (library, temperatures)
    scrolled = ScrolledWindow(view, horizontally: true)
    watch = ScrollWatch(scrolled.verticalAdjustment)
    empty = StatusPage(
      icon: "elements-compare-symbolic", title: tr("Nothing to Compare"),
      description: tr(
        "Click elements while holding {2}, or choose “{3}” in their menu: up to {1}.",
        String(Comparison.limit), Accelerator.controlLabel, tr("Add to Comparison")))
    super.init()
    setUp("comparison", tr("Compare", context: "title of a window"), size: Self.size, makeContent())
    addClass("comparison-window")
    addActions()
    followScroll()
    observations = [
      ComparedElements.shared.observe { [weak self] _ in
        // The toast's button would now undo another change, or nothing.
        self?.place.dismissToast()
        self?.update()
      },
      library.observe { [weak self] in self?.update() },
      library.files.observeOwn { [weak self] in self?.update() },
    ]
    library.readProperties { [weak self] in self?.update() }
    library.files.read(.forms) { [weak self] _ in self?.update() }
    update()
    afterFirstFrame { [weak self] in
      if self?.focusWidget == nil { self?.focusContent() }
    }
  }

  private func makeContent() -> Widget {
    let bar = HeaderBar()
    bar.setTitle(windowTitle)
    // Its room does not keep the window from getting narrow.
    bar.addStart(Squeezer(differencesButton))
    menu.name = "comparison-menu"
    bar.addEnd(menu)
    addButton.name = "add-first-element"
    addButton.addClass("pill")
    addButton.addClass("suggested-action")
    addButton.horizontalAlign = .center
    addButton.onClicked { [weak self] in self?.choose(at: self?.addButton) }
    empty.setChild(addButton)
    view.add.button.onClicked { [weak self] in self?.choose(at: self?.view.add.button) }
    view.onForms = { [weak self] in self?.chooseForm(at: $0) }
    scrolled.setAccessibleLabel(tr("Comparison"))
    scrolled.expandsVertically = true
    place.expandsVertically = true
    let column = Box(.vertical)
    column.add(bar)
    column.add(place)
    return column
  }

  override func styleChanged() { markContrast() }

  // MARK: Content

  /// The compared elements.
  private var elements: [AtomicElement] {
    ComparedElements.shared.comparison.numbers.compactMap { library.table?[$0] }
  }

  /// Shows the compared elements.
  func update() {
    let elements = elements
    let sheet = ComparisonSheet(
      elements, columns: library.columns, forms: forms.chosen(formChoice),
      temperatures: temperatures(),
      own: library.files.own.values)
    let isOn = differences?.isOn ?? false
    differencesButton.isActive = isOn
    view.show(
      isOn ? sheet.differences : sheet, forms: forms,
      canAdd: !ComparedElements.shared.comparison.isFull)
    let content: Widget = elements.isEmpty ? empty : scrolled
    if content.parent == nil {
      place.setChild(content)
      if isMapped { focusContent() }
    }
    windowTitle.subtitle =
      elements.isEmpty
      ? "" : ntr("{1} element", "{1} elements", elements.count, String(elements.count))
    for action in tableActions { action.isEnabled = !elements.isEmpty }
    differences?.isEnabled = elements.count > 1
    undo?.isEnabled = ComparedElements.shared.former != nil
  }

  private func focusContent() {
    if elements.isEmpty { addButton.grabFocus() } else { _ = view.focusGrid() }
  }

  /// A new window would focus its first button.
  override func focus(_ direction: FocusDirection) -> Bool {
    if focusWidget == nil {
      focusContent()
      return true
    }
    return super.focus(direction)
  }

  /// Announces the first row in view when the user has scrolled.
  private func followScroll() {
    register(.scrollTo, for: self) { window, texts in
      guard texts.count == 2 else { return }
      guard texts[0] == window.name else { return ActWork.refuse(texts[0]) }
      window.library.whenPropertiesAreRead { [weak view = window.view] in
        if view?.scroll(toRow: texts[1]) == false { ActWork.refuse(texts[1]) }
      }
    }
    scrolled.afterLayout { [weak self] in self?.watch.finishLayout {} }
    scrolled.verticalAdjustment.onValueChanged { [weak self] in
      guard let self, self.watch.isByUser else { return }
      self.announceActAtRest(.scrollTo) { [weak self] in
        self.flatMap { window in window.view.topRow.map { [window.name, $0] } }
      }
    }
  }

  // MARK: Adding elements

  private func choose(at button: Button?) {
    guard let button, let table = library.table else { return }
    let others = table.elements.filter { !ComparedElements.shared.contains($0.number) }
    chooser.open(at: button, name: tr("Add Element"), Chooser.Group.elements(others)) {
      [weak self] in self?.activate(.toggleComparison, $0)
    }
  }

  // MARK: Forms

  var formChoice: FormChoice { ComparedElements.shared.forms }
  private var forms: FormTable { library.files[.forms] ?? .none }

  private func chooseForm(at head: ComparisonHead) {
    formChooser.open(at: head.forms, [head.element], in: forms, formChoice)
  }

  func show(_ choice: FormChoice, of element: AtomicElement) {
    ComparedElements.shared.show(choice)
  }

  // MARK: Actions

  private func addActions() {
    addFormAction(to: self, library.files) { $0.library.table?.find($1) }
    ComparedElements.shared.addActions(to: self, over: place) { [weak self] text in
      text.isEmpty ? self?.view.focusedElement : self?.library.table?.find(text)
    }
    differences = register(.showDifferences, isOn: false, for: self) { window, isOn in
      window.differences?.isOn = isOn
      window.update()
    }
    undo = register(.undoComparison, for: self) { window in
      ComparedElements.shared.undo()
      // The toast had it.
      if window.focusWidget?.isInside(window.place) != true { window.focusContent() }
    }
    register(.openMenu, for: self) { $0.menu.popUp() }
    let copy = register(.copyCSV, for: self) { $0.copyCSV() }
    let paper = addPaperActions(over: place) { [weak self] use in
      self?.library.whenPropertiesAreRead {
        guard let self, !self.elements.isEmpty else { return }
        use(
          ComparisonPaper(
            sheet: self.view.sheet,
            sources: self.forms.chosen(self.formChoice).adding(to: self.library.sources),
            notes: self.notes()))
      }
    }
    tableActions = [copy] + paper
  }

  private func copyCSV() {
    if !elements.isEmpty { place.copy(view.sheet.csv(notes: notes()), as: .csv) }
  }
}
