/* Insets that move: who goes along, and a finger that pulls the keyboard down. */
#include "scroll_stage.h"
#include "story.h"

static story s;
static motus_view *board;
static motus_scroller *list;
static int words, completed;
static motus_inset_change last;

#define TALL 300.0

static motus_inset_change change(void) {
  motus_inset_change it = {.struct_size = sizeof it};
  CHECK_EQUAL(motus_runtime_inset_change(s.runtime, MOTUS_INSETS_KEYBOARD, &it),
              MOTUS_OK);
  return it;
}
/* The host's keyboard stands where it is told, and moves with everybody. */
static void along(void *user_data, motus_runtime *runtime,
                  motus_inset_source source) {
  (void)user_data;
  motus_insets to = motus_runtime_window_insets(runtime, source);
  CHECK_NEAR(change().to.bottom, to.bottom, 0);
  CHECK(!change().is_over);
  motus_view_set_center(
      board, (motus_point){WIDTH / 2, HEIGHT - to.bottom + TALL / 2});
  words++;
}
static void over(void *user_data, motus_runtime *runtime,
                 motus_inset_source source) {
  (void)user_data, (void)runtime;
  CHECK_EQUAL(source, MOTUS_INSETS_KEYBOARD);
  last = change();
  CHECK(last.is_over && !last.is_interactive);
  completed++;
}
static void join(void) {
  CHECK_EQUAL(
      motus_runtime_animate_alongside_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                             along, over, &s, story_destroy),
      MOTUS_OK);
}
static double board_top(void) {
  double center[2];
  motus_view_property(board, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[1] - TALL / 2;
}
static void set(double bottom, double seconds) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = seconds;
  options.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_set_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                              (motus_insets){.bottom = bottom},
                                              seconds ? &options : NULL, NULL,
                                              NULL, NULL),
              MOTUS_OK);
}
static void hold(double bottom) {
  CHECK_EQUAL(
      motus_runtime_drag_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                       (motus_insets){.bottom = bottom}),
      MOTUS_OK);
}
static void open(void) {
  motus_scroller_options options;
  words = completed = 0;
  memset(&last, 0, sizeof last);
  story_open(&s);
  s.a = story_screen(&s, "A");
  motus_scroller_options_init(&options, sizeof options);
  options.keyboard_dismiss = MOTUS_KEYBOARD_DISMISS_INTERACTIVE;
  list = scroller_in(motus_view_controller_view(s.a),
                     (motus_rect){0, 0, WIDTH, HEIGHT},
                     (motus_size){WIDTH, 4000}, &options, s.runtime);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, s.a), MOTUS_OK);
  motus_view_create(s.runtime, &board);
  motus_view_set_frame(board, (motus_rect){0, HEIGHT, WIDTH, TALL});
  motus_view_add_subview(motus_runtime_window(s.runtime), board);
  motus_view_set_user_interaction_enabled(board, false);
  story_tick(&s);
}
static void close(void) {
  motus_release(list);
  motus_release(board);
  motus_release(s.a);
  story_close(&s);
}

/* IN-7: one change from its first word to its rest, whoever speaks meanwhile. */
static void a_change_lasts_until_it_rests(void) {
  open();
  CHECK(change().is_over);
  join();
  CHECK_EQUAL(words, 0);
  set(TALL, .5);
  CHECK_EQUAL(words, 1);
  CHECK(change().is_animated && !change().is_over);
  CHECK_NEAR(change().duration, .5, 0);
  for (int i = 1; i <= 16; i++) {
    story_tick(&s);
    CHECK_NEAR(change().shown.bottom, TALL * i * FRAME / .5, 1e-9);
    CHECK_NEAR(board_top(), HEIGHT - change().shown.bottom, 1e-9);
  }
  /* Whoever comes late moves with the last word. */
  int before = s.destroyed;
  join();
  CHECK_EQUAL(words, 2);
  set(200, .25);
  CHECK_EQUAL(words, 4);
  CHECK_EQUAL(completed, 0);
  CHECK_NEAR(change().from.bottom, 0, 0);
  story_run(&s, 1);
  CHECK_EQUAL(completed, 2);
  CHECK_EQUAL(s.destroyed, before + 2);
  CHECK(!last.was_cancelled);
  CHECK_NEAR(last.to.bottom, 200, 0);
  CHECK_NEAR(board_top(), HEIGHT - 200, 1e-9);
  /* Nobody goes along with the next one who has not asked. */
  set(0, 0);
  CHECK_EQUAL(words, 4);
  CHECK_NEAR(change().shown.bottom, 0, 0);
  join();
  set(90, 0);
  CHECK_EQUAL(words, 5);
  CHECK_EQUAL(completed, 3);
  CHECK(!motus_runtime_needs_tick(s.runtime) || (story_tick(&s), true));
  close();
}

