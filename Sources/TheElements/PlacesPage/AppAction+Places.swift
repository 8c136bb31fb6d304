import Elements
import GLib
import Recording

/// The actions on the places, the map and the timeline.
extension AppAction {
  static let showPlace = AppAction(
    "win.show-place", translatable("Show on Map"), .text(), icon: "mark-location-symbolic"
  ).onPlace.recorded {
    $0.isRepeatable = true
    $0.gesture = { $0.text.isEmpty ? nil : $0.click("pin-\($0.text)") }
  }
  static let showMap = AppAction(
    "win.show-map", translatable("Map"), icon: "mark-location-symbolic"
  ).recorded { $0.gesture = { $0.click("show-map") } }
  static let openInMaps = AppAction(
    "win.open-in-maps", translatable("Open in Maps"), .text(), icon: "mark-location-symbolic",
    emptyMeansFocus: true)
  static let separatePlaces = AppAction(
    "win.separate-places", translatable("Zoom In until Places Are Apart"), .text(),
    icon: "mark-location-symbolic"
  ).onPlace
  static let setMap = AppAction(
    "win.set-map", translatable("Show Part of the Map"), .numbers("CENTER", count: 2),
    .numbers("SCALE", count: 1), icon: "mark-location-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in
      scene.shown(MapView.self)?.wheelTurn(to: scene.arguments, within: .map)
    }
  }
  static let resizeSheet = AppAction(
    "win.resize-sheet", translatable("Height of the Sheet"),
    .choice("HEIGHT", Sheet.Stop.allCases.map(\.rawValue)))
  static let setTimeline = AppAction(
    "win.set-timeline", translatable("Set Years of Timeline"), .number("FROM").orEmpty,
    .number("UNTIL").orEmpty, icon: "document-open-recent-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { [$0.arguments.joined(separator: "–")] }
    $0.gesture = { $0.shown(TimelineView.self)?.drag(to: $0.arguments) }
  }
  static let showPlaceLayer = AppAction(
    "win.show-place-layer", translatable("Kind of Places"),
    .choice("KIND", PlaceLayer.allCases.map(\.rawValue)), icon: "mark-location-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { $0.arguments.map { tr(PlaceLayer(rawValue: $0)?.title ?? .verbatim($0)) } }
    $0.gesture = { $0.click("layer-\($0.text)") }
  }
  static let playTimeline = AppAction(
    "win.play-timeline", translatable("Play or Pause Timeline"),
    icon: "document-open-recent-symbolic")
  static let pinTimeline = AppAction(
    "win.pin-timeline", translatable("Show in Table"), icon: "document-open-recent-symbolic")
  static let openPlaces = AppAction(
    "win.open-places", translatable("Open Places…"), isRecorded: false)
  static let openPlacesFile = AppAction("win.open-places-file", translatable("Open Places"), .path)
  static let closePlaces = AppAction("win.close-places", translatable("Close Places"))

  /// All of these.
  static let ofPlaces: [AppAction] = [
    .showPlace, .showMap, .openInMaps, .showPlaceLayer, .separatePlaces, .setMap, .resizeSheet,
    .setTimeline,
    .playTimeline,
    .pinTimeline, .openPlaces, .openPlacesFile, .closePlaces,
  ]

  /// The action on a place, which it shows by its name.
  private var onPlace: AppAction {
    recorded {
      $0.words = { scene in scene.arguments.map { scene.program.title(ofPlace: $0) } }
      $0.fault = { scene in
        let page = (scene.window as? any PageHost)?.pages.lazy
          .compactMap { $0.content as? PlacesPage }.first
        guard let page, !scene.last.isEmpty, page.place(scene.last) == nil else { return nil }
        return tr("no place “{1}”", scene.shownLast)
      }
    }
  }
}

extension TimelineView {
  /// Returns a drag of the handle whose year differs, at first the later one.
  fileprivate func drag(to years: [String]) -> Gesture? {
    guard years.count == 2 else { return nil }
    for (handle, year) in zip([.end, .start] as [Timeline.Handle], years.reversed()) {
      guard let year = Int(year), year != timeline.year(of: handle) else { continue }
      return .drag(
        self, from: (layout.x(of: handle), layout.middle), to: (layout.x(of: year), layout.middle))
    }
    return nil
  }
}
