extension Records {
  /// The columns and values of the user's own; invalid entries are left out.
  public var own: OwnData {
    OwnData(columns: entries(of: .ownColumns), values: entries(of: .ownValues))
  }
}
