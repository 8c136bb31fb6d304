#include "watch.h"

static GDBusConnection *bus;

gboolean
bus_open(void)
{
  bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  return bus != NULL;
}

void
bus_activate(const char *name, const char *path, const char *action, const char *parameter)
{
  g_autoptr(GError) error = NULL;
  GVariantBuilder parameters, data;
  g_variant_builder_init(&parameters, G_VARIANT_TYPE("av"));
  g_variant_builder_init(&data, G_VARIANT_TYPE("a{sv}"));
  if (*parameter != 0) {
    GVariant *value = g_variant_parse(NULL, parameter, NULL, NULL, &error);
    if (value == NULL) {
      g_printerr("watch: %s: %s\n", parameter, error->message);
      return;
    }
    g_variant_builder_add(&parameters, "v", value);
  }
  g_autoptr(GDBusMessage) call = g_dbus_message_new_method_call(name, path, "org.gtk.Actions", "Activate");
  g_dbus_message_set_flags(call, G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED | G_DBUS_MESSAGE_FLAGS_NO_AUTO_START);
  g_dbus_message_set_body(call, g_variant_new("(sava{sv})", action, &parameters, &data));
  if (!g_dbus_connection_send_message(bus, call, G_DBUS_SEND_MESSAGE_FLAGS_NONE, NULL, &error))
    g_printerr("watch: %s: %s\n", action, error->message);
}

/* Returns the reply to a call without arguments; NULL without one. */
static GVariant *
ask(const char *name, const char *path, const char *interface, const char *method, const char *type)
{
  return g_dbus_connection_call_sync(bus, name, path, interface, method, NULL, G_VARIANT_TYPE(type),
                                     G_DBUS_CALL_FLAGS_NO_AUTO_START, 5000, NULL, NULL);
}

char *
bus_actions(const char *name, const char *path)
{
  g_autoptr(GVariant) answer = ask(name, path, "org.gtk.Actions", "List", "(as)");
  if (answer == NULL)
    return g_strdup("");
  g_autofree const char **names = NULL;
  g_variant_get(answer, "(^a&s)", &names);
  return g_strjoinv(" ", (char **)names);
}

char *
bus_children(const char *name, const char *path)
{
  g_autoptr(GVariant) answer = ask(name, path, "org.freedesktop.DBus.Introspectable", "Introspect", "(s)");
  if (answer == NULL)
    return g_strdup("");
  const char *xml;
  g_variant_get(answer, "(&s)", &xml);
  g_autoptr(GDBusNodeInfo) info = g_dbus_node_info_new_for_xml(xml, NULL);
  GString *children = g_string_new(NULL);
  for (int i = 0; info != NULL && info->nodes != NULL && info->nodes[i] != NULL; i++)
    g_string_append_printf(children, "%s%s", i > 0 ? " " : "", info->nodes[i]->path);
  return g_string_free(children, FALSE);
}
