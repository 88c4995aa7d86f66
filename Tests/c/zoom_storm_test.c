/* Storms over zooms: random pushes, pops, presentations and tabs of screens that
 * zoom, and fingers that pan, swipe and pinch at any time, while sources vanish
 * and come back, the host changes its mind, and the window its size. Whatever
 * happens:
 *
 *   - what the program does moves no flight by a jump (HZ-14, HZ-20);
 *   - every take-off is followed by one end, and nothing is not finite;
 *   - at rest nothing flies or is dimmed, and each view is drawn at its place. */
#include "dice.h"
#include "matched_stage.h"
#include <stdlib.h>

#define SCREENS 4
#define CELLS 3
#define NOW 1e-9    /* seconds in which nothing is seen to move */
#define MOMENT 1e-6 /* seconds in which velocities hardly change */

static uint64_t state;

static unsigned draw(unsigned below) {
  return dice_roll(&state, below);
}

typedef struct storm {
  stage g;
  motus_view_controller *screens[SCREENS];
  motus_view_controller *over, *sheet; /* presented */
  motus_tab_bar_controller *tabs;
  motus_view *cells[SCREENS][CELLS]; /* held */
  struct {
    bool down;
    double x, y;
  } fingers[2];
  int gone;
} storm;

typedef struct seen {
  motus_view *who;
  motus_transform at;
  double width, height;
} seen;

static motus_rect place_of(int screen, int cell) {
  motus_rect r = {20 + 60. * screen + 90 * cell, 60 + 220. * cell, 70, 50};
  return r;
}

static motus_view *source(void *user_data, motus_view_controller *of) {
  storm *s = user_data;
  (void)of;
  unsigned choice = draw(CELLS + 1);
  return choice == CELLS ? NULL : s->cells[draw(SCREENS)][choice];
}

static bool should_begin(void *user_data, motus_view_controller *controller,
                         motus_zoom_gesture gesture, double x, double y,
                         double velocity_x, double velocity_y,
                         bool scroll_at_edge) {
  (void)user_data, (void)controller, (void)gesture, (void)x, (void)y;
  (void)velocity_x, (void)velocity_y;
  return scroll_at_edge && draw(8) != 0;
}

static void count(void *user_data) {
  ((storm *)user_data)->gone += 1;
}

static void zoom(storm *s, motus_view_controller *screen) {
  motus_zoom_options o;
  CHECK_EQUAL(motus_zoom_options_init(&o, sizeof o), MOTUS_OK);
  o.policy = (motus_zoom_policy)draw(2);
  motus_zoom_delegate d = {.struct_size = sizeof d,
                           .source_view = source,
                           .should_begin = should_begin};
  CHECK_EQUAL(motus_view_controller_set_zoom(screen, &o, &d, s, count),
              MOTUS_OK);
}

static void open_storm(storm *s, uint64_t seed) {
  memset(s, 0, sizeof *s);
  state = seed * 2654435761u + 1;
  story_open(&s->g.s);
  story_navigate(&s->g.s);
  motus_view_controller *all[] = {s->g.s.a, s->g.s.b, s->g.s.c, s->g.s.d};
  for (int i = 0; i < SCREENS; i++) {
    s->screens[i] = all[i];
    for (int k = 0; k < CELLS; k++) {
      s->cells[i][k] = stage_add(&s->g, all[i], place_of(i, k), 0);
      CHECK_EQUAL(motus_retain(s->cells[i][k]), MOTUS_OK);
    }
    zoom(s, all[i]);
  }
  CHECK_EQUAL(
      motus_view_controller_create(s->g.s.runtime, NULL, NULL, NULL, &s->over),
      MOTUS_OK);
  zoom(s, s->over);
  CHECK_EQUAL(motus_view_controller_set_presentation_style(
                  s->over, draw(2) ? MOTUS_PRESENTATION_OVER_FULL_SCREEN
                                   : MOTUS_PRESENTATION_FULL_SCREEN),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_view_controller_create(s->g.s.runtime, NULL, NULL, NULL, &s->sheet),
      MOTUS_OK);
  zoom(s, s->sheet); /* sheets have a way of their own */
  CHECK_EQUAL(motus_view_controller_set_presentation_style(
                  s->sheet, MOTUS_PRESENTATION_PAGE_SHEET),
              MOTUS_OK);
  if (draw(2))
    CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                    story_root(&s->g.s), MOTUS_INTERRUPTION_FLUID),
                MOTUS_OK);
  if (draw(2)) {
    motus_view_controller *other = NULL, *both[2];
    CHECK_EQUAL(
        motus_view_controller_create(s->g.s.runtime, NULL, NULL, NULL, &other),
        MOTUS_OK);
    both[0] = story_root(&s->g.s);
    both[1] = other;
    CHECK_EQUAL(motus_tab_bar_controller_create(s->g.s.runtime, &s->tabs),
                MOTUS_OK);
    CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                    s->tabs, both, 2, false, NULL, NULL, NULL),
                MOTUS_OK);
    CHECK_EQUAL(motus_release(other), MOTUS_OK);
    CHECK_EQUAL(motus_runtime_set_root_view_controller(
                    s->g.s.runtime, (motus_view_controller *)s->tabs),
                MOTUS_OK);
  } else {
    story_show(&s->g.s);
  }
  stage_tick(&s->g);
}

