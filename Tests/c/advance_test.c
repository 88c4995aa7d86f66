/* Frames that go on by themselves: a published frame that is advanced shows what
 * the tick at that time does, as long as nothing new happens before. Worlds with
 * whatever can move in one publish, tick, and compare. */
#define _POSIX_C_SOURCE 200809L
#include "advanced.h"
#include "dynamics.h"
#include "host_memory.h"
#include "life.h"
#include "seeds.h"

enum { MOVES = 40 };

/* ---- A world in which much moves by itself ---- */

typedef struct stage {
  life l;
  motus_scroller *scroller;
  motus_value *value, *point;
  motus_property_animator *animator;
} stage;

static void roll_some(void *data) {
  stage *s = data;
  motus_view *view = any(&s->l);
  if (roll(&s->l, 3))
    set_place(&s->l, view);
  else
    set_look(&s->l, view);
}

static void start_animator(stage *s) {
  motus_timing timing;
  CHECK_EQUAL(motus_timing_init(&timing, sizeof timing), MOTUS_OK);
  if (roll(&s->l, 2))
    timing.type = MOTUS_TIMING_SPRING;
  double seconds = .05 * (1 + roll(&s->l, 8));
  if (!s->animator) {
    CHECK_EQUAL(motus_property_animator_create(s->l.runtime, seconds, &timing,
                                               &s->animator),
                MOTUS_OK);
    for (int i = 0; i < 3; i++)
      motus_property_animator_add_animations(s->animator, roll_some, s, NULL);
    if (roll(&s->l, 2))
      motus_property_animator_start_after_delay(s->animator,
                                                .01 * roll(&s->l, 9));
    else
      motus_property_animator_start(s->animator);
    return;
  }
  switch (roll(&s->l, 6)) {
  case 0:
    motus_property_animator_pause(s->animator);
    break;
  case 1:
    motus_property_animator_start(s->animator);
    break;
  case 2:
    motus_property_animator_set_reversed(s->animator, roll(&s->l, 2));
    break;
  case 3:
    motus_property_animator_pause(s->animator);
    motus_property_animator_set_fraction_complete(s->animator,
                                                  roll(&s->l, 9) / 8.0);
    motus_property_animator_start_after_delay(s->animator,
                                              .01 * roll(&s->l, 9));
    break;
  case 4:
    motus_release(s->animator);
    s->animator = NULL;
    break;
  default:
    motus_property_animator_add_animations(s->animator, roll_some, s, NULL);
    break;
  }
}

static void start_keyframes(stage *s) {
  motus_keyframes_options options;
  motus_keyframes_options_init(&options, sizeof options);
  options.duration = .05 * (1 + roll(&s->l, 6));
  options.delay = roll(&s->l, 2) ? 0 : .01 * roll(&s->l, 7);
  if (roll(&s->l, 2))
    options.repeat_count = 1 + roll(&s->l, 2);
  CHECK_EQUAL(motus_runtime_begin_keyframes(s->l.runtime, &options), MOTUS_OK);
  for (int i = 0; i < 3; i++) {
    double start = roll(&s->l, 4) / 4.0;
    motus_runtime_add_keyframe(s->l.runtime, start, .25, roll_some, s);
  }
  motus_runtime_commit_animation(s->l.runtime, NULL, NULL, NULL, NULL);
}

static void start_block(stage *s) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .02 * (1 + roll(&s->l, 12));
  options.delay = roll(&s->l, 2) ? 0 : .01 * roll(&s->l, 8);
  const motus_timing_type types[] = {MOTUS_TIMING_SPRING, MOTUS_TIMING_CUBIC,
                                     MOTUS_TIMING_LINEAR};
  options.timing.type = types[roll(&s->l, 3)];
  if (options.timing.type == MOTUS_TIMING_CUBIC) {
    options.timing.control_1 = (motus_point){.2, -.4};
    options.timing.control_2 = (motus_point){.3, 1.5};
  }
  if (roll(&s->l, 4) == 0) {
    options.flags = MOTUS_ANIMATION_REPEAT;
    options.repeat_count = 1 + roll(&s->l, 3) / 2.0;
    if (roll(&s->l, 2))
      options.flags |= MOTUS_ANIMATION_AUTOREVERSE;
  }
  CHECK_EQUAL(motus_runtime_begin_animation(s->l.runtime, &options), MOTUS_OK);
  for (int i = 0; i < 3; i++)
    roll_some(s);
  double numbers[2] = {place(&s->l), place(&s->l)};
  motus_value_set(s->point, numbers, 2);
  motus_value_set_number(s->value, place(&s->l));
  motus_runtime_commit_animation(s->l.runtime, NULL, NULL, NULL, NULL);
}

