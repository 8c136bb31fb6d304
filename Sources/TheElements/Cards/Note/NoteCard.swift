import Elements
import GLib
import Gtk

extension CardKind {
  /// The user's note about the element.
  static let note = CardKind(acts: [
    Act(action: .openNoteLink) { page, texts in
      page.noteCard?.links.first { $0.address == texts.first }?.open()
    },
    Act(action: .copyNoteLink) { page, texts in
      page.noteCard?.links.first { $0.address == texts.first }?.copyAddress()
    },
  ]) { NoteCard($0) }
}

// NoteCard
//   ├── Button, `add-note`, while there is no note
//   └── Box, `note-editor`: heading, Box: TextView, WrappingBox of NoteLinkButton, Label

/// The user's note about an element: a text that is saved while it is written, and its links as buttons below it. Without a
/// note it is a button.
final class NoteCard: Box, CardGroup, ListedCard {
  let id: String = NoteCard.id
  let title: String = NoteCard.title
  let cards: [DetailCard] = []
  let rows: [PropertyRow] = []
  let isLeftOut = false
  private let element: AtomicElement
  private let favorites: Favorites
  private let addButton = Button(label: tr("Add Note"))
  /// The parts of a note; nil until there is one.
  private var editor: NoteEditor?
  /// The saved text that is shown.
  private var saved = ""
  private var schedule = SaveSchedule()
  private var timer: Timer?
  private var observations: [Observation] = []

  nonisolated static let id = "note"
  nonisolated static var title: String { tr("Note", context: "of the user about an element") }

  init(_ context: CardContext) {
    element = context.element
    favorites = context.favorites
    super.init(.vertical)
    name = "card-\(id)"
    addClass("detail-card")
    addButton.name = "add-note"
    addButton.horizontalAlign = .start
    addButton.setAction(AppAction.goToCard.name, id)
    add(addButton)
    update()
    observations = [
      favorites.observe { [weak self] in self?.update() },
      favorites.notes.observe { [weak self] in
        if let self, $0.contains(self.element.number) { self.update() }
      },
    ]
    onUnmap { [weak self] in self?.save() }
  }

  override class var accessibleRole: AccessibleRole? { .group }

  var parts: [Widget] { [self] }
  var listedCards: [any ListedCard] { [self] }
  /// The text, in which the page is searched.
  var csv: String { text }
  /// The buttons of the links.
  var links: [NoteLinkButton] { editor?.links ?? [] }

  /// The text as typed.
  private var text: String { editor?.view.text ?? saved }

  /// Shows the saved note, unless another one is being typed.
  private func update() {
    addButton.isSensitive = favorites.notes.canWrite
    guard !schedule.isPending else { return }
    let new = favorites.notes[element.number]?.text ?? ""
    if new != saved || editor == nil {
      saved = new
      // What is typed may differ in the white space at its ends.
      if (editor?.view.text).map({ Note($0)?.text ?? "" }) != new { show(new) }
    }
    showParts()
  }

  private func show(_ text: String) {
    if text.isEmpty, editor == nil { return }
    makeEditor().show(text)
  }

  private func makeEditor() -> NoteEditor {
    if let editor { return editor }
    let made = NoteEditor(title)
    editor = made
    add(made)
    setAccessibleLabel(title)
    made.view.onEdit { [weak self] in self?.edited() }
    made.onFocus = { [weak self] in self?.focusChanged(isIn: $0) }
    return made
  }

  /// Shows the button or the note.
  private func showParts() {
    let isShown = !text.isEmpty || editor?.isWriting == true
    editor?.isVisible = isShown
    addButton.isVisible = !isShown
    editor?.showLinks()
  }

  /// Moves the focus into the text, which may be empty.
  func write() {
    guard favorites.notes.canWrite else { return }
    makeEditor().write()
    addButton.isVisible = false
  }

  // MARK: Saving

  private func edited() {
    // Shown, not typed.
    guard editor?.isShowing == false else { return }
    editor?.showRoom()
    if Acts.isListening {
      announceActAtRest(.note) { [weak self] in self.map { [$0.element.symbol, $0.note] } }
    }
    guard let delay = schedule.change(at: Self.now) else { return }
    guard delay > 0 else { return save() }
    timer = Timer(after: delay) { [weak self] in MainActor.assumeIsolated { self?.save() } }
  }

  private static var now: Int64 { Int64(Clock.monotonicSeconds * 1000) }

  /// The text as it is saved.
  private var note: String { Note(text)?.text ?? "" }

  /// Saves what was typed.
  private func save() {
    timer = nil
    guard schedule.isPending else { return }
    schedule.save(at: Self.now)
    saved = note
    // At the end the card is in no window any more.
    let isDone = Action.asConsequence { activate(.note, element.symbol, saved) }
    if !isDone { favorites.notes.write(Note(saved), of: element.number) }
  }

  private func focusChanged(isIn: Bool) {
    favorites.isWriting = isIn
    if isIn { return }
    save()
    // The focus of a window that is not active stays.
    guard window?.focusWidget?.isInside(self) != true else { return }
    if text != saved { show(saved) }
    showParts()
  }
}

extension CardPage {
  /// The card of the note.
  fileprivate var noteCard: NoteCard? {
    first { $0 is NoteCard } as? NoteCard
  }
}
