/* The elements as scripts/bench writes them into elements.c, from the program's own catalogue. */
#pragma once

typedef struct {
  int number;
  const char *symbol, *name, *weight;
  int category, state; /* indices into category_titles and state_titles */
  int period, column, row;
} Element;

#define ELEMENT_COUNT 118
#define CATEGORY_COUNT 11
#define STATE_COUNT 4

extern const Element elements[ELEMENT_COUNT];
extern const char *const category_titles[CATEGORY_COUNT];
extern const char *const state_titles[STATE_COUNT];
