import Elements
import GLib

/// The interface by which KRunner searches.
extension DesktopSearchService {
  var runnerInterface: BusService.Interface {
    BusService.Interface(
      "org.kde.krunner1", path: "/krunner",
      methods: [
        BusMethod("Actions", returns: ["a(sss)"]),
        BusMethod("Match", takes: ["s"], returns: ["a(sssida{sv})"]),
        BusMethod("Run", takes: ["s", "s"]), BusMethod("SetActivationToken", takes: ["s"]),
        BusMethod("Teardown"),
      ],
      answer: { [unowned self] method, arguments in answerRunner(method, arguments) })
  }

  /// The kinds of matches, as KRunner numbers them: exact, and possible.
  private static let (exactMatch, possibleMatch) = (Int32(100), Int32(30))

  private func answerRunner(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    switch method {
    case "Actions": return [.array([], type: "(sss)")]
    case "Match":
      guard let query = arguments.first?.text else { return nil }
      let found = results(for: [query])
      return [.array(found.map { Self.match($0, isOnly: found.count == 1) }, type: "(sssida{sv})")]
    case "Run":
      guard let id = arguments.first?.text else { return nil }
      search.result(id).map { open($0) }
      return []
    case "SetActivationToken":
      guard let token = arguments.first?.text else { return nil }
      activationToken = token
      return []
    case "Teardown": return []
    default: return nil
    }
  }

  private static func match(_ result: DesktopResult, isOnly: Bool) -> BusValue {
    .tuple([
      .text(result.id), .text(tr(result.title)), .text(Program.id),
      .int(isOnly ? exactMatch : possibleMatch), .double(isOnly ? 1 : 0.7),
      .dictionary(["subtext": .text(tr(result.description))]),
    ])
  }
}
