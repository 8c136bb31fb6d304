import Elements
import ElementsStore
import GLib
import Gtk

/// The list of places opened from a file, as its list and the map show it: all of them, or those found by a search.
@MainActor
final class OpenedPlaces {
  let file: PlacesFile.Content
  let model = ListModel()
  /// The elements of discoveries in the file.
  var table: PeriodicTable
  /// The text searched for; empty without a search.
  private(set) var text = ""
  /// The places found; `places` is nil for all.
  private(set) var found = PlaceIndex.Found.all
  /// The pins of the places found; nil until they are made.
  private(set) var pins: ClusterPyramid?
  /// Called when other places are found, or again none.
  var onFound: (@MainActor () -> Void)?
  /// Called when the pins have changed.
  var onPins: (@MainActor (ClusterPyramid) -> Void)?
  private let search: PlaceSearch

  init(_ file: PlacesFile.Content, _ table: PeriodicTable) {
    self.file = file
    self.table = table
    search = PlaceSearch(file.places)
    model.show(count: file.places.count)
  }

  var index: PlaceIndex { file.places }

  /// Number of places shown.
  var count: Int { found.places?.count ?? index.count }

  /// Index of the selected place; nil for none.
  var selection: Int? {
    didSet { model.selection = selection.flatMap { row(ofPlace: $0) } }
  }

  // MARK: Rows and keys

  /// Index of the place in a row; nil beyond the last row.
  func place(atRow row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    return found.places.map { Int($0[row]) } ?? row
  }

  /// Returns the row of a place; nil if it is not shown.
  func row(ofPlace place: Int) -> Int? {
    guard let places = found.places else { return place < index.count ? place : nil }
    let row = places.partitionIndex { $0 >= Int32(place) }
    return row < places.count && places[row] == Int32(place) ? row : nil
  }

  /// The ID in actions of the place at an index: its number in the list.
  static func key(of index: Int) -> String { "#\(index + 1)" }

  /// Returns the index of the place with an ID: its number in the list, `#17`, or the identifier in the file.
  func place(withKey key: String) -> Int? {
    guard key.hasPrefix("#") else { return Int(key).flatMap { index.table.index(ofID: $0) } }
    guard let number = Int(key.dropFirst()), 1...max(index.count, 1) ~= number else { return nil }
    return number <= index.count ? number - 1 : nil
  }

  // MARK: Search

  /// Shows the places found by a text; an empty one shows all. Returns at once.
  func find(_ text: String) {
    guard text != self.text || pins == nil else { return }
    self.text = text
    search.search(text) { [weak self] ticket, answer in
      Task { @MainActor [weak self] in
        guard let self, self.search.isNewest(ticket) else { return }
        self.show(answer)
      }
    }
  }

  private func show(_ answer: PlaceSearch.Answer) {
    switch answer {
    case .found(let found):
      // The text that finds nothing is shown.
      guard found != self.found || count == 0 else { return }
      self.found = found
      model.selection = nil
      model.show(count: count)
      model.selection = selection.flatMap { row(ofPlace: $0) }
      onFound?()
    case .pins(let pins):
      self.pins = pins
      onPins?(pins)
    }
  }

  func close() { search.cancel() }

  // MARK: Texts

  /// `200,000 places`; during a search `12 of 200,000 places`.
  var countText: String {
    let total = NumberFormat.text(String(index.count))
    guard found.places != nil else {
      return ntr("{1} place", "{1} places", index.count, total)
    }
    return ntr(
      "{1} of {2} place", "{1} of {2} places", index.count, NumberFormat.text(String(count)), total)
  }

  /// The form of the file: `CSV`, or `CSV, compressed`.
  var formatText: String {
    file.isPacked ? tr("{1}, compressed", file.format.name) : file.format.name
  }

  /// The records left out, with the first of them, and the form of the file; nil for none.
  var problem: String? {
    guard let count = CatalogText.leftOut(file.warnings), let first = file.warnings.first.first
    else { return nil }
    return tr("{1}. The first: {2}. Read as {3}.", count, tr(first.text), formatText)
  }

  /// The first records left out, one in each line.
  var problemDetails: String {
    file.warnings.first.map { tr($0.text) }.joined(separator: "\n")
  }
}
