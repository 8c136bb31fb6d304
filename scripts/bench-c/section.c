/* GtkBox
 *   GtkButton            arrow, title, number of elements
 *   GtkRevealer
 *     GtkListBox         rows of a tile and two texts; or a GtkFlowBox of tiles */
#include "reference.h"

static GtkWidget *row_new(const Element *element)
{
  g_autofree char *detail = g_strdup_printf("%s(%d) %s", element->symbol, element->number, element->weight);
  GtkWidget *texts = box_new(GTK_ORIENTATION_VERTICAL, 2, label_new(element->name, 0, "heading"),
                             label_new(detail, 0, "dim-label"), NULL);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  GtkWidget *box = box_new(GTK_ORIENTATION_HORIZONTAL, 12, tile_new(element, 48), texts, NULL);
  set_margins(box, 12, 8);
  GtkWidget *row = gtk_list_box_row_new();
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), box);
  g_object_set_data(G_OBJECT(row), "element", (gpointer)element);
  set_element_name(row, element);
  return row;
}

static void row_activated(GtkListBox *list, GtkListBoxRow *row)
{
  const Element *element = g_object_get_data(G_OBJECT(row), "element");
  gtk_widget_activate_action(GTK_WIDGET(list), "app.show-element", "s", element->symbol);
}

static GtkWidget *list_new(const Element **members, int count)
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

static GtkWidget *grid_new(const Element **members, int count)
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

static void toggle(GtkButton *header, GtkRevealer *revealer)
{
  gboolean expanded = !gtk_revealer_get_reveal_child(revealer);
  gtk_revealer_set_reveal_child(revealer, expanded);
  GtkWidget *arrow = gtk_widget_get_first_child(gtk_button_get_child(header));
  gtk_image_set_from_icon_name(GTK_IMAGE(arrow), expanded ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state(GTK_ACCESSIBLE(header), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static GtkWidget *header_new(const char *title, int count)
{
  g_autofree char *counted = g_strdup_printf(count == 1 ? "%d element" : "%d elements", count);
  g_autofree char *name = g_strdup_printf("%s, %s", title, counted);
  GtkWidget *label = label_new(title, 0, "heading");
  gtk_widget_set_hexpand(label, TRUE);
  GtkWidget *header = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(header), box_new(GTK_ORIENTATION_HORIZONTAL, 12, gtk_image_new(), label,
                                                   label_new(counted, 0, "dim-label"), NULL));
  gtk_widget_add_css_class(header, "flat");
  set_accessible_name(header, name);
  return header;
}

GtkWidget *section_new(const char *title, const Element **members, int count, gboolean as_grid)
{
  GtkWidget *header = header_new(title, count), *revealer = gtk_revealer_new();
  gtk_revealer_set_transition_type(GTK_REVEALER(revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN);
  gtk_revealer_set_transition_duration(GTK_REVEALER(revealer), 200);
  gtk_revealer_set_child(GTK_REVEALER(revealer), as_grid ? grid_new(members, count) : list_new(members, count));
  toggle(GTK_BUTTON(header), GTK_REVEALER(revealer));
  g_signal_connect(header, "clicked", G_CALLBACK(toggle), revealer);
  return box_new(GTK_ORIENTATION_VERTICAL, 0, header, revealer, NULL);
}
