/* The reference program: The Elements as a plain C program on the same toolkit.
 * It is the reference of scripts/bench, so it is neither slow on purpose nor specially optimized. */
#pragma once
#include <adwaita.h>
#include "element.h"

/* One element drawn on a rounded colored square: five texts, at any size from `size` up. */
#define TILE_TYPE (tile_get_type())
G_DECLARE_FINAL_TYPE(Tile, tile, BENCH, TILE, GtkWidget)
GtkWidget *tile_new(const Element *element, int size);
GdkRGBA tile_color(const Element *element);
void tile_draw_ground(GtkSnapshot *snapshot, const Element *element, double side);

/* Accessible name of an element; the caller frees it. */
char *element_accessible_name(const Element *element);
void set_accessible_name(GtkWidget *widget, const char *name);

/* The pages, by the index of their tab. A page is built when it is first shown. */
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

/* An element's tile with its facts on the back: a click flips it. Its width is its side, and its reflection is
 * below it. */
#define FLIP_TILE_TYPE (flip_tile_get_type())
G_DECLARE_FINAL_TYPE(FlipTile, flip_tile, BENCH, FLIP_TILE, GtkWidget)
FlipTile *flip_tile_new(const Element *element);
void flip_tile_turn(FlipTile *tile);
GtkWidget *back_new(const Element *element);

/* Pictures of a face and its reflection, drawn during a flip. The angle is 0 (front) to 180 degrees. */
int face_height(int side);
cairo_surface_t *face_picture(GskRenderNode *node, int side, int scale);
void face_draw_reflection(cairo_t *cairo, GskRenderNode *node, int side);
void faces_draw(GtkSnapshot *snapshot, cairo_surface_t *const faces[2], int side, int scale, double angle);

/* The properties of an element, in cards. */
GtkWidget *properties_new(const Element *element);

/* Draws an element's picture in a square with this side, centered at a point. */
typedef struct {
  double x, y, side;
} Square;
void atom_draw(cairo_t *cairo, const Element *element, const Square *square);
/* Opens the picture over the overlay's content; Ctrl and the wheel zoom it. */
void picture_show(GtkOverlay *overlay, const Element *element);

/* The widgets below the tile: thumbnail, position in the table, shells. */
GtkWidget *overview_new(const Element *element);

/* The window of one element: the tile that flips beside its properties, previous and next. */
GtkWidget *detail_window_new(GtkApplication *application, const Element *element);
