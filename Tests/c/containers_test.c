/* Custom containers: the transition between two children. */
#include "story_navigation.h"

static story s;
static motus_view_controller *p, *a, *b;

/* A container in the window with the view of A in its own; B is a child too. */
static void open_container(void) {
  story_open(&s);
  p = story_screen(&s, "P");
  a = story_screen(&s, "A");
  b = story_screen(&s, "B");
  motus_runtime_set_root_view_controller(s.runtime, p);
  motus_view_controller_add_child(p, a);
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(a));
  motus_view_controller_did_move_to_parent(a, p);
  motus_view_controller_add_child(p, b);
  motus_view_set_alpha(motus_view_controller_view(b), 0);
  story_tick(&s);
  s.told[0] = 0;
  s.happened[0] = 0;
}

static void fade(void *user_data) {
  (void)user_data;
  story_say(&s, "fade");
  motus_view_set_alpha(motus_view_controller_view(b), 1);
  motus_view_set_alpha(motus_view_controller_view(a), 0);
}

static void go(double duration) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  CHECK_EQUAL(motus_view_controller_transition(p, a, b, &options, fade, NULL,
                                               story_completed, &s,
                                               story_destroy),
              MOTUS_OK);
}

static double shown_alpha(motus_view_controller *controller) {
  double alpha = NAN;
  motus_view_property(motus_view_controller_view(controller),
                      MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  return alpha;
}

/* CN-3. */
static void one_child_gives_way_to_the_other(void) {
  open_container();
  go(0.5);
  CHECK_TOLD(&s, "");
  story_tick(&s);
  CHECK(story_in_order(&s, "B.will_appear~ fade B.is_appearing~"));
  CHECK(story_in_order(&s, "A.will_disappear~ fade"));
  CHECK(motus_view_superview(motus_view_controller_view(b)) ==
        motus_view_controller_view(p));
  CHECK(motus_view_superview(motus_view_controller_view(a)) ==
        motus_view_controller_view(p));
  for (int frame = 0; frame < 32; frame++) {
    double done = ease_in_out(frame * FRAME / 0.5);
    CHECK_NEAR(shown_alpha(b), done, 1e-9);
    CHECK_NEAR(shown_alpha(a), 1 - done, 1e-9);
    story_tick(&s);
  }
  CHECK(story_in_order(&s, "B.did_appear~ completed"));
  CHECK(story_in_order(&s, "A.did_disappear~ completed"));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  CHECK_NEAR(shown_alpha(b), 1, 0);
  /* Children come and go by the container's own calls. */
  CHECK_EQUAL(motus_view_controller_child_count(p), 2);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(s.destroyed, 1);
  story_close(&s);
}

static void without_duration_it_happens_at_once(void) {
  open_container();
  go(0);
  CHECK(story_in_order(&s, "B.will_appear fade B.did_appear completed") ||
        story_in_order(&s, "B.will_appear B.did_appear fade") ||
        story_in_order(&s, "B.will_appear B.did_appear completed fade"));
  CHECK(story_in_order(&s, "A.will_disappear A.did_disappear"));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  CHECK_NEAR(shown_alpha(b), 1, 0);
  CHECK_NEAR(motus_view_alpha(motus_view_controller_view(a)), 0, 0);
  story_close(&s);
}

/* UA-17: a transition option exchanges the views, and leaves nothing behind. */
static void one_child_is_dissolved_into_the_other(void) {
  motus_animation_options options;
  open_container();
  motus_view_set_alpha(motus_view_controller_view(b), 1);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  options.flags = MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE;
  CHECK_EQUAL(motus_view_controller_transition(p, a, b, &options, NULL, NULL,
                                               story_completed, &s, NULL),
              MOTUS_OK);
  story_tick(&s);
  story_run(&s, 0.25);
  CHECK_NEAR(shown_alpha(b), 0.5, 1e-9);
  story_run(&s, 0.5);
  CHECK(story_in_order(&s, "B.will_appear~ B.did_appear~ completed"));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  CHECK_NEAR(motus_view_alpha(motus_view_controller_view(a)), 1, 0);
  CHECK_NEAR(shown_alpha(b), 1, 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static motus_transition_context *context_of_swap;
static void slide(void *user_data, motus_transition_context *context) {
  context_of_swap = context;
  CHECK_EQUAL(motus_transition_context_operation(context),
              MOTUS_NAVIGATION_POP);
  CHECK(motus_transition_context_view_controller(context,
                                                 MOTUS_TRANSITION_FROM) == a);
  motus_rect final =
      motus_transition_context_final_frame(context, MOTUS_TRANSITION_TO);
  CHECK_NEAR(final.width, 200, 0);
  story_animate(user_data, context);
}

/* TR-19: custom containers have contexts, interactive ones too. */
static void an_animator_moves_children_by_hand(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  motus_container_transition_options options;
  open_container();
  story_animate_by_blocks(&s, true);
  callbacks.animate_transition = slide;
  story_animate_with(&s, &callbacks);
  motus_container_transition_options_init(&options, sizeof options);
  options.animator = s.animator;
  options.interaction = s.interaction;
  options.operation = MOTUS_NAVIGATION_POP;
  motus_rect small = {10, 20, 200, 300};
  options.to_final_frame = small;
  motus_view_controller *stranger = story_screen(&s, "S");
  for (int time = 0; time < 2; time++) {
    s.told[0] = 0;
    CHECK_EQUAL(motus_view_controller_transition_by(p, a, b, &options,
                                                    story_completed, &s, NULL),
                MOTUS_OK);
    story_tick(&s);
    CHECK(story_in_order(&s, "B.will_appear~ A.will_disappear~ animate"));
    /* At once, although its turn would come later. */
    CHECK_REFUSED(motus_view_controller_transition_by(
                      p, stranger, NULL, &options, NULL, NULL, NULL),
                  INVALID_ARGUMENT, "motus_view_controller_transition_by");
    report_clear();
    story_drag(&s, 0.5);
    time == 0 ? motus_percent_driven_interaction_cancel(s.hand)
              : motus_percent_driven_interaction_finish(s.hand);
    story_run(&s, 1);
    CHECK_EQUAL(motus_view_controller_appearance_state(a),
                time == 0 ? MOTUS_APPEARANCE_APPEARED
                          : MOTUS_APPEARANCE_DISAPPEARED);
    CHECK(!motus_is_alive(context_of_swap));
  }
  CHECK(story_in_order(&s, "ended B.did_appear~ A.did_disappear~ completed"));
  motus_release(stranger);
  motus_rect frame = motus_view_frame(motus_view_controller_view(b));
  CHECK(memcmp(&frame, &small, sizeof frame) == 0);
  /* One side may be missing. */
  options.animator = NULL;
  options.interaction = NULL;
  CHECK_EQUAL(motus_view_controller_transition_by(p, b, NULL, &options, NULL,
                                                  NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_appearance_state(b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(motus_view_controller_transition_by(p, NULL, a, &options, NULL,
                                                  NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_appearance_state(a),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_REFUSED(motus_view_controller_transition_by(p, NULL, NULL, &options,
                                                    NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_view_controller_transition_by");
  report_clear();
  story_close(&s);
}

static void a_container_that_is_not_shown_tells_nobody(void) {
  open_container();
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  s.told[0] = 0;
  go(0.5);
  story_run(&s, 1);
  CHECK(strstr(s.told, "appear") == NULL);
  CHECK(story_in_order(&s, "completed"));
  CHECK(motus_view_superview(motus_view_controller_view(b)) ==
        motus_view_controller_view(p));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  story_close(&s);
}

static void without_a_block_it_only_takes_its_time(void) {
  open_container();
  CHECK_EQUAL(motus_view_controller_transition(p, a, b, NULL, NULL, NULL,
                                               story_completed, &s, NULL),
              MOTUS_OK);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "B.will_appear~ B.did_appear~ completed"));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  story_close(&s);
}

static void back(void *user_data) {
  (void)user_data;
  story_say(&s, "back");
  motus_view_set_alpha(motus_view_controller_view(a), 1);
}

static void a_second_one_waits(void) {
  open_container();
  go(0.25);
  CHECK_EQUAL(motus_view_controller_transition(p, b, a, NULL, back, NULL,
                                               story_completed, &s, NULL),
              MOTUS_OK);
  story_tick(&s);
  CHECK(strstr(s.told, "back") == NULL);
  s.told[0] = 0;
  story_run(&s, 1);
  CHECK(story_in_order(&s, "B.did_appear~ A.will_appear~ back A.did_appear~"));
  CHECK(motus_view_superview(motus_view_controller_view(b)) == NULL);
  CHECK_NEAR(shown_alpha(a), 1, 0);
  story_close(&s);
}

static motus_status try_to_go(motus_view_controller *container,
                              motus_view_controller *from,
                              motus_view_controller *to) {
  return motus_view_controller_transition(container, from, to, NULL, fade, NULL,
                                          story_completed, &s, story_destroy);
}

static void what_cannot_go_is_refused(void) {
  open_container();
  const char *name = "motus_view_controller_transition";
  motus_view_controller *stranger = story_screen(&s, "C");
  CHECK_REFUSED(try_to_go(p, a, stranger), INVALID_ARGUMENT, name);
  CHECK_SAYS("children");
  CHECK_REFUSED(try_to_go(p, stranger, a), INVALID_ARGUMENT, name);
  CHECK_REFUSED(try_to_go(p, a, a), INVALID_ARGUMENT, name);
  CHECK_REFUSED(try_to_go(p, b, a), INVALID_STATE, name);
  CHECK_SAYS("superview");
  motus_view_controller_set_forwards_appearance(p, false);
  CHECK_REFUSED(try_to_go(p, a, b), INVALID_STATE, name);
  CHECK_SAYS("forward");
  CHECK_EQUAL(s.destroyed, 5);
  CHECK_TOLD(&s, "");
  CHECK(motus_view_superview(motus_view_controller_view(a)) ==
        motus_view_controller_view(p));
  report_clear();
  story_close(&s);
}

static void others_move_along(void *user_data,
                              motus_transition_coordinator *it) {
  motus_view *header = user_data;
  CHECK(motus_transition_coordinator_view_controller(it, MOTUS_TRANSITION_TO) ==
        b);
  motus_view_set_corner_radius(header, 32);
}

static void it_has_a_coordinator(void) {
  open_container();
  motus_view *header = NULL;
  motus_view_create(s.runtime, &header);
  motus_view_add_subview(motus_view_controller_view(p), header);
  CHECK(motus_view_controller_transition_coordinator(p) == NULL);
  go(0.5);
  motus_transition_coordinator *it =
      motus_view_controller_transition_coordinator(b);
  CHECK(it != NULL && it == motus_view_controller_transition_coordinator(p));
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, others_move_along, NULL, header, NULL),
              MOTUS_OK);
  story_tick(&s);
  story_run(&s, 0.25);
  double radius = 0;
  motus_view_property(header, MOTUS_PROPERTY_CORNER_RADIUS, MOTUS_VALUE_SHOWN,
                      &radius, 1);
  CHECK_NEAR(radius, 16, 1e-9);
  story_run(&s, 0.5);
  CHECK(motus_view_controller_transition_coordinator(p) == NULL);
  story_close(&s);
}

CHECK_MAIN(TEST(one_child_gives_way_to_the_other),
           TEST(one_child_is_dissolved_into_the_other),
           TEST(an_animator_moves_children_by_hand),
           TEST(without_duration_it_happens_at_once),
           TEST(a_container_that_is_not_shown_tells_nobody),
           TEST(without_a_block_it_only_takes_its_time),
           TEST(a_second_one_waits), TEST(what_cannot_go_is_refused),
           TEST(it_has_a_coordinator))
