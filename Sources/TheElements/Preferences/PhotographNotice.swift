import Elements
import GLib

/// The sentence that names the hosts from which photographs are downloaded.
enum PhotographNotice {
  /// Returns the sentence.
  /// - Parameter templates: the stored addresses, which may be empty or invalid.
  static func text(templates: [String]) -> String {
    let set = templates.filter { !$0.isEmpty }
    guard !set.isEmpty else { return tr("No address is set, so no server is contacted.") }
    let hosts = set.compactMap { text in
      (try? PhotographTemplate(text))?.host
    }
    guard let first = hosts.first else {
      return tr("The address is invalid, so no server is contacted.")
    }
    let all = [first] + hosts.dropFirst().filter { $0 != first }
    return tr(
      "When this is on, photographs come from: {1}", all.joined(separator: ", "))
  }
}