/* IN-7: held, thrown back, and caught on its way. */
static void a_finger_holds_them(void) {
  open();
  set(TALL, 0);
  join();
  for (int i = 1; i <= 10; i++) {
    hold(TALL - 10 * i);
    CHECK_EQUAL(words, i);
    CHECK(change().is_interactive && !change().is_animated);
    story_tick(&s);
    CHECK_NEAR(board_top(), HEIGHT - TALL + 10 * i, 0);
    CHECK_NEAR(change().shown.bottom, TALL - 10 * i, 0);
    CHECK_NEAR(motus_scroller_adjusted_inset(list).bottom, TALL - 10 * i, 0);
  }
  set(TALL, .25);
  CHECK(!change().is_interactive);
  story_run(&s, 1);
  CHECK_EQUAL(completed, 1);
  CHECK(last.was_cancelled);
  CHECK_NEAR(board_top(), HEIGHT - TALL, 1e-9);
  /* Down; caught half-way, and sent down again. */
  join();
  set(0, .5);
  for (int i = 0; i < 16; i++)
    story_tick(&s);
  CHECK_NEAR(board_top(), HEIGHT - TALL / 2, 1e-9);
  hold(TALL / 2);
  CHECK_NEAR(board_top(), HEIGHT - TALL / 2, 1e-9);
  for (int i = 0; i < 8; i++)
    story_tick(&s);
  CHECK_NEAR(board_top(), HEIGHT - TALL / 2, 1e-9);
  CHECK_EQUAL(completed, 1);
  set(0, .25);
  story_run(&s, 1);
  CHECK_EQUAL(completed, 2);
  CHECK(!last.was_cancelled);
  CHECK_NEAR(last.from.bottom, TALL, 0);
  CHECK_NEAR(board_top(), HEIGHT, 1e-9);
  close();
}

static double now(void) {
  return motus_runtime_time(s.runtime);
}
static void touch(motus_touch_phase phase, double y) {
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase,
                                       (motus_point){200, y}, now() + FRAME),
              MOTUS_OK);
  story_tick(&s);
}

/* IN-8, SC-80: it follows from where the finger meets it, and goes where the
 * finger throws it. */
static void a_scrolling_finger_pulls_the_keyboard_down(void) {
  static const struct {
    double lift;
    bool leaves, cancels;
  } ends[] = {{40, true, false},
              {-40, false, false},
              {0, false, false},
              {40, false, true}};
  for (int k = 0; k < 4; k++) {
    open();
    set(TALL, 0);
    motus_view_set_frame(board, (motus_rect){0, HEIGHT - TALL, WIDTH, TALL});
    join();
    motus_scroller_scroll_to(list, (motus_point){0, 2000}, false, NULL, NULL,
                             NULL);
    story_tick(&s);
    double edge = HEIGHT - TALL, y = edge - 100;
    touch(MOTUS_TOUCH_BEGAN, y);
    for (; y < edge - 11; y += 10) {
      touch(MOTUS_TOUCH_MOVED, y);
      CHECK_NEAR(board_top(), edge, 0);
    }
    CHECK_EQUAL(words, 0);
    for (; y < edge + 110; y += 10) {
      touch(MOTUS_TOUCH_MOVED, y);
      CHECK_NEAR(board_top(), y > edge ? y : edge, 0);
    }
    CHECK(change().is_interactive);
    /* Back up: it comes along, and no further than it was. */
    touch(MOTUS_TOUCH_MOVED, edge + 20);
    CHECK_NEAR(board_top(), edge + 20, 0);
    touch(MOTUS_TOUCH_MOVED, edge - 30);
    CHECK_NEAR(board_top(), edge, 0);
    y = edge + 60;
    for (int i = 0; i < 4; i++)
      touch(MOTUS_TOUCH_MOVED, y);
    for (int i = 0; i < 3; i++)
      touch(MOTUS_TOUCH_MOVED, y += ends[k].lift);
    double before = board_top();
    CHECK_NEAR(before, y > edge ? y : edge, 0);
    touch(ends[k].cancels ? MOTUS_TOUCH_CANCELLED : MOTUS_TOUCH_ENDED, y);
    /* What is back has no way to go. */
    CHECK_EQUAL(completed, before > edge ? 0 : 1);
    CHECK_NEAR(change().to.bottom, ends[k].leaves ? 0 : TALL, 0);
    CHECK(!change().is_interactive);
    /* On from there, as fast as the finger. */
    story_tick(&s);
    double step = board_top() - before;
    if (ends[k].leaves)
      CHECK(step > 20 && step < 60);
    else
      CHECK(step < 5 && step > -60);
    story_run(&s, 3);
    CHECK_EQUAL(completed, 1);
    CHECK(last.was_cancelled == !ends[k].leaves);
    CHECK_NEAR(board_top(), ends[k].leaves ? HEIGHT : edge, 1e-6);
    CHECK_NEAR(motus_scroller_adjusted_inset(list).bottom,
               ends[k].leaves ? 0 : TALL, 0);
    close();
  }
}

