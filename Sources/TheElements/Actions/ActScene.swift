import Elements
import GLib
import Gtk
import Recording

/// The program as actions see it in recordings: its parts and the names that the user knows.
@MainActor
protocol ActProgram: AnyObject {
  /// Returns the element with this symbol or name; nil for a number.
  func element(called text: String) -> AtomicElement?
  /// Returns the part of a window with this name.
  func part(_ name: String, in window: Window) -> Widget?
  /// Returns the row or tile of an element.
  func item(of element: AtomicElement, in window: Window) -> (any GestureTarget)?
  /// The ID of the selected page; nil without one.
  var shownPageID: String? { get }
  /// False if the selected page has sections, but not this one.
  func hasSection(_ id: String) -> Bool
  /// True if this section of the selected page is collapsed.
  func isCollapsed(_ id: String) -> Bool
  /// False if the nuclides are read, and there is none with this name, `Au-198`.
  func hasNuclide(_ name: String) -> Bool
  /// Returns what scrolls a page, or the page of an element.
  func scrolled(_ id: String, in window: Window) -> ScrolledWindow?
  /// Returns the name of the window that an action of the main menu opens.
  func nameOfWindow(openedBy action: AppAction) -> String?
  func title(ofWindow name: String) -> String
  /// Returns the name of a place, or its key while the places are not read.
  func title(ofPlace key: String) -> String
  func title(ofPage id: String) -> String
  func icon(ofPage id: String) -> String?
  /// - Parameter id: the ID of a section of the page.
  func title(ofSection id: String, onPage page: String) -> String
  /// Returns the program's only object of a class, such as `Favorites`.
  func model<Model: AnyObject>(_ type: Model.Type) -> Model?
}

extension ActProgram {
  /// Returns a text as the user knows it: the name of an element, or the text itself.
  func shown(_ text: String) -> String {
    element(called: text).map { tr($0.shownName) } ?? ExternalText(text).text
  }
}

/// A widget that knows by which gestures acts are done on it.
@MainActor
protocol GestureTarget: Widget {
  /// Returns the gesture on the widget by which an act is done; nil for none.
  func gesture(of action: AppAction, _ arguments: [String]) -> Gesture?
}

/// A window that may show an opened element itself, in place of a window for it.
@MainActor
protocol ElementOpener: AnyObject {
  /// True if this window shows an opened element, false if a window of its own does.
  var takesElements: Bool { get }
  /// True if a click on an element turns the side pane on first.
  var turnsPaneOn: Bool { get }
}

/// An act of a recording in its window.
@MainActor
struct ActScene {
  let arguments: [String]
  /// The window; nil if it is not open.
  let window: Window?
  /// The name of the window in the recording; nil for the main window, and for an action of the application.
  let windowName: String?
  let program: any ActProgram
}

extension ActScene {
  /// The first argument; empty without one.
  var text: String { arguments.first ?? "" }

  /// The last argument; empty without one.
  var last: String { arguments.last ?? "" }

  /// The last argument as it is shown.
  var shownLast: String { ExternalText(last).text }

  /// The element that the first argument names.
  var element: AtomicElement? { program.element(called: text) }

  func part(_ name: String) -> Widget? { window.flatMap { program.part(name, in: $0) } }

  /// Returns the state of an action of the window; nil for none that is on or off.
  func isOn(_ action: String) -> Bool? { (window as? any ActionMap)?.isOn(action) }

  /// Returns a click on a part; nil if it is not shown.
  func click(_ name: String) -> Gesture? {
    part(name).flatMap { $0.isMapped ? .click($0) : nil }
  }

  /// The row or tile of the element.
  var item: (any GestureTarget)? {
    guard let element, let window else { return nil }
    return program.item(of: element, in: window)
  }

  /// Returns the first shown widget of a class.
  func shown<Kind: Widget>(_ kind: Kind.Type) -> Kind? {
    window?.firstMapped { $0 is Kind } as? Kind
  }

  func shown(_ text: String) -> String { program.shown(text) }

  /// Returns a section with its page in words.
  func words(ofSection id: String) -> String {
    tr("{1} · {2}", program.title(ofSection: id, onPage: text), program.title(ofPage: text))
  }
}
