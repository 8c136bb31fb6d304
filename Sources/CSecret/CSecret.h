// The libsecret headers for Swift. They are included by its full path instead of pkg-config's, and their functions
// are looked up on first use, so that nothing links the library: startup does not pay for a feature that few
// users need. No logic.
#ifndef SWIFT_CSECRET_H
#define SWIFT_CSECRET_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <dlfcn.h>
// The one header needed; it refuses to be included unless libsecret/secret.h includes it.
#define __SECRET_INSIDE_HEADER__
#include <libsecret-1/libsecret/secret-password.h>
extern void secret_service_disconnect(void); /* secret-service.h needs all other headers */
#undef __SECRET_INSIDE_HEADER__

// The functions used.
#define CSECRET_FUNCTIONS(F)      \
  F(secret_password_clearv_sync)  \
  F(secret_password_free)         \
  F(secret_password_lookupv_sync) \
  F(secret_password_searchv_sync) \
  F(secret_password_storev_sync)  \
  F(secret_service_disconnect)

typedef struct {
#define CSECRET_MEMBER(name) __typeof__(&name) name;
  CSECRET_FUNCTIONS(CSECRET_MEMBER)
#undef CSECRET_MEMBER
  const SecretSchema *schema;   /* of the access tokens; never freed */
  const SecretSchema *unnamed;  /* the same without a name; never freed */
} CSecretFunctions;

// Returns the keyring schema of the access tokens: the one attribute is the address of the server.
static inline const SecretSchema *csecret_schema(const char *name, SecretSchemaFlags flags) {
  SecretSchema *schema = g_new0(SecretSchema, 1);
  schema->name = g_strdup(name);
  schema->flags = flags;
  schema->attributes[0] = (SecretSchemaAttribute){"server", SECRET_SCHEMA_ATTRIBUTE_STRING};
  return schema;
}

// Loads libsecret permanently, looks up its functions, and names the schema; false if the library or a function is
// missing.
static inline gboolean csecret_find(CSecretFunctions *functions, const char *schema) {
  void *library = dlopen("libsecret-1.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return FALSE;
#define CSECRET_FIND(name) \
  if ((*(void **)&functions->name = dlsym(library, #name)) == NULL) return FALSE;
  CSECRET_FUNCTIONS(CSECRET_FIND)
#undef CSECRET_FIND
  functions->schema = csecret_schema(schema, SECRET_SCHEMA_NONE);
  functions->unnamed = csecret_schema(schema, SECRET_SCHEMA_DONT_MATCH_NAME);
  return TRUE;
}

// True if the item found by a search is locked. Items of a keyring in a file have no such property.
static inline gboolean csecret_is_locked(gpointer item) {
  gboolean locked = FALSE;
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(item), "locked") != NULL)
    g_object_get(item, "locked", &locked, NULL);
  return locked;
}

#endif
