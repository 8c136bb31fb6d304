"""The walks: what a person does with the installed program, and what must come of it."""
