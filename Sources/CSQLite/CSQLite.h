// SQLite 3 as Swift sees it: the header, and as inline functions what Swift cannot import: a macro and a
// variadic function. No logic.
#ifndef THE_ELEMENTS_CSQLITE_H
#define THE_ELEMENTS_CSQLITE_H

#include <sqlite3.h>

// Lets SQLite copy what it is given.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

// Whether closing leaves the log of what was written last as it is.
static inline int csqlite_set_keeps_log(sqlite3 *database, int keeps) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

#endif
