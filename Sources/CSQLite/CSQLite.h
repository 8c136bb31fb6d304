// The SQLite 3 header for Swift, with inline functions for a macro and a variadic function that Swift cannot
// import. No logic.
#ifndef SWIFT_CSQLITE_H
#define SWIFT_CSQLITE_H

#include <sqlite3.h>

// Destructor value that makes SQLite copy a bound text or blob.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

// Keeps the database's own triggers and views from running, and functions from being called by its schema.
static inline void csqlite_distrust_schema(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

// Disables (1) or enables (0) the checkpoint of the write-ahead log when the database closes.
static inline int csqlite_set_keeps_log(sqlite3 *database, int keeps) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

#endif
