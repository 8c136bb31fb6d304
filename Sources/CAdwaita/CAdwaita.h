// libadwaita as Swift sees it. No logic.
#ifndef THE_ELEMENTS_CADWAITA_H
#define THE_ELEMENTS_CADWAITA_H

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

#endif
