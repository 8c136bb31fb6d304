import Adwaita
import Elements
import GLib
import Gtk

/// Files that actions of a window write.
extension ApplicationWindow {
  /// Registers an action whose parameter is the absolute path of a file to write. Only a dialog asks before it
  /// overwrites a file, and any program can activate an action: so it refuses a file that exists.
  /// - Parameter heading: heading of the error.
  func registerWriter<Owner: AnyObject>(
    _ entry: AppAction, orSay heading: String, for owner: Owner,
    _ write: @escaping @MainActor (Owner, String) -> Void
  ) {
    register(entry, for: owner) { [weak self] owner, paths in
      guard let path = paths.first, path.hasPrefix("/") else { return }
      guard !Files.exists(path) else {
        return self?.showError(heading, Self.text(path, tr("The file exists."))) ?? ()
      }
      write(owner, path)
    }
  }

  /// Registers an action that writes a file, and another one that asks for the file. Returns the one that asks.
  /// - Parameter name: suggested name of the file.
  @discardableResult
  func registerExport<Owner: AnyObject>(
    _ entry: AppAction, askedBy dialog: AppAction, filter: (name: String, suffixes: [String]),
    name: String, for owner: Owner, _ write: @escaping @MainActor (Owner, String) -> Void
  ) -> Action {
    registerWriter(entry, orSay: entry.title, for: owner, write)
    return register(dialog, for: owner) { [weak self] owner in
      guard let self else { return }
      FileDialog.save(entry.title, above: self, filter: filter, name: name) {
        [weak self, weak owner] path in
        self?.announceAct(entry, [path])
        if let owner { write(owner, path) }
      }
    }
  }

  /// Writes a file on another thread, then shows a toast, or the error.
  /// - Parameters:
  ///   - heading: heading of the error.
  ///   - area: a widget below the window's toasts.
  ///   - write: returns an error message; nil on success.
  func writeFile(
    _ toast: String, orSay heading: String, over area: Widget?,
    _ write: @escaping @Sendable () -> String?
  ) {
    Worker().run(write) { [weak self, weak area] error in
      if let error { self?.showError(heading, error) } else { area?.showToast(toast) }
    }
  }

  /// Computes and writes bytes to a file on another thread, then shows a toast, or the error.
  func write(
    _ bytes: @autoclosure @escaping @Sendable () -> [UInt8], to path: String, toast: String,
    orSay heading: String, over area: Widget?
  ) {
    writeFile(toast, orSay: heading, over: area) {
      do throws(GLibError) {
        try Files.write(bytes(), to: path, isPrivate: false)
        return nil
      } catch { return Self.text(path, error.reason) }
    }
  }

  func showError(_ heading: String, _ message: String) {
    MessageDialog.ask(
      heading, message, responses: [.init(tr("Close", context: "verb"))], above: self)
  }

  /// The error of a file.
  nonisolated static func text(_ path: String, _ reason: String) -> String {
    tr("{1}: {2}", ExternalText(path).text, reason)
  }
}
