/* Ten thousand random sequences of what can be done to a navigation controller:
 * appearance is balanced, the stack is the one that the requests say, requests
 * are answered in their order, the picture does not jump when a transition is
 * interrupted, and nothing is left behind. */
#include "storm_navigation.h"

/* ---- Steps ---- */

static motus_transition_coordinator *coordinator(void) {
  return motus_view_controller_transition_coordinator(
      (motus_view_controller *)navigation);
}

static void alongside(void *user_data, motus_transition_coordinator *it) {
  (void)user_data, (void)it;
  motus_view *view =
      motus_view_controller_view((motus_view_controller *)navigation);
  motus_view_set_alpha(view, motus_view_alpha(view) < 0.75 ? 1 : 0.5);
}

/* Inside will_move the stack has not grown yet. */
static bool stands(motus_view_controller *controller) {
  for (size_t i = 0;
       i < motus_navigation_controller_view_controller_count(navigation); i++)
    if (motus_navigation_controller_view_controller_at(navigation, i) ==
        controller)
      return true;
  return false;
}

static void ask(request_kind kind, bool animated) {
  if (model.asked == REQUESTS)
    return;
  request r;
  memset(&r, 0, sizeof r);
  r.kind = kind;
  r.name = (int)storm_dice(&s, NAMES);
  for (int name = 0; name < NAMES && kind == SET; name++)
    if (storm_dice(&s, 3) == 0)
      r.set.at[r.set.count++] = name;
  if (storm_dice(&s, 2) == 0 && !model.runs)
    choose_animator();
  motus_view_controller *named = s.screens[r.name].controller, *all[NAMES];
  if (kind == PUSH && stands(named)) {
    storm_expect(&s,
                 motus_navigation_controller_push(navigation, named, animated,
                                                  NULL, NULL, NULL) ==
                     MOTUS_ERROR_INVALID_ARGUMENT,
                 "what stands in the stack is not pushed");
    return;
  }
  model.requests[model.asked++] = r;
  void *number = (void *)(intptr_t)model.asked;
  advance();
  motus_status status = MOTUS_OK;
  for (int i = 0; i < r.set.count; i++)
    all[i] = s.screens[r.set.at[i]].controller;
  switch (kind) {
  case PUSH:
    status = motus_navigation_controller_push(navigation, named, animated,
                                              completed, number, NULL);
    break;
  case POP:
    status = motus_navigation_controller_pop(navigation, animated, completed,
                                             number, NULL, NULL);
    break;
  case POP_TO:
    status = motus_navigation_controller_pop_to(
        navigation, named, animated, completed, number, NULL, NULL, 0, NULL);
    break;
  case POP_TO_ROOT:
    status = motus_navigation_controller_pop_to(
        navigation, NULL, animated, completed, number, NULL, NULL, 0, NULL);
    break;
  case SET:
    status = motus_navigation_controller_set_view_controllers(
        navigation, all, (size_t)r.set.count, animated, completed, number,
        NULL);
    break;
  }
  storm_expect(&s, status == MOTUS_OK, "a request is accepted");
  if (coordinator() && storm_dice(&s, 2) == 0)
    motus_transition_coordinator_animate_alongside(coordinator(), NULL,
                                                   alongside, NULL, NULL, NULL);
}

typedef struct picture {
  double at[NAMES], velocity[NAMES];
  bool is_there[NAMES];
} picture;

static picture look(void) {
  picture p;
  memset(&p, 0, sizeof p);
  for (int i = 0; i < NAMES; i++) {
    motus_view *view =
        motus_view_controller_view_if_loaded(s.screens[i].controller);
    p.is_there[i] = view && motus_view_is_in_window(view);
    if (p.is_there[i])
      p.at[i] = storm_shown(view, &p.velocity[i]);
  }
  return p;
}

static void compare(const picture *a, const picture *b, bool velocities) {
  for (int i = 0; i < NAMES; i++) {
    if (!a->is_there[i] || !b->is_there[i])
      continue;
    storm_expect(&s, fabs(a->at[i] - b->at[i]) < 1e-6,
                 "an interruption does not move the picture");
    storm_expect(&s,
                 !velocities || fabs(a->velocity[i] - b->velocity[i]) <
                                    1e-6 * (1 + fabs(a->velocity[i])),
                 "an interruption keeps the velocity");
  }
}

/* Everything that a hand does leaves the picture where it is; and a finger's
 * velocity is that with which the rest begins. */
static void interrupt(uint32_t what) {
  storm_tick(&s, 0);
  picture before = look();
  motus_transition_coordinator *same = coordinator();
  double velocity = storm_number(&s, -4, 4);
  bool with_velocity = storm_dice(&s, 2) == 0;
  switch (what) {
  case 0:
    with_velocity
        ? motus_percent_driven_interaction_finish_with_velocity(hand, velocity)
        : motus_percent_driven_interaction_finish(hand);
    break;
  case 1:
    with_velocity
        ? motus_percent_driven_interaction_cancel_with_velocity(hand, velocity)
        : motus_percent_driven_interaction_cancel(hand);
    break;
  default:
    motus_percent_driven_interaction_pause(hand);
    break;
  }
  /* What was at its start or end is over now. */
  picture after = look();
  if (coordinator() == same)
    compare(&before, &after, false);
  storm_tick(&s, 0);
  after = look();
  if (coordinator() == same)
    compare(&before, &after, false);
}

/* the picture of what is completed ahead carries on. */
static void ask_in_between(void) {
  storm_tick(&s, 0);
  picture before = look();
  int waiting = model.asked - model.current, asked = model.asked;
  ask(storm_dice(&s, 2) ? PUSH : POP, true);
  picture after = look();
  if (waiting > 1 || model.asked > asked + 1)
    return; /* what has waited, or been asked inside, happens at once perhaps */
  compare(&before, &after, true);
}

