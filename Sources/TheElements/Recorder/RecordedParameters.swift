import Elements
import GLib
import Recording

/// The parameters of actions and checks, with their faults.
struct RecordedParameters {
  private let table: PeriodicTable?

  init(_ table: PeriodicTable?) { self.table = table }

  /// Returns the parameters of an action.
  func parameters(of action: AppAction) -> [Vocabulary.Parameter] {
    if let choices = Self.choices(of: action) { return [choices] }
    if let numbers = numbers(of: action) { return numbers }
    return switch action {
    case .showElement, .selectElement, .showPicture, .toggleFavorite, .moveFavoriteUp,
      .moveFavoriteDown, .toggleComparison:
      [element]
    case .showPage: [page]
    case .toggleSection, .showSection: [page, .init("SECTION")]
    case .moveFavorite: [element, number]
    case .removeImported: [.init("USER"), element]
    case .setPlotAxes: [axes]
    case .selectNuclide, .showIsotope, .showNuclides: [nuclide]
    default:
      switch action.parameter {
      case nil: []
      case .string: [.init("TEXT")]
      case .twoStrings: [.init("TEXT"), .init("TEXT")]
      }
    }
  }

  /// Returns the parameter of an action that takes one of few values.
  private static func choices(of action: AppAction) -> Vocabulary.Parameter? {
    switch action {
    case .sortFavorites: choice("ORDER", FavoritesSorting.allCases.map(\.rawValue))
    case .sortIsotopes: choice("ORDER", NuclideOrder.allCases.map(\.rawValue))
    case .setTableForm: choice("FORM", TableForm.allCases.map(\.rawValue))
    case .showIsotopes: choice("FORM", [IsotopesCard.cellsForm, IsotopesCard.listForm])
    case .setGroupThree: choice("ELEMENTS", GroupThree.allCases.map(\.rawValue))
    case .setScale: choice("SCALE", [PlotState.linear, PlotState.logarithmic])
    case .setTableControl: choice("CONTROL", TableState.Control.allCases.map(\.rawValue))
    case .resizeSheet: choice("HEIGHT", Sheet.Stop.allCases.map(\.rawValue))
    case .setMaximized, .expandPhotographs: choice("STATE", [true, false].map { String($0) })
    case .highlightCategory:
      orEmpty(choice("CLASS", TableColoring.classes.flatMap(ElementClassification.all).map(\.id)))
    default: nil
    }
  }

  /// Returns the parameters of an action that takes numbers only.
  private func numbers(of action: AppAction) -> [Vocabulary.Parameter]? {
    switch action {
    case .setTimeline: [Self.orEmpty(number("FROM")), Self.orEmpty(number("UNTIL"))]
    case .setKnownYear: [Self.orEmpty(number("YEAR"))]
    case .resizeWindow: [number("WIDTH"), number("HEIGHT")]
    case .resizeSidePane: [number("WIDTH")]
    case .setTemperature, .setPressure: [decimal("VALUE")]
    case .setBrush: [decimal("FROM"), decimal("UNTIL")]
    case .brushPlot: ["HORIZONTAL", "VERTICAL"].map { Self.orEmpty(numbers($0, 2)) }
    case .setMap, .setZoom, .setChart: [numbers("CENTER", 2), numbers("SCALE", 1)]
    default: nil
    }
  }

  /// Returns the parameters of a check.
  func parameters(of check: ElementsCheck) -> [Vocabulary.Parameter] {
    switch check {
    case .page: [page]
    case .element, .elements, .favorite, .found: [element]
    case .face: [Self.choice("FACE", [ElementsCheck.front, ElementsCheck.back])]
    case .count: [number]
    case .zoom: [.init("SCALE")]
    case .place: [.init("PLACE")]
    case .setting: [.init("KEY"), .init("VALUE")]
    }
  }

  /// An element by number, symbol or name; empty for the focused one.
  private var element: Vocabulary.Parameter {
    let table = table
    return Vocabulary.Parameter(
      "ELEMENT", choices: { table?.elements.map(\.symbol) ?? [] },
      fault: { text in
        text.isEmpty || table == nil || table?.find(text) != nil
          ? nil : tr("no element “{1}”", ExternalText(text).text)
      })
  }

  private var page: Vocabulary.Parameter { Self.choice("PAGE", LaunchRequest.pages) }

  private var number: Vocabulary.Parameter { number("NUMBER") }

  private func number(_ name: String) -> Vocabulary.Parameter {
    Vocabulary.Parameter(name, fault: { Int($0) == nil ? Self.numberFault($0) : nil })
  }

  private static func numberFault(_ text: String) -> String {
    tr("no number: “{1}”", ExternalText(text).text)
  }

  /// A number with decimals; empty for none.
  private func decimal(_ name: String) -> Vocabulary.Parameter {
    Self.orEmpty(
      Vocabulary.Parameter(
        name, fault: { Double($0)?.isFinite == true ? nil : Self.numberFault($0) }))
  }

  /// One number or two with a space between them, as of `ViewParameters`.
  private func numbers(_ name: String, _ count: Int) -> Vocabulary.Parameter {
    Vocabulary.Parameter(
      name,
      fault: { text in
        if ViewParameters.numbers(text, count: count) != nil { return nil }
        return count == 1
          ? Self.numberFault(text)
          : tr("{1}: expected two numbers with a space, found “{2}”", name, ExternalText(text).text)
      })
  }

  /// Two properties and their scales, which may be left out: `melt density linear logarithmic`.
  private var axes: Vocabulary.Parameter {
    Vocabulary.Parameter(
      "AXES",
      fault: { text in
        var plot = PlotState()
        return plot.set(axes: text) ? nil : tr("no axes: “{1}”", ExternalText(text).text)
      })
  }

  /// A nuclide by the symbol of its element and its mass number: `Au-198`; empty for none.
  private var nuclide: Vocabulary.Parameter {
    let element = element
    return Vocabulary.Parameter(
      "NUCLIDE", fault: { text in element.fault(String(text.prefix { $0 != "-" })) })
  }

  /// A parameter that also takes an empty value.
  private static func orEmpty(_ parameter: Vocabulary.Parameter) -> Vocabulary.Parameter {
    Vocabulary.Parameter(
      parameter.name, choices: parameter.choices,
      fault: { $0.isEmpty ? nil : parameter.fault($0) })
  }

  /// One of few values.
  private static func choice(_ name: String, _ choices: [String]) -> Vocabulary.Parameter {
    Vocabulary.Parameter(
      name, choices: { choices },
      fault: { text in
        choices.contains(text)
          ? nil
          : tr(
            "{1}: expected one of {2}, found “{3}”", name, choices.joined(separator: ", "),
            ExternalText(text).text)
      })
  }
}
