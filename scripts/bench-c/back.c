#include "reference.h"

/* In the order of FACTS in harness/catalog.py. */
static const char *const fact_titles[FACT_COUNT] = {
  "State", "Category", "Atomic weight", "Melting point", "Boiling point",
  "Density", "Group", "Period", "Block", "Discovered",
};

static GtkWidget *
text_new(const char *text, double align)
{
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), (float)align);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_selectable(GTK_LABEL(label), align > 0);
  gtk_widget_set_hexpand(label, align > 0);
  gtk_widget_add_css_class(label, "caption");
  return label;
}

GtkWidget *
back_new(const Element *element)
{
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
  gtk_widget_set_margin_start(grid, 16);
  gtk_widget_set_margin_end(grid, 16);
  gtk_widget_set_margin_top(grid, 12);
  gtk_widget_set_margin_bottom(grid, 12);
  GtkWidget *name = gtk_label_new(element->name);
  gtk_widget_add_css_class(name, "heading");
  gtk_grid_attach(GTK_GRID(grid), name, 0, 0, 2, 1);
  for (int i = 0; i < FACT_COUNT; i++) {
    gtk_grid_attach(GTK_GRID(grid), text_new(fact_titles[i], 0), 0, i + 1, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), text_new(element->facts[i], 1), 1, i + 1, 1, 1);
  }
  g_autofree char *address = g_strdup_printf("https://en.wikipedia.org/wiki/%s", element->name);
  gtk_grid_attach(GTK_GRID(grid), gtk_link_button_new_with_label(address, "Wikipedia"), 0, FACT_COUNT + 1, 2, 1);
  return grid;
}
