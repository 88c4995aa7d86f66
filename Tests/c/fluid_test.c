/* Fluid containers: a request that comes in the middle of a transition goes
 * first. What is seen goes on from where it is, without a hole in the window
 * and without a jump; what has been left is touched no more. */
#include "dice.h"
#include "story_navigation.h"

static story s;

/* ---- What is seen ---- */

/* How many of 39 points across the window no screen covers. */
static int holes(void) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  int empty = 0;
  CHECK_EQUAL(motus_runtime_draw_list(s.runtime, &items, &count), MOTUS_OK);
  for (int i = 0; i < 39; i++) {
    double x = 5 + 10 * i;
    bool covered = false;
    for (size_t k = 0; k < count; k++) {
      const motus_draw_item *it = &items[k];
      double left = it->transform.tx + it->transform.a * it->bounds.x;
      double right = it->transform.tx +
                     it->transform.a * (it->bounds.x + it->bounds.width);
      if (it->view != motus_runtime_window(s.runtime) &&
          it->view != motus_view_controller_view_if_loaded(story_root(&s)) &&
          x >= left && x <= right)
        covered = true;
    }
    empty += !covered;
  }
  return empty;
}

static bool is_drawn(motus_view_controller *screen) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (size_t k = 0; k < count; k++)
    if (items[k].view == motus_view_controller_view_if_loaded(screen))
      return true;
  return false;
}

static double last[4], speed_limit;

static motus_view_controller *screen_at(int i) {
  motus_view_controller *all[] = {s.a, s.b, s.c, s.d};
  return all[i];
}

static void remember(void) {
  for (int i = 0; i < 4; i++)
    last[i] = is_drawn(screen_at(i)) ? story_x(screen_at(i)) : NAN;
}

/* A request in between moves nothing. */
static void check_still(void) {
  for (int i = 0; i < 4; i++)
    if (!isnan(last[i]) && is_drawn(screen_at(i)))
      CHECK_NEAR(story_x(screen_at(i)), last[i], 1e-6);
  CHECK_EQUAL(holes(), 0);
}

/* Frames without a hole and without a jump, until all rests. */
static void check_frames(double seconds) {
  for (int i = 0; i < seconds / FRAME; i++) {
    remember();
    story_tick(&s);
    CHECK_EQUAL(holes(), 0);
    for (int k = 0; k < 4; k++)
      if (!isnan(last[k]) && is_drawn(screen_at(k)))
        CHECK_NEAR(story_x(screen_at(k)), last[k], speed_limit * FRAME);
  }
}

static void check_rest(const char *stack) {
  check_frames(1.5);
  CHECK_TEXT(story_stack(&s), stack);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_statistics statistics = {.struct_size = sizeof statistics};
  motus_runtime_statistics(s.runtime, &statistics);
  CHECK_EQUAL(statistics.transitions, 0);
  CHECK_EQUAL(statistics.animated_properties, 0);
  CHECK_EQUAL(
      motus_view_subview_count(motus_view_controller_view(story_root(&s))), 1);
  motus_view_controller *top =
      motus_navigation_controller_top_view_controller(s.navigation);
  motus_point middle = {WIDTH / 2, HEIGHT / 2};
  CHECK_NEAR(story_x(top), WIDTH / 2, 0);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime), middle) ==
        motus_view_controller_view(top));
}

static void paint(motus_view_controller *screen) {
  motus_color grey = {.5, .5, .5, 1};
  motus_view_set_background_color(motus_view_controller_view(screen), grey);
}

static void open_fluid(void) {
  story_open_navigation(&s);
  for (int i = 0; i < 4; i++)
    paint(screen_at(i));
  s.told[0] = 0;
  motus_view_controller_set_interruption_policy(story_root(&s),
                                                MOTUS_INTERRUPTION_FLUID);
  speed_limit = 3500;
}

/* ---- The built-in slide ---- */

static void a_push_in_a_push_leaves_no_hole(void) {
  for (int frame = 1; frame < 22; frame++) {
    open_fluid();
    story_push(&s, s.b, true);
    story_run(&s, frame * FRAME);
    remember();
    story_push(&s, s.c, true);
    check_still();
    CHECK(is_drawn(s.a));
    CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
                MOTUS_APPEARANCE_DISAPPEARED);
    CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
                MOTUS_APPEARANCE_APPEARED);
    check_rest("A B C");
    CHECK(!is_drawn(s.a) && !is_drawn(s.b));
    story_close(&s);
  }
}

static void a_pop_in_a_push_brings_back_what_is_still_seen(void) {
  for (int frame = 1; frame < 22; frame++) {
    open_fluid();
    story_push(&s, s.b, true);
    story_run(&s, frame * FRAME);
    remember();
    story_pop(&s, true);
    check_still();
    CHECK(is_drawn(s.a) && is_drawn(s.b));
    check_rest("A");
    CHECK(story_in_order(&s, "A.did_disappear~ B.did_appear~ A.will_appear~ "
                             "B.did_disappear~ A.did_appear~"));
    story_close(&s);
  }
}

