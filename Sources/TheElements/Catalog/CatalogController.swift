import Adwaita
import ElementsStore
import GLib
import Gtk

/// The source of the elements in a main window: progress, Stop button and banner of loading, and its actions.
@MainActor
final class CatalogController {
  /// Shown over the lower edge of the header bar.
  let line = LoadingLine()
  let stopButton = Button(icon: "process-stop-symbolic", .cancelLoading, named: "stop")
  private(set) lazy var banner: Banner = Banner(
    "catalog-banner", [.retryCatalog, .useBuiltInData]
  ) { [weak self] in self?.banner.show(nil) }
  private weak var window: (any PagesHost)?
  private var observation: Observation?

  private var library: Library? { window?.library }

  /// Adds the actions, and shows `library.transfer`.
  func attach(to window: any PagesHost) {
    self.window = window
    window.register(.reload, for: self) { $0.library?.read() }
    window.register(.cancelLoading, for: self) { controller in
      controller.library?.cancel()
      for page in controller.window?.pages ?? [] { page.stopReading() }
    }
    window.register(.retryCatalog, for: self) { $0.library?.fetch() }
    window.register(.useBuiltInData, for: self) { $0.stopSource() }
    window.register(.undoBuiltInData, for: self) { $0.library?.resumeSource() }
    addExportActions(to: window)
    for page in window.pages { page.onReading = { [weak self] in self?.showReading() } }
    observation = window.library.observeTransfer { [weak self] in self?.showTransfer() }
    showTransfer()
  }

  private func stopSource() {
    guard let window else { return }
    let message = CatalogText.stopped(window.library.source)
    guard window.library.stopSource() else { return }
    window.body.showToast(message, button: (tr("Undo"), AppAction.undoBuiltInData.name))
  }

  private func showTransfer() {
    guard let window else { return }
    let library = window.library
    // The toast is about the load before.
    if case .loading = library.transfer, !stopButton.isVisible { window.body.dismissToast() }
    showReading()
    guard case .done(let answer) = library.transfer else { return banner.show(nil) }
    banner.setTitle(CatalogText.stopTitle(of: library.source), of: .useBuiltInData)
    let problem = CatalogText.problem(answer, isBuiltIn: library.isBuiltIn)
    if case .file = library.source, answer.merge == nil, let problem { ActWork.report(problem) }
    banner.show(problem, details: CatalogText.failures(answer), canClose: true)
    if let remark = CatalogText.remark(answer) { window.body.showToast(remark) }
  }

  /// Shows how much of the elements, or else of what a page reads, is loaded.
  private func showReading() {
    var reading = window?.pages.lazy.compactMap(\.reading).first
    if case .loading(let part) = library?.transfer {
      reading = (title: tr("Loading the elements"), part: part)
    }
    line.show(reading?.part, of: reading?.title ?? "")
    stopButton.isVisible = reading != nil
  }
}
