/* What the screens are built of. */
#ifndef KIT_H
#define KIT_H

#include "app.h"
#include "../look.h"
#include "../picture.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- Colours ---- */

extern const motus_color ink, grey, faint, line, paper, white, clear, forest,
    sand, ember, night;

motus_color with_alpha(motus_color color, double alpha);

/* ---- Views: each is made, put into another one, and lent ---- */

motus_view *add_box(motus_view *in, motus_rect frame, motus_color color,
                    double radius);
motus_view *add_label(motus_view *in, motus_rect frame, const char *text,
                      double size, look_weight weight, motus_color color,
                      double align);
motus_view *add_symbol(motus_view *in, motus_rect frame, symbol which,
                       double size, motus_color color);
motus_view *add_picture(motus_view *in, motus_rect frame, int number,
                        double radius);
/** A view in no other one, with one reference for the caller. */
motus_view *make_box(motus_rect frame, motus_color color, double radius);

void set_shadow(motus_view *view, double radius, double drop, double alpha);
void set_text(motus_view *view, const char *text);

/* ---- Behaviour ---- */

/** Called with what was given, when a finger has tapped. */
typedef void (*tap_fn)(void *data, int number);

/** Lets a view be tapped. While the finger is down it is a little smaller. */
void on_tap(motus_view *view, tap_fn fn, void *data, int number);

motus_gesture *add_gesture(motus_view *view, motus_gesture_type type,
                           motus_gesture_fn fn, void *data);

/** Begins a block on a spring: every screen moves alike. */
void begin_spring(double response, double bounce);
void commit(void);

/** A scroller along the vertical. Its content keeps clear of bars and of what
 *  covers the window; `inset` comes on top of that. */
motus_scroller *make_scroller(motus_view *view, double content_height,
                              motus_insets inset);

/** A controller whose view is made and laid out by these functions; `data` is
 *  freed with it. */
motus_view_controller *
make_screen(const char *title, void *data,
            void (*did_load)(void *, motus_view_controller *),
            void (*did_layout)(void *, motus_view_controller *));

/** Every call of the app is to succeed: it ends the program when one has
 *  not. */
void check(motus_status status);

/* ---- What the screens share ---- */

struct app {
  motus_runtime *runtime;
  motus_view_controller *root;
  motus_tab_bar_controller *tabs;
  motus_view *root_view, *bar, *hairline, *pill, *status[3];
  motus_view *bar_symbols[4], *bar_labels[4];
  motus_view *title_line; /* what the bar of the walks shows */
};

/** The one app of the program. */
extern app *the_app;

/** What covers the window at its top, the clock, and at its bottom; and how high
 *  the bars are that stand there. */
enum { STATUS_HEIGHT = 50, HOME_HEIGHT = 34, TITLE_BAR = 44, TAB_BAR = 50 };

motus_view_controller *walks_create(void);
motus_view_controller *walk_create(int number);
motus_view_controller *map_create(void);
motus_view_controller *nearby_create(void);
motus_view_controller *wallet_create(void);
motus_view_controller *packing_create(void);

/** Gives the clock another colour, inside a block or at once. */
void color_status(motus_color color);

/** Makes the bar at the bottom of the tabs. It knows which one is selected;
 *  bar_layout() says how wide it is. */
void bar_create(app *a);
void bar_layout(app *a, double width);

/* ---- What there is to show ---- */

typedef struct walk {
  const char *name, *place, *length, *climb, *time, *stars;
  const char *story[5];
  int picture;
} walk;

/** How many there are, and how high the picture of a walk's page is. */
enum { WALKS = 6, WALK_HERO = 400 };
extern const walk walks[WALKS];

#endif
