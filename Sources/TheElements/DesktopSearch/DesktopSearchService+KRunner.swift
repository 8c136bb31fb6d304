import Elements
import GLib
import Gtk

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
      return [.array(found.map { match($0, isOnly: found.count == 1) }, type: "(sssida{sv})")]
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

  private func match(_ result: DesktopResult, isOnly: Bool) -> BusValue {
    var entries: [String: BusValue] = ["subtext": .text(tr(result.brief))]
    entries["icon-data"] = result.element.flatMap(icon)
    return .tuple([
      .text(result.id), .text(tr(result.title)), .text(Program.id),
      .int(isOnly ? Self.exactMatch : Self.possibleMatch), .double(isOnly ? 1 : 0.7),
      .dictionary(entries),
    ])
  }

  /// The side of the tile of a match, in pixels.
  private static let iconSide: Int32 = 64

  /// The tile of an element as KRunner takes images: width, height, bytes of a row, with alpha, bits of a channel, channels,
  /// and the pixels.
  private func icon(_ element: AtomicElement) -> BusValue? {
    let (pixels, side) = (Self.iconSide, Double(Self.iconSide))
    let surface = Surface(width: side, height: side, scale: 1) { canvas in
      TileDrawing(element: element, face: iconFont, look: .paper(.colors))
        .draw(in: canvas, side: side)
    }
    return surface.map {
      .tuple([
        .int(pixels), .int(pixels), .int(4 * pixels), .bool(true), .int(8), .int(4),
        .bytes($0.rgba),
      ])
    }
  }
}
