/* The smallest GTK 4 program for 118 elements: a plain window of 118 labels. */
#include <gtk/gtk.h>
#include "element.h"

static void
activate(GtkApplication *application)
{
  GtkWidget *grid = gtk_grid_new();
  for (int i = 0; i < ELEMENT_COUNT; i++)
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(elements[i].symbol), elements[i].column, elements[i].row,
                    1, 1);
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 1080, 760);
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
}

int
main(int argc, char **argv)
{
  g_autoptr(GtkApplication) application =
    gtk_application_new("io.github.theelements.Labels", G_APPLICATION_FLAGS_NONE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