/* IN-8: the program's word counts, and a scroller that goes lets go. */
static void whoever_speaks_last_counts(void) {
  open();
  set(TALL, 0);
  join();
  touch(MOTUS_TOUCH_BEGAN, 500);
  for (int y = 510; y <= 640; y += 10)
    touch(MOTUS_TOUCH_MOVED, y);
  CHECK(change().is_interactive);
  set(120, .25);
  touch(MOTUS_TOUCH_MOVED, 700);
  CHECK_NEAR(change().to.bottom, 120, 0);
  touch(MOTUS_TOUCH_ENDED, 700);
  CHECK_NEAR(change().to.bottom, 120, 0);
  story_run(&s, 2);
  CHECK_EQUAL(completed, 1);
  CHECK_NEAR(change().shown.bottom, 120, 1e-9);
  set(TALL, 0);
  join();
  touch(MOTUS_TOUCH_BEGAN, 500);
  for (int y = 510; y <= 640; y += 10)
    touch(MOTUS_TOUCH_MOVED, y);
  CHECK(change().is_interactive);
  motus_view_remove_from_superview(motus_scroller_view(list));
  story_run(&s, 2);
  touch(MOTUS_TOUCH_ENDED, 640);
  story_run(&s, 2);
  CHECK_EQUAL(completed, 2);
  CHECK(last.was_cancelled);
  CHECK_NEAR(change().to.bottom, TALL, 0);
  close();
}

static void speak_again(void *user_data, motus_runtime *runtime,
                        motus_inset_source source) {
  int *left = user_data;
  if (--*left >= 0)
    CHECK_EQUAL(motus_runtime_set_window_insets(
                    runtime, source, (motus_insets){.bottom = 10. * *left},
                    NULL, NULL, NULL, NULL),
                MOTUS_OK);
}

/* Callbacks may speak, and join. */
static void callbacks_may_speak(void) {
  int left = 5;
  open();
  join();
  CHECK_EQUAL(
      motus_runtime_animate_alongside_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                             speak_again, NULL, &left, NULL),
      MOTUS_OK);
  join();
  set(TALL, 0);
  CHECK_EQUAL(completed, 2);
  CHECK_NEAR(change().to.bottom, 0, 0);
  CHECK(change().is_over);
  /* From the end of one into the next. */
  left = 3;
  CHECK_EQUAL(
      motus_runtime_animate_alongside_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                             NULL, speak_again, &left, NULL),
      MOTUS_OK);
  set(TALL, .25);
  story_run(&s, 1);
  CHECK_NEAR(change().to.bottom, 20, 0);
  /* What waits for a change that never comes is let go with the runtime. */
  int before = s.destroyed;
  join();
  hold(40);
  join();
  motus_release(list);
  motus_release(board);
  motus_release(s.a);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
  CHECK_EQUAL(s.destroyed, before + 3);
}

