import Elements

extension DataWindow {
  /// The properties of up to six elements, side by side.
  static let comparison = DataWindow(
    id: "comparison", title: translatable("Comparison"), actions: AppAction.ofComparison,
    opener: .compare
  ) { application, context in
    application.register(.compare, for: application) { application in
      if let window = application.window(ComparisonWindow.self) {
        return application.present(window)
      }
      let window = ComparisonWindow(context.library, temperatures: context.temperatures)
      window.notes = { [favorites = context.favorites] in favorites.notes.all }
      window.rememberSize(ComparedElements.section, in: context.keeper)
      application.present(window)
    }
  }
}

extension ComparisonWindow: TemperatureView {
  func updateTemperatures() { update() }
}
