// libsecret as Swift sees it. Its header stands at a path of its own instead of pkg-config's, and its
// functions are looked up when they are first needed, so that nothing links it: a start does not pay for
// what few use. No logic.
#ifndef THE_ELEMENTS_CSECRET_H
#define THE_ELEMENTS_CSECRET_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <dlfcn.h>
// The one header that is needed; it wants to be asked for by the one that names all.
#define __SECRET_INSIDE_HEADER__
#include <libsecret-1/libsecret/secret-password.h>
#undef __SECRET_INSIDE_HEADER__

// The functions that the program calls.
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

// Opens libsecret for good and finds the functions; false where there is none, or a strange one.
static inline gboolean csecret_find(CSecretFunctions *functions) {
  void *library = dlopen("libsecret-1.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return FALSE;
#define CSECRET_FIND(name) \
  if ((*(void **)&functions->name = dlsym(library, #name)) == NULL) return FALSE;
  CSECRET_FUNCTIONS(CSECRET_FIND)
#undef CSECRET_FIND
  return TRUE;
}

// What the keyring files a token under: the address of the server that it is for.
static const SecretSchema csecret_token_schema = {
  "io.github.theelements.TheElements.Server", SECRET_SCHEMA_NONE,
  {{"server", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, 0}}, 0, 0, 0, 0, 0, 0, 0, 0
};
static inline const SecretSchema *csecret_schema(void) { return &csecret_token_schema; }

#endif
