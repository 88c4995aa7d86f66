/* Random sequences of transitions by animators as UIKit programs write them:
 * blocks and property animators that move transforms, completions that reset
 * them and complete, by themselves or interactively, under both policies, with window
 * sizes that change in mid-flight. After each step: no hole in the window while
 * something is under way; at rest what is shown is the model, each view in its
 * place, and touches reach what is drawn. */
#include "storm.h"

enum { NAMES = 5 };

static storm s;
static motus_navigation_controller *navigation;
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static motus_size window;
static bool by_animator, by_hand, by_properties, hands_over, is_fluid;
static bool has_resized; /* in mid-flight: their numbers are of the old one */
static int asked, answered, reports;
static char report_text[256];

typedef struct flight {
  motus_view *upper, *lower;
  motus_property_animator *mover;
  bool covered;
  double away;
} flight;

static flight flying;

/* A hand with nothing to hold is told so: that is no fault of theirs. */
static void note_report(void *user_data, motus_status status,
                        const char *function, const char *message) {
  (void)user_data, (void)status;
  if (strncmp(function, "motus_percent_driven", 20) == 0)
    return;
  reports += 1;
  snprintf(report_text, sizeof report_text, "%s: %s", function, message);
}

/* ---- The animator ---- */

static void place(void *user_data) {
  motus_transform identity = {1, 0, 0, 1, 0, 0}, away = {1, 0, 0, 1, 0, 0};
  motus_transform back = {.95, 0, 0, 1, 0, 0};
  const flight *f = user_data;
  away.tx = f->away;
  back.tx = -.025 * f->away;
  motus_view_set_transform(f->upper, f->covered ? identity : away);
  motus_view_set_transform(f->lower, f->covered ? back : identity);
}

static void reset_and_complete(void *context, bool finished) {
  motus_transform identity = {1, 0, 0, 1, 0, 0};
  (void)finished;
  motus_view_set_transform(flying.upper, identity);
  motus_view_set_transform(flying.lower, identity);
  motus_status status = motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
  storm_expect(&s, status == MOTUS_OK, "its completion comes in time");
}

static void mover_done(void *context, motus_animating_position position) {
  reset_and_complete(context, position == MOTUS_POSITION_END);
}

static double transition_duration(void *user_data,
                                  motus_transition_context *context) {
  (void)user_data, (void)context;
  return 0.3;
}

static motus_property_animator *vend(void *user_data,
                                     motus_transition_context *context) {
  (void)user_data, (void)context;
  return hands_over ? flying.mover : NULL;
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  bool is_pop =
      motus_transition_context_operation(context) == MOTUS_NAVIGATION_POP;
  motus_animation_options options;
  (void)user_data;
  if (flying.mover)
    motus_release(flying.mover);
  flying.mover = NULL;
  flying.upper = is_pop ? from : to;
  flying.lower = is_pop ? to : from;
  flying.away = window.width;
  flying.covered = is_pop;
  motus_view_insert_subview(motus_transition_context_container_view(context),
                            to, is_pop ? 0 : 99);
  place(&flying);
  flying.covered = !is_pop;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.3;
  if (!by_properties) {
    motus_runtime_animate(s.runtime, &options, place, &flying,
                          reset_and_complete, context, NULL, NULL);
    return;
  }
  motus_property_animator_create(s.runtime, 0.3, &options.timing,
                                 &flying.mover);
  motus_property_animator_add_animations(flying.mover, place, &flying, NULL);
  motus_property_animator_add_completion(flying.mover, mover_done, context,
                                         NULL);
  motus_property_animator_start(flying.mover);
}

static motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *it,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  (void)user_data, (void)it, (void)operation, (void)from, (void)to;
  return by_animator ? animator : NULL;
}

static motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *it,
                       motus_animation_controller *by) {
  (void)user_data, (void)it, (void)by;
  return by_hand ? (motus_interaction_controller *)hand : NULL;
}

