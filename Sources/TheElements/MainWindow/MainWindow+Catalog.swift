import Adwaita
import ElementsStore
import GLib
import Gtk

/// The state of loading the elements, in the main window.
extension MainWindow {
  /// Adds the actions, and shows `library.transfer` by progress bar, Stop button and banner.
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
      // The toast is about the load before.
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
