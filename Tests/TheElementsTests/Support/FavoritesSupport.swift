import Elements
import ElementsStore
import GLib
import TestSupport

@testable import TheElements

/// A library without a catalog.
@MainActor
func noLibrary() -> Library { Library(store: CatalogFile(path: BuiltIn.data.catalog)) }

/// Sync without a server.
@MainActor
func noSync() -> SyncController {
  SyncController(
    noLibrary(), noFavorites(), store: FavoritesMemory(), secrets: SecretMemory())
}

/// Empty favorites in memory, which are read.
@MainActor
func noFavorites() -> Favorites { read(FavoritesState(installation: "memory")) }

/// Favorites over a store in memory, which are read.
@MainActor
private func read(_ state: FavoritesState) -> Favorites {
  MainQueueSource.attach()
  let favorites = Favorites(store: FavoritesMemory(state), userName: { "Ada" })
  favorites.open()
  waitUntil("the favorites have been read") { favorites.isLoaded }
  return favorites
}

/// Favorites in memory: the user's own, added in order, and other people's by their names.
@MainActor
func favorites(
  _ symbols: [String], others: [(name: String, symbols: [String])] = []
) throws -> Favorites {
  let mine = try symbols.enumerated().map { index, symbol in
    Favorite(
      number: try BuiltIn.element(symbol).number, favoritedBy: "Ada", time: Int64(index + 1))
  }
  let theirs = try others.flatMap { name, symbols in
    try symbols.map { symbol in
      Favorite(number: try BuiltIn.element(symbol).number, favoritedBy: name, time: 1)
    }
  }
  return read(
    FavoritesState(installation: "test", mine: mine, others: theirs, outbox: [], lastEntry: 0))
}

/// Preferences of `settings`, without favorites and server.
@MainActor
func preferences(_ settings: Settings?) -> PreferencesContext {
  PreferencesContext(
    settings: settings, favorites: noFavorites(), sync: noSync(), library: noLibrary())
}
