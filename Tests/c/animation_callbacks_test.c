#include "animation_note.h"

/* ---- Callbacks ----------------------------------------------------------- */

static void reenter(void *user_data) {
  note *n = user_data;
  fade(n);
  n->status = motus_runtime_tick(n->runtime, 9);
  CHECK_EQUAL(motus_runtime_destroy(n->runtime), MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(motus_release(n->runtime), MOTUS_ERROR_REENTRANT);
}

static void reenter_at_the_end(void *user_data, bool finished) {
  done(user_data, finished);
  reenter(user_data);
}

static void callbacks_may_not_tick_or_end_the_runtime(void) {
  world w = world_open();
  note block = note_of(&w), completion = note_of(&w);
  motus_animation_options options = options_of(1);
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, reenter, &block,
                                    reenter_at_the_end, &completion, NULL,
                                    NULL),
              MOTUS_OK);
  CHECK_EQUAL(block.status, MOTUS_ERROR_REENTRANT);
  tick(&w, 1);
  CHECK_EQUAL(completion.status, MOTUS_ERROR_REENTRANT);
  CHECK_NEAR(motus_runtime_time(w.runtime), 1, 0);
  world_close(&w);
}

static void begin_only(void *user_data) {
  note *n = user_data;
  CHECK_EQUAL(motus_runtime_begin_animation(n->runtime, NULL), MOTUS_OK);
  fade(n);
}

static void commit_foreign(void *user_data) {
  note *n = user_data;
  n->status =
      motus_runtime_commit_animation(n->runtime, NULL, NULL, NULL, NULL);
}

static void blocks_and_pairs_do_not_cross(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  /* What a block leaves open is closed with it. */
  motus_runtime_animate(w.runtime, &options, begin_only, &n, NULL, NULL, NULL,
                        NULL);
  tick(&w, .5);
  CHECK_NEAR(shown(w.view), .5, 1e-12);
  /* A block is not closed by its own body, nor what was open around it. */
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &options), MOTUS_OK);
  motus_runtime_animate(w.runtime, &options, commit_foreign, &n, NULL, NULL,
                        NULL, NULL);
  CHECK_EQUAL(n.status, MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_REFUSED(
      motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
      INVALID_STATE, "motus_runtime_commit_animation");
  world_close(&w);
}

static void end_view(void *user_data) {
  note *n = user_data;
  fade(n);
  CHECK_EQUAL(motus_release(n->view), MOTUS_OK);
}

static void a_block_may_end_the_view_that_it_moves(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_view_create(w.runtime, &n.view);
  motus_animation_options options = options_of(1);
  motus_animation *animation = NULL;
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, end_view, &n, done, &n,
                                    destroyed, &animation),
              MOTUS_OK);
  CHECK(animation == NULL);
  tick(&w, .5);
  CHECK_EQUAL(n.finished + n.cut, 1);
  CHECK_EQUAL(n.destroyed, 1);
  CHECK_EQUAL(moving(&w), 0);
  world_close(&w);
}

/* ---- Whose data it is ---------------------------------------------------- */

static void user_data_is_destroyed_once_whatever_happens(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  motus_runtime *gone = (motus_runtime *)w.stale;
  /* Refused calls. */
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, NULL, &n, done, &n,
                                    destroyed, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(n.destroyed, 1);
  CHECK_EQUAL(motus_runtime_animate(NULL, &options, fade, &n, done, &n,
                                    destroyed, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(n.destroyed, 2);
  CHECK_EQUAL(motus_runtime_animate(gone, &options, fade, &n, done, &n,
                                    destroyed, NULL),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(n.destroyed, 3);
  options.struct_size = 3;
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, fade, &n, done, &n,
                                    destroyed, NULL),
              MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(n.destroyed, 4);
  CHECK_EQUAL(
      motus_runtime_commit_animation(w.runtime, done, &n, destroyed, NULL),
      MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(n.destroyed, 5);
  CHECK_EQUAL(motus_runtime_commit_animation(NULL, done, &n, destroyed, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(n.destroyed, 6);
  CHECK_EQUAL(n.ran + n.finished + n.cut, 0);
  /* Without a function an event tells: it lives until then. */
  options = options_of(1);
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, fade, &n, NULL, &n,
                                    destroyed, NULL),
              MOTUS_OK);
  CHECK_EQUAL(n.destroyed, 6);
  /* The runtime ends first: nobody is called. */
  n.alpha = .5;
  start(&w, &n, 1);
  n.alpha = .25;
  options.delay = 1;
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, destroyed,
                        NULL);
  n.alpha = .75;
  options.duration = 0;
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, destroyed,
                        NULL);
  CHECK_EQUAL(n.destroyed, 6);
  world_close(&w);
  CHECK_EQUAL(n.destroyed, 10);
  CHECK_EQUAL(n.finished + n.cut, 0);
}

static void destroy_again(void *user_data) {
  note *n = user_data;
  n->destroyed += 1;
  /* Destructors may call too, but not tick. */
  n->status = motus_runtime_tick(n->runtime, 1e6);
  CHECK_EQUAL(motus_view_set_alpha(n->view, .125), MOTUS_OK);
}

static void a_destructor_runs_when_all_is_said(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(0);
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, destroy_again,
                        NULL);
  CHECK_EQUAL(n.destroyed, 0);
  tick(&w, 0);
  CHECK_EQUAL(n.destroyed, 1);
  CHECK_EQUAL(n.status, MOTUS_ERROR_REENTRANT);
  CHECK_NEAR(motus_view_alpha(w.view), .125, 0);
  world_close(&w);
}