static void bad_arguments_change_nothing(void) {
  open();
  motus_inset_change it = {.struct_size = 3};
  static const double bad[] = {NAN, INFINITY, -1, 1e300};
  int before = s.destroyed;
  for (int i = 0; i < 4; i++)
    CHECK_EQUAL(
        motus_runtime_drag_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                         (motus_insets){.bottom = bad[i]}),
        MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_drag_window_insets(s.runtime, (motus_inset_source)2,
                                               (motus_insets){.top = 1}),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_drag_window_insets(NULL, MOTUS_INSETS_KEYBOARD,
                                               (motus_insets){.top = 1}),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_drag_window_insets((motus_runtime *)s.a,
                                               MOTUS_INSETS_KEYBOARD,
                                               (motus_insets){.top = 1}),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(
      motus_runtime_animate_alongside_insets(s.runtime, (motus_inset_source)7,
                                             along, over, &s, story_destroy),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_animate_alongside_insets(
                  NULL, MOTUS_INSETS_KEYBOARD, along, over, &s, story_destroy),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(s.destroyed, before + 2);
  CHECK_EQUAL(motus_runtime_inset_change(s.runtime, MOTUS_INSETS_KEYBOARD, &it),
              MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(
      motus_runtime_inset_change(s.runtime, MOTUS_INSETS_KEYBOARD, NULL),
      MOTUS_ERROR_INVALID_ARGUMENT);
  it.struct_size = sizeof it;
  it.duration = 3;
  CHECK_EQUAL(motus_runtime_inset_change(s.runtime, (motus_inset_source)2, &it),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(it.duration, 0, 0);
  CHECK_EQUAL(motus_runtime_inset_change(NULL, MOTUS_INSETS_KEYBOARD, &it),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(
      motus_runtime_window_insets(s.runtime, MOTUS_INSETS_KEYBOARD).bottom, 0,
      0);
  report_clear();
  close();
}

static char observed[64];

static void observe(void *user_data, motus_runtime *runtime,
                    motus_inset_source source) {
  motus_insets to = motus_runtime_window_insets(runtime, source);
  (void)user_data;
  motus_view_set_center(
      board, (motus_point){WIDTH / 2, HEIGHT - to.bottom + TALL / 2});
  strcat(observed, "o");
}
static void observe_end(void *user_data, motus_runtime *runtime,
                        motus_inset_source source) {
  (void)user_data, (void)runtime, (void)source;
  CHECK(change().is_over);
  strcat(observed, "e");
}
static void join_once(void *user_data, motus_runtime *runtime,
                      motus_inset_source source) {
  (void)user_data, (void)runtime, (void)source;
  strcat(observed, "j");
}

/* HK-2. */
static void an_observer_goes_along_with_every_change(void) {
  story_open(&s);
  observed[0] = 0;
  motus_view_create(s.runtime, &board);
  motus_view_set_frame(board, (motus_rect){0, HEIGHT, WIDTH, TALL});
  motus_view_add_subview(motus_runtime_window(s.runtime), board);
  story_tick(&s);
  CHECK_EQUAL(motus_runtime_set_insets_observer(s.runtime,
                                                MOTUS_INSETS_KEYBOARD, observe,
                                                observe_end, &s, story_destroy),
              MOTUS_OK);
  for (int i = 0; i < 2; i++) {
    motus_runtime_animate_alongside_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                           join_once, NULL, NULL, NULL);
    set(TALL, .5);
    story_run(&s, .25);
    CHECK_NEAR(board_top(), HEIGHT - TALL / 2, 1e-9);
    /* Turned round within the change: one end. */
    set(TALL / 2, .25);
    story_run(&s, 1);
    CHECK_NEAR(board_top(), HEIGHT - TALL / 2, 1e-9);
    set(0, 0);
    CHECK_NEAR(board_top(), HEIGHT, 0);
  }
  CHECK_TEXT(observed, "ojojeoeojojeoe");
  CHECK_EQUAL(s.destroyed, 0);
  CHECK_EQUAL(motus_runtime_set_insets_observer(
                  s.runtime, MOTUS_INSETS_KEYBOARD, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(s.destroyed, 1);
  set(TALL, 0);
  CHECK_TEXT(observed, "ojojeoeojojeoe");
  CHECK_EQUAL(motus_release(board), MOTUS_OK);
  story_close(&s);
}

static void keep_end(void *user_data, motus_runtime *runtime,
                     motus_inset_source source) {
  (void)user_data, (void)runtime, (void)source;
  motus_scroller_scroll_to(list, motus_scroller_maximum_offset(list), false,
                           NULL, NULL, NULL);
}

/* SC-43, IN-4: a list that rests at its end stays when the keyboard comes, and goes
 * back into its range when that goes; its end stays above the keyboard where a
 * function that goes along scrolls there. */
static void the_end_of_a_list_goes_along_when_it_is_asked_to(void) {
  for (int asked = 0; asked < 2; asked++) {
    open();
    motus_scroller_scroll_to(list, motus_scroller_maximum_offset(list), false,
                             NULL, NULL, NULL);
    story_tick(&s);
    if (asked)
      motus_runtime_animate_alongside_insets(s.runtime, MOTUS_INSETS_KEYBOARD,
                                             keep_end, NULL, NULL, NULL);
    for (int goes = 0; goes < 2; goes++) {
      set(goes ? 0 : TALL, .5);
      for (int i = 0; i < 40; i++) {
        double bounds[4];
        story_tick(&s);
        motus_view_property(motus_scroller_view(list), MOTUS_PROPERTY_BOUNDS,
                            MOTUS_VALUE_SHOWN, bounds, 4);
        CHECK_NEAR(bounds[1],
                   4000 - HEIGHT + (asked ? change().shown.bottom : 0), 1e-9);
      }
    }
    close();
  }
}

CHECK_MAIN(TEST(an_observer_goes_along_with_every_change),
           TEST(a_change_lasts_until_it_rests), TEST(a_finger_holds_them),
           TEST(a_scrolling_finger_pulls_the_keyboard_down),
           TEST(whoever_speaks_last_counts),
           TEST(the_end_of_a_list_goes_along_when_it_is_asked_to),
           TEST(callbacks_may_speak), TEST(bad_arguments_change_nothing))
