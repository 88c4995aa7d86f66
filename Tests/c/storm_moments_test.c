/* TR-10, R-16, NV-3. Whatever a program does with a stack, at every moment of a scrubbed pop:
 * before it begins, between two updates, while the rest runs, and inside the
 * n-th callback. The pop is by an animator whose completion resets the
 * transforms and completes, or by a finger at the edge.
 *
 * Afterwards all rests, what is shown is the model, the top screen stands in
 * its place and is found, and appearance is balanced. */
#include "storm.h"

enum { OUTSIDE = 9, INSIDE = 16, ACTIONS = 12 };

static storm s;
static motus_navigation_controller *stack;
static motus_view_controller *first, *second, *third, *extra, *sheet;
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static int action, moment, calls;
static bool is_fluid, is_by_finger, is_finished, is_done;

/* ---- The pop ---- */

static void reset_and_complete(void *context, bool finished) {
  (void)finished;
  for (int side = 0; side < 2; side++)
    motus_view_set_transform(
        motus_transition_context_view(context, side ? MOTUS_TRANSITION_TO
                                                    : MOTUS_TRANSITION_FROM),
        (motus_transform){1, 0, 0, 1, 0, 0});
  storm_inside(&s);
  if (motus_is_alive(context))
    motus_transition_context_complete(
        context, !motus_transition_context_was_cancelled(context));
}

static void move_out(void *view) {
  motus_view_set_transform(view, (motus_transform){1, 0, 0, 1, 390, 0});
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_animation_options options;
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  motus_view_insert_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO), 0);
  storm_inside(&s);
  if (motus_is_alive(context) && motus_is_alive(from))
    motus_runtime_animate(s.runtime, &options, move_out, from,
                          reset_and_complete, context, NULL, NULL);
}

static motus_animation_controller *
give_animator(void *user_data, motus_navigation_controller *it,
              motus_navigation_operation operation, motus_view_controller *from,
              motus_view_controller *to) {
  (void)user_data, (void)it, (void)from, (void)to;
  return operation == MOTUS_NAVIGATION_POP && !is_by_finger ? animator : NULL;
}

static motus_interaction_controller *give_hand(void *user_data,
                                               motus_navigation_controller *it,
                                               motus_animation_controller *by) {
  (void)user_data, (void)it, (void)by;
  return (motus_interaction_controller *)hand;
}

/* ---- What the program does ---- */

static void replace(motus_view_controller *a, motus_view_controller *b,
                    motus_view_controller *c, bool animated) {
  motus_view_controller *all[3];
  size_t count = 0;
  all[count++] = a;
  if (b)
    all[count++] = b;
  if (c)
    all[count++] = c;
  motus_navigation_controller_set_view_controllers(stack, all, count, animated,
                                                   NULL, NULL, NULL);
}

static void act(void) {
  motus_animation_options options;
  is_done = true;
  switch (action) {
  case 0:
  case 1:
    replace(first, extra, NULL, action == 0);
    break;
  case 2:
  case 3:
    replace(third, first, NULL, action == 2);
    break;
  case 4:
    replace(first, second, third, true);
    break;
  case 5:
  case 6:
    motus_navigation_controller_push(stack, extra, action == 5, NULL, NULL,
                                     NULL);
    break;
  case 7:
    motus_navigation_controller_pop(stack, true, NULL, NULL, NULL, NULL);
    break;
  case 8:
    motus_navigation_controller_pop_to(stack, first, false, NULL, NULL, NULL,
                                       NULL, 0, NULL);
    break;
  case 9:
    motus_view_controller_present(first, sheet, true, NULL, NULL, NULL);
    break;
  case 10:
    motus_animation_options_init(&options, sizeof options);
    options.duration = .2;
    motus_runtime_set_window_size(s.runtime, (motus_size){844, 390}, 0,
                                  &options, NULL, NULL, NULL);
    break;
  default:
    motus_runtime_set_root_view_controller(s.runtime, NULL);
  }
}

static void inside(storm *it) {
  (void)it;
  if (!is_done && moment >= OUTSIDE && calls++ == moment - OUTSIDE)
    act();
}

static void outside(int at) {
  if (!is_done && moment == at)
    act();
}

/* ---- One pop ---- */

static void touch(motus_touch_phase phase, double x) {
  motus_point point = {x, 400};
  motus_runtime_send_touch(s.runtime, 1, phase, point, s.time);
}

static void scrub(double fraction, int at) {
  if (is_by_finger)
    touch(MOTUS_TOUCH_MOVED, 390 * fraction);
  else
    motus_percent_driven_interaction_update(hand, fraction);
  outside(at);
  storm_tick(&s, 1.0 / 60);
}

