import Elements
import ElementsStore
import GLib

/// Tells in words what came of asking elsewhere for elements.
enum CatalogText {
  /// What failed and where, and what is shown instead; nil where nothing failed.
  /// - Parameter isBuiltIn: whether the built-in elements are shown.
  static func problem(_ answer: CatalogAnswer, isBuiltIn: Bool) -> String? {
    guard !answer.failures.isEmpty else { return nil }
    let failures = texts(of: answer.failures).joined(separator: "; ")
    return "\(failures). \(consequence(of: answer, isBuiltIn))"
  }

  /// What is worth a short message after all went well; nil where all is as it should be.
  static func remark(_ answer: CatalogAnswer) -> String? {
    guard let merge = answer.merge, answer.failures.isEmpty else { return nil }
    let parts = [filledIn(merge), leftOut(merge.warnings)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// What failed and where, a line for each reason; nil where nothing failed.
  static func failures(_ answer: CatalogAnswer) -> String? {
    let lines = texts(of: answer.failures).map { "\($0)." }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What an answer comes to, in lines, with the first record that was left out.
  static func report(_ answer: CatalogAnswer, isBuiltIn: Bool) -> String {
    var lines: [String] = []
    if !answer.failures.isEmpty, answer.merge == nil || answer.keptSince != nil {
      lines.append(consequence(of: answer, isBuiltIn))
    }
    if let merge = answer.merge {
      let parts = [count(merge.count), filledIn(merge), leftOut(merge.warnings)]
      lines.append(parts.compactMap { $0 }.joined(separator: ", ") + ".")
      lines += merge.warnings.first.prefix(1).map { "\($0.description)." }
    }
    return lines.joined(separator: "\n")
  }

  /// So many elements, in words.
  static func count(_ number: Int) -> String {
    number == 1
      ? tr("1 element") : "\(NumberFormat.text(String(number))) \(tr("elements"))"
  }

  private static func filledIn(_ merge: CatalogMerge) -> String? {
    switch merge.table.filledIn.count {
    case 0: nil
    case 1: tr("1 element from the built-in data")
    case let count: "\(count) \(tr("elements from the built-in data"))"
    }
  }

  /// How many records were left out; nil where none was.
  static func leftOut(_ warnings: CatalogWarnings) -> String? {
    switch warnings.count {
    case 0: nil
    case 1: tr("1 record left out")
    case let count: "\(NumberFormat.text(String(count))) \(tr("records left out"))"
    }
  }

  private static func consequence(of answer: CatalogAnswer, _ isBuiltIn: Bool) -> String {
    if let time = answer.keptSince {
      return "\(tr("Showing what was received on")) \(Clock.text(of: time))."
    }
    guard let merge = answer.merge else {
      return isBuiltIn
        ? tr("Showing the built-in data.") : tr("Still showing what was there before.")
    }
    return filledIn(merge).map { "\(tr("Shown instead:")) \($0)." } ?? ""
  }

  /// The failures; those of several parts with the same reason as one.
  private static func texts(of failures: [CatalogFailure]) -> [String] {
    var texts: [(parts: String?, text: String)] = []
    for failure in failures {
      if case .unusable(let reason) = failure.reason {
        // It names the part itself.
        let host = failure.host.text.isEmpty ? "" : " (\(failure.host))"
        texts.append((nil, reason.text + host))
        continue
      }
      let text = text(of: failure)
      if let index = texts.firstIndex(where: { $0.text == text }), let parts = texts[index].parts {
        texts[index].parts = parts + ", " + failure.part.text
      } else {
        texts.append((failure.part.text, text))
      }
    }
    return texts.map { text in (text.parts.map { $0 + ": " } ?? "") + text.text }
  }

  /// Why a part failed, and where.
  private static func text(of failure: CatalogFailure) -> String {
    switch failure.reason {
    case .server(let reason): ServerText.text(of: reason, host: failure.host.text)
    case .tooLong: tr("the file is too large")
    case .unreadable(let reason): "\(tr("cannot be read")): \(reason)"
    case .unusable(let reason): reason.text
    }
  }
}
