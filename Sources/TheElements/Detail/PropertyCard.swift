import Elements
import GLib
import Gtk

/// A group of properties as a card with a heading.
final class PropertyCard: Box {
  /// Shows the properties of `group`, and below them the rows of `footer`.
  init(_ group: PropertyGroup, footer: [Widget] = []) {
    super.init(.vertical, spacing: 6)
    name = "card-\(group.id)"
    let heading = Label(tr(group.title))
    heading.alignText(0)
    heading.addClass("card-heading")
    add(heading)
    let list = ListBox()
    list.addClass("property-list")
    list.setAccessibleLabel(tr(group.title))
    for property in group.properties { list.add(PropertyRow(property)) }
    for row in footer { list.add(row) }
    add(list)
  }
}

/// One property: what it is, its value with unit, and below them the value's source.
final class PropertyRow: ListBoxRow {
  init(_ property: Elements.Property) {
    super.init()
    name = "property-\(property.id)"
    isActivatable = false
    isFocusable = false
    let title = Label(tr(property.title))
    title.alignText(0)
    title.addClass("property-title")
    let value = Label(property.value)
    value.wraps = true
    value.breakAnywhere()
    value.alignText(1)
    value.isSelectable = true
    value.canFocus = false
    value.expandsHorizontally = true
    value.horizontalAlign = .end
    let line = Box(.horizontal, spacing: 12)
    line.add(title)
    line.add(value)
    let column = Box(.vertical, spacing: 2)
    column.addClass("property")
    column.add(line)
    if let text = property.source {
      let source = Label(text)
      source.wraps = true
      source.alignText(0)
      source.addClass("property-source")
      column.add(source)
    }
    setChild(column)
    let spoken = [tr(property.title), property.value, property.source].compactMap { $0 }
    setAccessibleLabel(spoken.joined(separator: ", "))
  }
}

/// The last line of the last card: where more is to be read.
final class LinkRow: ListBoxRow {
  init(_ link: Widget) {
    super.init()
    isActivatable = false
    isFocusable = false
    let title = Label(tr("More"))
    title.addClass("property-title")
    title.expandsHorizontally = true
    title.alignText(0)
    let line = Box(.horizontal)
    line.addClass("property")
    line.add(title)
    line.add(link)
    setChild(line)
    setAccessibleLabel(tr("More"))
  }
}
