#include "kit.h"

#include <stdio.h>
#include <stdlib.h>

app *the_app;

const motus_color ink = {.09, .10, .12, 1}, grey = {.45, .47, .51, 1},
                  faint = {.925, .92, .905, 1}, line = {0, 0, 0, .09},
                  paper = {.968, .963, .95, 1}, white = {1, 1, 1, 1},
                  clear = {0, 0, 0, 0}, forest = {.06, .43, .36, 1},
                  sand = {.93, .78, .49, 1}, ember = {.91, .36, .22, 1},
                  night = {.075, .09, .15, 1};

motus_color with_alpha(motus_color color, double alpha) {
  color.alpha = alpha;
  return color;
}

void check(motus_status status) {
  if (status == MOTUS_OK)
    return;
  fprintf(stderr, "Wander: %s\n", motus_status_name(status));
  exit(1);
}

/* ---- Views ---- */

static void dress(motus_view *view, const look *row) {
  check(motus_set_tag(view, look_add(row)));
}

motus_view *make_box(motus_rect frame, motus_color color, double radius) {
  motus_view *view;
  check(motus_view_create(the_app->runtime, &view));
  check(motus_view_set_frame(view, frame));
  check(motus_view_set_background_color(view, color));
  check(motus_view_set_corner_radius(view, radius));
  return view;
}

motus_view *add_box(motus_view *in, motus_rect frame, motus_color color,
                    double radius) {
  motus_view *view = make_box(frame, color, radius);
  check(motus_view_add_subview(in, view));
  check(motus_release(view)); /* its superview holds it */
  return view;
}

motus_view *add_label(motus_view *in, motus_rect frame, const char *text,
                      double size, look_weight weight, motus_color color,
                      double align) {
  motus_view *view = add_box(in, frame, color, 0);
  look row = {0};
  row.kind = LOOK_TEXT;
  row.text = text;
  row.size = size;
  row.weight = weight;
  row.align = align;
  dress(view, &row);
  motus_view_set_user_interaction_enabled(view, false);
  return view;
}

motus_view *add_symbol(motus_view *in, motus_rect frame, symbol which,
                       double size, motus_color color) {
  motus_view *view = add_box(in, frame, color, 0);
  look row = {0};
  row.kind = LOOK_SYMBOL;
  row.number = (int)which;
  row.size = size;
  dress(view, &row);
  motus_view_set_user_interaction_enabled(view, false);
  return view;
}

motus_view *add_picture(motus_view *in, motus_rect frame, int number,
                        double radius) {
  motus_view *view = add_box(in, frame, clear, radius);
  look row = {0};
  row.kind = LOOK_PICTURE;
  row.number = number;
  dress(view, &row);
  motus_view_set_user_interaction_enabled(view, false);
  return view;
}

void set_shadow(motus_view *view, double radius, double drop, double alpha) {
  check(motus_view_set_shadow_color(view, (motus_color){0, 0, 0, alpha}));
  check(motus_view_set_shadow_offset(view, (motus_vector){0, drop}));
  check(motus_view_set_shadow_radius(view, radius));
}

void set_text(motus_view *view, const char *text) {
  look_with_tag(motus_tag(view))->text = text;
}

/* ---- Behaviour ---- */

void begin_spring(double response, double bounce) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  options.timing.spring_duration = response;
  options.timing.bounce = bounce;
  options.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  check(motus_runtime_begin_animation(the_app->runtime, &options));
}

void commit(void) {
  check(
      motus_runtime_commit_animation(the_app->runtime, NULL, NULL, NULL, NULL));
}

motus_gesture *add_gesture(motus_view *view, motus_gesture_type type,
                           motus_gesture_fn fn, void *data) {
  motus_gesture_options options;
  motus_gesture *gesture;
  motus_gesture_options_init(&options, sizeof options);
  options.type = type;
  if (type == MOTUS_GESTURE_SWIPE)
    options.directions = MOTUS_SWIPE_LEFT;
  if (type == MOTUS_GESTURE_LONG_PRESS)
    options.duration = .3;
  check(motus_gesture_create(the_app->runtime, &options, &gesture));
  check(motus_view_add_gesture(view, gesture));
  check(motus_gesture_set_action(gesture, fn, data, NULL));
  check(motus_release(gesture));
  return gesture;
}

