import Elements
import GLib

/// The hosts from which photographs are downloaded, and the sentence that names them.
struct PhotographNotice {
  /// The hosts of the valid addresses, without repeats.
  let hosts: [String]
  /// The sentence.
  let text: String

  /// - Parameter templates: the stored addresses, which may be empty or invalid.
  init(templates: [String]) {
    let set = templates.filter { !$0.isEmpty }
    let all = set.compactMap { (try? PhotographTemplate($0))?.host }
    hosts = all.first.map { first in [first] + all.dropFirst().filter { $0 != first } } ?? []
    text =
      if set.isEmpty {
        tr("To turn this on, enter an address below. Until then, no server is contacted.")
      } else if hosts.isEmpty {
        tr("The address is invalid, so no server is contacted.")
      } else {
        tr("When this is on, photographs come from: {1}", tr(list: hosts))
      }
  }
}
