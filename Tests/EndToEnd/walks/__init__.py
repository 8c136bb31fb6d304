"""The walks: tests that use the installed program as a user does."""
