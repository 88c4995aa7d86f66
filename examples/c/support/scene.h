/* What every example needs: failing loudly, reporting, rectangles, names. */
#ifndef MOTUS_EXAMPLES_SCENE_H
#define MOTUS_EXAMPLES_SCENE_H

#include "motus.h"

/* Ends the program with a word when a call has been refused. */
void check(motus_status status, const char *what);

/* A motus_diagnostics_fn that prints. */
void report(void *user_data, motus_status status, const char *function,
            const char *message);

/* Adds a rounded rectangle to a view, which holds it. */
motus_view *add_rect(motus_runtime *runtime, motus_view *parent,
                     motus_rect frame, motus_color color, double radius);

/* The name of a motus_event_kind, in words. */
const char *event_name(uint32_t kind);

#endif
