import Elements
import GLib

/// Simulates many programs that share favorites through one Kinto server, with the program's own sync. Run by
/// `scripts/load-test`.
///
///     LoadTest ADDRESS CLIENTS SECONDS THINK SEED < ACCOUNTS
///
/// ACCOUNTS has a line `CLASS,ACCOUNT,NAME,PASSWORD` for each program. For so many seconds each program does something
/// about every THINK seconds: its user adds or removes a favorite, looks at the list, ends the program and starts it
/// again, or the connection breaks. Then all come to rest, and the favorites of every program and those that it has
/// received of its class are compared with what the users did. Prints one line of JSON.
@main
struct Main {
  /// Seconds in which all programs have to come to rest.
  private static let patience = 300.0
  /// Number of programs that request their last lists at a time.
  private static let wave = 50

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let address = try? WebAddress(arguments[1]),
      let count = Int(arguments[2]), let seconds = Double(arguments[3]),
      let think = Double(arguments[4]), let seed = UInt64(arguments[5])
    else { Process.end(status: 64) }
    let requests = RequestLog()
    let alarm = Alarm()
    var clients: [Client] = []
    while clients.count < count, let line = readLine() {
      let parts = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { Process.end(status: 65) }
      let server = SyncServer(address, kind: .kinto, bucket: parts[0], account: parts[1])
      clients.append(
        Client(
          server, name: parts[2], password: parts[3], alarm, requests,
          seed: seed &+ UInt64(clients.count)))
    }
    guard clients.count == count else { Process.end(status: 65) }
    var random = SplitMix64(seed: seed)
    act(clients, alarm, seconds: seconds, think: think, &random)
    let whole = requests.summary
    let time = settle(clients, alarm)
    let faults = differences(clients)
    for fault in faults.prefix(10) { _ = StandardStream.error.write(fault + "\n") }
    let acts = clients.reduce(0) { $0 + $1.acts }
    printLine(
      "{\"clients\": \(count), \"seconds\": \(seconds), \"acts\": \(acts), "
        + "\"rest\": \(time.map { String($0) } ?? "null"), \"differences\": \(faults.count), "
        + "\"requests\": \(whole)}")
    for client in clients { client.end() }
    Process.end(status: faults.isEmpty && time != nil ? 0 : 1)
  }

  /// Lets the users act. The first act of each is at a random time of its first pause.
  private static func act(
    _ clients: [Client], _ alarm: Alarm, seconds: Double, think: Double,
    _ random: inout SplitMix64
  ) {
    let start = Clock.monotonicSeconds
    var times = clients.map { _ in start + .random(in: 0..<think, using: &random) }
    while Clock.monotonicSeconds < start + seconds {
      let now = Clock.monotonicSeconds
      alarm.ring()
      for index in clients.indices where times[index] <= now {
        clients[index].act()
        times[index] = now + think * .random(in: 0.5..<1.5, using: &random)
      }
      Clock.sleep(seconds: 0.001)
    }
  }

  /// Lets all programs send what waits, and then request the list. Returns the seconds that took; nil if they do not
  /// come to rest.
  private static func settle(_ clients: [Client], _ alarm: Alarm) -> Double? {
    let start = Clock.monotonicSeconds
    for _ in 0..<2 {
      for first in stride(from: 0, to: clients.count, by: wave) {
        let some = clients[first..<min(first + wave, clients.count)]
        for client in some { client.retry() }
        while !some.allSatisfy(\.isAtRest) {
          guard Clock.monotonicSeconds < start + patience else { return nil }
          alarm.ring()
          Clock.sleep(seconds: 0.001)
        }
      }
    }
    return Clock.monotonicSeconds - start
  }

  /// Returns what differs between the users' acts, the programs' favorites, and those received by others.
  private static func differences(_ clients: [Client]) -> [String] {
    var faults: [String] = []
    for members in Dictionary(grouping: clients, by: \.server.bucket).values {
      for client in members {
        let state = client.state
        if state.mine.map(\.number).sorted() != client.wanted.sorted() {
          faults.append("\(client.name): wanted \(client.wanted), has \(state.mine)")
        }
        var received = Dictionary(grouping: state.others, by: \.favoritedBy)
        for other in members where other !== client {
          let found = (received.removeValue(forKey: other.name) ?? []).map(\.number).sorted()
          if found != other.wanted.sorted() {
            faults.append("\(client.name) sees \(found) of \(other.name): \(other.wanted)")
          }
        }
        if !received.isEmpty { faults.append("\(client.name) sees \(received.keys)") }
      }
    }
    return faults
  }

  private static func printLine(_ line: String) { _ = StandardStream.output.write(line + "\n") }
}
