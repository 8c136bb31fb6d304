import Elements

extension DataWindow {
  /// The columns of the user's own.
  static let columns = DataWindow(
    id: "columns", title: translatable("Your Columns"), actions: AppAction.ofColumns,
    opener: .showColumns
  ) { application, context in
    application.register(.showColumns, for: application) { application in
      if let window = application.window(OwnColumnsWindow.self) {
        return application.present(window)
      }
      let window = OwnColumnsWindow(context.library, context.favorites)
      window.rememberSize("columns", in: context.keeper)
      application.present(window)
    }
  }
}
