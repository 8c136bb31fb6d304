/* The reference program: The Elements as a plain C program on the same toolkit.
 * It is the reference of scripts/bench, so it is neither slow on purpose nor specially optimized. */
#pragma once
#include <adwaita.h>

#define ELEMENT_COUNT 118
#define CATEGORY_COUNT 11
#define STATE_COUNT 4
#define MOST_SHELLS 8

/* A row of an element's window. */
typedef struct {
  const char *group, *title, *value, *source;
} Property;

typedef struct {
  int number;
  const char *symbol, *name, *weight;
  int category, state; /* indices into category_titles and state_titles */
  int period, column, row;
  int neutrons;
  int shells[MOST_SHELLS]; /* electrons; 0 after the last */
  const char *summary;
  const Property *properties;
  int property_count;
} Element;

/* In elements.c, which scripts/bench generates from the program's files. */
extern const Element elements[ELEMENT_COUNT];
extern const char *const category_titles[CATEGORY_COUNT];
extern const char *const state_titles[STATE_COUNT];
#define MAP_SIDE (1 << 18) /* Each line: number of points (0 after the last line), bounding box, points. */
extern const int map_land[], map_borders[];

/* A box with these children, terminated by NULL. */
GtkWidget *box_new(GtkOrientation orientation, int spacing, ...) G_GNUC_NULL_TERMINATED;
/* A label of one line, aligned from 0 (start) to 1 (end). */
GtkWidget *label_new(const char *text, double align, const char *css_class);
GtkWidget *scrolled_new(GtkWidget *child);
void set_margins(GtkWidget *widget, int sides, int ends);
void set_accessible_name(GtkWidget *widget, const char *name);
void set_element_name(GtkWidget *widget, const Element *element);

/* Makes the widgets of a class buttons: a click or Return activates them. */
void button_class_init(GtkWidgetClass *class, GtkWidgetActionActivateFunc activate);
void button_init(GtkWidget *button, const Element *element);

/* One element drawn on a rounded colored square: five texts, at any size from `size` up. */
#define TILE_TYPE (tile_get_type())
G_DECLARE_FINAL_TYPE(Tile, tile, BENCH, TILE, GtkWidget)
GtkWidget *tile_new(const Element *element, int size);
extern double tile_temperature; /* 0 to 6000 */
GdkRGBA tile_color(const Element *element);
void tile_draw_ground(GtkSnapshot *snapshot, const Element *element, double side);

/* The pages, by the index of their tab. A page is built when it is first shown. */
typedef struct {
  const char *id, *title, *icon;
} PageInfo;

#define PAGE_COUNT 8
extern const PageInfo page_infos[PAGE_COUNT];
GtkWidget *page_new(int page);

/* A list to be searched (the elements without a file), and a map. */
GtkWidget *places_new(void);
extern const char *places_file;

/* A header button over a sliding list (or flow box) of the elements of one kind. */
GtkWidget *section_new(const char *title, const Element **members, int count, gboolean as_grid);

/* An element's tile with its facts on the back: a click flips it. */
#define FLIP_TILE_TYPE (flip_tile_get_type())
G_DECLARE_FINAL_TYPE(FlipTile, flip_tile, BENCH, FLIP_TILE, GtkWidget)
GtkWidget *flip_tile_new(const Element *element);

/* The widgets below the tile: picture, position in the table, shells. */
GtkWidget *overview_new(const Element *element);

/* The window of one element: the tile that flips beside its properties. */
GtkWidget *detail_window_new(GtkApplication *application, const Element *element);
