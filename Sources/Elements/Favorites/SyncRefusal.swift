/// The reasons for which a school's server refuses a favorite of a user whom it knows, as its answer has them.
public enum SyncRefusal: String, Sendable, Hashable, CaseIterable {
  /// Marked under the name or the account of somebody else in the class.
  case nameOfAnother = "name-of-another"
  /// Marked by somebody who is no pupil of the class, such as its teacher.
  case notAPupil = "not-a-pupil"
}
