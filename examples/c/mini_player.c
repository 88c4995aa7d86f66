/* A player that a finger pulls up out of its bar, and down into it again: one
 * pan, one call, whichever way it goes, and caught on the way.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define FRAME (1 / 60.0)
#define WIDTH 240.0
#define HEIGHT 450.0
#define BAR 60.0

static motus_runtime *runtime;
static motus_view_controller *library, *player;
static motus_animation_controller *slide;
static motus_percent_driven_interaction *hand;
static filmstrip *strip;
static double now;

/* The player stands on the bottom of the window, so that its bar is seen, or
 * fills it. */
static motus_rect low = {0, HEIGHT - BAR, WIDTH, HEIGHT},
                  high = {0, 0, WIDTH, HEIGHT};

static void moved(void *data, bool finished) {
  motus_transition_context *context = data;
  (void)finished;
  check(motus_transition_context_complete(
            context, !motus_transition_context_was_cancelled(context)),
        "complete");
}

static void move(void *data, motus_transition_context *context) {
  motus_view *view = motus_view_controller_view(player);
  bool up = motus_transition_context_view(context, MOTUS_TRANSITION_TO) == view;
  motus_animation_options options;
  (void)data;
  if (up) {
    motus_view_set_frame(view, low);
    motus_view_add_subview(motus_transition_context_container_view(context),
                           view);
  }
  motus_animation_options_init(&options, sizeof options);
  options.duration = .35;
  check(motus_runtime_begin_animation(runtime, &options), "begin");
  motus_view_set_frame(view, up ? high : low);
  check(motus_runtime_commit_animation(runtime, moved, context, NULL, NULL),
        "commit");
}

static double lasts(void *data, motus_transition_context *context) {
  (void)data, (void)context;
  return .35;
}

static motus_animation_controller *presents(void *data,
                                            motus_view_controller *a,
                                            motus_view_controller *b,
                                            motus_view_controller *c) {
  (void)data, (void)a, (void)b, (void)c;
  return slide;
}

static motus_animation_controller *dismisses(void *data,
                                             motus_view_controller *it) {
  (void)data, (void)it;
  return slide;
}

static motus_interaction_controller *drives(void *data,
                                            motus_animation_controller *of) {
  (void)data, (void)of;
  return (motus_interaction_controller *)hand;
}

/* The finger asks for the one or the other. */
static void ask(void *data, motus_gesture *pan, bool back) {
  (void)data, (void)pan;
  printf("%.2f s: %s\n", now, back ? "dismiss" : "present");
  if (back)
    check(motus_view_controller_dismiss(library, true, NULL, NULL, NULL),
          "dismiss");
  else
    check(
        motus_view_controller_present(library, player, true, NULL, NULL, NULL),
        "present");
}

static void make_screens(void) {
  static const motus_color paper = {.93, .94, .97, 1}, card = {1, 1, 1, 1},
                           night = {.13, .15, .24, 1}, rose = {.9, .3, .4, 1};
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = presents,
      .animation_controller_for_dismissed = dismisses,
      .interaction_controller_for_presentation = drives,
      .interaction_controller_for_dismissal = drives};
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = lasts,
      .animate_transition = move};
  check(motus_view_controller_create(runtime, NULL, NULL, NULL, &library),
        "library");
  check(motus_view_controller_create(runtime, NULL, NULL, NULL, &player),
        "player");
  check(motus_runtime_set_root_view_controller(runtime, library), "root");
  motus_view *view = motus_view_controller_view(library);
  motus_view_set_background_color(view, paper);
  for (int i = 0; i < 4; i++)
    add_rect(runtime, view, (motus_rect){16, 20. + 90 * i, WIDTH - 32, 74},
             card, 12);
  /* What is seen of the player while it is down. */
  add_rect(runtime, view, low, night, 0);
  add_rect(runtime, view, (motus_rect){14, HEIGHT - BAR + 10, 40, 40}, rose, 6);
  view = motus_view_controller_view(player);
  motus_view_set_background_color(view, night);
  add_rect(runtime, view, (motus_rect){14, 10, 40, 40}, rose, 6);
  add_rect(runtime, view, (motus_rect){40, 110, WIDTH - 80, 160}, rose, 14);
  check(motus_animation_controller_create(runtime, &callbacks, NULL, NULL,
                                          &slide),
        "slide");
  check(motus_percent_driven_interaction_create(runtime, &hand), "hand");
  check(motus_view_controller_set_presentation_style(
            player, MOTUS_PRESENTATION_OVER_FULL_SCREEN),
        "style");
  check(motus_view_controller_set_transitioning_delegate(player, &delegate,
                                                         NULL, NULL),
        "delegate");
}

static void bind(void) {
  motus_gesture_binding_options up;
  motus_gesture *pan;
  motus_gesture_binding_options_init(&up, sizeof up);
  up.direction = (motus_vector){0, -1};
  up.extent = HEIGHT - BAR;
  check(motus_gesture_create(runtime, NULL, &pan), "pan");
  check(motus_view_add_gesture(motus_runtime_window(runtime), pan), "touch");
  check(motus_gesture_bind_both(pan, hand, &up, ask, NULL, NULL), "bind");
  motus_release(pan);
}

static void look(const char *caption) {
  motus_view *view = motus_view_controller_view(player);
  double bounds[4] = {0}, center[2] = {0, low.y + HEIGHT / 2};
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  if (motus_view_superview(view))
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                        2);
  printf("%.2f s: top at %3.0f, %s\n", now, center[1] - HEIGHT / 2, caption);
  filmstrip_add(strip, runtime, caption);
}

static double finger;

static void touch(motus_touch_phase phase, double dy) {
  finger += dy;
  check(motus_runtime_send_touch(runtime, 1, phase, (motus_point){120, finger},
                                 now),
        "touch");
  check(motus_runtime_tick(runtime, now += FRAME), "tick");
}

static void pull(double from, int frames, double dy) {
  finger = from;
  touch(MOTUS_TOUCH_BEGAN, 0);
  for (int i = 0; i < frames; i++)
    touch(MOTUS_TOUCH_MOVED, dy / frames);
}

static void rest(int frames) {
  while (frames-- > 0)
    check(motus_runtime_tick(runtime, now += FRAME), "tick");
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "runtime");
  make_screens();
  bind();
  strip = filmstrip_create(WIDTH, HEIGHT);
  rest(1);
  look("down");
  pull(420, 12, -170);
  look("pulled up");
  touch(MOTUS_TOUCH_ENDED, 0);
  rest(3);
  look("thrown");
  rest(60);
  look("up");
  pull(60, 12, 160);
  touch(MOTUS_TOUCH_ENDED, 0);
  rest(2);
  look("let go, down");
  pull(250, 3, -60); /* caught on its way */
  look("caught");
  touch(MOTUS_TOUCH_MOVED, -30);
  touch(MOTUS_TOUCH_ENDED, 0);
  rest(60);
  look("up again");
  if (!filmstrip_save(strip, argv[1], "mini_player.svg"))
    return 1;
  return motus_runtime_destroy(runtime);
}