/* ---- Steps ---- */

static void completed(void *user_data, bool done) {
  (void)user_data, (void)done;
  answered += 1;
}

static void ask(void) {
  if (storm_statistics(&s).transitions == 0 || is_fluid) {
    by_animator = storm_dice(&s, 4) > 0;
    by_hand = storm_dice(&s, 3) == 0;
    by_properties = storm_dice(&s, 2) == 0;
    hands_over = storm_dice(&s, 2) == 0;
    motus_percent_driven_interaction_set_wants_interactive_start(
        hand, storm_dice(&s, 2) == 0);
  }
  if (storm_statistics(&s).transitions > 0)
    by_hand = false; /* one after the other */
  bool animated = storm_dice(&s, 8) > 0;
  motus_view_controller *next = s.screens[storm_dice(&s, NAMES)].controller;
  asked += 1;
  if (storm_dice(&s, 2) || motus_view_controller_parent(next) != NULL)
    motus_navigation_controller_pop(navigation, animated, completed, NULL, NULL,
                                    NULL);
  else if (motus_navigation_controller_push(navigation, next, animated,
                                            completed, NULL, NULL) != MOTUS_OK)
    asked -= 1;
}

static void resize(void) {
  has_resized = storm_statistics(&s).transitions > 0;
  window.width = 300.0 + storm_dice(&s, 400);
  window.height = 300.0 + storm_dice(&s, 400);
  motus_runtime_set_window_size(s.runtime, window, 0, NULL, NULL, NULL, NULL);
}

static void step(void) {
  static const double ticks[] = {0, 1.0 / 64, 1.0 / 64, 0.05, 0.3};
  switch (storm_dice(&s, 16)) {
  case 0:
  case 1:
  case 2:
    ask();
    break;
  case 3:
    motus_percent_driven_interaction_finish(hand);
    break;
  case 4:
    motus_percent_driven_interaction_cancel(hand);
    break;
  case 5:
    motus_percent_driven_interaction_pause(hand);
    break;
  case 6:
  case 7:
    motus_percent_driven_interaction_update(hand, storm_number(&s, 0, 1));
    break;
  case 8:
    if (storm_dice(&s, 3) == 0)
      resize();
    break;
  default:
    storm_tick(&s, ticks[storm_dice(&s, 5)]);
    break;
  }
}

/* ---- Checks ---- */

static bool is_screen(const motus_view *view) {
  for (int i = 0; i < NAMES; i++)
    if (motus_view_controller_view_if_loaded(s.screens[i].controller) == view)
      return true;
  return false;
}

/* How many of 20 points across the middle of the window no screen covers. */
static int holes(void) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  int empty = 0;
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (int i = 0; i < 20; i++) {
    double x = (i + .5) / 20 * window.width;
    bool covered = false;
    for (size_t k = 0; k < count && !covered; k++) {
      const motus_draw_item *it = &items[k];
      double left = it->transform.tx + it->transform.a * it->bounds.x;
      double right = left + it->transform.a * it->bounds.width;
      covered = is_screen(it->view) && x >= left - 1 && x <= right + 1;
    }
    empty += !covered;
  }
  return empty;
}

