import Elements
import GLib
import Recording

/// Recordings as lessons.
extension ElementsRecordingHost {
  /// Greatest number of characters of a caption.
  private static let captionLength = 400

  func shown(caption text: String) -> String {
    ExternalText(tr(text), atMost: Self.captionLength, keepsIsolates: true).text
  }

  func isRepeatable(_ act: Act) -> Bool {
    AppAction(localName: act.action).map { Self.repeatable.contains($0) } ?? false
  }

  /// The actions that lead to the same state however often the lesson is played: `FormerProgram` and the pages return to
  /// the state before it.
  private static let repeatable: Set<AppAction> = [
    .showPage, .showSection, .expandAll, .collapseAll, .scrollTo, .focusPart, .highlightCategory,
    .setTableForm, .setGroupThree, .colorBy, .setScale, .setBrush, .setTemperature, .setPressure,
    .setKnownYear, .setTableControl, .setTimeline, .setMap, .showPlace, .search, .hideSearch,
    .showPicture, .hidePicture, .setZoom, .showPlot, .setPlotAxes, .brushPlot, .showNuclides,
    .selectNuclide, .setChart, .showElement, .selectElement, .resizeWindow, .setMaximized,
    .setPreference, .sortFavorites, .toggleSection, .toggleSidePane, .toggleComparison,
    .clearComparison,
  ]
}
