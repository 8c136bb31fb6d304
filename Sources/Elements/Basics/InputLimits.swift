/// Limits of what comes from outside: beyond them an input is refused, or the rest is left out and named. What the largest
/// accepted inputs cost is in docs/limits.md. Lengths are in bytes, where nothing else is said.
/// The grammar of recordings has its own (`RecordingLimits`), and the settings that of GLib's `Settings`.
public enum InputLimits {
  // MARK: Files and lists of elements, places and favorites

  /// Length of a part of a catalog, uncompressed, and its number of records.
  public static let (catalogLength, catalogRecords) = (64_000_000, 250_000)
  /// Length of a record of any list; one of the built-in catalog has 4,000.
  public static let recordLength = 32_000
  /// Length of a file of places, also unpacked and in UTF-8, and its number of records.
  public static let (placesLength, placesRecords) = (64_000_000, 250_000)
  /// Length of a simple server's list of favorites, uncompressed, or of a page of a class.
  public static let favoritesLength = 10_000_000
  /// Number of favorites in a simple server's list, and of other people's from files.
  public static let favoritesCount = 10_000
  /// Length of all pages of a class together, and the number of its favorites: all elements, marked by a thousand people.
  public static let (classLength, classCount) = (32_000_000, 118_000)
  /// Number of pages of a class, and seconds for all of them. A server may send fewer favorites at a time than asked for.
  public static let (classPages, classSeconds) = (1200, 120.0)
  /// Length of a file of favorites, and their number: the user's, and other people's from a server and from files.
  public static let (favoritesFileLength, favoritesFileCount) = (
    40_000_000, classCount + favoritesCount + 118
  )
  /// Length of what a server says of itself, or of one favorite.
  public static let serverAnswerLength = 100_000
  /// Length of a user name in Unicode scalars.
  public static let userNameLength = 200
  /// Number of people whose favorites the user hides.
  public static let hiddenPeople = 1000

  // MARK: What the user writes

  /// Length of a note in Unicode scalars, and the number of its links.
  public static let (noteLength, noteLinks) = (4000, 20)
  /// Number of the user's own columns.
  public static let ownColumns = 100
  /// Length of a table for an own column, and its numbers of lines and of columns.
  public static let (tableLength, tableLines, tableColumns) = (300_000, 5_000, 30)
  /// Length of a query in Unicode scalars, and its number of words and signs.
  public static let (queryLength, queryTokens) = (1000, 100)
  /// Length of a formula.
  public static let formulaLength = 200
  /// Length of a reaction, and its number of substances.
  public static let (reactionLength, reactionSubstances) = (4000, 20)

  // MARK: Files of the program's own

  /// Length of the built-in catalog, about twenty times what it has.
  public static let builtInCatalogLength = 16_000_000
  /// Length of any other file of data.
  public static let dataFileLength = 2_000_000
  /// Length of the style sheet.
  public static let styleSheetLength = 1_000_000
  /// Length of the saved state; the largest has the collapsed sections of 10,000 names.
  public static let stateLength = 2_000_000
  /// Length of a photograph, its number of pixels before scaling, and the length of all that are kept.
  public static let (photographLength, photographPixels, photographsLength) = (
    20_000_000, 50_000_000, 200_000_000
  )
}
