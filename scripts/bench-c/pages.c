#include "reference.h"

enum { TABLE, NAME, NUMBER, SYMBOL, STATE, CATEGORY, GRID, PLACES };

const PageInfo page_infos[PAGE_COUNT] = {
  { "table", "Table", "view-grid-symbolic" },
  { "name", "Name", "view-list-symbolic" },
  { "number", "Number", "view-list-ordered-symbolic" },
  { "symbol", "Symbol", "font-x-generic-symbolic" },
  { "state", "State", "weather-showers-symbolic" },
  { "category", "Category", "view-list-bullet-symbolic" },
  { "grid", "Grid", "view-app-grid-symbolic" },
  { "places", "Places", "mark-location-symbolic" },
};

/* The element's section of the page. */
static int section_rank(int page, const Element *element)
{
  switch (page) {
  case NAME: return element->name[0];
  case NUMBER: return element->period;
  case SYMBOL: return element->symbol[0];
  case STATE: return element->state;
  default: return element->category;
  }
}

static char *section_title(int page, const Element *element)
{
  switch (page) {
  case NUMBER: return g_strdup_printf("Period %d", element->period);
  case STATE: return g_strdup(state_titles[element->state]);
  case NAME:
  case SYMBOL: return g_strdup_printf("%c", section_rank(page, element));
  default: return g_strdup(category_titles[element->category]);
  }
}

static int compare(gconstpointer a, gconstpointer b, gpointer data)
{
  const Element *left = *(const Element *const *)a, *right = *(const Element *const *)b;
  int page = GPOINTER_TO_INT(data);
  if (page == NAME)
    return strcmp(left->name, right->name);
  if (page == SYMBOL)
    return strcmp(left->symbol, right->symbol);
  int difference = section_rank(page, left) - section_rank(page, right);
  return difference != 0 ? difference : left->number - right->number;
}

static GtkWidget *sections_new(int page)
{
  const Element *sorted[ELEMENT_COUNT];
  for (int i = 0; i < ELEMENT_COUNT; i++)
    sorted[i] = &elements[i];
  g_qsort_with_data(sorted, ELEMENT_COUNT, sizeof sorted[0], compare, GINT_TO_POINTER(page));
  GtkWidget *column = box_new(GTK_ORIENTATION_VERTICAL, 0, NULL);
  set_margins(column, 20, 12);
  for (int start = 0, end; start < ELEMENT_COUNT; start = end) {
    for (end = start + 1; end < ELEMENT_COUNT; end++)
      if (section_rank(page, sorted[end]) != section_rank(page, sorted[start]))
        break;
    g_autofree char *title = section_title(page, sorted[start]);
    gtk_box_append(GTK_BOX(column), section_new(title, sorted + start, end - start, page == GRID));
  }
  return scrolled_new(column);
}

static void set_temperature(GtkRange *scale, gpointer grid)
{
  tile_temperature = gtk_range_get_value(scale);
  for (GtkWidget *tile = gtk_widget_get_first_child(grid); tile; tile = gtk_widget_get_next_sibling(tile))
    gtk_widget_queue_draw(tile);
}

/* The tiles over a scale that colors them. */
static GtkWidget *table_new(void)
{
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 4);
  gtk_grid_set_row_spacing(GTK_GRID(grid), 4);
  set_margins(grid, 12, 12);
  for (int i = 0; i < ELEMENT_COUNT; i++) {
    GtkWidget *tile = tile_new(&elements[i], 44);
    gtk_widget_set_hexpand(tile, TRUE);
    gtk_widget_set_vexpand(tile, TRUE);
    gtk_grid_attach(GTK_GRID(grid), tile, elements[i].column - 1, elements[i].row - 1, 1, 1);
  }
  GtkWidget *scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 6000, 1);
  set_accessible_name(scale, "Temperature");
  g_signal_connect(scale, "value-changed", G_CALLBACK(set_temperature), grid);
  return box_new(GTK_ORIENTATION_VERTICAL, 0, grid, scale, NULL);
}

GtkWidget *page_new(int page)
{
  return page == TABLE ? table_new() : page == PLACES ? places_new() : sections_new(page);
}
