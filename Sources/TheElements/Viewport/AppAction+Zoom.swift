import Elements
import Recording

/// The actions that zoom a picture, the map or the chart of nuclides.
extension AppAction {
  static let zoomIn = AppAction(
    "win.zoom-in", translatable("Zoom In"),
    keys: ["<Control>plus", "<Control>equal", "<Control>KP_Add"], localKeys: ["plus"],
    icon: "zoom-in-symbolic"
  ).onButton
  static let zoomOut = AppAction(
    "win.zoom-out", translatable("Zoom Out"), keys: ["<Control>minus", "<Control>KP_Subtract"],
    localKeys: ["minus"], icon: "zoom-in-symbolic"
  ).onButton
  static let zoomNormal = AppAction(
    "win.zoom-normal", translatable("Show Whole Picture"), keys: ["<Control>0", "<Control>KP_0"],
    localKeys: ["0"], icon: "zoom-in-symbolic"
  ).onButton

  /// All of these.
  static let ofViewports: [AppAction] = [.zoomIn, .zoomOut, .zoomNormal]

  /// The action with a click on the button of a picture, of the chart, or of the map.
  private var onButton: AppAction {
    let name = localName
    return recorded { $0.gesture = { $0.click(name) ?? $0.click("map-\(name)") } }
  }
}

extension ViewportWidget {
  /// Returns a turn of the wheel that zooms towards a scale; nil if that is reached.
  func wheelTurn(to texts: [String], within limits: ViewParameters.Limits) -> Gesture? {
    guard let wanted = ViewParameters(texts, within: limits), isMapped else { return nil }
    let scale = restViewport.scale
    guard abs(wanted.scale / scale - 1) > 0.01 else { return nil }
    return .turnWheel(self, notches: wanted.scale > scale ? -1 : 1, holdsControl: true)
  }
}
