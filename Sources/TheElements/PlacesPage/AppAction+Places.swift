import Elements

/// The actions on the places, the map and the timeline.
extension AppAction {
  static let showPlace = AppAction(
    "win.show-place", translatable("Show on Map"), .text(), icon: "mark-location-symbolic")
  static let openInMaps = AppAction(
    "win.open-in-maps", translatable("Open in Maps"), .text(), icon: "mark-location-symbolic",
    emptyMeansFocus: true)
  static let separatePlaces = AppAction(
    "win.separate-places", translatable("Zoom In until Places Are Apart"), .text(),
    icon: "mark-location-symbolic")
  static let setMap = AppAction(
    "win.set-map", translatable("Show Part of the Map"), .numbers("CENTER", count: 2),
    .numbers("SCALE", count: 1), icon: "mark-location-symbolic")
  static let resizeSheet = AppAction(
    "win.resize-sheet", translatable("Height of the Sheet"),
    .choice("HEIGHT", Sheet.Stop.allCases.map(\.rawValue)))
  static let setTimeline = AppAction(
    "win.set-timeline", translatable("Set Years of Timeline"), .number("FROM").orEmpty,
    .number("UNTIL").orEmpty, icon: "document-open-recent-symbolic")
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
    .showPlace, .openInMaps, .separatePlaces, .setMap, .resizeSheet, .setTimeline, .playTimeline,
    .pinTimeline, .openPlaces, .openPlacesFile, .closePlaces,
  ]
}
