#include "reference.h"

/* The parts of a section, stored as data of its box. */
static GQuark quark_arrow, quark_revealer;

static void
set_arrow(GtkWidget *section, gboolean expanded)
{
  gtk_image_set_from_icon_name(g_object_get_qdata(G_OBJECT(section), quark_arrow),
                               expanded ? "pan-down-symbolic" : "pan-end-symbolic");
}

void
section_toggle(GtkWidget *section)
{
  GtkRevealer *revealer = g_object_get_qdata(G_OBJECT(section), quark_revealer);
  gboolean expanded = !gtk_revealer_get_reveal_child(revealer);
  gtk_revealer_set_reveal_child(revealer, expanded);
  set_arrow(section, expanded);
  GtkWidget *header = gtk_widget_get_first_child(section);
  gtk_accessible_update_state(GTK_ACCESSIBLE(header), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

char *
section_id(const char *title)
{
  char *id = g_ascii_strdown(title, -1);
  return g_strdelimit(id, " ", '-');
}

static GtkWidget *
label_new(const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, style);
  return label;
}

static GtkWidget *
row_new(const Element *element)
{
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  g_autofree char *detail = g_strdup_printf("%s(%d) %s", element->symbol, element->number, element->weight);
  gtk_box_append(GTK_BOX(texts), label_new(element->name, "heading"));
  gtk_box_append(GTK_BOX(texts), label_new(detail, "dim-label"));
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  GtkWidget *tile = tile_new(element, 48);
  gtk_widget_set_margin_top(tile, 8);
  gtk_widget_set_margin_bottom(tile, 8);
  gtk_box_append(GTK_BOX(box), tile);
  gtk_box_append(GTK_BOX(box), texts);
  GtkWidget *row = gtk_list_box_row_new();
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), box);
  g_object_set_data(G_OBJECT(row), "element", (gpointer)element);
  g_autofree char *name = element_accessible_name(element);
  set_accessible_name(row, name);
  return row;
}

static void
row_activated(GtkListBox *list, GtkListBoxRow *row)
{
  const Element *element = g_object_get_data(G_OBJECT(row), "element");
  gtk_widget_activate_action(GTK_WIDGET(list), "app.show-element", "s", element->symbol);
}

static GtkWidget *
list_new(const Element **members, int count)
{
  GtkWidget *list = gtk_list_box_new();
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class(list, "boxed-list");
  gtk_widget_set_margin_bottom(list, 12);
  for (int i = 0; i < count; i++)
    gtk_list_box_append(GTK_LIST_BOX(list), row_new(members[i]));
  g_signal_connect(list, "row-activated", G_CALLBACK(row_activated), NULL);
  return list;
}

static GtkWidget *
grid_new(const Element **members, int count)
{
  GtkWidget *flow = gtk_flow_box_new();
  gtk_flow_box_set_selection_mode(GTK_FLOW_BOX(flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line(GTK_FLOW_BOX(flow), 30);
  gtk_flow_box_set_column_spacing(GTK_FLOW_BOX(flow), 4);
  gtk_flow_box_set_row_spacing(GTK_FLOW_BOX(flow), 4);
  gtk_widget_set_halign(flow, GTK_ALIGN_START);
  for (int i = 0; i < count; i++)
    gtk_flow_box_append(GTK_FLOW_BOX(flow), tile_new(members[i], 96));
  return flow;
}

static GtkWidget *
header_new(GtkWidget *section, const char *title, int count)
{
  GtkWidget *arrow = gtk_image_new();
  g_object_set_qdata(G_OBJECT(section), quark_arrow, arrow);
  GtkWidget *label = label_new(title, "heading");
  gtk_widget_set_hexpand(label, TRUE);
  g_autofree char *counted = g_strdup_printf(count == 1 ? "%d element" : "%d elements", count);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append(GTK_BOX(box), arrow);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), label_new(counted, "dim-label"));
  GtkWidget *header = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(header), box);
  gtk_widget_add_css_class(header, "flat");
  g_autofree char *name = g_strdup_printf("%s, %s", title, counted);
  set_accessible_name(header, name);
  gtk_accessible_update_state(GTK_ACCESSIBLE(header), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE, -1);
  g_signal_connect_swapped(header, "clicked", G_CALLBACK(section_toggle), section);
  return header;
}

GtkWidget *
section_new(const char *title, const Element **members, int count, gboolean as_grid)
{
  if (quark_arrow == 0) {
    quark_arrow = g_quark_from_static_string("arrow");
    quark_revealer = g_quark_from_static_string("revealer");
  }
  GtkWidget *section = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *id = section_id(title);
  gtk_widget_set_name(section, id);
  GtkWidget *revealer = gtk_revealer_new();
  gtk_revealer_set_transition_type(GTK_REVEALER(revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN);
  gtk_revealer_set_transition_duration(GTK_REVEALER(revealer), 200);
  gtk_revealer_set_child(GTK_REVEALER(revealer),
                         as_grid ? grid_new(members, count) : list_new(members, count));
  gtk_revealer_set_reveal_child(GTK_REVEALER(revealer), TRUE);
  g_object_set_qdata(G_OBJECT(section), quark_revealer, revealer);
  gtk_box_append(GTK_BOX(section), header_new(section, title, count));
  gtk_box_append(GTK_BOX(section), revealer);
  set_arrow(section, TRUE);
  return section;
}
