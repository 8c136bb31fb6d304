import Elements
import ElementsStore
import GLib

/// Texts about loading elements from a server or a file.
enum CatalogText {
  /// Returns the banner's text: the first error in short and the elements shown now; nil without errors.
  /// `failures` has the details.
  /// - Parameter isBuiltIn: true if the built-in elements are shown.
  static func problem(_ answer: CatalogResult, isBuiltIn: Bool) -> String? {
    summary(of: answer).map { summary in
      let consequence = consequence(of: answer, isBuiltIn)
      // TRANSLATORS: Two sentences, each with its full stop; without a space where the language writes none.
      let both = tr("{1} {2}", summary, consequence)
      return consequence.isEmpty ? summary : both
    }
  }

  /// Returns the first error in one short sentence; nil without errors.
  static func summary(of answer: CatalogResult) -> String? {
    answer.failures.first.map { summary(of: $0) }
  }

  /// Returns the title of the banner's button that stops using `source`.
  static func stopTitle(of source: CatalogSource) -> String {
    if case .file = source { tr("Stop Using File") } else { AppAction.useBuiltInData.title }
  }

  /// Returns the toast after `source` is no longer used.
  static func stopped(_ source: CatalogSource) -> String {
    if case .file = source {
      tr("The file is no longer used")
    } else {
      tr("The server is no longer used")
    }
  }

  /// Returns the toast after a successful load; nil if no element was filled in or left out.
  static func remark(_ answer: CatalogResult) -> String? {
    guard let merge = answer.merge, answer.failures.isEmpty else { return nil }
    let changes = changes(merge)
    return changes.isEmpty ? nil : tr(dotted: changes)
  }

  /// Returns the errors with part and host, one line for each reason; nil without errors.
  static func failures(_ answer: CatalogResult) -> String? {
    let lines = texts(of: answer.failures).map { tr("{1}.", $0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Returns the result of a load in lines, including the first record left out.
  static func report(_ answer: CatalogResult, isBuiltIn: Bool) -> String {
    var lines: [String] = []
    if !answer.failures.isEmpty, answer.merge == nil || answer.keptSince != nil {
      lines.append(consequence(of: answer, isBuiltIn))
    }
    if let merge = answer.merge {
      let list = tr(list: [count(merge.count)] + changes(merge))
      lines.append(tr("{1}.", list))
      lines += merge.warnings.first.prefix(1).map { tr("{1}.", tr($0.text)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a number of elements as text.
  static func count(_ number: Int) -> String {
    ntr("{1} element", "{1} elements", number, NumberFormat.text(String(number)))
  }

  /// Returns the number of found elements and that of all.
  static func count(_ number: Int, of total: Int) -> String {
    ntr(
      "{1} of {2} element", "{1} of {2} elements", total, NumberFormat.text(String(number)),
      NumberFormat.text(String(total)))
  }

  /// Returns the numbers of elements filled in and of records left out as texts.
  private static func changes(_ merge: CatalogMerge) -> [String] {
    [filledIn(merge), leftOut(merge.warnings)].compactMap { $0 }
  }

  private static func filledIn(_ merge: CatalogMerge) -> String? {
    let count = merge.table.filledIn.count
    guard count > 0 else { return nil }
    return ntr(
      "{1} element from the built-in data", "{1} elements from the built-in data", count,
      String(count))
  }

  /// Returns the number of records left out as text; nil for none.
  static func leftOut(_ warnings: CatalogWarnings) -> String? {
    let count = warnings.count
    guard count > 0 else { return nil }
    return ntr(
      "{1} record left out", "{1} records left out", count, NumberFormat.text(String(count)))
  }

  private static func consequence(of answer: CatalogResult, _ isBuiltIn: Bool) -> String {
    if let time = answer.keptSince {
      return tr("Showing the elements received on {1}.", Clock.text(of: time))
    }
    guard let merge = answer.merge else {
      return isBuiltIn
        ? tr("Showing the built-in elements.") : tr("Still showing the previous elements.")
    }
    return filledIn(merge).map { tr("Shown instead: {1}.", $0) } ?? ""
  }

  /// Returns an error in one short sentence without part and host.
  private static func summary(of failure: CatalogFailure) -> String {
    switch failure.reason {
    case .server(.noLibrary): tr("No server can be reached without libsoup.")
    case .server(.noResponse), .server(.timedOut): tr("The server does not answer.")
    case .server(.tooLong): tr("The server’s response is too large.")
    case .server(.status): tr("The server reports an error.")
    case .server(.redirected): tr("The server redirects to an address that is not allowed.")
    case .tooLong: tr("The file is too large.")
    case .unreadable: tr("The file cannot be read.")
    case .unusable:
      failure.host.text.isEmpty
        ? tr("The file is not a valid catalog.")
        : tr("The server’s response is not a valid catalog.")
    }
  }

  /// Returns the errors as texts; parts with the same error share one text.
  private static func texts(of failures: [CatalogFailure]) -> [String] {
    var texts: [(parts: String?, text: String)] = []
    for failure in failures {
      if case .unusable(let reason) = failure.reason {
        // The reason already names the part.
        let host = failure.host.text.isEmpty ? "" : " (\(failure.host))"
        texts.append((nil, tr(reason) + host))
        continue
      }
      let text = text(of: failure)
      if let index = texts.firstIndex(where: { $0.text == text }), let parts = texts[index].parts {
        texts[index].parts = tr("{1}, {2}", parts, failure.part.text)
      } else {
        texts.append((failure.part.text, text))
      }
    }
    return texts.map { text in text.parts.map { tr("{1}: {2}", $0, text.text) } ?? text.text }
  }

  /// Returns the error of one part, with the host.
  private static func text(of failure: CatalogFailure) -> String {
    switch failure.reason {
    case .server(let reason): ServerText.text(of: reason, host: failure.host.text)
    case .tooLong: tr("the file is too large")
    case .unreadable(let reason): tr("cannot be read: {1}", "\(reason)")
    case .unusable(let reason): tr(reason)
    }
  }
}

extension Library {
  /// The errors of the last load with part and host; nil without errors.
  var transferFailures: String? {
    if case .done(let answer) = transfer { CatalogText.failures(answer) } else { nil }
  }
}
