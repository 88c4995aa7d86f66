/* Frames that go on by themselves while pairs of views, and whole screens, fly
 * between screens: pushed, popped, caught, scrubbed, turned round, dragged by
 * fingers, while views go and come back, sway and scroll, and the window changes
 * its size. A frame whose flights do not stand shows what the tick does. */
#define _POSIX_C_SOURCE 200809L
#include "advanced.h"
#include "dice.h"
#include "host_memory.h"
#include "matched_stage.h"
#include "seeds.h"

enum { STEPS = 150, SCREENS = 4, KEYS = 3 };

static uint64_t dice;

static unsigned draw(unsigned below) {
  return dice_roll(&dice, below);
}

typedef struct storm {
  stage g;
  motus_view_controller *screens[SCREENS];
  motus_view *views[SCREENS][KEYS]; /* held */
  bool zooms, down;
  motus_point finger;
} storm;

static motus_view *source(void *data, motus_view_controller *screen) {
  storm *s = data;
  (void)screen;
  return draw(8) ? s->views[draw(SCREENS)][draw(KEYS)] : NULL;
}

/* A view of each key, with something in it and a look of its own. */
static void fill(storm *s, int screen, int key) {
  motus_match_options o;
  motus_view *inside = NULL;
  motus_view *view = s->views[screen][key] =
      stage_add(&s->g, s->screens[screen], stage_spot(screen, key), key + 1u);
  CHECK_EQUAL(motus_retain(view), MOTUS_OK);
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  o.flags = (draw(2) ? MOTUS_MATCH_ARC : 0) |
            (draw(2) ? MOTUS_MATCH_FADE_THROUGH : 0);
  o.z = (int)draw(3);
  CHECK_EQUAL(motus_view_set_match_key(view, key + 1u, &o), MOTUS_OK);
  motus_view_set_background_color(view, (motus_color){.3 * key, .5, 0, 1});
  motus_view_set_corner_radius(view, draw(20));
  motus_view_set_alpha(view, draw(3) ? 1 : .7);
  if (draw(3) == 0)
    motus_view_set_transform(view, (motus_transform){.9, .3, -.3, .9, 4, 5});
  CHECK_EQUAL(motus_view_create(s->g.s.runtime, &inside), MOTUS_OK);
  motus_set_tag(inside, 10u * (unsigned)screen + (unsigned)key + 1);
  motus_view_set_frame(inside, (motus_rect){5, 5, 30, 30});
  motus_view_set_background_color(inside, (motus_color){0, .2, .3 * key, 1});
  motus_view_add_subview(view, inside);
  motus_release(inside);
}

static void open_storm(storm *s, uint64_t seed) {
  memset(s, 0, sizeof *s);
  dice = seed * 2654435761u + 1;
  s->zooms = draw(2);
  story_open_navigation(&s->g.s);
  motus_view_controller *all[] = {s->g.s.a, s->g.s.b, s->g.s.c, s->g.s.d};
  for (int i = 0; i < SCREENS; i++) {
    s->screens[i] = all[i];
    for (int k = 0; k < KEYS; k++)
      fill(s, i, k);
    if (!s->zooms)
      continue;
    motus_zoom_options o;
    CHECK_EQUAL(motus_zoom_options_init(&o, sizeof o), MOTUS_OK);
    motus_zoom_delegate d = {.struct_size = sizeof d, .source_view = source};
    CHECK_EQUAL(motus_view_controller_set_zoom(all[i], &o, &d, s, NULL),
                MOTUS_OK);
  }
  bool is_fluid = draw(2);
  stage_direct(&s->g, s->zooms, is_fluid);
}

static void touch(storm *s, motus_touch_phase phase) {
  motus_runtime *runtime = s->g.s.runtime;
  motus_runtime_send_touch(runtime, 1, phase, s->finger,
                           motus_runtime_time(runtime));
  stage_tick(&s->g);
}

