import Elements

/// The actions that zoom a picture, the map or the chart of nuclides.
extension AppAction {
  static let zoomIn = AppAction(
    "win.zoom-in", translatable("Zoom In"),
    keys: ["<Control>plus", "<Control>equal", "<Control>KP_Add"], localKeys: ["plus"],
    icon: "zoom-in-symbolic")
  static let zoomOut = AppAction(
    "win.zoom-out", translatable("Zoom Out"), keys: ["<Control>minus", "<Control>KP_Subtract"],
    localKeys: ["minus"], icon: "zoom-in-symbolic")
  static let zoomNormal = AppAction(
    "win.zoom-normal", translatable("Show Whole Picture"), keys: ["<Control>0", "<Control>KP_0"],
    localKeys: ["0"], icon: "zoom-in-symbolic")

  /// All of these.
  static let ofViewports: [AppAction] = [.zoomIn, .zoomOut, .zoomNormal]
}
