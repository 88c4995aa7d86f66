/* A side of a custom container's transition that gets another place while the
 * transition is under way (CN-25): the transition ends first, and the side
 * stands where it was put. */
#include "balance.h"
#include "seeds.h"

enum {
  A_SHOWN = 1, /* children of the container P: A is shown, B comes */
  B_COMING,
  OTHER, /* another custom container */
  STACK_ROOT,
  FREE,

  BY_ANIMATOR = 0,
  BY_BLOCK,
  HELD, /* an interaction controller leads it */
  WAYS,

  PRESENTED = 0,
  ROOT,
  CHILD,
  PUSHED,
  TAB,
  TAKEN_OUT, /* no other place */
  PLACES
};

static story s;
static motus_view_controller *container, *stack, *tabs;
static int completions, calls;
static bool completed;
static motus_transition_context *context;

static void lost_begin(void *user_data, motus_transition_context *it) {
  (void)user_data;
  context = it;
  motus_retain(it);
  motus_view_add_subview(motus_transition_context_container_view(it),
                         motus_view_controller_view(balanced[B_COMING]));
}
static double lost_duration(void *user_data, motus_transition_context *it) {
  (void)user_data, (void)it;
  return 0.4;
}
static void lost_completed(void *user_data, bool finished) {
  (void)user_data;
  completions++;
  completed = finished;
}
static void lost_fade(void *user_data) {
  (void)user_data;
  motus_view_set_alpha(motus_view_controller_view(balanced[A_SHOWN]), 0.5);
}
static void lost_presented(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  calls++;
}

/* Makes P, the root, with A in it and B beside, and begins the transition. */
static void lost_open(int way) {
  story_open(&s);
  balance_make(&s);
  completions = calls = 0;
  context = NULL;
  container = balanced[0];
  motus_navigation_controller *navigation = NULL;
  motus_tab_bar_controller *bar = NULL;
  motus_navigation_controller_create(s.runtime, balanced[STACK_ROOT],
                                     &navigation);
  motus_tab_bar_controller_create(s.runtime, &bar);
  stack = (motus_view_controller *)navigation;
  tabs = (motus_view_controller *)bar;
  motus_runtime_set_root_view_controller(s.runtime, container);
  for (int i = A_SHOWN; i <= B_COMING; i++) {
    motus_view_controller_add_child(container, balanced[i]);
    motus_view_controller_did_move_to_parent(balanced[i], container);
  }
  motus_view_add_subview(motus_view_controller_view(container),
                         motus_view_controller_view(balanced[A_SHOWN]));
  story_run(&s, .1);
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = lost_duration,
      .animate_transition = lost_begin};
  motus_animation_controller *animator = NULL;
  motus_percent_driven_interaction *hand = NULL;
  motus_container_transition_options by;
  motus_animation_options options;
  switch (way) {
  case BY_BLOCK:
    motus_animation_options_init(&options, sizeof options);
    options.duration = 0.4;
    motus_view_controller_transition(container, balanced[A_SHOWN],
                                     balanced[B_COMING], &options, lost_fade,
                                     NULL, lost_completed, NULL, NULL);
    break;
  default:
    motus_container_transition_options_init(&by, sizeof by);
    motus_animation_controller_create(s.runtime, &callbacks, NULL, NULL,
                                      &animator);
    by.animator = animator;
    if (way == HELD) {
      motus_percent_driven_interaction_create(s.runtime, &hand);
      by.interaction = (motus_interaction_controller *)hand;
    }
    motus_view_controller_transition_by(container, balanced[A_SHOWN],
                                        balanced[B_COMING], &by, lost_completed,
                                        NULL, NULL);
    motus_release(animator);
    if (hand)
      motus_release(hand);
  }
}

/* Gives a side another place, as a host does. */
static bool lost_place(motus_view_controller *side, int place) {
  motus_view_controller_will_move_to_parent(side, NULL);
  motus_view_controller_remove_from_parent(side);
  /* The host has added this one itself; the other one the transition. */
  if (side == balanced[A_SHOWN])
    motus_view_remove_from_superview(motus_view_controller_view(side));
  switch (place) {
  case PRESENTED:
    return motus_view_controller_present(container, side, true, lost_presented,
                                         NULL, NULL) == MOTUS_OK;
  case ROOT:
    return motus_runtime_set_root_view_controller(s.runtime, side) == MOTUS_OK;
  case CHILD:
    if (motus_view_controller_add_child(balanced[OTHER], side) != MOTUS_OK)
      return false;
    motus_view_add_subview(motus_view_controller_view(balanced[OTHER]),
                           motus_view_controller_view(side));
    motus_view_controller_did_move_to_parent(side, balanced[OTHER]);
    return true;
  case PUSHED:
    return motus_navigation_controller_push(
               (motus_navigation_controller *)stack, side, false, NULL, NULL,
               NULL) == MOTUS_OK;
  case TAB:
    return motus_tab_bar_controller_set_view_controllers(
               (motus_tab_bar_controller *)tabs, &side, 1, false, NULL, NULL,
               NULL) == MOTUS_OK;
  default:
    return true;
  }
}

