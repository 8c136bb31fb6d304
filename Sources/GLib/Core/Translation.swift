import CGLib

/// Returns the translation of `text` in the user's language; the English text if there is none.
public func tr(_ text: String) -> String {
  // gettext may return the very pointer it was given: copy it while that is valid.
  text.withCString { String(cString: g_dgettext(ApplicationIdentity.current.textDomain, $0)) }
}
