import Elements
import ElementsStore
import GLib
import Gtk

/// A card with the contents of a data file.
class FileCard<Contents: Sendable>: DetailCard {
  private let file: DataFile<Contents>
  /// The contents; nil before they are read.
  private(set) var contents: Contents?

  init(_ section: PageSection, _ file: DataFile<Contents>, _ context: CardContext) {
    self.file = file
    super.init(section.id, tr(section.title), context)
  }

  /// Shows the contents; subclasses do it.
  func fill(with contents: Contents) {}

  /// Returns the contents of the card as CSV; empty if there are none. Subclasses do it.
  func csv(of contents: Contents) -> String { "" }

  final override func makeContent() {
    context.files.read(file) { [weak self] contents in
      self?.contents = contents
      self?.fill(with: contents)
      self?.finish()
    }
  }

  final override var csv: String { contents.map { csv(of: $0) } ?? "" }
}
