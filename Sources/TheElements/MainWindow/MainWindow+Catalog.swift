import Adwaita
import ElementsStore
import GLib
import Gtk

/// What the main window has to do with a catalog from elsewhere.
extension MainWindow {
  /// Adds the actions, and follows the transfer with line, button and banner.
  func followTransfer() {
    register(.cancelLoading, for: self) { $0.library.cancel() }
    register(.retryCatalog, for: self) { $0.library.fetch() }
    register(.useBuiltInData, for: self) { $0.library.useBuiltIn() }
    transferObservation = library.observeTransfer { [weak self] in self?.showTransfer() }
    showTransfer()
  }

  private func showTransfer() {
    switch library.transfer {
    case .none:
      showLoading(nil)
      catalogBanner.show(nil)
    case .loading(let part):
      // What was told of the load before is no longer so.
      if !stopButton.isVisible { body.dismissToast() }
      showLoading(part)
      catalogBanner.show(nil)
    case .done(let answer):
      showLoading(nil)
      catalogBanner.setTitle(CatalogText.stopTitle(of: library.source), of: .useBuiltInData)
      catalogBanner.show(
        CatalogText.problem(answer, isBuiltIn: library.isBuiltIn),
        details: CatalogText.failures(answer), canClose: true)
      if let remark = CatalogText.remark(answer) { body.showToast(remark) }
    }
  }

  private func showLoading(_ part: Double?) {
    loadingLine.show(part, of: tr("Loading the elements"))
    stopButton.isVisible = part != nil
  }
}