static void one_after_the_other_in_mid_flight(void) {
  for (int seed = 1; seed < 30; seed++) {
    uint64_t dice = (uint64_t)seed * 0x9e3779b97f4a7c15u;
    open_fluid();
    for (int i = 0; i < 6; i++) {
      motus_view_controller *next = NULL;
      dice_next(&dice);
      for (int k = 1; k < 4 && !next; k++)
        if (motus_view_controller_parent(screen_at(k)) == NULL)
          next = screen_at(k);
      remember();
      if (next && dice >> 63)
        story_push(&s, next, true);
      else
        story_pop(&s, true);
      check_still();
      check_frames((double)(dice >> 40 & 15) * FRAME);
    }
    check_frames(2);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    story_close(&s);
  }
}

/* What comes to nothing interrupts, too: the picture is brought to its end. */
static void a_request_for_nothing_leaves_no_hole(void) {
  open_fluid();
  story_push(&s, s.b, true);
  story_run(&s, 8 * FRAME);
  remember();
  CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, s.b, true, NULL,
                                                 NULL, NULL, NULL, 0, NULL),
              MOTUS_OK);
  check_still();
  CHECK(motus_view_controller_transition_coordinator(s.b) == NULL);
  check_rest("A B");
  story_close(&s);
}

/* ---- Before the first has begun ---- */

static void it_goes_first_as_soon_as_the_first_has_begun(void) {
  open_fluid();
  story_push(&s, s.b, true);
  story_push(&s, s.c, true);
  CHECK_TEXT(story_stack(&s), "A B");
  story_tick(&s);
  CHECK_TEXT(story_stack(&s), "A B C");
  CHECK(story_in_order(&s, "B.will_appear~ A.did_disappear~ B.did_appear~ "
                           "completed B.will_disappear~ C.will_appear~"));
  CHECK_EQUAL(holes(), 0);
  motus_transition_coordinator *it =
      motus_view_controller_transition_coordinator(s.c);
  CHECK(it != NULL);
  check_frames(0.35);
  CHECK(motus_view_controller_transition_coordinator(s.c) == NULL);
  CHECK_NEAR(story_x(s.c), WIDTH / 2, 1e-9);
  check_rest("A B C");
  story_close(&s);
}

/* What waits for a hand goes first when that lets go to the end. */
static void it_goes_first_when_the_hand_lets_go(void) {
  open_fluid();
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  story_tick(&s);
  story_drag(&s, 0.25);
  s.interaction = NULL;
  story_push(&s, s.c, true);
  CHECK_TEXT(story_stack(&s), "A B");
  remember();
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  check_still();
  CHECK_TEXT(story_stack(&s), "A B C");
  CHECK_EQUAL(reported.count, 0);
  check_rest("A B C");
  story_close(&s);
}

/* ---- The host's own animator, as tutorials write it ---- */

typedef struct block {
  motus_view *upper, *lower;
  bool covered;
} block;

static void place(void *user_data) {
  const block *b = user_data;
  motus_transform identity = {1, 0, 0, 1, 0, 0}, back = {.9, 0, 0, .9, 0, 0};
  motus_transform away = {1, 0, 0, 1, WIDTH, 0};
  motus_view_set_transform(b->upper, b->covered ? identity : away);
  motus_view_set_transform(b->lower, b->covered ? back : identity);
}

static block in_flight;
static int resets;

/* As UIKit programs do: everything as it was, then the word. */
static void reset_and_complete(void *user_data, bool finished) {
  motus_transform identity = {1, 0, 0, 1, 0, 0};
  (void)finished;
  resets += 1;
  motus_view_set_transform(in_flight.upper, identity);
  motus_view_set_transform(in_flight.lower, identity);
  CHECK_EQUAL(
      motus_transition_context_complete(
          user_data, !motus_transition_context_was_cancelled(user_data)),
      MOTUS_OK);
}

static void animate(void *user_data, motus_transition_context *context) {
  bool is_pop =
      motus_transition_context_operation(context) == MOTUS_NAVIGATION_POP;
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_animation_options options;
  (void)user_data;
  in_flight.upper = is_pop ? from : to;
  in_flight.lower = is_pop ? to : from;
  in_flight.covered = is_pop;
  motus_view_insert_subview(motus_transition_context_container_view(context),
                            to, is_pop ? 0 : 9);
  place(&in_flight);
  in_flight.covered = !is_pop;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_runtime_animate(s.runtime, &options, place, &in_flight,
                        reset_and_complete, context, NULL, NULL);
}

