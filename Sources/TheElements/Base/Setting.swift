import GLib

/// A setting of the user: its key in the schema and the values that it takes. Declared in the room that follows it.
struct Setting: Sendable {
  /// A value as the schema has it.
  enum Value {
    case text(String)
    case isOn(Bool)
  }

  let key: String
  /// The values of a setting with few of them.
  var choices: [String] { list() }
  private let list: @Sendable () -> [String]
  /// Returns the value of a text; throws for one that the setting does not take.
  let value: @Sendable (String) throws -> Value
  /// Returns the path of the file that a text means; nil for none.
  let path: @Sendable (String) -> String?

  /// The error of a text that the setting does not take.
  private struct NoValue: Error {}

  private init(
    _ key: String, _ choices: @autoclosure @escaping @Sendable () -> [String] = [],
    path: @escaping @Sendable (String) -> String? = { _ in nil },
    _ value: @escaping @Sendable (String) throws -> Value
  ) {
    (self.key, list, self.path, self.value) = (key, choices, path, value)
  }

  /// A setting with one of few values, which are asked for when they are wanted.
  static func choice(
    _ key: String, _ choices: @autoclosure @escaping @Sendable () -> [String]
  ) -> Setting {
    Setting(key, choices()) { text in
      guard choices().contains(text) else { throw NoValue() }
      return .text(text)
    }
  }

  /// A setting that is on or off.
  static func toggle(_ key: String) -> Setting {
    let choices = [true, false].map { String($0) }
    return Setting(key, choices) { text in
      guard let isOn = Bool(text) else { throw NoValue() }
      return .isOn(isOn)
    }
  }

  /// A text.
  /// - Parameter clean: returns the text as it is stored; nil for one that the setting does not take.
  static func text(_ key: String, _ clean: @escaping @Sendable (String) -> String?) -> Setting {
    Setting(key) { text in
      guard let cleaned = clean(text) else { throw NoValue() }
      return .text(cleaned)
    }
  }

  /// An address; empty for none.
  /// - Parameters:
  ///   - path: returns the path of the file that an address means.
  ///   - validate: throws for an invalid one.
  static func address(
    _ key: String, path: @escaping @Sendable (String) -> String? = { _ in nil },
    validate: @escaping @Sendable (String) throws -> Void
  ) -> Setting {
    Setting(key, path: path) { text in
      if !text.allSatisfy(\.isWhitespace) { try validate(text) }
      return .text(text)
    }
  }

  /// Sets the value of a text; returns false for one that the setting does not take, and where nothing can be set.
  @MainActor
  func set(_ text: String, in settings: Settings) -> Bool {
    guard settings.isWritable(key), let value = try? value(text) else { return false }
    switch value {
    case .text(let text): settings.set(key, text)
    case .isOn(let isOn): settings.set(key, isOn)
    }
    return true
  }
}
