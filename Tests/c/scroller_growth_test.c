/* Content that a block resizes, or that grows there before what is seen, and a
 * finger that catches it on the way: the content goes on by the block, the offset
 * goes with it, and the finger moves what is seen. SC-26, SC-42, SC-48. */
#include "check.h"
#include "motus.h"
#include "seeds.h"

enum { WIDTH = 400, LENGTH = 3000, INSTANTS = 6, FRAMES = 150, MARK = 50 };

/* How content is caught, and how it is let go. */
typedef enum lift { STILL, SLOWLY, THROWN, LIFTS } lift;

typedef struct play {
  bool turned;
  double growth, start; /* from where content begins */
  int catch_at;         /* frame of the finger; none at 0 */
  lift lift;
  bool springs, zoomed, reduced;
} play;

typedef struct seen {
  double mark[FRAMES]; /* from where the window begins */
  double rest;         /* offset at rest, from where the content begins */
} seen;

static double mirrored(const play *p, double start, double extent, double in) {
  return p->turned ? in - start - extent : start;
}

static void set_mark(const play *p, motus_view *mark, double length) {
  CHECK_EQUAL(motus_view_set_frame(
                  mark, (motus_rect){mirrored(p, p->start + 175, MARK, length),
                                     0, MARK, MARK}),
              MOTUS_OK);
}

static void touch(const play *p, motus_runtime *runtime,
                  motus_touch_phase phase, double x, double time) {
  CHECK_EQUAL(
      motus_runtime_send_touch(
          runtime, 1, phase, (motus_point){mirrored(p, x, 0, WIDTH), 25}, time),
      MOTUS_OK);
}

static void act(const play *p, motus_runtime *runtime, int frame, double now) {
  int since = frame - p->catch_at, last = p->lift == STILL ? 12 : 16;
  double step = p->lift == SLOWLY ? 8 : 30;
  if (!p->catch_at || since < 0 || since > last)
    return;
  if (since == 0)
    touch(p, runtime, MOTUS_TOUCH_BEGAN, 250, now);
  else if (since == last)
    touch(p, runtime, MOTUS_TOUCH_ENDED,
          p->lift == STILL ? 250 : 250 - step * (last - 11), now);
  else if (since > 10 && p->lift != STILL)
    touch(p, runtime, MOTUS_TOUCH_MOVED, 250 - step * (since - 10), now);
}

