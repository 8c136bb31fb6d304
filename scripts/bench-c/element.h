/* The elements, in elements.c, which scripts/bench generates from the program's catalog. */
#pragma once

#define ELEMENT_COUNT 118
#define CATEGORY_COUNT 11
#define STATE_COUNT 4
#define FACT_COUNT 10
#define MOST_SHELLS 8

/* A row of an element's window. */
typedef struct {
  const char *group, *title, *value, *source;
} Property;

typedef struct {
  int number;
  const char *symbol, *name, *weight;
  int category, state; /* indices into category_titles and state_titles */
  int period, column, row;
  int neutrons;
  int shells[MOST_SHELLS]; /* electrons; 0 after the last */
  const char *summary;
  const Property *properties;
  int property_count;
  const char *facts[FACT_COUNT]; /* what stands on the back of the tile */
} Element;

extern const Element elements[ELEMENT_COUNT];
extern const char *const category_titles[CATEGORY_COUNT];
extern const char *const state_titles[STATE_COUNT];
