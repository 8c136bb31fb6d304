import Elements

extension DataWindow {
  /// The chart of all nuclides.
  static let nuclides = DataWindow(
    id: "nuclides", title: translatable("Nuclide Chart"), actions: AppAction.ofNuclides,
    opener: .showNuclides
  ) { application, context in
    application.register(.showNuclides, for: application) { application, names in
      let window = application.window(NuclideWindow.self) ?? NuclideWindow(context.library)
      if let name = names.first, !name.isEmpty { window.show(name) }
      application.present(window)
    }
  }
}
