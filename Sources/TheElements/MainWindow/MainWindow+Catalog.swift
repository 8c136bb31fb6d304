import Adwaita
import ElementsStore
import GLib
import Gtk

/// The state of loading the elements, in the main window.
extension MainWindow {
  /// Adds the actions, and shows `library.transfer` by progress bar, Stop button and banner.
  func followTransfer() {
    register(.cancelLoading, for: self) { window in
      window.library.cancel()
      window.placesPage?.cancelOpening()
    }
    register(.retryCatalog, for: self) { $0.library.fetch() }
    register(.useBuiltInData, for: self) { $0.stopSource() }
    register(.undoBuiltInData, for: self) { $0.library.resumeSource() }
    register(.dismissBanner, for: self) { window, names in
      let banners = [window.banner, window.catalogBanner, window.placesBanner]
      banners.first { $0.name == names.first }?.dismiss()
    }
    transferObservation = library.observeTransfer { [weak self] in self?.showTransfer() }
    showTransfer()
  }

  private func stopSource() {
    let message = CatalogText.stopped(library.source)
    guard library.stopSource() else { return }
    body.showToast(message, button: (tr("Undo"), AppAction.undoBuiltInData.name))
  }

  private func showTransfer() {
    switch library.transfer {
    case .none:
      showLoading()
      catalogBanner.show(nil)
    case .loading:
      // The toast is about the load before.
      if !stopButton.isVisible { body.dismissToast() }
      showLoading()
      catalogBanner.show(nil)
    case .done(let answer):
      showLoading()
      catalogBanner.setTitle(CatalogText.stopTitle(of: library.source), of: .useBuiltInData)
      catalogBanner.show(
        CatalogText.problem(answer, isBuiltIn: library.isBuiltIn),
        details: CatalogText.failures(answer), canClose: true)
      if let remark = CatalogText.remark(answer) { body.showToast(remark) }
    }
  }

  /// Shows how much of the elements, or else of a file of places, is loaded.
  func showLoading() {
    var elements: Double?
    if case .loading(let part) = library.transfer { elements = part }
    let places = placesPage?.openingPart
    let title = elements == nil ? tr("Reading the places") : tr("Loading the elements")
    loadingLine.show(elements ?? places, of: title)
    stopButton.isVisible = elements ?? places != nil
  }
}