static void check_at_rest(void) {
  motus_view_controller *top =
      motus_navigation_controller_top_view_controller(navigation);
  motus_view *view = motus_view_controller_view(top);
  motus_point middle = {window.width / 2, window.height / 2};
  for (int i = 0; i < NAMES; i++) {
    motus_view *it =
        motus_view_controller_view_if_loaded(s.screens[i].controller);
    double model[6], shown[6];
    if (!it)
      continue;
    for (int property = MOTUS_PROPERTY_CENTER;
         property <= MOTUS_PROPERTY_TRANSFORM; property++) {
      size_t size = property == MOTUS_PROPERTY_CENTER   ? 2
                    : property == MOTUS_PROPERTY_BOUNDS ? 4
                                                        : 6;
      motus_view_property(it, (motus_property)property, MOTUS_VALUE_MODEL,
                          model, size);
      motus_view_property(it, (motus_property)property, MOTUS_VALUE_SHOWN,
                          shown, size);
      for (size_t k = 0; k < size; k++)
        storm_expect(&s, model[k] == shown[k], "at rest shown is the model");
    }
  }
  motus_rect frame = motus_view_frame(view);
  storm_expect(&s,
               fabs(frame.x) < 1e-9 && fabs(frame.y) < 1e-9 &&
                   frame.width == window.width && frame.height == window.height,
               "the top is in its place");
  storm_expect(
      &s, motus_view_hit_test(motus_runtime_window(s.runtime), middle) == view,
      "touches reach what is drawn");
}

static void check(void) {
  storm_expect(&s, reports == 0, "nobody is reported");
  storm_expect(&s, has_resized || holes() == 0, "no hole in the window");
  if (storm_statistics(&s).transitions > 0)
    return;
  has_resized = has_resized && motus_runtime_needs_tick(s.runtime);
  storm_check_screens(&s);
  storm_expect(&s, asked == answered, "every request is answered");
  if (!motus_runtime_needs_tick(s.runtime))
    check_at_rest();
}

static void open_scene(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  motus_color grey = {.5, .5, .5, 1};
  memset(&flying, 0, sizeof flying);
  asked = answered = reports = 0;
  has_resized = false;
  window.width = 390;
  window.height = 844;
  motus_runtime_set_diagnostics(s.runtime, note_report, NULL, NULL);
  motus_animation_controller_callbacks by = {.struct_size = sizeof by,
                                             .animate_transition = animate,
                                             .transition_duration =
                                                 transition_duration,
                                             .interruptible_animator = vend};
  motus_animation_controller_create(s.runtime, &by, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  for (int i = 0; i < NAMES; i++)
    motus_view_set_background_color(
        motus_view_controller_view(storm_create(&s, &callbacks)), grey);
  motus_navigation_controller_create(s.runtime, s.screens[0].controller,
                                     &navigation);
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller = animation_controller,
      .interaction_controller = interaction_controller};
  motus_navigation_controller_set_delegate(navigation, &delegate, NULL, NULL);
  motus_view_controller *root = (motus_view_controller *)navigation;
  is_fluid = storm_dice(&s, 2) == 0;
  if (is_fluid)
    motus_view_controller_set_interruption_policy(root,
                                                  MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_root_view_controller(s.runtime, root);
  storm_tick(&s, 0);
}

static bool goes_well(uint64_t seed) {
  storm_open(&s, seed);
  motus_statistics before = storm_statistics(&s);
  open_scene();
  int steps = 12 + (int)storm_dice(&s, 40);
  for (int i = 0; i < steps && !s.is_wrong; i++) {
    step();
    check();
  }
  for (int i = 0; i < 400 && storm_statistics(&s).transitions > 0; i++) {
    motus_percent_driven_interaction_finish(hand);
    storm_tick(&s, 0.25);
  }
  storm_check_rest(&s);
  check();
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  if (flying.mover)
    motus_release(flying.mover);
  motus_release(navigation);
  motus_release(animator);
  motus_release(hand);
  for (int i = 0; i < s.count; i++)
    motus_release(s.screens[i].controller);
  storm_close(&s, before);
  if (s.is_wrong && reports)
    printf("    %s\n", report_text);
  return !s.is_wrong;
}

static void nothing_goes_wrong_in_transitions_as_programs_write_them(void) {
  int count = storm_sequences(4000);
  for (int seed = storm_first(); count-- > 0; seed++)
    if (!CHECK(goes_well((uint64_t)seed))) {
      printf("    seed %d\n", seed);
      return;
    }
}

CHECK_MAIN(TEST(nothing_goes_wrong_in_transitions_as_programs_write_them))
