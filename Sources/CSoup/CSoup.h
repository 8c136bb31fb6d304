// The libsoup 3 headers for Swift. They are included by their full path instead of pkg-config's, and the
// functions are looked up on first use, so that nothing links the library: startup does not pay for a feature
// that few users need. No logic.
#ifndef SWIFT_CSOUP_H
#define SWIFT_CSOUP_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <dlfcn.h>
#include <libsoup-3.0/libsoup/soup-date-utils.h>
#include <libsoup-3.0/libsoup/soup-message.h>
#include <libsoup-3.0/libsoup/soup-server-message.h>
#include <libsoup-3.0/libsoup/soup-server.h>
#include <libsoup-3.0/libsoup/soup-session.h>

// The functions used. SoupServer's are for tests, which link libsoup.
#define CSOUP_FUNCTIONS(F)                    \
  F(soup_date_time_new_from_http_string)      \
  F(soup_message_add_flags)                   \
  F(soup_message_get_remote_address)          \
  F(soup_message_get_request_headers)         \
  F(soup_message_get_response_headers)        \
  F(soup_message_get_status)                  \
  F(soup_message_get_uri)                     \
  F(soup_message_headers_get_content_length)  \
  F(soup_message_headers_get_one)             \
  F(soup_message_headers_replace)             \
  F(soup_message_new_from_uri)                \
  F(soup_message_set_request_body_from_bytes) \
  F(soup_session_abort)                       \
  F(soup_session_new)                         \
  F(soup_session_send)                        \
  F(soup_session_set_proxy_resolver)          \
  F(soup_session_set_user_agent)

typedef struct {
#define CSOUP_MEMBER(name) __typeof__(&name) name;
  CSOUP_FUNCTIONS(CSOUP_MEMBER)
#undef CSOUP_MEMBER
} CSoupFunctions;

// Loads libsoup permanently and looks up its functions; false if the library or a function is missing.
static inline gboolean csoup_find(CSoupFunctions *functions) {
  void *library = dlopen("libsoup-3.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return FALSE;
#define CSOUP_FIND(name) \
  if ((*(void **)&functions->name = dlsym(library, #name)) == NULL) return FALSE;
  CSOUP_FUNCTIONS(CSOUP_FIND)
#undef CSOUP_FIND
  return TRUE;
}

#endif