static void pop(void) {
  if (is_by_finger) {
    touch(MOTUS_TOUCH_BEGAN, 2);
    outside(0);
    storm_tick(&s, 1.0 / 60);
    touch(MOTUS_TOUCH_MOVED, 14);
  } else {
    motus_navigation_controller_pop(stack, true, NULL, NULL, NULL, NULL);
    outside(0);
  }
  outside(1);
  storm_tick(&s, 1.0 / 60);
  scrub(.2, 2);
  scrub(.5, 3);
  scrub(is_finished ? .7 : .3, 4);
  outside(5);
  if (is_by_finger)
    touch(is_finished ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED,
          390 * (is_finished ? .7 : .3));
  else if (is_finished)
    motus_percent_driven_interaction_finish(hand);
  else
    motus_percent_driven_interaction_cancel(hand);
  outside(6);
  storm_tick(&s, 1.0 / 60);
  outside(7);
  storm_tick(&s, 1.0 / 20);
  outside(8);
}

/* ---- Afterwards ---- */

static void check_shown(motus_view *view) {
  static const motus_property all[] = {
      MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_BOUNDS, MOTUS_PROPERTY_TRANSFORM};
  static const size_t counts[] = {2, 4, 6};
  for (int i = 0; view && i < 3; i++) {
    double shown[6] = {0}, model[6] = {0};
    motus_view_property(view, all[i], MOTUS_VALUE_SHOWN, shown, counts[i]);
    motus_view_property(view, all[i], MOTUS_VALUE_MODEL, model, counts[i]);
    storm_expect(&s, memcmp(shown, model, sizeof shown) == 0,
                 "what is shown is the model");
  }
}

static void check_rest(void) {
  for (int i = 0; i < 60 && storm_statistics(&s).transitions > 0; i++) {
    storm_tick(&s, .25); /* a second pop has the same hand, which lets go */
    motus_percent_driven_interaction_finish(hand);
  }
  storm_check_rest(&s);
  storm_check_screens(&s);
  for (int i = 0; i < s.count; i++)
    check_shown(motus_view_controller_view_if_loaded(s.screens[i].controller));
  motus_rect window = motus_view_bounds(motus_runtime_window(s.runtime));
  size_t count = motus_navigation_controller_view_controller_count(stack);
  motus_view *view = motus_view_controller_view_if_loaded(
      motus_navigation_controller_view_controller_at(stack, count - 1));
  if (action == ACTIONS - 1 && is_done)
    return;
  storm_expect(&s, view && motus_view_is_in_window(view), "the top is there");
  motus_rect frame = motus_view_frame(view);
  storm_expect(&s,
               frame.x == 0 && frame.y == 0 && frame.width == window.width &&
                   frame.height == window.height,
               "the top screen fills the window");
  for (size_t i = 0; i + 1 < count; i++)
    storm_expect(&s,
                 !motus_view_is_in_window(motus_view_controller_view_if_loaded(
                     motus_navigation_controller_view_controller_at(stack, i))),
                 "nobody stands below it");
  if (!motus_view_controller_presented_view_controller(
          (motus_view_controller *)stack))
    storm_expect(&s,
                 motus_view_hit_test(motus_runtime_window(s.runtime),
                                     (motus_point){window.width / 2,
                                                   window.height / 2}) == view,
                 "touches find what is drawn");
}

static bool goes_well(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  storm_open(&s, 1);
  motus_statistics before = storm_statistics(&s);
  motus_runtime_set_window_size(s.runtime, (motus_size){390, 844}, 0, NULL,
                                NULL, NULL, NULL);
  motus_view_controller **all[] = {&first, &second, &third, &extra, &sheet};
  for (int i = 0; i < 5; i++)
    *all[i] = storm_create(&s, &callbacks);
  motus_view_controller_set_presentation_style(sheet,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_navigation_controller_create(s.runtime, first, &stack);
  if (is_fluid)
    motus_view_controller_set_interruption_policy(
        (motus_view_controller *)stack, MOTUS_INTERRUPTION_FLUID);
  motus_animation_controller_callbacks by = {.struct_size = sizeof by,
                                             .animate_transition = animate};
  motus_animation_controller_create(s.runtime, &by, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = give_animator,
                                        .interaction_controller = give_hand};
  motus_navigation_controller_set_delegate(stack, &delegate, NULL, NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)stack);
  replace(first, second, third, false);
  storm_tick(&s, 0);
  calls = 0;
  is_done = false;
  s.inside = inside;
  pop();
  check_rest();
  s.inside = NULL;
  motus_view_controller_dismiss(first, false, NULL, NULL, NULL);
  storm_check_rest(&s);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(stack);
  for (int i = 0; i < 5; i++)
    motus_release(*all[i]);
  motus_release(animator);
  motus_release(hand);
  storm_close(&s, before);
  return !s.is_wrong;
}

static void any_change_at_every_moment_of_a_scrubbed_pop(void) {
  for (int kind = 0; kind < 8; kind++)
    for (action = 0; action < ACTIONS; action++)
      for (moment = 0; moment < OUTSIDE + INSIDE; moment++) {
        is_fluid = kind & 1;
        is_by_finger = kind & 2;
        is_finished = kind & 4;
        if (!CHECK(goes_well())) {
          printf("    kind %d, action %d, moment %d\n", kind, action, moment);
          if (check_failures > 12)
            return;
        }
      }
}

CHECK_MAIN(TEST(any_change_at_every_moment_of_a_scrubbed_pop))
