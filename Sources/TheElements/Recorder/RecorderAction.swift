import GLib

/// The actions of the Recorder window. A line is given by its row's index, from 0; empty stands for the focused one.
enum RecorderAction: String, CaseIterable {
  case record
  case play
  case stop
  case step
  case undo = "undo-line"
  case insert = "insert-line"
  case edit = "edit-line"
  case delete = "delete-line"
  case moveUp = "move-line-up"
  case moveDown = "move-line-down"
  case move = "move-line"
  case open = "open-recording"
  case openFile = "open-recording-file"
  case save = "save-recording"
  case saveAs = "save-recording-as"

  /// The detailed name.
  var name: String { "win.\(rawValue)" }

  var parameter: ActionParameter? {
    switch self {
    case .insert, .edit, .delete, .moveUp, .moveDown, .openFile: .string
    case .move: .twoStrings
    default: nil
    }
  }

  /// The accelerators.
  var keys: [String] {
    switch self {
    case .record: ["<Control>r"]
    case .play: ["<Control>p"]
    case .step: ["<Control>period"]
    case .undo: ["<Control>z"]
    case .insert: ["<Control>Insert", "<Control>plus"]
    case .edit: ["F2"]
    case .moveUp: ["<Alt>Up"]
    case .moveDown: ["<Alt>Down"]
    case .open: ["<Control>o"]
    case .save: ["<Control>s"]
    case .saveAs: ["<Control><Shift>s"]
    case .stop, .delete, .move, .openFile: []
    }
  }

  /// The detailed action for the accelerators.
  var keyTarget: String { parameter == nil ? name : "\(name)('')" }

  /// The title in menus and on buttons.
  var title: String {
    switch self {
    case .record: tr("Record", context: "verb: record acts")
    case .play: tr("Play", context: "verb: play a recording")
    case .stop: tr("Stop", context: "verb: stop recording or playing")
    case .step: tr("Step", context: "verb: play one line")
    case .undo: tr("Undo")
    case .insert: tr("Insert Line…")
    case .edit: tr("Edit Line…")
    case .delete: tr("Delete", context: "verb")
    case .moveUp: tr("Move Up")
    case .moveDown: tr("Move Down")
    case .move: tr("Move to Position")
    case .open, .openFile: tr("Open…", context: "verb")
    case .save: tr("Save", context: "verb")
    case .saveAs: tr("Save As…")
    }
  }
}
