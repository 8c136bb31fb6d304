import Gtk

/// The checks offered for a part.
@MainActor
public enum CheckOffers {
  /// Greatest length of a text that is offered as a check, in characters: a longer one nobody reads, such as
  /// that of a whole page, and it would not fit into a line.
  static let textLength = 200

  /// Returns the checks of a part that hold now, the most particular first.
  public static func checks(
    of part: Widget, _ name: String, in window: Window, _ host: any RecordingHost
  ) -> [Expectation] {
    guard let place = host.name(of: window) else { return [] }
    let text = host.text(of: part).withPlainSpaces
    let isOffered = !text.isEmpty && text.count <= textLength
    var candidates = isOffered ? [Expectation("text", [name, text])] : []
    candidates += host.checks(of: part, in: window)
    candidates += ["selected", "expanded", "focus", "visible"].map { Expectation($0, [name]) }
    candidates.append(Expectation("title", [window.title]))
    if let toast = host.toast(in: window) { candidates.append(Expectation("toast", [toast])) }
    return candidates.compactMap { candidate in
      var check = candidate
      check.window = check.window ?? place
      let finding = ExpectationCheck(check, host, nil).finding
      return finding.map { $0.holds != check.isNegated } == true ? check : nil
    }
  }
}
