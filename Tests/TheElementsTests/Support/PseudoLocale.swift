import CGLib
import CGtk
import Elements
import GLib
import Glibc
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The pseudo-locale of `scripts/make-pot`: each translated text is in brackets, with accents, and 40 % longer.
@MainActor
enum PseudoLocale {
  /// Runs `body` in the pseudo-locale.
  static func use(_ body: () throws -> Void) throws {
    try withLanguage("en_XA", made: { "scripts/make-pot --pseudo \($0)" }, body)
  }

  /// The fault of a text: glued, not from the catalog of translations, or with a decimal point, where the language has a
  /// comma; nil if it has none.
  /// - Parameter data: words that are not translated.
  static func fault(in text: String, data: Set<String>) -> String? {
    if let word = words(of: text).first(where: { hasPoint($0) && !data.contains($0) }) {
      return "“\(word)” has a decimal point"
    }
    guard words(of: text).contains(where: { isPlain($0) }) || text.contains("⟦") else { return nil }
    // An isotope, `Uranium-238`, has the name of the data.
    let isData = { (word: String) in
      data.contains(word) || data.contains(String(word.prefix { $0 != "-" }))
    }
    if let word = words(of: text).first(where: { isPlain($0) && !isData($0) }) {
      return "“\(word)” is not translated"
    }
    // Data alone.
    guard text.contains("⟦") else { return nil }
    return isGlued(text) ? "it is glued" : nil
  }

  /// The translated texts of `--help`, and the words in them that are typed as they are.
  @MainActor static var help: (texts: [String], words: Set<String>) {
    let formats = ExportFormat.allCases.map(\.rawValue) + DetailTable.allCases.map(\.rawValue)
    var (texts, names) = ([String](), Set(formats + ReplayRequest.speeds))
    _ = LaunchRequest.helpText(pages: Page.ids + DataWindow.ids) { message in
      texts.append(tr(message))
      if case .format(_, let arguments) = message {
        names.formUnion(arguments.flatMap { words(of: tr($0)) })
      }
      return ""
    }
    return (texts, names)
  }

  /// The names of languages in themselves.
  static var languages: [String] {
    let lists = ElementNames.readLists()
    return lists.tags.compactMap { lists[$0]?.language.own }
  }

  /// The words of a text, without punctuation around them.
  static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || "⟦⟧()[],;:·“”…".contains($0) }.map {
      String($0).trimming { ".?!’‘~".contains($0) }
    }
  }

  /// True for a number with a decimal point; a version and an identifier have more points, or letters.
  private static func hasPoint(_ word: String) -> Bool {
    let parts = word.drop { "−+±≈<>~".contains($0) }.split(separator: ".")
    return parts.count == 2 && word.contains(".")
      && parts.allSatisfy { $0.first?.isNumber == true && !$0.contains { "/".contains($0) } }
      && parts[0].allSatisfy(\.isNumber)
  }

  /// True if a word has a letter that the pseudo-locale replaces.
  private static func isPlain(_ word: String) -> Bool {
    // Options of the command line are the same in every language.
    !word.hasPrefix("--") && word.contains { "aeiouyAEIOUYcnsz".contains($0) }
  }

  /// True unless the text is one translated text, or several sentences or lines.
  private static func isGlued(_ text: String) -> Bool {
    var (depth, last, between) = (0, Character(" "), "")
    for character in text.trimming(where: \.isWhitespace) {
      switch character {
      case "⟦":
        let isAllowed =
          between.isEmpty || between.contains("\n") || between == " · "
          || between == " " && ".!?…".contains(last)
        if depth == 0, !isAllowed { return true }
        depth += 1
      case "⟧":
        depth -= 1
        between = ""
      default: if depth == 0 { between.append(character) } else { last = character }
      }
    }
    return !between.isEmpty && between != " ↗" && !between.hasPrefix("\n")
  }
}

extension String {
  fileprivate func trimming(where isRemoved: (Character) -> Bool) -> String {
    let start = drop(while: isRemoved)
    return String(
      start.prefix(
        (start.lastIndex { !isRemoved($0) }).map {
          start.distance(from: start.startIndex, to: $0) + 1
        } ?? 0))
  }
}