static void use_finger(storm *s) {
  if (!s->down) {
    s->finger = (motus_point){draw(3) ? 5 : 200, 60 + draw(300)};
    touch(s, MOTUS_TOUCH_BEGAN);
    s->down = true;
  } else if (draw(5) == 0) {
    touch(s, draw(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED);
    s->down = false;
  } else {
    for (int i = 0; i < 3; i++) {
      s->finger.x += draw(40);
      s->finger.y += draw(60) - 10.;
      touch(s, MOTUS_TOUCH_MOVED);
    }
  }
}

static void act(storm *s) {
  motus_view_controller *screen = s->screens[1 + draw(SCREENS - 1)];
  motus_view *view = s->views[draw(SCREENS)][draw(KEYS)];
  double velocity = draw(600) / 100. - 3;
  s->g.by_hand = draw(2);
  unsigned what = draw(14);
  if (what < 8) {
    stage_steer(&s->g, what, screen, velocity);
    return;
  }
  switch (what) {
  case 8:
    motus_view_remove_from_superview(view);
    break;
  case 9:
    for (int i = 0; i < SCREENS; i++)
      for (int k = 0; k < KEYS; k++)
        motus_view_add_subview(motus_view_controller_view(s->screens[i]),
                               s->views[i][k]);
    break;
  case 10: {
    motus_size size = {draw(2) ? 390 : 600, draw(2) ? 844 : 700};
    motus_animation_options o;
    motus_animation_options_init(&o, sizeof o);
    motus_runtime_set_window_size(s->g.s.runtime, size, 0, draw(2) ? &o : NULL,
                                  NULL, NULL, NULL);
    break;
  }
  case 11: {
    int screen = (int)draw(SCREENS);
    int key = (int)draw(KEYS);
    stage_sway(&s->g, s->views[screen][key], stage_spot(screen, key));
    break;
  }
  case 12:
    use_finger(s);
    break;
  default:
    motus_percent_driven_interaction_update(s->g.s.hand, draw(101) / 100.);
    break;
  }
}

static size_t flying, standing;

static bool has_news(motus_runtime *runtime) {
  const motus_event *events = NULL;
  size_t count = 0;
  motus_runtime_events(runtime, &events, &count);
  return count > 0;
}

static void publish_and_compare(storm *s, unsigned seed, int step) {
  motus_runtime *runtime = s->g.s.runtime;
  const motus_flight *flights = NULL;
  uint64_t frame = 0;
  CHECK_EQUAL(motus_runtime_publish(runtime, ALL, &frame), MOTUS_OK);
  const bool flies = stage_flights(&s->g, &flights) > 0;
  const double ahead = .001 * (1 + draw(50));
  const double now = motus_runtime_time(runtime);
  /* There and back again: each time is shown for itself. */
  for (unsigned i = draw(3); i > 0; i--)
    CHECK_EQUAL(motus_frame_advance(frame, now + .001 * draw(50)), MOTUS_OK);
  CHECK_EQUAL(motus_frame_advance(frame, now + ahead), MOTUS_OK);
  const uint32_t stands = info_of(frame).standing;
  picture shown = picture_of_frame(frame);
  stage_step(&s->g, ahead);
  if (!has_news(runtime) && !stands) {
    picture ticked = picture_of_tick(runtime);
    compare_items(&shown.list, &ticked.list, 900);
    compare_changes(&shown, &ticked);
    compare_rows(&shown, &ticked);
    flying += flies;
  }
  standing += stands != 0;
  if (check_failures)
    printf("seed %u, step %d, ahead %g, zooms %d\n", seed, step, ahead,
           s->zooms);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
}

static void live_and_advance(unsigned seed) {
  storm s;
  open_storm(&s, seed);
  for (int step = 0; step < STEPS && check_failures == 0; step++) {
    if (draw(3) == 0)
      act(&s);
    /* What has been asked for begins with one tick, and moves with the next. */
    stage_step(&s.g, .001 * draw(30));
    stage_step(&s.g, .001 * draw(60));
    publish_and_compare(&s, seed, step);
  }
  for (int i = 0; i < SCREENS; i++)
    for (int k = 0; k < KEYS; k++)
      motus_release(s.views[i][k]);
  CHECK_EQUAL(motus_runtime_destroy(s.g.s.runtime), MOTUS_OK);
}

/* PB-2 */
static void flights_go_on_in_an_advanced_frame_as_in_the_tick(void) {
  play_seeds(storm_is_watched() ? 2 : 40, live_and_advance);
  printf("%zu items of %zu, %zu frames in flight, %zu standing\n",
         compared_items, tick_items, flying, standing);
  CHECK(compared_items > tick_items / 100 * 98);
  CHECK(flying > (storm_is_watched() ? 100 : 400));
  CHECK(standing < flying / 10);
}

/* What stands in a frame that is published now. */
static uint32_t standing_now(stage *g) {
  uint64_t frame = 0;
  CHECK_EQUAL(motus_runtime_publish(g->s.runtime, ALL, &frame), MOTUS_OK);
  const uint32_t stands = info_of(frame).standing;
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  return stands;
}

/* A pair of views that flies with a push. */
static void open_pair(storm *s) {
  stage_open(&s->g);
  CHECK_EQUAL(motus_animation_controller_create_matched(s->g.s.runtime, NULL,
                                                        &s->g.s.animator),
              MOTUS_OK);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = stage_animator};
  CHECK_EQUAL(motus_navigation_controller_set_delegate(s->g.s.navigation,
                                                       &delegate, &s->g, NULL),
              MOTUS_OK);
}