static void run(const play *p, seen *s) {
  motus_runtime_options world;
  motus_scroller_options options;
  motus_animation_options block;
  motus_runtime *runtime = NULL;
  motus_view *view = NULL, *mark = NULL, *page = NULL;
  motus_scroller *scroller = NULL;
  motus_size size = {LENGTH, 100};
  motus_runtime_options_init(&world, sizeof world);
  world.window_size = (motus_size){WIDTH, 200};
  CHECK_EQUAL(motus_runtime_create(&world, &runtime), MOTUS_OK);
  if (p->reduced)
    motus_runtime_set_reduces_motion(runtime, true);
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  motus_view_set_frame(view, (motus_rect){0, 0, WIDTH, 100});
  motus_view_add_subview(motus_runtime_window(runtime), view);
  if (p->turned)
    motus_view_override_layout_direction(view,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  motus_view_create(runtime, &mark);
  motus_view_add_subview(view, mark);
  motus_scroller_options_init(&options, sizeof options);
  options.axes = MOTUS_AXES_HORIZONTAL;
  options.minimum_zoom = 1;
  options.maximum_zoom = 4;
  CHECK_EQUAL(motus_scroller_create(view, &options, &scroller), MOTUS_OK);
  if (p->zoomed) {
    motus_view_create(runtime, &page);
    motus_view_set_frame(page, (motus_rect){0, 0, LENGTH / 2., 50});
    motus_view_add_subview(view, page);
    CHECK_EQUAL(motus_scroller_set_zoom_view(scroller, page), MOTUS_OK);
    CHECK_EQUAL(motus_scroller_set_zoom(scroller, 2, (motus_point){0}, false),
                MOTUS_OK);
  }
  CHECK_EQUAL(motus_scroller_set_content_size(scroller, size), MOTUS_OK);
  set_mark(p, mark, LENGTH);
  CHECK_EQUAL(motus_scroller_scroll_to(
                  scroller,
                  (motus_point){mirrored(p, p->start, WIDTH, LENGTH), 0}, false,
                  NULL, NULL, NULL),
              MOTUS_OK);
  motus_runtime_tick(runtime, 0);
  motus_animation_options_init(&block, sizeof block);
  block.duration = .4;
  block.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  if (p->springs)
    block.timing.type = MOTUS_TIMING_SPRING;
  motus_runtime_begin_animation(runtime, &block);
  size.width += p->growth;
  CHECK_EQUAL(motus_scroller_set_content_size(scroller, size), MOTUS_OK);
  set_mark(p, mark, size.width);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (int i = 0; i < FRAMES; i++) {
    motus_rect rect = {0, 0, MARK, MARK};
    double now = (i + 1) / 60.;
    act(p, runtime, i + 1, now);
    CHECK_EQUAL(motus_runtime_tick(runtime, now), MOTUS_OK);
    CHECK_EQUAL(
        motus_view_convert_rect_by(mark, rect, NULL, MOTUS_VALUE_SHOWN, &rect),
        MOTUS_OK);
    s->mark[i] = mirrored(p, rect.x, rect.width, WIDTH);
  }
  for (int i = 0; i < 600 && motus_runtime_needs_tick(runtime); i++)
    motus_runtime_tick(runtime, FRAMES / 60. + i / 60.);
  CHECK(!motus_runtime_needs_tick(runtime));
  s->rest = mirrored(p, motus_scroller_offset(scroller).x, WIDTH, size.width);
  motus_release(scroller);
  motus_release(mark);
  if (page)
    motus_release(page);
  motus_release(view);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static void compare(play p) {
  static seen sides[2];
  int failures = check_failures;
  for (int turned = 0; turned < 2; turned++) {
    p.turned = turned;
    run(&p, &sides[turned]);
  }
  for (int i = 0; i < FRAMES && failures == check_failures; i++)
    CHECK_NEAR(sides[1].mark[i], sides[0].mark[i], 1e-6);
  CHECK_NEAR(sides[1].rest, sides[0].rest, 1e-6);
  if (failures != check_failures)
    printf("grows %g from %g, caught at %d, lift %d, spring %d, reduced %d\n",
           p.growth, p.start, p.catch_at, p.lift, p.springs, p.reduced);
}

/* SC-48: in each frame the one stands where the other does, in the mirror. */
static void caught_content_goes_on_with_its_start(void) {
  const double growths[] = {1000, 57, -57, -1000, -2400, -2800};
  const double starts[] = {0, 40, 1000, 2200, 2600};
  int step = storm_is_watched() ? 3 : 1;
  for (int g = 0; g < 6; g += step)
    for (int s = 0; s < 5; s += step)
      for (int i = 0; i <= INSTANTS; i += step)
        for (int l = 0; l < LIFTS; l++)
          for (int kind = 0; kind < 3; kind++)
            compare((play){.growth = growths[g],
                           .start = starts[s],
                           .catch_at = i ? 1 + i * 27 / INSTANTS : 0,
                           .lift = (lift)l,
                           .springs = kind == 1,
                           .reduced = kind == 2});
}

/* SC-42: in a block the content grows before what is seen, upwards or from side
 * to side; what is seen stays, caught or not. */
static void caught_content_goes_on_with_what_grows_before_it(void) {
  for (int axis = 0; axis < 2; axis++)
    for (int i = 0; i <= INSTANTS; i++) {
      motus_runtime *runtime = NULL;
      motus_runtime_options world;
      motus_animation_options block;
      motus_view *view = NULL, *mark = NULL;
      motus_scroller *scroller = NULL;
      motus_runtime_options_init(&world, sizeof world);
      world.window_size = (motus_size){WIDTH, WIDTH};
      motus_runtime_create(&world, &runtime);
      motus_view_create(runtime, &view);
      motus_view_set_frame(view, (motus_rect){0, 0, WIDTH, WIDTH});
      motus_view_add_subview(motus_runtime_window(runtime), view);
      motus_view_create(runtime, &mark);
      motus_view_set_frame(mark, (motus_rect){1100, 1100, MARK, MARK});
      motus_view_add_subview(view, mark);
      motus_scroller_create(view, NULL, &scroller);
      motus_scroller_set_content_size(scroller, (motus_size){LENGTH, LENGTH});
      motus_scroller_scroll_to(scroller, (motus_point){1000, 1000}, false, NULL,
                               NULL, NULL);
      motus_runtime_tick(runtime, 0);
      motus_animation_options_init(&block, sizeof block);
      block.duration = .4;
      block.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
      motus_runtime_begin_animation(runtime, &block);
      CHECK_EQUAL(motus_scroller_adjust(scroller,
                                        axis ? MOTUS_AXIS_VERTICAL
                                             : MOTUS_AXIS_HORIZONTAL,
                                        0, 300),
                  MOTUS_OK);
      motus_view_set_frame(mark, (motus_rect){axis ? 1100 : 1400,
                                              axis ? 1400 : 1100, MARK, MARK});
      motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
      for (int frame = 1; frame < 60; frame++) {
        motus_rect rect = {0, 0, MARK, MARK};
        if (i && frame == 1 + i * 27 / INSTANTS)
          motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN,
                                   (motus_point){300, 300}, frame / 60.);
        if (i && frame == 10 + i * 27 / INSTANTS)
          motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_ENDED,
                                   (motus_point){300, 300}, frame / 60.);
        motus_runtime_tick(runtime, frame / 60.);
        motus_view_convert_rect_by(mark, rect, NULL, MOTUS_VALUE_SHOWN, &rect);
        CHECK_NEAR(rect.x, 100, 1e-6);
        CHECK_NEAR(rect.y, 100, 1e-6);
      }
      motus_point there = motus_scroller_offset(scroller);
      CHECK_NEAR(there.x, axis ? 1000 : 1300, 1e-6);
      CHECK_NEAR(there.y, axis ? 1300 : 1000, 1e-6);
      motus_release(scroller);
      motus_release(mark);
      motus_release(view);
      CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
    }
}

