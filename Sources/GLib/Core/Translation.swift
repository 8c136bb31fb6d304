import CGLib

/// The gettext domain of the application's catalogs of translations.
private let domain = "the-elements"

/// The text in the user's language; the English one where there is no translation.
public func tr(_ text: String) -> String {
  // gettext may answer with the very pointer that it was given: read it while that is valid.
  text.withCString { String(cString: g_dgettext(domain, $0)) }
}