static void scroll(stage *s) {
  double y = 2000.0 * roll(&s->l, 4) - 3000;
  if (roll(&s->l, 3))
    motus_scroller_fling(s->scroller, (motus_vector){0, y});
  else
    motus_scroller_scroll_to(s->scroller,
                             (motus_point){0, 3.0 * roll(&s->l, 300)}, true,
                             NULL, NULL, NULL);
}

static void move_something(stage *s) {
  switch (roll(&s->l, 9)) {
  case 0:
  case 1:
    scroll(s);
    break;
  case 2:
    start_keyframes(s);
    break;
  case 3:
  case 4:
    start_animator(s);
    break;
  case 5:
    motus_runtime_set_clock_speed(s->l.runtime, .25 + roll(&s->l, 8) / 4.0);
    break;
  case 6:
    motus_value_fling(s->value, &(double){500}, 1, NULL, NULL, NULL, NULL,
                      NULL);
    break;
  default:
    start_block(s);
    break;
  }
}

static stage stage_begin(unsigned seed) {
  stage s = {.l = life_begin(seed, seed % 4 == 0, seed % 2 ? 110 : 30)};
  CHECK_EQUAL(motus_scroller_create(s.l.scroller, NULL, &s.scroller), MOTUS_OK);
  CHECK_EQUAL(motus_scroller_set_content_size(s.scroller,
                                              (motus_size){SIDE, 9.0 * ROWS}),
              MOTUS_OK);
  CHECK_EQUAL(motus_value_create_number(s.l.runtime, 0, &s.value), MOTUS_OK);
  CHECK_EQUAL(motus_value_create(s.l.runtime, NULL, NULL, 2, &s.point),
              MOTUS_OK);
  motus_set_tag(s.value, 7001);
  motus_set_tag(s.point, 7002);
  motus_runtime_tick(s.l.runtime, s.l.time);
  return s;
}

static void stage_end(stage *s) {
  motus_release(s->value);
  motus_release(s->point);
  if (s->animator)
    motus_release(s->animator);
  life_end(&s->l);
}

/* PB-2 */
static void live_and_advance(unsigned seed) {
  stage s = stage_begin(seed);
  for (int step = 0; step < MOVES && check_failures == 0; step++) {
    for (uint32_t n = roll(&s.l, 4); n > 0; n--)
      move_something(&s);
    if (roll(&s.l, 3) == 0)
      act(&s.l);
    s.l.time += .001 * roll(&s.l, 30);
    motus_runtime_tick(s.l.runtime, s.l.time);
    uint64_t frame = 0;
    CHECK_EQUAL(motus_runtime_publish(s.l.runtime, ALL, &frame), MOTUS_OK);
    const double ahead = .001 * roll(&s.l, 51);
    /* Wherever it has been before. */
    if (roll(&s.l, 2)) {
      const double other = .001 * roll(&s.l, 60);
      CHECK_EQUAL(motus_frame_advance(frame, s.l.time + other), MOTUS_OK);
    }
    CHECK_EQUAL(motus_frame_advance(frame, s.l.time + ahead), MOTUS_OK);
    picture shown = picture_of_frame(frame);
    s.l.time += ahead;
    motus_runtime_tick(s.l.runtime, s.l.time);
    if (ahead > 0 && !(info_of(frame).standing & MOTUS_FRAME_STANDS_STARTS)) {
      picture ticked = picture_of_tick(s.l.runtime);
      compare_items(&shown.list, &ticked.list, SIDE);
      compare_changes(&shown, &ticked);
      compare_rows(&shown, &ticked);
    }
    if (check_failures)
      printf("seed %u, step %d, ahead %g\n", seed, step, ahead);
    CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  }
  stage_end(&s);
}

