/// The checks that every program has.
enum Check: String, CaseIterable {
  /// The title of a window.
  case title
  /// The text of a named part.
  case text
  /// Parts that a window shows, also those scrolled out of view.
  case visible
  /// Parts that are selected.
  case selected
  /// Parts that are expanded.
  case expanded
  /// Actions that can be activated.
  case enabled
  /// The state of an action.
  case state
  /// The message shown for a short time.
  case toast
  /// An open window.
  case window
  /// The text that the program has copied last.
  case clipboard
  /// The part with the focus.
  case focus
  /// The picture of a window, beside the recording.
  case picture

  var entry: Vocabulary.Entry {
    func entry(_ parameters: String..., isList: Bool = false) -> Vocabulary.Entry {
      Vocabulary.Entry(rawValue, parameters.map { .init($0) }, isList: isList)
    }
    return switch self {
    case .title, .toast, .clipboard: entry("TEXT")
    case .text: entry("PART", "TEXT")
    case .visible, .selected, .expanded: entry("PART", isList: true)
    case .enabled: entry("ACTION")
    case .state: entry("ACTION", "VALUE")
    case .window: entry("WINDOW")
    case .focus: entry("PART")
    case .picture: entry("FILE")
    }
  }
}