/* The screen that flies in front. */
static seen look(storm *s) {
  const motus_flight *f = NULL;
  size_t n = 0, m = stage_flights(&s->g, &f);
  const motus_draw_item *items = stage_items(&s->g, &n);
  seen now = {0};
  for (size_t i = 0; i < n; i++)
    CHECK(isfinite(items[i].transform.tx) && isfinite(items[i].alpha) &&
          isfinite(items[i].bounds.width));
  for (size_t i = 0; i < m; i++) {
    CHECK(f[i].source_weight >= 0 && f[i].source_weight <= 1);
    CHECK(f[i].destination_weight >= 0 && f[i].destination_weight <= 1);
    if (f[i].item < 0)
      continue;
    CHECK((size_t)f[i].item < n);
    now.who = f[i].destination;
    now.at = items[f[i].item].transform;
    now.width = items[f[i].item].bounds.width;
    now.height = items[f[i].item].bounds.height;
  }
  return now;
}

static void same(seen a, seen b, double tolerance) {
  if (!a.who || a.who != b.who)
    return;
  CHECK_NEAR(b.at.tx, a.at.tx, tolerance);
  CHECK_NEAR(b.at.ty, a.at.ty, tolerance);
  CHECK_NEAR(b.width, a.width, tolerance);
  CHECK_NEAR(b.height, a.height, tolerance);
}

/* Of the screen that flies in front, points per second. */
static seen velocity_now(storm *s) {
  seen a = look(s), b;
  stage_step(&s->g, MOMENT);
  b = look(s);
  if (!a.who || a.who != b.who)
    b.who = NULL;
  b.at.tx = (b.at.tx - a.at.tx) / MOMENT;
  b.at.ty = (b.at.ty - a.at.ty) / MOMENT;
  b.width = (b.width - a.width) / MOMENT;
  b.height = (b.height - a.height) / MOMENT;
  return b;
}

static void same_velocity(seen a, seen b) {
  if (!a.who || a.who != b.who)
    return;
  CHECK_NEAR(b.at.tx, a.at.tx, 3);
  CHECK_NEAR(b.at.ty, a.at.ty, 3);
  CHECK_NEAR(b.width, a.width, 3);
  CHECK_NEAR(b.height, a.height, 3);
}

static bool is_in_stack(storm *s, motus_view_controller *screen) {
  motus_navigation_controller *nav = s->g.s.navigation;
  size_t n = motus_navigation_controller_view_controller_count(nav);
  for (size_t i = 0; i < n; i++)
    if (motus_navigation_controller_view_controller_at(nav, i) == screen)
      return true;
  return false;
}

static void touch(storm *s, int finger, motus_touch_phase phase) {
  motus_point p = {s->fingers[finger].x, s->fingers[finger].y};
  CHECK_EQUAL(motus_runtime_send_touch(s->g.s.runtime, finger + 1u, phase, p,
                                       motus_runtime_time(s->g.s.runtime)),
              MOTUS_OK);
}

static void lift(storm *s, int finger, motus_touch_phase phase) {
  if (s->fingers[finger].down)
    touch(s, finger, phase);
  s->fingers[finger].down = false;
}