/* ---- Options ------------------------------------------------------------- */

static void options_are_checked(void) {
  world w = world_open();
  double bad[] = {-1, NAN, INFINITY, -INFINITY};
  for (int i = 0; i < 4; i++) {
    motus_animation_options options = options_of(bad[i]);
    if (bad[i] != -1) /* a duration below 0 is none */
      CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options),
                    INVALID_ARGUMENT, "motus_runtime_begin_animation");
    options = options_of(1);
    options.delay = bad[i];
    CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options),
                  INVALID_ARGUMENT, "motus_runtime_begin_animation");
    options = options_of(1);
    options.repeat_count = bad[i];
    if (!isnan(bad[i])) /* NaN says nothing */
      CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options),
                    INVALID_ARGUMENT, "motus_runtime_begin_animation");
  }
  motus_animation_options options = options_of(1);
  options.repeat_count = 0;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options),
                INVALID_ARGUMENT, "motus_runtime_begin_animation");
  options = options_of(1);
  options.flags = 1 << 10;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options),
                INVALID_ARGUMENT, "motus_runtime_begin_animation");
  options = options_of(1);
  options.timing.struct_size = 0;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &options), STRUCT_SIZE,
                "motus_runtime_begin_animation");
  struct {
    motus_animation_options options;
    char more[8];
  } newer;
  memset(&newer, 0, sizeof newer);
  newer.options = options_of(1);
  newer.options.struct_size = sizeof newer;
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &newer.options),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  newer.more[7] = 1;
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &newer.options),
                STRUCT_SIZE, "motus_runtime_begin_animation");
  CHECK_REFUSED(
      motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
      INVALID_STATE, "motus_runtime_commit_animation");
  world_close(&w);
}

static void an_animation_is_not_counted(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation *animation = start(&w, &n, 1);
  CHECK_REFUSED(motus_retain(animation), WRONG_KIND, "motus_retain");
  CHECK_REFUSED(motus_release(animation), WRONG_KIND, "motus_release");
  CHECK(motus_is_alive(animation));
  CHECK_REFUSED(
      motus_animation_cancel((motus_animation *)w.view, MOTUS_POSITION_END),
      WRONG_KIND, "motus_animation_cancel");
  world_close(&w);
}

/* UA-21: a view that nobody holds takes its delayed animation along, which is
 * said; one that has left the window, or whose animation runs, is no mistake. */
static void a_view_that_ends_before_its_animation_began_is_reported(void) {
  for (int i = 0; i < 4; i++) {
    world w = world_open();
    note n = note_of(&w);
    motus_animation_options options = options_of(1);
    motus_view *view = NULL;
    options.delay = i == 3 ? 0 : 5;
    motus_view_create(w.runtime, &view);
    if (i == 1)
      motus_view_add_subview(w.window, view);
    tick(&w, 0);
    motus_runtime_begin_animation(w.runtime, &options);
    motus_view_set_alpha(view, 0);
    motus_view_set_corner_radius(view, 8);
    motus_runtime_commit_animation(w.runtime, done, &n, NULL, NULL);
    report_clear();
    if (i == 1)
      motus_view_remove_from_superview(view);
    if (i != 2)
      CHECK_EQUAL(motus_release(view), MOTUS_OK);
    tick(&w, .1);
    CHECK_EQUAL(n.cut, i != 2);
    CHECK_EQUAL(reported.count, i == 0);
    if (i == 0)
      CHECK_TEXT(reported.function, "motus_release");
    if (i == 2)
      CHECK_EQUAL(motus_release(view), MOTUS_OK);
    report_clear();
    world_close(&w);
  }
}

CHECK_MAIN(TEST(a_view_that_ends_before_its_animation_began_is_reported),
           TEST(callbacks_may_not_tick_or_end_the_runtime),
           TEST(blocks_and_pairs_do_not_cross),
           TEST(a_block_may_end_the_view_that_it_moves),
           TEST(user_data_is_destroyed_once_whatever_happens),
           TEST(a_destructor_runs_when_all_is_said), TEST(options_are_checked),
           TEST(an_animation_is_not_counted))
