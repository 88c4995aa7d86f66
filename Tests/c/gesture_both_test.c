/* A pan that drives a presentation and its dismissal: a player that a finger
 * pulls out of a bar and down into it again (docs/RULES.md, DG-8). */
#include "hands_stage.h"

static motus_view_controller *player;
static int asked, asked_back;

/* ---- A player that comes from below ---- */

static void ended(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

/* 844 points, in .4 s, evenly. */
static void move_player(void *user_data, motus_transition_context *context) {
  motus_view *view = motus_view_controller_view(player);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_animation_options options;
  double end = 1266;
  (void)user_data;
  if (to == view) {
    motus_view_set_frame(view, (motus_rect){0, 844, 390, 844});
    motus_view_add_subview(motus_transition_context_container_view(context),
                           view);
    end = 422;
  }
  motus_animation_options_init(&options, sizeof options);
  options.duration = .4;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_center(view, (motus_point){195, end});
  motus_runtime_commit_animation(runtime, ended, context, NULL, NULL);
}

static double move_lasts(void *user_data, motus_transition_context *context) {
  (void)user_data, (void)context;
  return .4;
}

static motus_animation_controller *present_by(void *user_data,
                                              motus_view_controller *a,
                                              motus_view_controller *b,
                                              motus_view_controller *c) {
  (void)user_data, (void)a, (void)b, (void)c;
  return animator;
}

static motus_animation_controller *dismiss_by(void *user_data,
                                              motus_view_controller *it) {
  (void)user_data, (void)it;
  return animator;
}

static motus_interaction_controller *driven_by(void *user_data,
                                               motus_animation_controller *of) {
  (void)user_data, (void)of;
  return (motus_interaction_controller *)interaction;
}

static void ask(void *user_data, motus_gesture *gesture, bool back) {
  (void)user_data, (void)gesture;
  asked += !back;
  asked_back += back;
  if (back)
    motus_view_controller_dismiss(root, true, NULL, NULL, NULL);
  else
    motus_view_controller_present(root, player, true, NULL, NULL, NULL);
}

static void open_player(void) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = move_lasts,
      .animate_transition = move_player};
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = present_by,
      .animation_controller_for_dismissed = dismiss_by,
      .interaction_controller_for_presentation = driven_by,
      .interaction_controller_for_dismissal = driven_by};
  motus_gesture_binding_options up;
  open_runtime();
  motus_runtime_set_root_view_controller(runtime, root);
  player = make_screen();
  motus_view_controller_set_presentation_style(player,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_animation_controller_create(runtime, &callbacks, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(runtime, &interaction);
  motus_view_controller_set_transitioning_delegate(player, &delegate, NULL,
                                                   NULL);
  motus_gesture_binding_options_init(&up, sizeof up);
  up.direction = (motus_vector){0, -1};
  up.extent = 844;
  add_pan(motus_runtime_window(runtime), NULL);
  asked = asked_back = 0;
  CHECK_EQUAL(motus_gesture_bind_both(pan, interaction, &up, ask, NULL, NULL),
              MOTUS_OK);
  tick(4 * BEAT);
}

/* How far it has been pulled up. */
static double raised(void) {
  motus_view *view = motus_view_controller_view_if_loaded(player);
  if (view == NULL || motus_view_superview(view) == NULL)
    return 0;
  return 1266 - shown(view, MOTUS_PROPERTY_CENTER, 1);
}

static bool is_presented(void) {
  return motus_view_controller_presented_view_controller(root) == player;
}

/* ---- Fingers ---- */

static double finger;

static void touch(motus_touch_phase phase, double dy) {
  finger += dy;
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, phase,
                                       (motus_point){195, finger},
                                       now + 4 * BEAT),
              MOTUS_OK);
  tick(4 * BEAT);
}

/* At the time of its last word: the next frame shows what comes of it. */
static void lift(void) {
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_ENDED,
                                       (motus_point){195, finger}, now),
              MOTUS_OK);
  tick(4 * BEAT);
}

static void pull(double from, int steps, double dy) {
  finger = from;
  touch(MOTUS_TOUCH_BEGAN, 0);
  for (int i = 0; i < steps; i++)
    touch(MOTUS_TOUCH_MOVED, dy);
}

/* DG-8. */
static void one_pan_pulls_it_up_and_down(void) {
  open_player();
  pull(800, 20, -20);
  CHECK_EQUAL(asked, 1);
  CHECK_NEAR(raised(), 390, 1e-6); /* 10 points decide */
  lift();
  CHECK(raised() > 391); /* GR-13: it goes on in this frame */
  settle();
  CHECK(is_presented());
  CHECK_NEAR(raised(), 844, 1e-6);
  pull(100, 20, 20);
  CHECK_EQUAL(asked_back, 1);
  CHECK_NEAR(raised(), 844 - 390, 1e-6);
  touch(MOTUS_TOUCH_ENDED, 0);
  settle();
  CHECK(!is_presented());
  CHECK_EQUAL(asked, 1);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* DG-8. Whichever is under way is caught, and turned round. */
static void what_is_under_way_is_caught_in_either_direction(void) {
  for (int up = 0; up < 2; up++)
    for (int by_program = 0; by_program < 2; by_program++) {
      double way = up ? -20 : 20, caught;
      open_player();
      if (!up) {
        motus_percent_driven_interaction_set_wants_interactive_start(
            interaction, false);
        motus_view_controller_present(root, player, true, NULL, NULL, NULL);
        settle();
        CHECK(is_presented());
      }
      motus_percent_driven_interaction_set_wants_interactive_start(interaction,
                                                                   !by_program);
      if (by_program) {
        ask(NULL, NULL, !up);
        for (int i = 0; i < 8; i++)
          tick(4 * BEAT);
      } else {
        pull(422, 15, way);
        touch(MOTUS_TOUCH_ENDED, 0);
      }
      int before = asked + asked_back;
      pull(422, 1, -way); /* against it */
      caught = raised();
      CHECK(caught > 50 && caught < 794);
      touch(MOTUS_TOUCH_MOVED, -way);
      CHECK_NEAR(raised(), caught + way, 1e-6);
      touch(MOTUS_TOUCH_MOVED, way); /* and along it */
      CHECK_NEAR(raised(), caught, 1e-6);
      for (int i = 0; i < 12; i++)
        touch(MOTUS_TOUCH_MOVED, -way);
      touch(MOTUS_TOUCH_ENDED, 0);
      settle();
      CHECK_EQUAL(asked + asked_back, before);
      CHECK_EQUAL(is_presented(), !up);
      CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
    }
}

/* DG-8. Pulled the wrong way nothing comes, and nothing waits for it. */
static void what_is_not_there_does_not_come(void) {
  open_player();
  pull(100, 10, 20);
  CHECK_EQUAL(asked_back, 1);
  CHECK_NEAR(raised(), 0, 0);
  touch(MOTUS_TOUCH_ENDED, 0);
  settle();
  pull(800, 20, -20);
  CHECK_NEAR(raised(), 390, 1e-6);
  touch(MOTUS_TOUCH_CANCELLED, 0);
  settle();
  CHECK(!is_presented());
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

CHECK_MAIN(TEST(one_pan_pulls_it_up_and_down),
           TEST(what_is_under_way_is_caught_in_either_direction),
           TEST(what_is_not_there_does_not_come))
