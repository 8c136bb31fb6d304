/// An index of the words of many records, for search as they are typed. Immutable; built once, off the main thread.
///
/// Has each distinct word once, sorted, with its occurrences. Words are found by their beginning with a
/// binary search, and by any part with one pass over the words of names.
public struct TextIndex: Sendable {
  /// The treatment of a text.
  public enum Treatment: Sendable, Hashable {
    /// A code, found whole with this rank, else by its beginning.
    case code(SearchRank)
    /// A name, found by any part.
    case name
    /// Another name, found whole or by the beginning of a word.
    case alternativeName
    /// A text, found by the beginning of a word.
    case text
    /// A text found by whole words only.
    case whole
    /// A description, found by the beginning of a word, after all others.
    case description
  }

  /// A text of a record.
  public struct Text: Sendable {
    public let treatment: Treatment
    public let text: String

    public init(_ text: String, as treatment: Treatment) {
      (self.text, self.treatment) = (text, treatment)
    }
  }

  /// Number of records.
  public let count: Int

  /// The distinct words, concatenated in order.
  var bytes: [UInt8] = []
  /// Start of each word in `bytes`, and the end.
  var wordStarts: [Int32] = [0]
  /// Start of each word's occurrences in `occurrences`, and the end.
  var occurrenceStarts: [Int32] = [0]
  /// Occurrences of the words, word by word.
  var occurrences: [Occurrence] = []
  /// First text of each record, and the number of texts.
  var textStarts: [Int32] = [0]
  /// The words that occur in a name, in order.
  var nameWords: [Int32] = []
  let fold: TextFold

  /// An occurrence of a word, with the ranks of its matches; `UInt8.max` is no match.
  struct Occurrence: Sendable {
    let record: Int32
    /// Number of the text.
    let text: Int32
    /// Position among the text's words.
    let position: UInt8
    let whole: UInt8
    let prefix: UInt8
    let inner: UInt8
  }

  /// Indexes the records of a collection.
  /// - Parameters:
  ///   - isCancelled: asked now and then; if it returns true, nil is returned.
  ///   - texts: the texts of a record.
  public init?<Items: Collection>(
    _ records: Items, fold: @escaping TextFold, isCancelled: () -> Bool = { false },
    texts textsOf: (Items.Element) -> [Text]
  ) {
    count = records.count
    self.fold = fold
    var builder = Builder()
    for (number, record) in records.enumerated() {
      if number % Self.stride == 0, isCancelled() { return nil }
      for text in textsOf(record) {
        builder.add(text, record: number, fold: fold)
      }
      builder.textStarts.append(builder.textCount)
    }
    if isCancelled() { return nil }
    builder.finish(&self)
  }

  /// Records between two questions whether the work is cancelled.
  static let stride = 4096
  static let maximumPosition = 255

  /// Number of distinct words.
  var wordCount: Int { wordStarts.count - 1 }

  /// The code units of a word.
  func word(_ number: Int) -> ArraySlice<UInt8> {
    bytes[Int(wordStarts[number])..<Int(wordStarts[number + 1])]
  }
}
