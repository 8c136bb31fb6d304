extension String {
  /// The language of a tag, without script and country: `pt` of `pt_BR`, `zh` of `zh-Hant`.
  public var languageOfTag: String { String(prefix { $0 != "_" && $0 != "-" }) }
}
