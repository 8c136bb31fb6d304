import Elements
import GLib

/// The interface by which GNOME Shell searches.
extension DesktopSearchService {
  var shellInterface: BusService.Interface {
    BusService.Interface(
      path: "/" + Program.id.map { $0 == "." ? "/" : String($0) }.joined() + "/SearchProvider",
      xml: Self.shellXML,
      answer: { [unowned self] method, arguments in answerShell(method, arguments) })
  }

  private static let shellXML = """
    <node>
      <interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet">
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetSubsearchResultSet">
          <arg type="as" name="previous_results" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetResultMetas">
          <arg type="as" name="identifiers" direction="in"/>
          <arg type="aa{sv}" name="metas" direction="out"/>
        </method>
        <method name="ActivateResult">
          <arg type="s" name="identifier" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
        <method name="LaunchSearch">
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
      </interface>
    </node>
    """

  private func answerShell(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    switch method {
    case "GetInitialResultSet", "GetSubsearchResultSet":
      guard let terms = arguments.last?.texts else { return nil }
      return [.texts(results(for: terms).map(\.id))]
    case "GetResultMetas":
      guard let ids = arguments.first?.texts else { return nil }
      return [
        .array(ids.prefix(Self.maximumMetas).compactMap(result).map(Self.meta), type: "a{sv}")
      ]
    case "ActivateResult":
      guard let id = arguments.first?.text, let time = arguments.last?.uint else { return nil }
      result(id).map { open($0, time: time) }
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
    entries["clipboardText"] = result.copyText.map(BusValue.text)
    // An image of bytes, or a name, as `g_icon_serialize` writes them.
    entries["icon"] =
      result.element.map { element in
        .tuple([.text("bytes"), .any(.bytes(Array(DesktopTile.svg(of: element).utf8)))])
      } ?? .tuple([.text("themed"), .any(.texts([Program.id]))])
    return .dictionary(entries)
  }
}