static void read_transform(motus_view_controller *screen, double *values) {
  motus_view_property(motus_view_controller_view(screen),
                      MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN, values, 6);
}

/* By its own kind, and by the built-in one. */
static void a_host_s_animator_is_interrupted_without_a_jump(void) {
  for (int built_in = 0; built_in < 2; built_in++)
    for (int frame = 1; frame < 31; frame += 3) {
      double before[2][6], after[2][6];
      open_fluid();
      motus_animation_controller_callbacks callbacks = story_animating();
      callbacks.animate_transition = animate;
      story_animate_with(&s, &callbacks);
      resets = 0;
      story_push(&s, s.b, true);
      story_run(&s, frame * FRAME);
      if (built_in)
        s.animator = NULL;
      for (int i = 0; i < 2; i++)
        read_transform(screen_at(i), before[i]);
      remember();
      story_pop(&s, true);
      CHECK_EQUAL(resets, 1);
      CHECK_EQUAL(reported.count, 0);
      for (int step = 0; step < 2; step++) {
        for (int i = 0; i < 2; i++) {
          read_transform(screen_at(i), after[i]);
          for (int k = 0; k < 6; k++)
            CHECK_NEAR(after[i][k], before[i][k], step ? 30 : 1e-6);
          CHECK_NEAR(story_x(screen_at(i)), last[i], step ? 30 : 1e-6);
        }
        story_tick(&s);
      }
      story_run(&s, 2);
      CHECK_TEXT(story_stack(&s), "A");
      CHECK(!motus_runtime_needs_tick(s.runtime));
      read_transform(s.a, after[0]);
      CHECK_NEAR(after[0][0], 1, 0);
      CHECK_NEAR(story_x(s.a), WIDTH / 2, 0);
      CHECK_EQUAL(reported.count, 0);
      story_close(&s);
    }
}

/* A screen that lingers is put where the host likes; it is nobody's then. */
static void what_lingers_can_be_taken(void) {
  open_fluid();
  story_push(&s, s.b, true);
  story_run(&s, 8 * FRAME);
  story_pop(&s, true);
  story_run(&s, 8 * FRAME);
  story_push(&s, s.c, true);
  CHECK(is_drawn(s.b));
  CHECK(motus_view_controller_parent(s.b) == NULL);
  motus_view_add_subview(motus_runtime_window(s.runtime),
                         motus_view_controller_view(s.b));
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  story_run(&s, 2);
  CHECK(is_drawn(s.b));
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  motus_view_remove_from_superview(motus_view_controller_view(s.b));
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

/* What cannot be is refused before anything under way is completed. */
static void a_refused_request_leaves_what_is_under_way(void) {
  for (int way = 0; way < 2; way++) {
    open_fluid();
    story_push(&s, s.b, !way);
    if (way) {
      story_run(&s, 1);
      story_pop(&s, true);
    }
    story_run(&s, 8 * FRAME);
    remember();
    motus_view_controller *twice[] = {s.a, s.c, s.c},
                          *itself[] = {s.a, story_root(&s)};
    for (int i = 0; i < 5; i++) {
      motus_status status =
          i < 2 ? motus_navigation_controller_push(
                      s.navigation, i ? story_root(&s) : s.a, true,
                      story_completed, &s, story_destroy)
          : i < 4
              ? motus_navigation_controller_set_view_controllers(
                    s.navigation, i == 2 ? twice : itself, i == 2 ? 3 : 2, true,
                    story_completed, &s, story_destroy)
              : motus_view_controller_transition(story_root(&s), s.a, s.d, NULL,
                                                 NULL, NULL, story_completed,
                                                 &s, story_destroy);
      motus_statistics statistics = {.struct_size = sizeof statistics};
      CHECK(status != MOTUS_OK);
      motus_runtime_statistics(s.runtime, &statistics);
      CHECK_EQUAL(statistics.transitions, 1);
      CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
                  way ? MOTUS_APPEARANCE_DISAPPEARING
                      : MOTUS_APPEARANCE_APPEARING);
      check_still();
    }
    check_rest(way ? "A" : "A B");
    CHECK_EQUAL(reported.count, 5);
    reported.count = 0;
    story_close(&s);
  }
}

CHECK_MAIN(TEST(a_push_in_a_push_leaves_no_hole),
           TEST(a_refused_request_leaves_what_is_under_way),
           TEST(a_pop_in_a_push_brings_back_what_is_still_seen),
           TEST(one_after_the_other_in_mid_flight),
           TEST(a_request_for_nothing_leaves_no_hole),
           TEST(it_goes_first_as_soon_as_the_first_has_begun),
           TEST(it_goes_first_when_the_hand_lets_go),
           TEST(a_host_s_animator_is_interrupted_without_a_jump),
           TEST(what_lingers_can_be_taken))
