import GLib
import Glibc

/// Bytes by which the process's memory grows at most while `body` runs.
public func peakMemory(during body: () -> Void) -> Int {
  // The kernel forgets the peak so far.
  let reset = open("/proc/self/clear_refs", O_WRONLY)
  let isReset = write(reset, "5", 1) == 1
  close(reset)
  precondition(isReset, "the kernel keeps the peak")
  let before = memory("VmRSS:")
  body()
  return max(0, memory("VmHWM:") - before)
}

private func memory(_ name: String) -> Int {
  let status = (try? Files.read("/proc/self/status")) ?? []
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
    .first { $0.hasPrefix(name) }
  return 1024 * (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
}
