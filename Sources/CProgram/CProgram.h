// What scripts/build tells the program about itself.
#ifndef SWIFT_CPROGRAM_H
#define SWIFT_CPROGRAM_H

// The version in meson.build; 0.0.0 for a build by other commands.
#ifndef PROGRAM_VERSION
#define PROGRAM_VERSION 0.0.0
#endif

#define CPROGRAM_TEXT_OF(text) #text
#define CPROGRAM_TEXT(text) CPROGRAM_TEXT_OF(text)

static inline const char *cprogram_version(void) { return CPROGRAM_TEXT(PROGRAM_VERSION); }

#endif