/* Down, dragged on, or up. */
static void use(storm *s, int finger) {
  if (!s->fingers[finger].down) {
    s->fingers[finger].down = true;
    s->fingers[finger].x = draw(3) == 0 ? 5 : 40 + draw(300);
    s->fingers[finger].y = 60 + draw(400);
    touch(s, finger, MOTUS_TOUCH_BEGAN);
    return;
  }
  if (draw(5) == 0) {
    lift(s, finger, draw(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED);
    return;
  }
  double dx = (double)draw(60) - 25, dy = (double)draw(80) - 15;
  for (unsigned i = 0, n = 1 + draw(4); i < n; i++) {
    s->fingers[finger].x += dx;
    s->fingers[finger].y += dy;
    touch(s, finger, MOTUS_TOUCH_MOVED);
    stage_tick(&s->g);
  }
}

/* Answers whether what flies may be moved by it. */
static bool act(storm *s) {
  motus_runtime *runtime = s->g.s.runtime;
  motus_view_controller *screen = s->screens[1 + draw(SCREENS - 1)];
  int at = (int)draw(SCREENS), cell = (int)draw(CELLS);
  switch (draw(18)) {
  case 0:
  case 1:
  case 2:
    if (!is_in_stack(s, screen))
      motus_navigation_controller_push(s->g.s.navigation, screen, draw(9) != 0,
                                       NULL, NULL, NULL);
    return false;
  case 3:
    motus_navigation_controller_pop(s->g.s.navigation, draw(9) != 0, NULL, NULL,
                                    NULL, NULL);
    return false;
  case 4:
    motus_view_remove_from_superview(s->cells[at][cell]);
    return true;
  case 5:
    motus_view_add_subview(motus_view_controller_view(s->screens[at]),
                           s->cells[at][cell]);
    return true;
  case 6: {
    motus_size size = {draw(2) ? 390 : 600, draw(2) ? 844 : 700};
    motus_runtime_set_window_size(runtime, size, 0, NULL, NULL, NULL, NULL);
    return true;
  }
  case 7:
    motus_view_controller_present(s->screens[0], s->over, draw(9) != 0, NULL,
                                  NULL, NULL);
    return false;
  case 8:
    motus_view_controller_dismiss(s->over, draw(9) != 0, NULL, NULL, NULL);
    return false;
  case 9:
    if (s->tabs)
      motus_tab_bar_controller_select(
          s->tabs,
          motus_tab_bar_controller_view_controller_at(s->tabs, draw(2)), NULL,
          NULL, NULL);
    return true;
  case 10: {
    bool is_animated = draw(9) != 0;
    motus_view_controller_present(draw(2) ? s->over : s->screens[0], s->sheet,
                                  is_animated, NULL, NULL, NULL);
    return true;
  }
  case 11:
    motus_view_controller_dismiss(s->sheet, draw(9) != 0, NULL, NULL, NULL);
    return true;
  case 12:
    zoom(s, draw(2) ? screen : s->over);
    return true;
  default:
    use(s, (int)draw(3) / 2);
    return true;
  }
}

static void rest(storm *s) {
  const motus_flight *f = NULL;
  size_t n = 0;
  lift(s, 0, MOTUS_TOUCH_ENDED);
  lift(s, 1, MOTUS_TOUCH_CANCELLED);
  stage_run(&s->g, 700);
  CHECK_EQUAL((int)stage_flights(&s->g, &f), 0);
  CHECK_EQUAL(s->g.began, s->g.landed + s->g.cut);
  CHECK(motus_runtime_is_idle(s->g.s.runtime));
  const motus_draw_item *items = stage_items(&s->g, &n);
  for (size_t i = 0; i < n; i++)
    CHECK(items[i].view != NULL); /* nothing dims any more */
  motus_view_controller *top =
      motus_navigation_controller_top_view_controller(s->g.s.navigation);
  bool is_covered =
      motus_view_controller_presented_view_controller(story_root(&s->g.s));
  for (int i = 0; i < SCREENS; i++)
    for (int k = 0; k < CELLS && s->screens[i] == top && !is_covered; k++) {
      const motus_draw_item *item = NULL;
      if (!motus_view_superview(s->cells[i][k]) ||
          (s->tabs && motus_tab_bar_controller_selected_index(s->tabs)))
        continue;
      CHECK_EQUAL(stage_drawn(&s->g, s->cells[i][k], &item), 1);
      if (item)
        CHECK_RECT(stage_place(item), place_of(i, k), 1e-9);
    }
}

static void storm_of(uint64_t seed) {
  storm s;
  open_storm(&s, seed);
  for (int i = 0; i < 150; i++) {
    bool steady = !s.fingers[0].down && !s.fingers[1].down;
    seen velocity = velocity_now(&s), before = look(&s);
    if (act(&s)) {
      stage_step(&s.g, NOW);
      look(&s);
    } else {
      same(before, look(&s), 1e-6);
      stage_step(&s.g, NOW);
      same(before, look(&s), 1e-3);
      if (steady)
        same_velocity(velocity, velocity_now(&s));
    }
    stage_run(&s.g, (int)draw(9));
    if (draw(25) == 0)
      rest(&s);
  }
  rest(&s);
  for (int i = 0; i < SCREENS; i++)
    for (int k = 0; k < CELLS; k++)
      CHECK_EQUAL(motus_release(s.cells[i][k]), MOTUS_OK);
  CHECK_EQUAL(motus_release(s.over), MOTUS_OK);
  CHECK_EQUAL(motus_release(s.sheet), MOTUS_OK);
  if (s.tabs)
    CHECK_EQUAL(motus_release(s.tabs), MOTUS_OK);
  stage_close(&s.g);
}

static void nothing_jumps_and_everything_comes_back(void) {
  const char *seeds = getenv("MOTUS_STORM_SEEDS");
  uint64_t count = getenv("MOTUS_STORM") != NULL ? 4
                   : seeds ? (uint64_t)strtoul(seeds, NULL, 10)
                           : 40;
  for (uint64_t seed = 1; seed <= count && !check_failures; seed++) {
    storm_of(seed);
    if (check_failures)
      printf("    seed %d\n", (int)seed);
  }
}

CHECK_MAIN(TEST(nothing_jumps_and_everything_comes_back))