/* Zoomed content from left to right keeps its place: it begins at the left. */
static void caught_zoomed_content_keeps_its_place(void) {
  const double growths[] = {1000, -300};
  for (int g = 0; g < 2; g++)
    for (int i = 0; i <= INSTANTS; i++)
      for (int l = 0; l < LIFTS; l++) {
        static seen plain, zoomed;
        play p = {.growth = growths[g],
                  .start = 1000,
                  .catch_at = i ? 1 + i * 27 / INSTANTS : 0,
                  .lift = (lift)l};
        run(&p, &plain);
        p.zoomed = true;
        run(&p, &zoomed);
        for (int k = 0; k < FRAMES; k++)
          CHECK_NEAR(zoomed.mark[k], plain.mark[k], 1e-6);
        CHECK_NEAR(zoomed.rest, plain.rest, 1e-6);
      }
}

/* What grows in a block, by which the offset goes along. */
typedef enum growth { AT_THE_END, BEFORE_WHAT_IS_SEEN, GROWTHS } growth;

static struct {
  motus_runtime *runtime;
  motus_view *view, *mark;
  motus_scroller *scroller;
  motus_animation *block;
} open;

static void open_growing(bool turned, growth growth) {
  motus_runtime_options world;
  motus_animation_options block;
  play p = {.turned = turned, .start = 1000};
  motus_runtime_options_init(&world, sizeof world);
  world.window_size = (motus_size){WIDTH, 200};
  motus_runtime_create(&world, &open.runtime);
  motus_view_create(open.runtime, &open.view);
  motus_view_set_frame(open.view, (motus_rect){0, 0, WIDTH, 100});
  motus_view_add_subview(motus_runtime_window(open.runtime), open.view);
  if (turned)
    motus_view_override_layout_direction(open.view,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  motus_view_create(open.runtime, &open.mark);
  motus_view_add_subview(open.view, open.mark);
  motus_scroller_create(open.view, NULL, &open.scroller);
  motus_scroller_set_content_size(open.scroller, (motus_size){LENGTH, 100});
  set_mark(&p, open.mark, LENGTH);
  motus_scroller_scroll_to(
      open.scroller, (motus_point){mirrored(&p, p.start, WIDTH, LENGTH), 0},
      false, NULL, NULL, NULL);
  motus_runtime_tick(open.runtime, 0);
  motus_animation_options_init(&block, sizeof block);
  block.duration = .4;
  block.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  motus_runtime_begin_animation(open.runtime, &block);
  if (growth == AT_THE_END) {
    motus_scroller_set_content_size(open.scroller,
                                    (motus_size){LENGTH + 300, 100});
  } else {
    motus_scroller_adjust(open.scroller, MOTUS_AXIS_HORIZONTAL, 0, 300);
    p.start += 300;
  }
  set_mark(&p, open.mark, LENGTH + 300);
  motus_runtime_commit_animation(open.runtime, NULL, NULL, NULL, &open.block);
}

static void close_growing(void) {
  motus_release(open.block);
  motus_release(open.scroller);
  motus_release(open.mark);
  motus_release(open.view);
  CHECK_EQUAL(motus_runtime_destroy(open.runtime), MOTUS_OK);
}

/* SC-26: what only goes along with its content stands still, and a tap in it is
 * its own. */
static void what_goes_with_its_content_is_not_caught(void) {
  for (int turned = 0; turned < 2; turned++)
    for (int g = 0; g < GROWTHS; g++) {
      motus_gesture_options options;
      motus_gesture *tap = NULL;
      play p = {.turned = turned};
      size_t taps = 0;
      open_growing(turned, (growth)g);
      motus_gesture_options_init(&options, sizeof options);
      options.type = MOTUS_GESTURE_TAP;
      CHECK_EQUAL(motus_gesture_create(open.runtime, &options, &tap), MOTUS_OK);
      motus_view_add_gesture(open.mark, tap);
      for (int frame = 1; frame < 15; frame++) {
        const motus_event *events = NULL;
        size_t count = 0;
        if (frame == 7)
          touch(&p, open.runtime, MOTUS_TOUCH_BEGAN, 200, frame / 60.);
        if (frame == 9)
          touch(&p, open.runtime, MOTUS_TOUCH_ENDED, 200, frame / 60.);
        motus_runtime_tick(open.runtime, frame / 60.);
        motus_runtime_events(open.runtime, &events, &count);
        for (size_t i = 0; i < count; i++)
          taps += events[i].kind == MOTUS_EVENT_GESTURE &&
                  events[i].subject == (void *)tap &&
                  events[i].detail == MOTUS_RECOGNITION_ENDED;
      }
      CHECK_EQUAL(taps, 1);
      motus_release(tap);
      close_growing();
    }
}

/* That the offset goes with its content is no property for a host. */
static void hosts_hear_of_no_other_property(void) {
  enum { LAST = MOTUS_PROPERTY_BACKDROP_BLUR };
  for (int turned = 0; turned < 2; turned++)
    for (int g = 0; g < GROWTHS; g++) {
      double numbers[16] = {0};
      open_growing(turned, (growth)g);
      for (int frame = 1; frame < 40; frame++) {
        const motus_change *changes = NULL;
        const motus_change_batch *batches = NULL;
        const motus_motion *motions = NULL;
        motus_statistics now = {.struct_size = sizeof now};
        size_t count = 0, rows = 0;
        motus_runtime_tick(open.runtime, frame / 60.);
        CHECK_EQUAL(motus_runtime_statistics(open.runtime, &now), MOTUS_OK);
        CHECK(now.moving_properties <= now.animated_properties);
        motus_runtime_changes(open.runtime, &changes, &count);
        for (size_t i = 0; i < count; i++)
          CHECK(changes[i].property <= LAST);
        motus_runtime_change_batches(open.runtime, &batches, &count);
        for (size_t i = 0; i < count; i++)
          for (size_t k = 0; k < batches[i].count; k++, rows++)
            CHECK(batches[i].properties[k] <= LAST);
        /* What grows behind what is seen, from where offsets count, moves
         * nothing. */
        bool moves = turned ? g == AT_THE_END : g == BEFORE_WHAT_IS_SEEN;
        CHECK(frame > 20 || (rows > 0) == moves);
        motus_runtime_motions(open.runtime, &motions, &count);
        for (size_t i = 0; i < count; i++)
          CHECK(motions[i].property <= LAST);
      }
      for (uint32_t property = LAST + 1; property < MOTUS_PROPERTY_CUSTOM;
           property++) {
        CHECK_EQUAL(motus_view_property(open.view, property, MOTUS_VALUE_SHOWN,
                                        numbers, 2),
                    MOTUS_ERROR_NOT_FOUND);
        CHECK_EQUAL(motus_view_set_property(open.view, property, numbers, 2),
                    MOTUS_ERROR_NOT_FOUND);
        CHECK_EQUAL(motus_view_set_implicit(open.view, property, NULL),
                    MOTUS_ERROR_NOT_FOUND);
      }
      close_growing();
    }
}

CHECK_MAIN(TEST(caught_content_goes_on_with_its_start),
           TEST(caught_content_goes_on_with_what_grows_before_it),
           TEST(caught_zoomed_content_keeps_its_place),
           TEST(what_goes_with_its_content_is_not_caught),
           TEST(hosts_hear_of_no_other_property))