/* PB-2 */
static void a_frame_names_flights_that_a_tick_directs_anew(void) {
  storm s = {.down = false};
  motus_scroller *scroller = NULL;
  open_pair(&s);
  motus_view *page = motus_view_controller_view(s.g.s.b);
  CHECK_EQUAL(motus_scroller_create(page, NULL, &scroller), MOTUS_OK);
  CHECK_EQUAL(
      motus_scroller_set_content_size(scroller, (motus_size){390, 9000}),
      MOTUS_OK);
  story_push(&s.g.s, s.g.s.b, true);
  stage_run(&s.g, 3);
  CHECK(stage_flight(&s.g) != NULL);
  CHECK_EQUAL(standing_now(&s.g), 0);
  motus_view_set_center(s.g.picture, (motus_point){100, 300});
  CHECK_EQUAL(standing_now(&s.g), MOTUS_FRAME_STANDS_FLIGHTS);
  stage_tick(&s.g);
  CHECK_EQUAL(standing_now(&s.g), 0);
  motus_scroller_fling(scroller, (motus_vector){0, 900});
  stage_tick(&s.g);
  CHECK(stage_flight(&s.g) != NULL);
  CHECK_EQUAL(standing_now(&s.g), MOTUS_FRAME_STANDS_FLIGHTS);
  stage_run(&s.g, 600);
  CHECK_EQUAL(standing_now(&s.g), 0);
  motus_release(scroller);
  stage_close(&s.g);
}

/* Two frames of each tick of a flight are published, and advanced. Returns how
 * often memory was asked for, by these and not by the ticks. */
static long publish_a_flight(stage *g) {
  long asked = 0;
  for (int i = 0; i < 15; i++) {
    uint64_t frames[2];
    const long before = host.asked;
    const double now = motus_runtime_time(g->s.runtime);
    for (int k = 0; k < 2; k++)
      CHECK_EQUAL(motus_runtime_publish(g->s.runtime, ALL, &frames[k]),
                  MOTUS_OK);
    for (int k = 0; k < 4; k++)
      CHECK_EQUAL(motus_frame_advance(frames[k % 2], now + .01 * (k + 1)),
                  MOTUS_OK);
    for (int k = 0; k < 2; k++)
      CHECK_EQUAL(motus_frame_give_back(frames[k]), MOTUS_OK);
    asked += host.asked - before;
    stage_tick(g);
  }
  return asked;
}

static void warm_flights(void) {
  motus_memory_source memory = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&memory), MOTUS_OK);
  storm s = {.down = false};
  open_pair(&s);
  for (int i = 0; i < 5; i++) {
    story_push(&s.g.s, s.g.s.b, true);
    stage_run(&s.g, 2);
    CHECK(stage_flight(&s.g) != NULL);
    publish_a_flight(&s.g);
    stage_run(&s.g, 60);
    story_pop(&s.g.s, true);
    stage_run(&s.g, 62);
  }
  story_push(&s.g.s, s.g.s.b, true);
  stage_run(&s.g, 2);
  CHECK_EQUAL(publish_a_flight(&s.g), 0);
  stage_run(&s.g, 60);
  stage_close(&s.g);
}

/* PB-2 */
static void warm_frames_in_flight_allocate_nothing(void) {
  holds_apart(warm_flights, 0);
}

/* The memory is set before there is a runtime. */
CHECK_MAIN(TEST(warm_frames_in_flight_allocate_nothing),
           TEST(flights_go_on_in_an_advanced_frame_as_in_the_tick),
           TEST(a_frame_names_flights_that_a_tick_directs_anew))