/* Where the side is to stand. */
static bool lost_stands(motus_view_controller *side, int place) {
  motus_view *above = motus_view_superview(motus_view_controller_view(side));
  motus_view *own = motus_view_controller_view(container);
  bool shown =
      motus_view_controller_appearance_state(side) == MOTUS_APPEARANCE_APPEARED;
  switch (place) {
  case PRESENTED:
    return motus_view_controller_presented_view_controller(container) == side &&
           shown && !motus_view_is_descendant_of(above, own);
  case ROOT:
    return shown && above == motus_runtime_window(s.runtime);
  case CHILD:
    return !shown && above == motus_view_controller_view(balanced[OTHER]);
  case PUSHED:
    return !shown && motus_view_controller_parent(side) == stack &&
           (!above || !motus_view_is_descendant_of(above, own));
  case TAB:
    return !shown && motus_view_controller_parent(side) == tabs &&
           (!above || !motus_view_is_descendant_of(above, own));
  default:
    return motus_view_controller_parent(side) == NULL;
  }
}

static void lost_play(int way, int side, int place, int frames,
                      bool completes) {
  lost_open(way);
  for (int i = 0; i < frames; i++)
    story_tick(&s);
  CHECK(lost_place(balanced[side], place));
  if (frames > 1 && place != TAKEN_OUT) {
    CHECK_EQUAL(completions, 1);
    CHECK_EQUAL(completed, side == A_SHOWN);
  }
  /* The next frame has nothing to say of a transition that has ended. */
  int told = balance_calls;
  story_tick(&s);
  CHECK(place != ROOT || balance_calls == told);
  for (int i = 0; i < 3; i++)
    story_tick(&s);
  /* Its animator comes too late where the side has another place. */
  motus_status late =
      context ? motus_transition_context_complete(context, completes)
              : MOTUS_OK;
  CHECK_EQUAL(late == MOTUS_OK, !context || place == TAKEN_OUT);
  story_run(&s, 2);
  CHECK_EQUAL(completions, 1);
  CHECK_EQUAL(calls, place == PRESENTED);
  CHECK(lost_stands(balanced[side], place));
  story_check_ends(&s);
  if (context)
    motus_release(context);
  motus_release(stack);
  motus_release(tabs);
  balance_release();
  report_clear(); /* of the animator that came late */
  story_close(&s);
}

static void a_side_stands_where_it_was_put(void) {
  static const int moments[] = {0, 1, 2, 8};
  int step = storm_is_watched() ? 5 : 1, count = 0;
  for (int way = 0; way < WAYS; way++)
    for (int side = A_SHOWN; side <= B_COMING; side++)
      for (int place = 0; place < PLACES; place++)
        for (int i = 0; i < 4; i++)
          for (int completes = 0; completes < 2; completes++) {
            int before = check_failures;
            if (count++ % step == 0)
              lost_play(way, side, place, moments[i], completes != 0);
            if (check_failures != before)
              printf("    way %d, side %d, place %d, frame %d, completes %d\n",
                     way, side, place, moments[i], completes);
          }
}

/* */
static void a_refused_presentation_ends_nothing(void) {
  lost_open(BY_ANIMATOR);
  motus_view_controller *side = balanced[B_COMING];
  motus_view_controller_set_presentation_style(
      balanced[FREE], MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  CHECK_EQUAL(motus_view_controller_present(container, balanced[FREE], false,
                                            NULL, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
  story_tick(&s);
  motus_view_controller_remove_from_parent(side);
  CHECK_REFUSED(motus_view_controller_present(container, side, true,
                                              lost_presented, NULL, NULL),
                BUSY, "motus_view_controller_present");
  report_clear();
  CHECK_EQUAL(completions, 0);
  CHECK_EQUAL(calls, 0);
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
  motus_release(context);
  motus_release(stack);
  motus_release(tabs);
  balance_release();
  story_close(&s);
}

CHECK_MAIN(TEST(a_side_stands_where_it_was_put),
           TEST(a_refused_presentation_ends_nothing))
