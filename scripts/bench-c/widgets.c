/* Widgets and properties that several parts of the reference program share. */
#include "reference.h"

GtkWidget *box_new(GtkOrientation orientation, int spacing, ...)
{
  GtkWidget *box = gtk_box_new(orientation, spacing);
  va_list children;
  va_start(children, spacing);
  for (GtkWidget *child; (child = va_arg(children, GtkWidget *)) != NULL;)
    gtk_box_append(GTK_BOX(box), child);
  va_end(children);
  return box;
}

GtkWidget *label_new(const char *text, double align, const char *css_class)
{
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), (float)align);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, css_class);
  return label;
}

GtkWidget *scrolled_new(GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

void set_margins(GtkWidget *widget, int sides, int ends)
{
  gtk_widget_set_margin_start(widget, sides);
  gtk_widget_set_margin_end(widget, sides);
  gtk_widget_set_margin_top(widget, ends);
  gtk_widget_set_margin_bottom(widget, ends);
}

void set_accessible_name(GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void set_element_name(GtkWidget *widget, const Element *element)
{
  g_autofree char *name =
    g_strdup_printf("%s, %s, %d, %s, %s", element->name, element->symbol, element->number,
                    state_titles[element->state], category_titles[element->category]);
  set_accessible_name(widget, name);
}

void button_class_init(GtkWidgetClass *class, GtkWidgetActionActivateFunc activate)
{
  gtk_widget_class_set_accessible_role(class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action(class, "tile.activate", NULL, activate);
  gtk_widget_class_add_binding_action(class, GDK_KEY_Return, 0, "tile.activate", NULL);
}

static void released(GtkGestureClick *gesture, int presses, double x, double y, GtkWidget *button)
{
  gtk_widget_activate_action(button, "tile.activate", NULL);
}

void button_init(GtkWidget *button, const Element *element)
{
  gtk_widget_set_focusable(button, TRUE);
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect(click, "released", G_CALLBACK(released), button);
  gtk_widget_add_controller(button, GTK_EVENT_CONTROLLER(click));
  set_element_name(button, element);
}
