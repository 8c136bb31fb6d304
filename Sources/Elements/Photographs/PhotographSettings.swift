/// The photograph settings: on or off, and the address templates.
public struct PhotographSettings: Sendable, Hashable {
  /// The sizes of photographs, each with its own template.
  public enum Kind: Sendable, Hashable {
    case thumbnail
    case full
  }

  private let templates: [Kind: PhotographTemplate]

  /// Settings without photographs.
  public init() { templates = [:] }

  /// The user's settings. An invalid template means no photographs of its size.
  public init(isOn: Bool, thumbnail: String, full: String) {
    var templates: [Kind: PhotographTemplate] = [:]
    if isOn {
      templates[.thumbnail] = try? PhotographTemplate(thumbnail)
      templates[.full] = try? PhotographTemplate(full)
    }
    self.templates = templates
  }

  /// Returns the address of the element's photograph; nil if there is none or photographs are off.
  public func address(of element: AtomicElement, _ kind: Kind) -> String? {
    templates[kind]?.address(of: element)
  }
}