static void an_advanced_frame_shows_what_the_tick_will(void) {
  play_seeds(40, live_and_advance);
  printf("%zu items of %zu, %zu changes, %zu rows\n", compared_items,
         tick_items, compared_changes, compared_rows);
  CHECK(compared_items > tick_items / 100 * 98);
}

/* ---- What a frame is ---- */

static double middle_of(uint64_t frame, uint64_t tag) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_frame_draw_list(frame, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag == tag)
      return items[i].transform.tx + items[i].bounds.width / 2;
  return NAN;
}

/* A view that goes from 100 to 300 in a tenth of a second. */
static motus_view *view_on_its_way(motus_runtime *runtime) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  motus_set_tag(view, 5);
  motus_view_set_frame(view, (motus_rect){50, 50, 100, 100});
  motus_view_add_subview(motus_runtime_window(runtime), view);
  motus_runtime_tick(runtime, 1);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_center(view, (motus_point){300, 100});
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  return view;
}

/* PB-2 */
static void a_frame_goes_on_for_fifty_milliseconds(void) {
  motus_runtime *runtime = NULL;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  motus_view *view = view_on_its_way(runtime);
  uint64_t frame = 0, still = 0;
  motus_runtime_publish(runtime, MOTUS_FRAME_ITEMS | MOTUS_FRAME_MOTION,
                        &frame);
  CHECK_NEAR(middle_of(frame, 5), 100, 1e-9);
  const double wanted[][3] = {{1.02, 1.02, 140}, {1.05, 1.05, 200},
                              {2, 1.05, 200},    {1.01, 1.01, 120},
                              {0, 1, 100},       {-1e300, 1, 100},
                              {1e300, 1.05, 200}};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    CHECK_EQUAL(motus_frame_advance(frame, wanted[i][0]), MOTUS_OK);
    CHECK_NEAR(info_of(frame).shown_time, wanted[i][1], 1e-9);
    CHECK_NEAR(info_of(frame).time, 1, 1e-9);
    CHECK_NEAR(middle_of(frame, 5), wanted[i][2], 1e-9);
  }
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);

  /* The speed counts, and what has arrived rests. */
  motus_runtime_tick(runtime, 1.07);
  motus_runtime_set_clock_speed(runtime, .5);
  motus_runtime_publish(runtime, MOTUS_FRAME_ITEMS | MOTUS_FRAME_MOTION,
                        &frame);
  CHECK_EQUAL(motus_frame_advance(frame, 1.09), MOTUS_OK);
  CHECK_NEAR(middle_of(frame, 5), 260, 1e-9);
  motus_runtime_set_clock_speed(runtime, 1);
  motus_runtime_publish(runtime, MOTUS_FRAME_ITEMS | MOTUS_FRAME_MOTION,
                        &still);
  CHECK_EQUAL(motus_frame_advance(still, 1.11), MOTUS_OK);
  CHECK_NEAR(middle_of(still, 5), 300, 1e-9);

  /* Runtime and view may end meanwhile. */
  motus_release(view);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK_EQUAL(motus_frame_advance(still, 1.08), MOTUS_OK);
  CHECK_NEAR(middle_of(still, 5), 260, 1e-9);
  CHECK_EQUAL(motus_frame_give_back(still), MOTUS_OK);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
}

/* PB-2 */
static void a_frame_that_cannot_go_on_says_so(void) {
  world w = world_open();
  uint64_t frame = 0;
  motus_runtime_publish(w.runtime, 63, &frame);
  CHECK_REFUSED(motus_frame_advance(frame, 1), NOT_FOUND,
                "motus_frame_advance");
  CHECK_SAYS("MOTUS_FRAME_MOTION");
  CHECK_REFUSED(motus_frame_advance(frame, NAN), INVALID_ARGUMENT,
                "motus_frame_advance");
  CHECK_REFUSED(motus_frame_advance(frame, INFINITY), INVALID_ARGUMENT,
                "motus_frame_advance");
  CHECK_EQUAL(info_of(frame).standing, 0);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  CHECK_REFUSED(motus_frame_advance(frame, 1), STALE_HANDLE,
                "motus_frame_advance");
  CHECK_REFUSED(motus_frame_advance(0, 1), INVALID_ARGUMENT,
                "motus_frame_advance");
  world_close(&w);
}

