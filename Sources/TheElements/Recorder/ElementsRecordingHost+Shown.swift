import Elements
import Recording

/// The windows that acts open.
extension ElementsRecordingHost {
  func nameOfWindow(shownBy act: Act) -> String? {
    let text = act.arguments.first ?? ""
    return switch AppAction(localName: act.action) {
    case .showElement: element(called: text)?.symbol
    case .showIsotope: element(called: String(text.prefix { $0 != "-" }))?.symbol
    case .showNuclides: "nuclides"
    case .showPlot: "plot"
    case .quiz: "quiz"
    case .showWorksheet: "worksheet"
    case .compare, .compareSelection: "comparison"
    case .showPreferences: Self.preferences
    default: nil
    }
  }
}
