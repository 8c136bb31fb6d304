import Elements
import Gtk
import Recording

/// The drags and turns of the wheel by which a person moves something to about the place that an act names.
extension ElementsRecordingHost {
  /// Returns the gesture of an act that moves something; nil for none.
  func move(for action: AppAction, _ texts: [String], in window: Window) -> Gesture? {
    let text = texts.first ?? ""
    let main = window as? MainWindow
    switch action {
    case .setTimeline: return main.flatMap { timelineDrag(to: texts, in: $0) }
    case .setTemperature: return main.flatMap { sliderDrag(.temperature, to: text, in: $0) }
    case .setKnownYear: return main.flatMap { sliderDrag(.year, to: text, in: $0) }
    case .setMap: return main?.placesPage?.shownMap.flatMap { zoom($0, to: texts, within: .map) }
    case .setChart:
      return (window as? NuclideWindow).flatMap { zoom($0.view, to: texts, within: .chart) }
    case .setZoom:
      let overlay = (window as? ElementWindow)?.page.overlay ?? main?.pictures
      return overlay?.view.flatMap { zoom($0.canvas, to: texts, within: .picture) }
    case .scrollTo:
      let page: Widget? = main?.shownPage?.page.id == text ? main?.shownPage?.content : nil
      return text == ElementPage.scrollID
        ? self.page(in: window)?.scrolled.flatMap(scroll)
        : page?.first(where: { $0 is ScrolledWindow && $0.isMapped })
          .flatMap { $0 as? ScrolledWindow }.flatMap(scroll)
    default: return nil
    }
  }

  /// A drag of the handle whose year differs, at first the later one.
  private func timelineDrag(to years: [String], in window: MainWindow) -> Gesture? {
    guard let view = window.placesPage?.view?.timeline, view.isMapped, years.count == 2 else {
      return nil
    }
    for (handle, year) in zip([.end, .start] as [Timeline.Handle], years.reversed()) {
      guard let year = Int(year), year != view.timeline.year(of: handle) else { continue }
      let layout = view.layout
      return .drag(
        view, from: (layout.x(of: handle), layout.middle),
        to: (layout.x(of: year), layout.middle))
    }
    return nil
  }

  private func sliderDrag(
    _ control: TableState.Control, to text: String, in window: MainWindow
  ) -> Gesture? {
    guard let slider = window.tablePage?.bar?.slider, slider.isMapped,
      window.state.table.control == control, let number = Double(text), slider.value != number
    else { return nil }
    let y = Double(slider.height) / 2
    return .drag(slider, from: (slider.x(at: slider.value), y), to: (slider.x(at: number), y))
  }

  /// A turn of the wheel over something zoomed; nil if the scale is reached.
  private func zoom(
    _ widget: some ViewportWidget, to texts: [String], within limits: ViewParameters.Limits
  ) -> Gesture? {
    guard let wanted = ViewParameters(texts, within: limits), widget.isMapped else { return nil }
    let scale = widget.restViewport.scale
    guard abs(wanted.scale / scale - 1) > 0.01 else { return nil }
    return .turnWheel(widget, notches: wanted.scale > scale ? -1 : 1, holdsControl: true)
  }

  /// A turn of the wheel over a page; nil if there is nothing to scroll.
  private func scroll(_ scrolled: ScrolledWindow) -> Gesture? {
    let adjustment = scrolled.verticalAdjustment
    let end = adjustment.upper - adjustment.pageSize
    guard scrolled.isMapped, end > 1 else { return nil }
    return .turnWheel(scrolled, notches: adjustment.value < end - 1 ? 1 : -1)
  }
}
