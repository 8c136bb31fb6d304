import Elements
import GLib
import Glibc

/// Runs the program's decoders on mutated input. Ends at the first fault, reported by the address sanitizer or by
/// Swift itself. Run by `scripts/fuzz`.
///
///     Fuzzer FOLDER SEED FIRST COUNT TARGET [KEEP]
///
/// FOLDER has the sample input. Each input follows from the seed, its number and TARGET alone; COUNT of them are tried
/// from FIRST on. TARGET is the name of a decoder, several with commas between them, or `all`. With KEEP each input is
/// written to that file before it is tried. Prints the least time of each input that takes longer than all before it.
@main
struct Main {
  /// CPU time limit of an input in seconds: far more than any needs, even under a sanitizer.
  private static let timeLimit = 2.0
  /// How often an input that takes longer than all before it is tried again.
  private static let repeats = 3
  /// Interval of inputs after which the number is printed.
  private static let stride = 1000
  /// Every so many inputs, one goes to a slow decoder.
  private static let slowStride = 50

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 6, let seed = UInt64(arguments[2]), let first = Int(arguments[3]),
      let count = Int(arguments[4])
    else { Process.end(status: 64) }
    let keep = arguments.count > 6 ? arguments[6] : nil
    let names = arguments[5].split(separator: ",").map(String.init)
    let targets = FuzzTarget.all(in: arguments[1])
      .filter { names == ["all"] || names.contains($0.name) }
    guard !targets.isEmpty else { Process.end(status: 64) }
    guard targets.allSatisfy({ !$0.samples.isEmpty }) else { Process.end(status: 66) }
    let (slow, quick) = (targets.filter(\.isSlow), targets.filter { !$0.isSlow })
    var longest = 0.0
    for number in first..<first + count {
      if number % stride == 0 { printLine("\(number)") }
      var random = SplitMix64(seed: seed, number: number)
      let target =
        quick.isEmpty || !slow.isEmpty && number % slowStride == 0
        ? slow[number / slowStride % slow.count] : quick[number % quick.count]
      let input =
        target.make?(&random) ?? Mutation.mutate(target.samples, with: target.tokens, &random)
      if let keep { try? Files.write(input, to: "\(keep)-\(target.name)", isDurable: false) }
      var duration = time { target.decode(input) }
      // The machine's other work makes an input slow only now and then.
      for _ in 0..<repeats where duration > longest {
        duration = min(duration, time { target.decode(input) })
      }
      if duration > longest {
        longest = duration
        printLine("longest \(Int(duration * 1000)) ms, input \(number) of \(target.name)")
      }
      guard duration < timeLimit else {
        printLine("slow \(number)")
        Process.end(status: 1)
      }
    }
    printLine("done \(first + count)")
    Process.end(status: 0)
  }

  /// CPU time of some work in seconds.
  private static func time(_ work: () -> Void) -> Double {
    let begin = clock()
    work()
    return Double(clock() - begin) / 1e6
  }

  private static func printLine(_ line: String) { _ = StandardStream.output.write(line + "\n") }
}

extension SplitMix64 {
  /// Makes a generator from a seed and the number of an input.
  init(seed: UInt64, number: Int) {
    self.init(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number) &* 0xd1b5_4a32_d192_ed03)
  }
}
