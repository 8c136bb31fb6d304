import Elements
import GLib
import Recording

/// The actions on the Table.
extension AppAction {
  static let highlightCategory = AppAction(
    "win.highlight-category", translatable("Highlight Category"),
    .choice("CLASS", TableColoring.classes.flatMap(ElementClassification.all).map(\.id)).orEmpty
  ).recorded {
    $0.isRepeatable = true
    $0.words = { scene in
      scene.arguments.map { id in
        id.isEmpty ? tr("none", context: "nothing is chosen") : title(ofClass: id)
      }
    }
    // A click on the highlighted category ends it.
    $0.gesture = { scene in
      let pinned = { scene.shown(TablePage.self)?.canvas.legend.pinned?.id ?? "" }
      return scene.click("legend-\(scene.text.isEmpty ? pinned() : scene.text)")
    }
  }
  static let setTableForm = AppAction(
    "win.set-table-form", translatable("Form of the Table"),
    .choice("FORM", TableForm.allCases.map(\.rawValue)), icon: "view-grid-symbolic"
  ).repeatable
  static let setGroupThree = AppAction(
    "win.set-group-3", translatable("Elements of Group 3"),
    .choice("ELEMENTS", GroupThree.allCases.map(\.rawValue)), icon: "view-grid-symbolic"
  ).repeatable
  static let colorBy = AppAction(
    "win.color-by", translatable("Coloring"), .text(), icon: "applications-graphics-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { scene in
      scene.arguments.map { id in
        scene.library?.title(of: TableColoring(id: id)).map { tr($0) } ?? ExternalText(id).text
      }
    }
    $0.gesture = { scene in
      scene.click("coloring-\(scene.text)")
        ?? scene.part("color-by").flatMap { $0.isMapped ? .open($0) : nil }
    }
    $0.fault = { scene in
      let coloring = TableColoring(id: scene.last)
      if coloring.isOfClass, scene.favorites?.classColumn.isOffered == false {
        return tr("there are no favorites of other people")
      }
      return coloring.titleWithoutColumn == nil ? scene.propertyFault([scene.last]) : nil
    }
  }
  static let setScale = AppAction(
    "win.set-scale", translatable("Scale of Colors"),
    .choice("SCALE", [PlotState.linear, PlotState.logarithmic]),
    icon: "applications-graphics-symbolic"
  ).repeatable
  static let setBrush = AppAction(
    "win.set-brush", translatable("Range of Values"), .decimal("FROM"), .decimal("UNTIL"),
    icon: "applications-graphics-symbolic"
  ).repeatable
  static let setTemperature = AppAction(
    "win.set-temperature", translatable("State at Temperature"), .decimal("VALUE"),
    icon: "applications-graphics-symbolic"
  ).onSlider(.temperature)
  static let setPressure = AppAction(
    "win.set-pressure", translatable("State at Pressure"), .decimal("VALUE"),
    icon: "applications-graphics-symbolic"
  ).repeatable
  static let setKnownYear = AppAction(
    "win.set-known-year", translatable("Known in Year"), .number("YEAR").orEmpty,
    icon: "document-open-recent-symbolic"
  ).onSlider(.year)
  static let setTableControl = AppAction(
    "win.set-table-control", translatable("Slider of the Table"),
    .choice("CONTROL", TableState.Control.allCases.map(\.rawValue)),
    icon: "applications-graphics-symbolic"
  ).repeatable
  static let playTable = AppAction(
    "win.play-table", translatable("Play or Pause Slider"), icon: "document-open-recent-symbolic")

  /// All of these.
  static let ofTable: [AppAction] = [
    .highlightCategory, .setTableForm, .setGroupThree, .colorBy, .setScale, .setBrush,
    .setTemperature, .setPressure, .setKnownYear, .setTableControl, .playTable,
  ]

  private static func title(ofClass id: String) -> String {
    let classes = TableColoring.classes.flatMap(ElementClassification.all)
    return classes.first { $0.id == id }.map { tr($0.title) } ?? ExternalText(id).text
  }

  /// Returns the action with a drag of the slider while that controls this.
  private func onSlider(_ control: TableState.Control) -> AppAction {
    recorded {
      $0.isRepeatable = true
      $0.gesture = { scene in
        guard (scene.window as? any PageHost)?.state.table.control == control,
          let slider = scene.shown(TablePage.self)?.bar?.slider, slider.isMapped,
          let number = Double(scene.text), slider.value != number
        else { return nil }
        let y = Double(slider.height) / 2
        return .drag(slider, from: (slider.x(at: slider.value), y), to: (slider.x(at: number), y))
      }
    }
  }
}
