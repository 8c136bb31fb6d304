import Elements
import Testing

/// All sequences of six acts; of five in an ordinary run.
@Suite("Synchronization, exhaustively")
struct SyncExhaustionTests {
  private static let depth = Extent.isFull ? 6 : 5
  /// Maximum number of steps until a world is idle.
  private static let maximumSteps = 60

  struct Server: Sendable, CustomTestStringConvertible {
    let knowsKeys: Bool
    let reusesIDs: Bool
    var testDescription: String {
      "\(knowsKeys ? "knows" : "ignores") keys, \(reusesIDs ? "reuses" : "never reuses") ids"
    }
    var empty: SyncWorld {
      SyncWorld(ModelServer(knowsKeys: knowsKeys, reusesIDs: reusesIDs))
    }
  }

  static let servers = [
    Server(knowsKeys: true, reusesIDs: false), Server(knowsKeys: false, reusesIDs: false),
    Server(knowsKeys: true, reusesIDs: true), Server(knowsKeys: false, reusesIDs: true),
  ]

  @Test("Nothing is lost or duplicated, starting empty", arguments: servers)
  func fromNothing(server: Server) { explore(server.empty) }

  @Test("Nothing is lost or duplicated, starting with a favorite on the server", arguments: servers)
  func fromOne(server: Server) {
    var world = server.empty
    world.perform(.toggle(1))
    while let next = world.afterSuccess { world = next }
    expect(world.server.records.count, equals: 1)
    explore(world)
  }

  /// Explores all sequences of acts; equal worlds are explored once.
  private func explore(_ start: SyncWorld) {
    var layer = [start: 1]
    var (verified, sequences) = (Set<SyncWorld>(), 0)
    for depth in 1...Self.depth {
      var next: [SyncWorld: Int] = [:]
      for (world, ways) in layer {
        for act in world.acts {
          var after = world
          after.perform(act)
          if depth < Self.depth { next[after, default: 0] += ways }
          sequences += ways
          if verified.contains(after) { continue }
          if let fault = after.fault ?? violation(after, &verified) {
            Issue.record("\(fault)\nafter \(act) in \(world)")
            return
          }
        }
      }
      layer = next
    }
    print("synchronization: \(sequences) sequences, \(verified.count) different worlds")
  }

  /// The violation in a world that has become idle; nil if there is none.
  private func violation(_ start: SyncWorld, _ verified: inout Set<SyncWorld>) -> String? {
    var (world, path) = (start, [start])
    while let next = world.afterSuccess {
      if path.count > Self.maximumSteps { return "no rest" }
      if verified.contains(next) {
        verified.formUnion(path)
        return nil
      }
      if let fault = next.fault { return fault }
      path.append(next)
      world = next
    }
    var (later, count) = (world.watchedLater, 0)
    while let next = later.afterSuccess {
      later = next
      count += 1
      if count > Self.maximumSteps { return "no rest when the list is looked at" }
    }
    if let fault = later.fault ?? later.faultAtRest { return fault }
    verified.formUnion(path)
    return nil
  }
}
