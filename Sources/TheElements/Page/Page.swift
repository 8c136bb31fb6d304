import Elements

/// A page of the main window: its tab, its actions, and what makes it in a window.
struct Page: Sendable {
  /// The ID in command lines, actions and saved state, `table` or `category`. It must not change.
  let id: String
  let title: String
  let iconName: String
  /// The order of the elements in its sections; nil for a page without a fixed one.
  var order: ElementOrder?
  /// The actions that the page adds to the window.
  var actions: [AppAction] = []
  let makeController: @MainActor @Sendable (Page, any PageHost) -> PageController
}

extension Page {
  /// A page with the elements in the sections of an order.
  init(
    _ order: ElementOrder,
    makeController: @escaping @MainActor @Sendable (Page, any PageHost) -> PageController
  ) {
    self.init(
      id: order.id, title: order.title, iconName: order.iconName, order: order,
      makeController: makeController)
  }

  /// The detailed action that shows the page, for accelerators and menus.
  var detailedAction: String { "\(AppAction.showPage.name)('\(id)')" }
}