/// Shows each page of a window in turn, and calls `check` with its name once it stands still.
@MainActor
func showEachPage(in window: MainWindow, _ check: (String) throws -> Void) rethrows {
  for page in Page.all {
    window.showPage(page.id)
    if page.id == Page.places.id {
      waitUntil("the places are read") { window.all(PlacesPage.self).first?.view != nil }
    }
    settle(window)
    try check(page.id)
  }
}

/// Runs `body` in a language of `po`.
@MainActor
func withLanguage(_ language: String, _ body: () throws -> Void) throws {
  try withLanguage(
    language,
    made: { directory in
      let folder = "\(directory)/\(language)/LC_MESSAGES"
      try Files.makeDirectory(folder)
      return "msgfmt --output-file=\(folder)/the-elements.mo po/\(language).po"
    }, body)
}

/// Runs `body` with the catalog of texts that the command `made` writes into a directory.
@MainActor
private func withLanguage(
  _ language: String, made: (String) throws -> String, _ body: () throws -> Void
) throws {
  try withTemporaryDirectory { directory in
    let root = Files.parent(of: BuiltIn.data.path)
    let command = "sh -c 'cd \(root) && \(try made(directory))'"
    var status: Int32 = 0
    XCTAssertNotEqual(g_spawn_command_line_sync(command, nil, nil, &status, nil), 0)
    XCTAssertEqual(status, 0, command)
    // A process keeps the names of elements of its first language, also for the tests that follow.
    _ = ElementNames.ofUser
    let identity = ApplicationIdentity.current
    let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) }
    let languages = getenv("LANGUAGE").map { String(cString: $0) }
    ApplicationIdentity.current = Program.identity
    setenv("LANGUAGE", language, 1)
    setlocale(LC_MESSAGES, "de_DE.UTF-8")
    Translation.bind(to: directory)
    defer {
      if let languages { setenv("LANGUAGE", languages, 1) } else { unsetenv("LANGUAGE") }
      if let locale { setlocale(LC_MESSAGES, locale) }
      Translation.bind(to: directory + "/none")
      ApplicationIdentity.current = identity
    }
    try body()
  }
}

/// The labels in a widget whose text is cut off.
@MainActor
func cutLabels(in widget: Widget) -> [String] {
  guard widget.isMapped else { return [] }
  guard cglib_is_a(widget.raw, gtk_label_get_type()) != 0 else {
    return widget.children.flatMap { cutLabels(in: $0) }
  }
  let layout = gtk_label_get_layout(widget.opaque)
  var (width, height) = (gint(0), gint(0))
  pango_layout_get_pixel_size(layout, &width, &height)
  let isCut =
    pango_layout_is_ellipsized(layout) != 0 || Int(width) > widget.width
    || Int(height) > widget.height
  return isCut ? [String(cString: gtk_label_get_text(widget.opaque))] : []
}

/// The titles of all items of a menu.
@MainActor
func titles(of menu: Menu) -> [String] {
  titles(of: menu.raw.assumingMemoryBound(to: GMenuModel.self))
}

@MainActor
private func titles(of menu: UnsafeMutablePointer<GMenuModel>?) -> [String] {
  guard let menu else { return [] }
  return (0..<g_menu_model_get_n_items(menu)).flatMap { index -> [String] in
    var texts: [String] = []
    if let value = g_menu_model_get_item_attribute_value(menu, index, "label", nil) {
      texts.append(String(cString: g_variant_get_string(value, nil)))
      g_variant_unref(value)
    }
    for link in ["section", "submenu"] {
      guard let inner = g_menu_model_get_item_link(menu, index, link) else { continue }
      texts += titles(of: inner)
      g_object_unref(inner)
    }
    return texts
  }
}

/// The titles of the menus of all menu buttons in a widget.
@MainActor
func menuTitles(in widget: Widget) -> [String] {
  let isButton = cglib_is_a(widget.raw, gtk_menu_button_get_type()) != 0
  let own = isButton ? titles(of: gtk_menu_button_get_menu_model(widget.opaque)) : []
  return own + widget.children.flatMap { menuTitles(in: $0) }
}