static void step(void) {
  static const double ticks[] = {0, 1.0 / 128, 1.0 / 64, 0.05, 0.3};
  switch (storm_dice(&s, 24)) {
  case 0:
  case 1:
    ask(PUSH, true);
    break;
  case 2:
    ask(POP, true);
    break;
  case 3:
    ask(POP_TO, true);
    break;
  case 4:
    ask(POP_TO_ROOT, true);
    break;
  case 5:
  case 6:
    ask(SET, true);
    break;
  case 7:
    ask((request_kind)storm_dice(&s, 5), false);
    break;
  case 8:
    ask_in_between();
    break;
  case 9:
  case 10:
    interrupt(0);
    break;
  case 11:
    interrupt(1);
    break;
  case 12:
  case 13:
    interrupt(2);
    break;
  case 14:
  case 15:
    motus_percent_driven_interaction_update(hand, storm_number(&s, -0.1, 1.1));
    break;
  case 16: {
    bool is_there = motus_runtime_root_view_controller(s.runtime) != NULL;
    motus_runtime_set_root_view_controller(
        s.runtime, is_there ? NULL : (motus_view_controller *)navigation);
    break;
  }
  default:
    storm_tick(&s, ticks[storm_dice(&s, 5)]);
    break;
  }
}

static void step_inside(storm *it) {
  if (storm_dice(it, 24))
    return;
  switch (storm_dice(it, 6)) {
  case 0:
    ask(PUSH, storm_dice(it, 2));
    break;
  case 1:
    ask(POP, storm_dice(it, 2));
    break;
  case 2:
    ask(SET, storm_dice(it, 2));
    break;
  case 3:
    motus_percent_driven_interaction_finish(hand);
    break;
  case 4:
    motus_percent_driven_interaction_cancel(hand);
    break;
  default:
    motus_percent_driven_interaction_pause(hand);
    break;
  }
}

/* ---- Checks ---- */

static void check_stack(void) {
  const stack *right = expected();
  bool holds = (int)motus_navigation_controller_view_controller_count(
                   navigation) == right->count;
  for (int i = 0; holds && i < right->count; i++)
    holds = motus_navigation_controller_view_controller_at(
                navigation, (size_t)i) == s.screens[right->at[i]].controller;
  storm_expect(&s, holds, "the stack is the one that the requests say");
}

static void check(void) {
  check_stack();
  if (storm_statistics(&s).transitions > 0)
    return;
  storm_check_screens(&s);
  motus_view_controller *root = (motus_view_controller *)navigation;
  if (motus_view_controller_appearance_state(root) != MOTUS_APPEARANCE_APPEARED)
    return;
  motus_view *view = motus_view_controller_view(root);
  bool has_one =
      motus_view_subview_count(view) ==
      (motus_navigation_controller_top_view_controller(navigation) != NULL);
  storm_expect(&s, has_one, "the top alone stands in the tree");
}

static void open_scene(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  memset(&model, 0, sizeof model);
  last = NULL;
  motus_animation_controller_callbacks by = {.struct_size = sizeof by,
                                             .transition_duration =
                                                 transition_duration,
                                             .animate_transition = animate};
  motus_animation_controller_create(s.runtime, &by, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  for (int i = 0; i < NAMES; i++)
    storm_create(&s, &callbacks);
  motus_navigation_controller_create(s.runtime, s.screens[0].controller,
                                     &navigation);
  model.settled.count = 1;
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller = animation_controller,
      .interaction_controller = interaction_controller};
  motus_navigation_controller_set_delegate(navigation, &delegate, NULL, NULL);
  motus_view_controller *root = (motus_view_controller *)navigation;
  if (storm_dice(&s, 4) == 0)
    motus_view_controller_set_interruption_policy(root,
                                                  MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_uses_uniform_order(s.runtime, storm_dice(&s, 2) == 0);
  motus_runtime_set_root_view_controller(s.runtime, root);
  choose_animator();
  s.inside = storm_dice(&s, 3) == 0 ? step_inside : NULL;
}

/* Brings everything to its end, gives everything back, and counts. */
static void close_scene(motus_statistics before) {
  s.inside = NULL;
  for (int i = 0; i < 400 && storm_statistics(&s).transitions > 0; i++) {
    motus_percent_driven_interaction_finish(hand);
    storm_tick(&s, 0.5);
    if (last && motus_is_alive(last))
      motus_transition_context_complete(
          last, !motus_transition_context_was_cancelled(last));
  }
  storm_check_rest(&s);
  check();
  storm_expect(&s, model.current == model.asked, "every request is answered");
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(navigation);
  motus_release(animator);
  motus_release(hand);
  for (int i = 0; i < s.count; i++)
    motus_release(s.screens[i].controller);
  storm_close(&s, before);
}

static bool goes_well(uint64_t seed) {
  storm_open(&s, seed);
  motus_statistics before = storm_statistics(&s);
  open_scene();
  int steps = 12 + (int)storm_dice(&s, 28);
  for (int i = 0; i < steps && !s.is_wrong; i++) {
    step();
    check();
  }
  close_scene(before);
  return !s.is_wrong;
}

static void nothing_goes_wrong_in_ten_thousand_sequences(void) {
  int count = storm_sequences(10000);
  for (int seed = storm_first(); count-- > 0; seed++)
    if (!CHECK(goes_well((uint64_t)seed))) {
      printf("    seed %d\n", seed);
      return;
    }
}

CHECK_MAIN(TEST(nothing_goes_wrong_in_ten_thousand_sequences))
