import Adwaita
import GLib
import Gtk

/// The files of the Recorder window.
extension RecorderWindow {
  private static var filter: (name: String, suffixes: [String]) {
    (tr("Recordings"), [suffix, "txt"])
  }

  func chooseFile() {
    FileDialog.open(tr("Open Recording"), above: self, filter: Self.filter) { [weak self] in
      self?.openFile($0)
    }
  }

  /// Opens a file, after a question about unsaved lines.
  func openFile(_ path: String) {
    guard session.isModified, !session.rows.rows.isEmpty else { return open(path) }
    askToSave { [weak self] in self?.open(path) }
  }

  private func open(_ path: String) {
    session.open(path)
    remember(path)
  }

  func save(then next: @escaping @MainActor () -> Void = {}) {
    guard let path = session.path else { return saveAs(then: next) }
    session.save(to: path, onDone: next)
  }

  func saveAs(then next: @escaping @MainActor () -> Void = {}) {
    let name = session.name ?? Translation.plain(tr("Recording.{1}", Self.suffix))
    FileDialog.save(tr("Save Recording"), above: self, filter: Self.filter, name: name) {
      [weak self] path in
      self?.session.save(to: path) {
        self?.remember(path)
        next()
      }
    }
  }

  /// Asks whether to save the lines, and calls `next` unless that is canceled.
  private func askToSave(then next: @escaping @MainActor () -> Void) {
    MessageDialog.ask(
      tr("Save Changes?"), tr("The recording has changes that are not saved."),
      responses: [
        .init(tr("Cancel")), .init(tr("Discard", context: "verb")),
        .init(tr("Save", context: "verb"), isDefault: true),
      ], above: self
    ) { [weak self] answer in
      switch answer {
      case 1: next()
      case 2: self?.save(then: next)
      default: break
      }
    }
  }

  /// True if closing the window loses lines.
  var hasUnsavedLines: Bool { !mayClose && session.isModified && !session.rows.rows.isEmpty }

  /// Ends recording and playing, and asks about unsaved lines; calls `next` unless that is canceled.
  func endSession(then next: @escaping @MainActor () -> Void) {
    stop()
    if hasUnsavedLines { askBeforeLosingLines(then: next) } else { next() }
  }

  func askBeforeClosing() {
    onCloseAttempt { [weak self] in
      guard let self else { return false }
      self.stop()
      guard self.hasUnsavedLines else { return false }
      self.askBeforeLosingLines { [weak self] in self?.close() }
      return true
    }
  }

  private func stop() {
    // The outcomes of the last playing stay if the window does.
    if session.isActive { session.stop() }
    pointer?.cancel()
  }

  private func askBeforeLosingLines(then next: @escaping @MainActor () -> Void) {
    present()
    askToSave { [weak self] in
      self?.mayClose = true
      next()
    }
  }
}
