extension FavoritesDifference {
  /// The difference as a JSON object, from which it can be made again.
  public var json: String {
    let lists = [
      ("removed", removed), ("added", added), ("excluded", excluded), ("included", included),
    ].map { "  \"\($0)\": [\($1.map(Self.record).joined(separator: ", "))]" }
    let order = order.map { ["  \"order\": [\($0.map(String.init).joined(separator: ", "))]"] }
    return "{\n" + (lists + (order ?? [])).joined(separator: ",\n") + "\n}\n"
  }

  private static func record(_ favorite: Favorite) -> String {
    "{\"number\": \(favorite.number), \"time\": \(favorite.time), \"favoritedBy\": "
      + CatalogWriter.quoted(favorite.favoritedBy) + "}"
  }

  /// Nil where the bytes are not a difference as a whole.
  public init?(json bytes: [UInt8]) {
    guard case .object(let members)? = try? JSONParser.parse(bytes) else { return nil }
    func favorites(_ key: String) -> [Favorite]? {
      guard case .array(let values)? = members[key] else { return nil }
      let favorites = values.compactMap(Self.favorite)
      return favorites.count == values.count ? favorites : nil
    }
    guard let removed = favorites("removed"), let added = favorites("added"),
      let excluded = favorites("excluded"), let included = favorites("included")
    else { return nil }
    var order: [Int]?
    if case .array(let values)? = members["order"] { order = values.compactMap(Self.integer) }
    self.init(
      removed: removed, added: added, order: order, excluded: excluded, included: included)
  }

  private static func favorite(_ value: JSONValue) -> Favorite? {
    guard case .object(let members) = value, let number = members["number"].flatMap(integer),
      let time = members["time"].flatMap(integer), case .string(let name)? = members["favoritedBy"],
      Favorite.numbers.contains(number), Timestamp.range.contains(Int64(time))
    else { return nil }
    return Favorite(number: number, favoritedBy: name, time: Int64(time))
  }

  private static func integer(_ value: JSONValue) -> Int? {
    guard case .number(let digits) = value else { return nil }
    return Int(digits)
  }
}
