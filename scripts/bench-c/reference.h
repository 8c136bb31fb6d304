/* The reference: what The Elements would be as a plain C program on the same toolkit.
 * It is the yardstick of scripts/bench, so it does nothing slowly on purpose, and nothing cleverly. */
#pragma once
#include <adwaita.h>
#include "element.h"

/* One element drawn on a rounded coloured square: five texts, at any size from `size` up. */
#define TILE_TYPE (tile_get_type())
G_DECLARE_FINAL_TYPE(Tile, tile, BENCH, TILE, GtkWidget)
GtkWidget *tile_new(const Element *element, int size);

/* What an element is called by a screen reader; the caller frees it. */
char *element_accessible_name(const Element *element);
void set_accessible_name(GtkWidget *widget, const char *name);

/* The pages, by the number of their tab. A page is built when it is first shown. */
typedef struct {
  const char *id, *title, *icon;
} PageInfo;

#define PAGE_COUNT 7
extern const PageInfo page_infos[PAGE_COUNT];
GtkWidget *page_new(int page);

/* A header button over a sliding list (or flow box) of the elements of one kind. */
GtkWidget *section_new(const char *title, const Element **members, int count, gboolean as_grid);
void section_toggle(GtkWidget *section);
char *section_id(const char *title);

/* The window of one element: large tile, its properties, previous and next. */
GtkWidget *detail_window_new(GtkApplication *application, const Element *element);
