import Elements
import GLib

/// The interface by which GNOME Shell searches.
extension DesktopSearchService {
  var shellInterface: BusService.Interface {
    BusService.Interface(
      "org.gnome.Shell.SearchProvider2", path: Program.objectPath + "/SearchProvider",
      methods: [
        BusMethod("GetInitialResultSet", takes: ["as"], returns: ["as"]),
        BusMethod("GetSubsearchResultSet", takes: ["as", "as"], returns: ["as"]),
        BusMethod("GetResultMetas", takes: ["as"], returns: ["aa{sv}"]),
        BusMethod("ActivateResult", takes: ["s", "as", "u"]),
        BusMethod("LaunchSearch", takes: ["as", "u"]),
      ],
      answer: { [unowned self] method, arguments in answerShell(method, arguments) })
  }

  private func answerShell(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    switch method {
    case "GetInitialResultSet", "GetSubsearchResultSet":
      guard let terms = arguments.last?.texts else { return nil }
      return [.texts(results(for: terms).map(\.id))]
    case "GetResultMetas":
      guard let ids = arguments.first?.texts else { return nil }
      return [
        .array(
          ids.prefix(Self.maximumMetas).compactMap { search.result($0) }.map { Self.meta($0) },
          type: "a{sv}")
      ]
    case "ActivateResult":
      guard let id = arguments.first?.text, let time = arguments.last?.uint else { return nil }
      search.result(id).map { open($0, time: time) }
      return []
    case "LaunchSearch":
      guard let terms = arguments.first?.texts, let time = arguments.last?.uint else { return nil }
      openSearch(terms.joined(separator: " "), time: time)
      return []
    default: return nil
    }
  }

  /// Most results described in an answer.
  private static let maximumMetas = 20

  private static func meta(_ result: DesktopResult) -> BusValue {
    var entries: [String: BusValue] = [
      "id": .text(result.id), "name": .text(tr(result.title)),
      "description": .text(tr(result.description)),
    ]
    entries["clipboardText"] = result.copyText.map { .text(tr($0)) }
    // An image of bytes, or a name, as `g_icon_serialize` writes them.
    entries["icon"] =
      result.element.map { element in
        .tuple([.text("bytes"), .any(.bytes(Array(DesktopTile.svg(of: element).utf8)))])
      } ?? .tuple([.text("themed"), .any(.texts([Program.id]))])
    return .dictionary(entries)
  }
}
