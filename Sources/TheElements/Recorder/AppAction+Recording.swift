import GLib
import Recording

extension AppAction {
  /// False for an action that only asks, and whose effect is another one.
  var isRecorded: Bool {
    switch self {
    case .showRecorder, .insertCheck, .importFavorites, .exportFavorites, .exportElements,
      .openPlaces:
      false
    default: true
    }
  }
}