static size_t items_of(uint64_t frame) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_frame_draw_list(frame, &items, &count), MOTUS_OK);
  return count;
}

/* PB-2: nothing is seen of a window that is transparent, whatever the frame
 * before showed. */
static void a_frame_of_a_transparent_window_shows_nothing(void) {
  for (int was_seen = 0; was_seen < 2; was_seen++) {
    motus_runtime *runtime = NULL;
    CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
    motus_view *view = view_on_its_way(runtime);
    for (int seen = was_seen; seen >= 0; seen--) {
      motus_view_set_alpha(motus_runtime_window(runtime), seen);
      motus_runtime_tick(runtime, 1.01 + .01 * !seen);
      uint64_t frame = 0;
      motus_runtime_publish(runtime, MOTUS_FRAME_ITEMS | MOTUS_FRAME_MOTION,
                            &frame);
      CHECK_EQUAL(motus_frame_advance(frame, 1.03), MOTUS_OK);
      CHECK_EQUAL(items_of(frame), 2u * (unsigned)seen);
      CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
    }
    motus_release(view);
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

/* PB-2: a body falls by steps. */
static void a_frame_names_what_stands(void) {
  scene falls = scene_open(true);
  motus_dynamic_item *item = box(&falls, 50, 50, 20, 20);
  gravity(&falls, &item, 1);
  run(&falls, 4);
  uint64_t frame = 0;
  motus_runtime_publish(falls.w.runtime, ALL, &frame);
  CHECK_EQUAL(info_of(frame).standing, MOTUS_FRAME_STANDS_DYNAMICS);
  CHECK_EQUAL(motus_frame_advance(frame, falls.time + .02), MOTUS_OK);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  motus_runtime_publish(falls.w.runtime, ALL & ~MOTUS_FRAME_MOTION, &frame);
  CHECK_EQUAL(info_of(frame).standing, 0);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  scene_close(&falls);
}

/* ---- Memory ---- */

/* A list that is flung under a view that swings, for ever. */
static void warm_frames(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  stage s = stage_begin(1);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.flags = MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE;
  motus_runtime_begin_animation(s.l.runtime, &options);
  motus_view_set_center(s.l.content, (motus_point){9, 4});
  motus_view_set_alpha(s.l.views[1], .5);
  motus_value_set_number(s.value, 5);
  motus_runtime_commit_animation(s.l.runtime, NULL, NULL, NULL, NULL);
  long warm = 0;
  for (int i = 0; i < 120; i++) {
    if (i % 40 == 0)
      motus_scroller_scroll_to(s.scroller, (motus_point){0, 0}, false, NULL,
                               NULL, NULL);
    if (i % 40 == 0)
      motus_scroller_fling(s.scroller, (motus_vector){0, 900});
    motus_runtime_tick(s.l.runtime, s.l.time += 1 / 60.);
    uint64_t frames[2];
    for (int k = 0; k < 2; k++)
      CHECK_EQUAL(motus_runtime_publish(s.l.runtime, ALL, &frames[k]),
                  MOTUS_OK);
    for (int k = 0; k < 4; k++)
      CHECK_EQUAL(motus_frame_advance(frames[k % 2], s.l.time + .01 * (k + 1)),
                  MOTUS_OK);
    for (int k = 0; k < 2; k++)
      CHECK_EQUAL(motus_frame_give_back(frames[k]), MOTUS_OK);
    if (i == 80)
      warm = host.asked;
  }
  CHECK_EQUAL(host.asked, warm);
  stage_end(&s);
  CHECK(!host.has_wrong_sizes);
}

/* PB-2 */
static void warm_frames_allocate_nothing(void) {
  holds_apart(warm_frames, 0);
}

/* The memory is set before there is a runtime. */
CHECK_MAIN(TEST(warm_frames_allocate_nothing),
           TEST(an_advanced_frame_shows_what_the_tick_will),
           TEST(a_frame_goes_on_for_fifty_milliseconds),
           TEST(a_frame_of_a_transparent_window_shows_nothing),
           TEST(a_frame_that_cannot_go_on_says_so),
           TEST(a_frame_names_what_stands))
