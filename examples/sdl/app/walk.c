/* A walk: a page that is pushed, and swiped back from the left edge. */
#include "kit.h"

#include <stdlib.h>

enum { HERO = WALK_HERO, OVERLAP = 34, CONTENT = 900 };

typedef struct walk_screen {
  int number;
  motus_view *scroll, *hero, *sheet, *button, *back;
} walk_screen;

static void go_back(void *data, int number) {
  (void)number;
  check(motus_navigation_controller_pop(
      motus_view_controller_navigation_controller(data), true, NULL, NULL, NULL,
      NULL));
}

static void nothing(void *data, int number) {
  (void)data, (void)number;
}

static void add_fact(motus_view *in, int place, symbol which, const char *value,
                     const char *name) {
  motus_view *box =
      add_box(in, (motus_rect){24 + place * 117.0, 106, 108, 84}, paper, 16);
  add_symbol(box, (motus_rect){14, 12, 20, 20}, which, 20, forest);
  add_label(box, (motus_rect){14, 36, 90, 22}, value, 16, LOOK_BOLD, ink, 0);
  add_label(box, (motus_rect){14, 57, 90, 16}, name, 12, LOOK_REGULAR, grey, 0);
}

static void walk_did_load(void *user_data, motus_view_controller *controller) {
  walk_screen *s = user_data;
  const walk *w = &walks[s->number];
  motus_view *view = motus_view_controller_view(controller), *sheet;
  motus_rect all = motus_view_bounds(view);
  int row;
  check(motus_view_set_background_color(view, white));
  s->scroll = add_box(view, all, clear, 0);
  s->hero = add_picture(s->scroll, (motus_rect){0, 0, all.width, HERO},
                        w->picture, 0);
  s->sheet = sheet =
      add_box(s->scroll, (motus_rect){0, HERO - OVERLAP, all.width, CONTENT},
              white, 30);
  set_shadow(sheet, 24, 0, .16);
  add_label(sheet, (motus_rect){24, 26, 340, 36}, w->name, 28, LOOK_BOLD, ink,
            0);
  add_label(sheet, (motus_rect){24, 64, 250, 22}, w->place, 15.5, LOOK_REGULAR,
            grey, 0);
  add_symbol(sheet, (motus_rect){310, 64, 18, 22}, SYMBOL_STAR, 17, ember);
  add_label(sheet, (motus_rect){333, 64, 40, 22}, w->stars, 15.5, LOOK_BOLD,
            ink, 0);
  add_fact(sheet, 0, SYMBOL_ROUTE, w->length, "Length");
  add_fact(sheet, 1, SYMBOL_CLIMB, w->climb, "Climb");
  add_fact(sheet, 2, SYMBOL_CLOCK, w->time, "Time");
  for (row = 0; row < 5; row++)
    add_label(sheet, (motus_rect){24, 212 + 25.0 * row, 345, 25}, w->story[row],
              15.5, LOOK_REGULAR, (motus_color){.25, .27, .30, 1}, 0);
  s->button = add_box(view, (motus_rect){24, 0, 342, 54}, forest, 27);
  set_shadow(s->button, 16, 8, .22);
  add_label(s->button, (motus_rect){0, 0, 342, 54}, "Start walking", 17,
            LOOK_BOLD, white, .5);
  on_tap(s->button, nothing, NULL, 0);
  s->back = add_box(view, (motus_rect){20, STATUS_HEIGHT + 6, 42, 42},
                    (motus_color){1, 1, 1, .94}, 21);
  set_shadow(s->back, 10, 3, .14);
  add_symbol(s->back, (motus_rect){0, 0, 40, 42}, SYMBOL_BACK, 20, ink);
  on_tap(s->back, go_back, controller, 0);
  make_scroller(s->scroll, HERO - OVERLAP + 420,
                (motus_insets){0, 0, HOME_HEIGHT + 80, 0});
  /* The picture goes up to the edge of the window, behind the clock. */
  check(motus_scroller_set_inset_adjustment(motus_view_scroller(s->scroll),
                                            MOTUS_INSETS_NEVER));
}

