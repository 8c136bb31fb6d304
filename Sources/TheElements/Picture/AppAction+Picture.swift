import Elements

/// The actions on an element’s picture.
extension AppAction {
  static let hidePicture = AppAction(
    "win.hide-picture", translatable("Close Picture"), localKeys: ["Escape"],
    icon: "emblem-photos-symbolic")
  static let setZoom = AppAction(
    "win.set-zoom", translatable("Show Part of the Picture"), .numbers("CENTER", count: 2),
    .numbers("SCALE", count: 1), icon: "zoom-in-symbolic")

  /// All of these.
  static let ofPictures: [AppAction] = [.hidePicture, .setZoom]
}
