import Elements
import ElementsStore

extension TheElementsApplication {
  /// Shows the main window; at the first start also what one may type.
  func showMainWindow(_ request: LaunchRequest.Browsing) {
    let isFirst =
      mainWindow == nil && stateProblem == nil && keeper.state == SavedState()
      && request == LaunchRequest.Browsing()
    showMainWindow(page: request.page)
    if isFirst { mainWindow?.showWelcome() }
  }
}