static void walk_did_layout(void *user_data,
                            motus_view_controller *controller) {
  walk_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  motus_rect bounds = motus_view_bounds(s->scroll);
  motus_insets safe = motus_view_controller_safe_area(controller);
  bounds.width = all.width, bounds.height = all.height;
  check(motus_view_set_bounds(s->scroll, bounds));
  check(motus_view_set_center(s->scroll,
                              (motus_point){all.width / 2, all.height / 2}));
  check(motus_view_set_frame(s->hero, (motus_rect){0, 0, all.width, HERO}));
  check(motus_view_set_frame(
      s->sheet, (motus_rect){0, HERO - OVERLAP, all.width, CONTENT}));
  check(motus_view_set_center(
      s->button, (motus_point){all.width / 2, all.height - safe.bottom - 43}));
}

/* ---- The clock is white over the picture, and changes along with the page,
 * also when a finger drags it; so does the page get round corners on its way
 * back ---- */

static void lighten(void *user_data, motus_transition_coordinator *c) {
  (void)c;
  color_status(white);
  check(motus_view_set_corner_radius(user_data, 0));
}

static void darken(void *user_data, motus_transition_coordinator *c) {
  (void)c;
  color_status(ink);
  check(motus_view_set_corner_radius(user_data, 40));
}

static void go_along(motus_view_controller *controller,
                     motus_coordinator_fn change) {
  motus_transition_coordinator *along =
      motus_view_controller_transition_coordinator(controller);
  if (along != NULL)
    check(motus_transition_coordinator_animate_alongside(
        along, the_app->status[0], change, NULL,
        motus_view_controller_view(controller), NULL));
  else
    change(motus_view_controller_view(controller), NULL);
}

/* What the bar shows goes at once: the bar itself slides up, below the clock. It
 * is there again when the page has gone. */
static void fade_title(double alpha) {
  motus_animation_options quick;
  check(motus_animation_options_init(&quick, sizeof quick));
  quick.duration = .15;
  check(motus_runtime_begin_animation(the_app->runtime, &quick));
  check(motus_view_set_alpha(the_app->title_line, alpha));
  check(
      motus_runtime_commit_animation(the_app->runtime, NULL, NULL, NULL, NULL));
}

static void walk_will_appear(void *user_data, motus_view_controller *controller,
                             bool animated) {
  (void)user_data, (void)animated;
  go_along(controller, lighten);
  fade_title(0);
}

static void walk_will_disappear(void *user_data,
                                motus_view_controller *controller,
                                bool animated) {
  (void)user_data, (void)animated;
  go_along(controller, darken);
}

static void walk_did_disappear(void *user_data,
                               motus_view_controller *controller,
                               bool animated) {
  (void)user_data, (void)controller, (void)animated;
  fade_title(1);
}

motus_view_controller *walk_create(int number) {
  motus_view_controller_callbacks callbacks;
  motus_view_controller *controller;
  walk_screen *s = calloc(1, sizeof *s);
  if (s == NULL)
    abort();
  s->number = number;
  callbacks =
      (motus_view_controller_callbacks){.struct_size = sizeof callbacks};
  callbacks.view_did_load = walk_did_load;
  callbacks.view_did_layout_subviews = walk_did_layout;
  callbacks.view_will_appear = walk_will_appear;
  callbacks.view_will_disappear = walk_will_disappear;
  callbacks.view_did_disappear = walk_did_disappear;
  check(motus_view_controller_create(the_app->runtime, &callbacks, s, free,
                                     &controller));
  check(motus_view_controller_set_title(controller, walks[number].name));
  /* It has the window to itself: the bars go and come with it. */
  check(motus_view_controller_set_hidden_bars(
      controller, MOTUS_EDGE_TOP | MOTUS_EDGE_BOTTOM));
  return controller;
}