typedef struct tap {
  tap_fn fn;
  void *data;
  int number;
} tap;

static void tapped(void *user_data, motus_gesture *gesture) {
  tap *t = user_data;
  if (motus_gesture_state(gesture) == MOTUS_RECOGNITION_ENDED)
    t->fn(t->data, t->number);
}

/* The finger is down: the view gives way. A press that may always go along with
 * others sees the finger before anybody else has made up its mind. */
static void pressed(void *user_data, motus_gesture *gesture) {
  motus_view *view = motus_gesture_view(gesture);
  motus_transform small = {.97, 0, 0, .97, 0, 0}, whole = {1, 0, 0, 1, 0, 0};
  bool is_down = motus_gesture_state(gesture) == MOTUS_RECOGNITION_BEGAN;
  (void)user_data;
  if (motus_gesture_state(gesture) == MOTUS_RECOGNITION_CHANGED)
    return;
  begin_spring(is_down ? .2 : .35, is_down ? 0 : .2);
  check(motus_view_set_transform(view, is_down ? small : whole));
  commit();
}

static bool always(void *user_data, motus_gesture *gesture,
                   motus_gesture *other) {
  (void)user_data, (void)gesture, (void)other;
  return true;
}

void on_tap(motus_view *view, tap_fn fn, void *data, int number) {
  motus_gesture_delegate delegate;
  motus_gesture_options options;
  motus_gesture *press, *gesture;
  tap *t = malloc(sizeof *t);
  if (t == NULL)
    abort();
  *t = (tap){fn, data, number};
  gesture = add_gesture(view, MOTUS_GESTURE_TAP, NULL, NULL);
  check(motus_gesture_set_action(gesture, tapped, t, free));
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_LONG_PRESS;
  options.duration = .06; /* a drag that goes by leaves no mark */
  check(motus_gesture_create(the_app->runtime, &options, &press));
  delegate = (motus_gesture_delegate){.struct_size = sizeof delegate};
  delegate.should_recognize_simultaneously = always;
  check(motus_gesture_set_delegate(press, &delegate, NULL, NULL));
  check(motus_gesture_set_cancels_touches(press, false));
  check(motus_view_add_gesture(view, press));
  check(motus_gesture_set_action(press, pressed, NULL, NULL));
  check(motus_release(press));
}

motus_scroller *make_scroller(motus_view *view, double content_height,
                              motus_insets inset) {
  motus_scroller_options options;
  motus_scroller *scroller;
  motus_scroller_options_init(&options, sizeof options);
  options.axes = MOTUS_AXES_VERTICAL;
  options.always_bounces = MOTUS_AXES_VERTICAL;
  check(motus_scroller_create(view, &options, &scroller));
  check(motus_release(scroller)); /* the view holds it */
  check(motus_scroller_set_content_inset(scroller, inset));
  check(motus_scroller_set_content_size(
      scroller, (motus_size){motus_view_bounds(view).width, content_height}));
  return scroller;
}

motus_view_controller *
make_screen(const char *title, void *data,
            void (*did_load)(void *, motus_view_controller *),
            void (*did_layout)(void *, motus_view_controller *)) {
  motus_view_controller_callbacks callbacks;
  motus_view_controller *controller;
  callbacks =
      (motus_view_controller_callbacks){.struct_size = sizeof callbacks};
  callbacks.view_did_load = did_load;
  callbacks.view_did_layout_subviews = did_layout;
  check(motus_view_controller_create(the_app->runtime, &callbacks, data, free,
                                     &controller));
  check(motus_view_controller_set_title(controller, title));
  return controller;
}
