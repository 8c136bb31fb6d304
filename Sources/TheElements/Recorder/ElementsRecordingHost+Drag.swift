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
    case .setMap:
      return main?.content(PlacesPage.self)?.shownMap.flatMap { zoom($0, to: texts, within: .map) }
    case .setChart:
      return (window as? NuclideWindow).flatMap { zoom($0.view, to: texts, within: .chart) }
    case .setZoom:
      let overlay = (window as? ElementWindow)?.page.overlay ?? main?.pictures
      return overlay?.view.flatMap { zoom($0.canvas, to: texts, within: .picture) }
    case .brushPlot: return (window as? PlotWindow).flatMap { brushDrag(over: texts, in: $0.view) }
    case .scrollTo:
      let page: Widget? = main?.shownPage?.page.id == text ? main?.shownPage?.content : nil
      return text == ElementPage.scrollID
        ? self.page(in: window)?.scrolled.flatMap(scroll)
        : page?.first(where: { $0.isMapped && $0.asScrolledWindow != nil })?.asScrolledWindow
          .flatMap(scroll)
    default: return nil
    }
  }

  /// A drag of the handle whose year differs, at first the later one.
  private func timelineDrag(to years: [String], in window: MainWindow) -> Gesture? {
    guard let view = window.content(PlacesPage.self)?.view?.timeline, view.isMapped,
      years.count == 2
    else {
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

  /// A drag over the area of two ranges, `300 400` and `0.5 2`.
  private func brushDrag(over ranges: [String], in view: PlotView) -> Gesture? {
    let numbers = ranges.map { $0.split(separator: " ").compactMap { Double($0) } }
    guard numbers.map(\.count) == [2, 2], let plot = view.plot, let layout = view.layout else {
      return nil
    }
    let xs = numbers[0].map { layout.x(at: plot.xScale.position(of: $0)) }
    let ys = numbers[1].map { layout.y(at: plot.yScale.position(of: $0)) }
    return .drag(view, from: (xs[0], ys[0]), to: (xs[1], ys[1]))
  }

  private func sliderDrag(
    _ control: TableState.Control, to text: String, in window: MainWindow
  ) -> Gesture? {
    guard let slider = window.content(TablePage.self)?.bar?.slider, slider.isMapped,
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
