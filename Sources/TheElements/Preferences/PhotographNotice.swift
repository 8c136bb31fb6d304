import Elements
import GLib

/// The sentence that tells whom the program asks for photographs.
enum PhotographNotice {
  /// - Parameter templates: the addresses that are set, empty ones and broken ones among them.
  static func text(templates: [String]) -> String {
    let set = templates.filter { !$0.isEmpty }
    guard !set.isEmpty else { return tr("No address is set, so no server is asked.") }
    let hosts = set.compactMap { text in
      (try? PhotographTemplate(text))?.host
    }
    guard let first = hosts.first else {
      return tr("The address cannot be used, so no server is asked.")
    }
    let all = [first] + hosts.dropFirst().filter { $0 != first }
    return "\(tr("When this is on, photographs come from:")) \(all.joined(separator: ", "))"
  }
}
