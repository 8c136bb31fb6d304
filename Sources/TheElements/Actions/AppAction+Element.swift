import Elements
import GLib
import Recording

/// The actions on an element that rows, tiles, pages and windows share.
extension AppAction {
  static let showElement: AppAction = AppAction(
    "app.show-element", translatable("Show Element"), .element,
    keys: ["<Control>Return", "<Control>KP_Enter"], icon: "elements-window-symbolic",
    emptyMeansFocus: true
  ).recorded {
    $0.isRepeatable = true
    $0.window = { $0.element?.symbol }
    // With a side pane a click would fill that, in a narrow window push the element.
    $0.gesture = { scene in
      let opener = scene.window as? any ElementOpener
      return opener?.takesElements == false && opener?.turnsPaneOn == false
        ? scene.item?.gesture(of: .showElement, scene.arguments) : nil
    }
  }
  static let showIsotope = AppAction(
    "app.show-isotope", translatable("Show Isotope"), .nuclide,
    icon: "applications-graphics-symbolic"
  ).recorded {
    $0.window = { scene in
      scene.program.element(called: String(scene.text.prefix { $0 != "-" }))?.symbol
    }
    $0.fault = { $0.nuclideFault }
  }
  static let showProperty = AppAction(
    "app.show-property", translatable("Show Property"), .element, .text("KEY"),
    icon: "elements-window-symbolic")
  static let selectElement = AppAction(
    "win.select-element", translatable("Select Element"), .element,
    icon: "elements-window-symbolic", emptyMeansFocus: true
  ).onItem.recorded { recorded in
    recorded.isRepeatable = true
    let onItem = recorded.gesture
    // The first click in a wide window would turn the side pane on.
    recorded.gesture = { scene in
      (scene.window as? any ElementOpener)?.turnsPaneOn == true ? nil : onItem?(scene)
    }
  }
  static let showPicture = AppAction(
    "win.show-picture", translatable("Show Picture"), .element, localKeys: ["<Shift>Return"],
    icon: "emblem-photos-symbolic"
  ).onItem.repeatable
  static let toggleFavorite: AppAction = AppAction(
    "win.toggle-favorite", translatable("Add or Remove Favorite"), .element, keys: ["<Control>d"],
    icon: "starred-symbolic", emptyMeansFocus: true
  ).onItem.recorded {
    $0.reached = { scene in
      guard let element = scene.element, let favorites = scene.favorites else { return nil }
      return (.setFavorite, [scene.text, String(!favorites.state.isMine(element.number))])
    }
  }
  /// Reaches a state of the star: recorded in place of `toggleFavorite`, as a replay may begin with other favorites.
  static let setFavorite: AppAction = AppAction(
    "win.set-favorite", translatable("Add or Remove Favorite"), .element, .state,
    icon: "starred-symbolic"
  ).recorded { recorded in
    recorded.heading = { toggleFavorite.title(isFavorite: $0.last != "true") }
    recorded.words = { [$0.shown($0.text)] }
    recorded.gesture = { scene in
      guard let element = scene.element,
        scene.favorites?.state.isMine(element.number) != (scene.last == "true")
      else { return nil }
      return toggleFavorite.recorded.gesture?(scene)
    }
  }
  static let undoFavorite = AppAction(
    "win.undo-favorite", translatable("Undo"), keys: ["<Control>z"], icon: "starred-symbolic")
  /// Writes the note about an element; an empty text removes it.
  static let note = AppAction(
    "win.note", translatable("Write Note"), .element, .text(), icon: "document-edit-symbolic")
  static let toggleComparison = AppAction(
    "win.toggle-comparison", translatable("Compare or Stop Comparing"), .element,
    keys: ["<Control><Shift>k"], icon: "elements-order-symbolic", emptyMeansFocus: true
  ).onItem.recorded { recorded in
    recorded.isRepeatable = true
    let onItem = recorded.gesture
    recorded.gesture = { scene in
      scene.element.flatMap { scene.click("remove-\($0.number)") } ?? onItem?(scene)
    }
  }
  static let clearComparison = AppAction(
    "win.clear-comparison", translatable("Clear Comparison"), icon: "elements-order-symbolic"
  ).repeatable
  static let compare = AppAction(
    "app.compare", translatable("Compare…", context: "verb"), keys: ["<Control>k"],
    icon: "elements-order-symbolic")

  /// All of these.
  static let ofElements: [AppAction] = [
    .showElement, .showIsotope, .showProperty, .selectElement, .showPicture, .toggleFavorite,
    .setFavorite,
    .undoFavorite, .note, .toggleComparison, .clearComparison, .compare,
  ]
}

extension AppAction {
  /// The action with the gesture that does it on an element's row or tile, or in the window itself.
  fileprivate var onItem: AppAction {
    let action = self
    return recorded {
      $0.gesture = { scene in
        (scene.window as? any GestureTarget)?.gesture(of: action, scene.arguments)
          ?? scene.item?.gesture(of: action, scene.arguments)
      }
    }
  }
}

extension ActScene {
  /// The fault of an act on a nuclide that there is not.
  var nuclideFault: String? {
    program.hasNuclide(last) ? nil : tr("no nuclide “{1}”", shownLast)
  }
}
