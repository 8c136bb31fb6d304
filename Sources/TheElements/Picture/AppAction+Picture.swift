import Elements

/// The actions on an element’s picture.
extension AppAction {
  static let hidePicture = AppAction(
    "win.hide-picture", translatable("Close Picture"), localKeys: ["Escape"],
    icon: "emblem-photos-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { $0.click("close-picture") ?? .press("Escape") }
  }
  static let setZoom = AppAction(
    "win.set-zoom", translatable("Show Part of the Picture"), .numbers("CENTER", count: 2),
    .numbers("SCALE", count: 1), icon: "zoom-in-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in
      scene.shown(PictureCanvas.self)?.wheelTurn(to: scene.arguments, within: .picture)
    }
  }

  /// All of these.
  static let ofPictures: [AppAction] = [.hidePicture, .setZoom]
}
