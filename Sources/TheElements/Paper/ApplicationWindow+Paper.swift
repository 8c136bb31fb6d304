import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// Printing, and saving as PDF, SVG and PNG, of what a window shows.
extension ApplicationWindow {
  private static var failure: String { tr("The Page Cannot Be Saved or Printed") }

  private static let csvSuffix = "csv"

  private static func filter(of page: any PaperPage) -> (name: String, suffixes: [String]) {
    let suffixes = PaperFormat.allCases.map(\.rawValue)
    return page.csv == nil
      ? (name: tr("Pages (PDF, SVG, PNG)"), suffixes: suffixes)
      : (name: tr("Pages and Tables (PDF, SVG, PNG, CSV)"), suffixes: suffixes + [csvSuffix])
  }

  /// Adds the actions, and returns them.
  /// - Parameters:
  ///   - area: a widget below the window's toasts.
  ///   - page: calls its argument with the page to print, once all of its values are read.
  @discardableResult
  func addPaperActions(
    over area: Widget,
    page: @escaping @MainActor (_ use: @escaping @MainActor (any PaperPage) -> Void) -> Void
  ) -> [Action] {
    let print = register(.printPage, for: self) { window in page { window.print($0) } }
    let save = register(.savePage, for: self) { [weak area] window in
      page { [weak area] in window.savePage($0, over: area) }
    }
    registerWriter(.savePageFile, orSay: Self.failure, for: self) { [weak area] window, path in
      page { [weak area] in window.save($0, to: path, over: area) }
    }
    return [print, save]
  }

  private func print(_ page: any PaperPage) {
    let operation = PrintOperation(
      page.title, isLandscape: page.isLandscape, paper: page.paper?.printerName,
      isTwoSided: page.isTwoSided
    ) { width, height in
      let size = Size(width: width, height: height)
      // The printer's own margins may differ between the sides.
      return page.isTwoSided
        ? page.documentWithMargins(size) : page.document(size, isContinuous: false)
    }
    operation.run(above: self) { [weak self] outcome in
      switch outcome {
      case .failed(let reason): self?.showError(Self.failure, reason)
      case .unavailable:
        self?.showError(
          Self.failure,
          tr(
            "The sandbox has no access to printers. “{1}” writes a PDF file instead.",
            AppAction.savePage.title))
      case .printed, .canceled: break
      }
    }
  }

  private func savePage(_ page: any PaperPage, over area: Widget?) {
    FileDialog.save(
      AppAction.savePageFile.title, above: self, filter: Self.filter(of: page),
      name: "\(page.title).pdf"
    ) { [weak self, weak area] path in
      self?.announceAct(.savePageFile, [path])
      self?.save(page, to: path, over: area)
    }
  }

  /// Writes a page to a file: SVG, PNG or a table as CSV by its name's end, else PDF.
  private func save(_ page: any PaperPage, to path: String, over area: Widget?) {
    let csv = path.lowercased().hasSuffix("." + Self.csvSuffix) ? page.csv : nil
    guard
      let bytes = csv.map({ Array($0.utf8) })
        ?? page.bytes(PaperFormat(path: path) ?? .pdf, page.paper ?? .ofLocale)
    else {
      return showError(Self.failure, tr("There is not enough memory."))
    }
    write(
      bytes, to: path, toast: tr("Saved: {1}", Files.name(of: path)), orSay: Self.failure,
      over: area)
  }
}
