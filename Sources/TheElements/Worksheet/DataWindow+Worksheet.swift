import Elements
import ElementsStore

extension DataWindow {
  /// Worksheets to print.
  static let worksheet = DataWindow(
    id: "worksheet", title: translatable("Worksheet"), actions: AppAction.ofWorksheet,
    opener: .showWorksheet
  ) { application, context in
    application.register(.showWorksheet, for: application) { application in
      let shown = application.window(WorksheetWindow.self)
      application.present(
        shown ?? WorksheetWindow(context))
    }
  }
}

extension WorksheetWindow {
  /// A window with the settings and the size of the last one.
  fileprivate convenience init(_ context: DataWindow.Context) {
    let keeper = context.keeper
    self.init(
      context.library, context.favorites, sheet: keeper.state.worksheet,
      temperatures: context.temperatures)
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
