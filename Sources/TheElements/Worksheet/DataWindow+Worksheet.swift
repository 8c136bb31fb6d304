import Elements
import ElementsStore

extension DataWindow {
  /// Worksheets to print.
  static let worksheet = DataWindow(
    id: "worksheet", actions: AppAction.ofWorksheet, opener: .showWorksheet
  ) { application, context in
    application.register(.showWorksheet, for: application) { application in
      let shown = application.window(WorksheetWindow.self)
      application.present(
        shown ?? WorksheetWindow(context.library, context.favorites, context.keeper))
    }
  }
}

extension WorksheetWindow {
  /// A window with the settings and the size of the last one.
  fileprivate convenience init(
    _ library: Library, _ favorites: Favorites, _ keeper: StateKeeper
  ) {
    self.init(library, favorites, sheet: keeper.state.worksheet)
    onSheetChange = { [weak keeper] sheet in keeper?.change { $0.worksheet = sheet } }
    rememberSize("worksheet", in: keeper)
  }
}

extension SavedState {
  /// The settings of the last worksheet.
  var worksheet: Worksheet {
    get { self["worksheet"]["settings"].flatMap { Worksheet(text: $0) } ?? Worksheet() }
    set { self["worksheet"]["settings"] = newValue == Worksheet() ? nil : newValue.text }
  }
}
