import Elements
import ElementsStore
import GLib
import Gtk

/// Reading tables from the clipboard and from files.
extension OwnColumnsWindow {
  func addTableActions() {
    register(.pasteTable, for: self) { $0.paste() }
    register(.readTable, for: self) { window, texts in
      let text = texts.first ?? ""
      window.read { .success(Array(text.utf8)) }
    }
    register(.openTable, for: self) { window in
      FileDialog.open(
        tr("Open Table"), above: window,
        filter: (name: tr("Tables (CSV, TSV, text)"), suffixes: ["csv", "tsv", "txt"])
      ) { [weak window] in window?.activate(.readTableFile, $0) }
    }
    register(.readTableFile, for: self) { window, paths in
      guard let path = paths.first, path.hasPrefix("/") else { return }
      window.read {
        // One byte more, so that the reader says what is too long.
        Result { () throws(GLibError) in
          try Files.read(path, atMost: InputLimits.tableLength)
        }.mapError { Fault(text: Self.text(path, $0.reason)) }
      }
    }
  }

  /// The reason for reading nothing, translated.
  private struct Fault: Error {
    let text: String
  }

  private func paste() {
    // One byte more is read, so that the reader says what is too long.
    readClipboard(atMost: InputLimits.tableLength) { [weak self] clipboard in
      switch clipboard {
      case .text(let text): self?.activate(.readTable, text)
      case .none: self?.body.showErrorToast(tr("There is no text on the clipboard"))
      case .late: self?.body.showErrorToast(tr("The program with the clipboard does not answer"))
      }
    }
  }

  /// Reads a table on another thread, then shows it or the error.
  private func read(_ bytes: @escaping @Sendable () -> Result<[UInt8], Fault>) {
    guard let table = library.table else { return }
    isReading = true
    let mark = Translation.decimalMark
    ActWork.run {
      bytes().flatMap { bytes in
        Result { () throws(OwnColumnError) in
          try OwnColumnReader.read(bytes: bytes, decimalMark: mark, find: Self.finder(of: table))
        }.mapError { Fault(text: tr($0.message)) }
      }
    } then: { [weak self] in
      self?.take($0)
    }
  }

  private func take(_ outcome: Result<[OwnColumnTable], Fault>) {
    isReading = false
    switch outcome {
    case .success(let tables):
      show(tables)
      draft?.focusTitle()
    case .failure(let fault): showError(tr("The Table Cannot Be Read"), fault.text)
    }
  }

  /// Returns a function that finds elements by number, symbol, and name in English or the user's language.
  private nonisolated static func finder(of table: PeriodicTable) -> OwnColumnReader.Finder {
    let names = Dictionary(
      table.elements.map { (ElementNames.ofUser[$0.name].lowercased(), $0.number) },
      uniquingKeysWith: { first, _ in first })
    return { text in table.find(text)?.number ?? names[text.lowercased()] }
  }
}
