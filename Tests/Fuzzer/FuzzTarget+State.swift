import Elements
import ElementsStore

extension FuzzTarget {
  /// The reader of the state between starts. What it reads is written, and read again as the same.
  static var states: FuzzTarget {
    FuzzTarget(
      name: "state", samples: stateTexts.map { Array($0.utf8) },
      tokens: stateWords.map { Array($0.utf8) }, decode: readState)
  }

  private static func readState(_ input: [UInt8]) {
    guard let state = try? SavedState(parsing: input) else { return }
    guard let again = try? SavedState(parsing: Array(state.text.utf8)) else {
      preconditionFailure("the state is not read back")
    }
    precondition(again == state)
  }

  /// The reader of changes that an earlier run could not save.
  static var differences: FuzzTarget {
    var (old, new) = (FavoritesState(installation: "f"), FavoritesState(installation: "f"))
    for number in 1...4 { old.star(number, by: "Ada", at: Int64(number)) }
    for number in 3...6 { new.star(number, by: "Ada", at: 1_700_000_000_000) }
    new.include([Favorite(number: 8, favoritedBy: "Bert", time: 5)], user: "Ada")
    let difference = FavoritesDifference(from: old, to: new)
    return FuzzTarget(
      name: "difference", samples: [Array(difference.json.utf8)],
      tokens: json + differenceWords.map { Array($0.utf8) },
      decode: { readDifference($0, over: old) })
  }

  private static func readDifference(_ input: [UInt8], over old: FavoritesState) {
    guard let difference = FavoritesDifference(json: input) else { return }
    precondition(FavoritesDifference(json: Array(difference.json.utf8)) == difference)
    var state = old
    state.apply(difference)
    let once = state
    state.apply(difference)
    precondition(Set(state.mine.map(\.number)) == Set(once.mine.map(\.number)))
    precondition(Set(state.mine.map(\.number)).count == state.mine.count)
  }

  private static let differenceWords: [String] = [
    "\"removed\":", "\"order\": [5, 4]", "\"time\":", "1700000000000", "\"excluded\":",
  ]
  private static let stateTexts: [String] = [
    """
    [window]
    page=table
    width=1080
    height=760
    maximized=false

    [side-pane]
    shown=true
    width=400
    element=79
    pushed=true

    [element-window]
    width=700
    height=640
    x=10
    y=-20

    [collapsed]
    state=solid;liquid;

    [scroll]
    name=0;120;

    [places]
    place=Stockholm, SE
    scale=4.5
    longitude=18.07
    latitude=59.33
    from=1700
    until=1900

    [favorites]
    order=name

    [table]
    coloring=melt
    logarithmic=true
    least=300
    greatest=1e3
    temperature=293.15
    slider=year
    year=1850

    """,
    "[window]\npage=places\n[collapsed]\nfavorites=by-Ada\\;\\s;by-B;\n",
  ]
  private static let stateWords: [String] = [
    "\n", "=", "[", "]", ";", "\\;", "\\s", "\\n", "\\", "#", "[scroll]\n", "[table]\n", "width=",
    "nan", "inf", "-inf", "1e999", "-1", "0", "99999999999999999999", "9223372036854775807",
    "-9223372036854775808", "true", "false", "[de]", "é", "\u{301}", "\u{0}", "\u{202e}",
    "\u{FEFF}",
  ]
}
