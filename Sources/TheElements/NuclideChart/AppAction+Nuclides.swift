import Elements
import Gtk
import Recording

/// The actions of the chart of nuclides.
extension AppAction {
  static let showNuclides = AppAction(
    "app.show-nuclides", translatable("Nuclide Chart"), .nuclide, keys: ["<Control><Shift>n"],
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.fault = { $0.last.isEmpty ? nil : $0.nuclideFault }
  }
  static let setChart = AppAction(
    "win.set-chart", translatable("Show Part of the Chart"), .numbers("CENTER", count: 2),
    .numbers("SCALE", count: 1), icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in
      (scene.window as? NuclideWindow)?.view.wheelTurn(to: scene.arguments, within: .chart)
    }
  }
  static let filterHalfLives = AppAction(
    "win.filter-half-lives", translatable("Filter by Half-Life"),
    .choice("FROM", NuclideFilter.steps.map(\.name)).orEmpty,
    .choice("UNTIL", NuclideFilter.steps.map(\.name)).orEmpty,
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { scene in
      let steps = scene.arguments.compactMap { NuclideFilter.step(named: $0) }
      return [tr(list: steps.map { HalfLifeRange.text(of: $0) })]
    }
  }
  static let filterNuclides = AppAction(
    "win.filter-nuclides", translatable("Filter by Decay and Spin"),
    .choice("DECAY", Nuclide.Kind.all.map(\.id)).orEmpty,
    .choice("SPIN", NuclideFilter.Spin.allCases.map(\.rawValue)).orEmpty,
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { scene in
      [
        tr(
          list: [
            scene.arguments.first.flatMap { Nuclide.Kind(id: $0) }.map { tr($0.title) },
            NuclideFilter.Spin(rawValue: scene.last)?.text,
          ].compactMap { $0 })
      ]
    }
  }
  static let copyChain = AppAction(
    "win.copy-chain", translatable("Copy Decay Chain as CSV"), icon: "edit-copy-symbolic")
  static let exportNuclides = AppAction(
    "win.export-nuclides", translatable("Export Nuclides…"), isRecorded: false)
  static let exportNuclidesFile = AppAction(
    "win.export-nuclides-file", translatable("Export Nuclides"), .newPath,
    icon: "applications-graphics-symbolic")

  /// All of these.
  static let ofNuclides: [AppAction] = [
    .showNuclides, .setChart, .filterHalfLives, .filterNuclides, .copyChain, .exportNuclides,
    .exportNuclidesFile,
  ]
}

extension NuclideWindow: GestureTarget {
  func gesture(of action: AppAction, _ arguments: [String]) -> Gesture? {
    guard action == .selectNuclide, let name = arguments.first else { return nil }
    return frame(ofNuclide: name).map { .click(view, Bounds($0)) }
  }
}
