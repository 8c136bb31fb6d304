/// Whether photographs are wanted, and where they are.
public struct PhotographSettings: Sendable, Hashable {
  /// The two sizes in which there are photographs, each with a template of its own.
  public enum Kind: Sendable, Hashable {
    case thumbnail
    case full
  }

  private let templates: [Kind: PhotographTemplate]

  /// Without photographs.
  public init() { templates = [:] }

  /// As the user set them. Of a text that is no template there are no photographs.
  public init(isOn: Bool, thumbnail: String, full: String) {
    var templates: [Kind: PhotographTemplate] = [:]
    if isOn {
      templates[.thumbnail] = try? PhotographTemplate(thumbnail)
      templates[.full] = try? PhotographTemplate(full)
    }
    self.templates = templates
  }

  /// The address of the element's photograph of this kind; nil where there is none, or none is wanted.
  public func address(of element: AtomicElement, _ kind: Kind) -> String? {
    templates[kind]?.address(of: element)
  }
}
