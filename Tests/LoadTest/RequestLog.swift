import GLib

/// The times of all requests, with the statuses of their responses.
final class RequestLog: Sendable {
  private struct Entry {
    let method: String
    let seconds: Double
    let status: Int?
  }

  private let entries = Guarded<[Entry]>([])

  func add(_ method: String, _ seconds: Double, _ status: Int?) {
    entries.withLock { $0.append(Entry(method: method, seconds: seconds, status: status)) }
  }

  /// JSON: the number of requests, how many failed, and times in milliseconds, for all and for each method.
  var summary: String {
    let entries = entries.withLock { $0 }
    let groups = Dictionary(grouping: entries, by: \.method)
    let parts = [("all", entries)] + groups.sorted { $0.key < $1.key }
    return "{" + parts.map { "\"\($0.0)\": \(Self.text(of: $0.1))" }.joined(separator: ", ") + "}"
  }

  private static func text(of entries: [Entry]) -> String {
    let times = entries.map(\.seconds).sorted()
    // A record that is there already, or there no longer, is no failure.
    let failed = entries.count { entry in
      entry.status.map { !(200..<300 ~= $0) && $0 != 404 && $0 != 412 } ?? true
    }
    func milliseconds(at part: Double) -> Double {
      guard let last = times.indices.last else { return 0 }
      return (times[Int(Double(last) * part)] * 10_000).rounded() / 10
    }
    return
      "{\"count\": \(entries.count), \"failed\": \(failed), \"p50\": \(milliseconds(at: 0.5)), "
      + "\"p95\": \(milliseconds(at: 0.95)), \"p99\": \(milliseconds(at: 0.99)), "
      + "\"longest\": \(milliseconds(at: 1))}"
  }
}
