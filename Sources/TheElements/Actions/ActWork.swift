import Elements
import GLib
import Gtk

/// What acts do beyond the call of their action: the work that goes on off the main thread, and the errors that the user
/// sees as dialogs and toasts. Recordings wait for the work, and a line fails by the error.
@MainActor
enum ActWork {
  /// Number of jobs that have not ended.
  private(set) static var count = 0
  /// The errors since the last `takeErrors`, without those beyond the first few.
  private static var errors: [String] = []

  private static let mostErrors = 16

  /// Computes a value on another thread, then calls `use` with it on the main one.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value, then use: @escaping @MainActor (Value) -> Void
  ) {
    let end = begin()
    Worker().run(body) { value in
      use(value)
      end()
    }
  }

  /// Begins a job. The returned function ends it; it does nothing when it is called again.
  static func begin() -> @MainActor @Sendable () -> Void {
    let job = Job()
    count += 1
    return { @MainActor in
      if !job.hasEnded { count -= 1 }
      job.hasEnded = true
    }
  }

  @MainActor
  private final class Job {
    var hasEnded = false
  }

  /// Reports an error that is shown to the user.
  static func report(_ error: String) {
    if errors.count < mostErrors { errors.append(error) }
  }

  /// Reports that an act did nothing, because what its argument names is not there or its value is not possible.
  static func refuse(_ argument: String) { report(refusal(of: argument)) }

  /// Returns the error of an act that did nothing, because of this argument.
  static func refusal(of argument: String) -> String {
    // TRANSLATORS: Error in a recording. {1}: as it is written there
    tr("“{1}” is not possible here", ExternalText(argument).text)
  }

  /// Returns the errors shown since the last call.
  static func takeErrors() -> [String] {
    defer { errors = [] }
    return errors
  }
}

extension Widget {
  /// Shows the error of an act for a few seconds.
  func showErrorToast(_ message: String, wraps: Bool = false) {
    ActWork.report(message)
    showToast(message, wraps: wraps)
  }
}
