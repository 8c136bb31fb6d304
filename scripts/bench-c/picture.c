/* GtkOverlay
 *   the window's content
 *   GtkDrawingArea       the element's picture, over all of the content while it is open */
#include "reference.h"

#define NOTCH 1.2
#define LARGEST 8.0

/* Zoom factor of an area's picture. */
static double *
scale_of(GtkWidget *area)
{
  return g_object_get_data(G_OBJECT(area), "scale");
}

static void
draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer element)
{
  double side = MIN(width, height) * *scale_of(GTK_WIDGET(area));
  atom_draw(cairo, element, &(Square){ width / 2.0, height / 2.0, side });
}

static gboolean
scrolled(GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  GtkEventController *event = GTK_EVENT_CONTROLLER(controller);
  GtkWidget *area = gtk_event_controller_get_widget(event);
  if ((gtk_event_controller_get_current_event_state(event) & GDK_CONTROL_MASK) == 0)
    return FALSE;
  double *scale = scale_of(area);
  *scale = CLAMP(dy < 0 ? *scale * NOTCH : *scale / NOTCH, 1, LARGEST);
  gtk_widget_queue_draw(area);
  return TRUE;
}

void
picture_show(GtkOverlay *overlay, const Element *element)
{
  GtkWidget *area = gtk_drawing_area_new();
  double *scale = g_new(double, 1);
  *scale = 1;
  g_object_set_data_full(G_OBJECT(area), "scale", scale, g_free);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, (gpointer)element, NULL);
  GtkEventController *wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  g_signal_connect(wheel, "scroll", G_CALLBACK(scrolled), NULL);
  gtk_widget_add_controller(area, wheel);
  set_accessible_name(area, "Picture");
  gtk_overlay_add_overlay(overlay, area);
}
