import CGLib

/// The gettext domain of the application's catalogues of translations.
private let domain = "the-elements"

/// The text in the user's language; the English one where there is no translation.
public func tr(_ text: String) -> String {
  String(cString: g_dgettext(domain, text))
}
