import Elements
import GLib
import Glibc

/// Feeds the program's decoders with real input that was spoilt, and ends at the first fault, which the address
/// sanitizer or Swift itself reports. `scripts/fuzz` runs it.
///
///     Fuzzer FOLDER SEED FIRST COUNT [KEEP]
///
/// FOLDER has the real input. The input of each number follows from the seed alone; COUNT of them are tried from
/// FIRST on. With KEEP each is written to that file before it is tried.
@main
struct Main {
  /// Seconds of the processor that an input may take: far more than the longest needs, even under a sanitizer.
  private static let patience = 2.0
  /// After so many inputs the next one's number is printed.
  private static let stride = 1000
  /// One of so many inputs is for a decoder that is slow.
  private static let slowStride = 50

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, let seed = UInt64(arguments[2]), let first = Int(arguments[3]),
      let count = Int(arguments[4])
    else { Process.end(status: 64) }
    let keep = arguments.count > 5 ? arguments[5] : nil
    let targets = FuzzTarget.all(in: arguments[1])
    guard targets.allSatisfy({ !$0.samples.isEmpty }) else { Process.end(status: 66) }
    let (slow, quick) = (targets.filter(\.isSlow), targets.filter { !$0.isSlow })
    for number in first..<first + count {
      if number % stride == 0 { tell("\(number)") }
      var random = SplitMix64(seed: seed, number: number)
      let target =
        number % slowStride == 0
        ? slow[number / slowStride % slow.count] : quick[number % quick.count]
      let input = Mutation.spoil(target.samples, with: target.tokens, &random)
      if let keep { try? Files.write(input, to: "\(keep)-\(target.name)", isDurable: false) }
      let begin = processorSeconds
      target.decode(input)
      guard processorSeconds - begin < patience else {
        tell("slow \(number)")
        Process.end(status: 1)
      }
    }
    tell("done \(first + count)")
    Process.end(status: 0)
  }

  /// What the program has had of the processor: on a busy machine any input may have to wait.
  private static var processorSeconds: Double { Double(clock()) / 1e6 }

  private static func tell(_ line: String) { _ = StandardStream.output.write(line + "\n") }
}

extension SplitMix64 {
  /// What follows from a seed and the number of an input.
  init(seed: UInt64, number: Int) {
    self.init(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number) &* 0xd1b5_4a32_d192_ed03)
  }
}
