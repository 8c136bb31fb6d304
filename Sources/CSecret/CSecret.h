// The libsecret header for Swift. It is included by its full path instead of pkg-config's, and its functions
// are looked up on first use, so that nothing links the library: startup does not pay for a feature that few
// users need. No logic.
#ifndef THE_ELEMENTS_CSECRET_H
#define THE_ELEMENTS_CSECRET_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <dlfcn.h>
// The one header needed; it refuses to be included unless libsecret/secret.h includes it.
#define __SECRET_INSIDE_HEADER__
#include <libsecret-1/libsecret/secret-password.h>
#undef __SECRET_INSIDE_HEADER__

// The functions used.
#define CSECRET_FUNCTIONS(F)      \
  F(secret_password_clearv_sync)  \
  F(secret_password_free)         \
  F(secret_password_lookupv_sync) \
  F(secret_password_storev_sync)

typedef struct {
#define CSECRET_MEMBER(name) __typeof__(&name) name;
  CSECRET_FUNCTIONS(CSECRET_MEMBER)
#undef CSECRET_MEMBER
} CSecretFunctions;

// Loads libsecret permanently and looks up its functions; false if the library or a function is missing.
static inline gboolean csecret_find(CSecretFunctions *functions) {
  void *library = dlopen("libsecret-1.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return FALSE;
#define CSECRET_FIND(name) \
  if ((*(void **)&functions->name = dlsym(library, #name)) == NULL) return FALSE;
  CSECRET_FUNCTIONS(CSECRET_FIND)
#undef CSECRET_FIND
  return TRUE;
}

// Keyring schema of the access tokens: the one attribute is the address of the server.
static const SecretSchema csecret_token_schema = {
  "io.github.theelements.TheElements.Server", SECRET_SCHEMA_NONE,
  {{"server", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, 0}}, 0, 0, 0, 0, 0, 0, 0, 0
};
static inline const SecretSchema *csecret_schema(void) { return &csecret_token_schema; }

#endif
