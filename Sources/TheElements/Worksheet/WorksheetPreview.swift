import Elements
import GLib
import Gtk

/// A page of a worksheet as it will be printed, as large as there is room.
final class WorksheetPreview: Widget {
  private var document: PaperDocument?
  private var index = 0
  private var cache: (size: Size, node: RenderNode?)?

  /// Distance from the edges, and opacity of the shadow around the paper.
  private static let (margin, shadow) = (16.0, 0.25)

  override init() {
    super.init()
    name = "worksheet-preview"
    expandsVertically = true
    expandsHorizontally = true
  }

  override class var cssName: String? { "worksheet-preview" }
  override class var accessibleRole: AccessibleRole? { .img }

  /// Shows a page of a document with margins.
  func show(_ document: PaperDocument, page index: Int) {
    (self.document, self.index, cache) = (document, index, nil)
    queueDraw()
  }

  /// The frame of the paper; nil without a document.
  var paperFrame: Rect? {
    guard let document else { return nil }
    let room = Rect(Size(width: Double(width), height: Double(height))).inset(by: Self.margin)
    let scale = min(room.width / document.width, room.height / document.height)
    let size = Size(width: document.width * scale, height: document.height * scale)
    return Rect(
      x: (room.center.x - size.width / 2).rounded(),
      y: (room.center.y - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let document, document.pages.indices.contains(index), let frame = paperFrame else {
      return
    }
    snapshot.outline(
      Bounds(frame.inset(by: -1)), radius: 0, width: 1, color.faded(to: Self.shadow))
    let size = Size(width: Double(width), height: Double(height))
    if cache?.size != size { cache = (size, render(document, in: frame)) }
    if let node = cache?.node { snapshot.node(node) }
  }

  private func render(_ document: PaperDocument, in frame: Rect) -> RenderNode? {
    RenderNode { snapshot in
      let bounds = Bounds(frame)
      snapshot.fill(bounds, .white)
      snapshot.canvas(in: bounds) { canvas in
        canvas.placed(x: frame.x, y: frame.y, scale: frame.width / document.width) {
          document.pages[index](canvas)
        }
      }
    }
  }
}
