/* What is drawn is brought up to date without a walk over the tree as long as
 * only values change. A walk, which a snapshot of the tree's shape forces, comes
 * to the same items and details, bit by bit, at every moment of a storm. */
#include "dice.h"
#include "report.h"
#include <math.h>

enum { VIEWS = 24, STEPS = 250, SEEDS = 25 };

static uint32_t state;
static uint32_t draw(uint32_t below) {
  return short_scaled(&state, below);
}

static motus_draw_item kept_items[512];
static motus_draw_detail kept_details[512];

typedef struct stage {
  world w;
  motus_view *views[VIEWS];
  motus_view *outside;
  motus_property_animator *animator;
  double time;
  bool with_details;
  int steps; /* that have compared more than the window */
} stage;

/* A view outside of the window: the tree has another shape, the picture not. */
static void force_walk(stage *s) {
  bool clips = motus_view_clips_to_bounds(s->outside);
  CHECK_EQUAL(motus_view_set_clips_to_bounds(s->outside, !clips), MOTUS_OK);
}

static size_t read(stage *s, const motus_draw_item **items,
                   const motus_draw_detail **details) {
  size_t count = 0, other = 0;
  if (s->with_details) {
    motus_runtime_draw_details(s->w.runtime, details, &other);
  }
  CHECK_EQUAL(motus_runtime_draw_list(s->w.runtime, items, &count), MOTUS_OK);
  CHECK(!s->with_details || other == count);
  return count;
}

/* Numbers that differ by rounding only are no other picture: something else
 * changes, so that they are read again. */
static void change_a_value(stage *s) {
  double alpha = motus_view_alpha(s->outside);
  CHECK_EQUAL(motus_view_set_alpha(s->outside, alpha == 1 ? .5 : 1), MOTUS_OK);
}

static void compare(stage *s) {
  change_a_value(s);
  const motus_draw_item *items = NULL;
  const motus_draw_detail *details = NULL;
  size_t count = read(s, &items, &details);
  CHECK(count <= 512);
  memcpy(kept_items, items, count * sizeof *items);
  if (s->with_details)
    memcpy(kept_details, details, count * sizeof *details);
  force_walk(s);
  CHECK_EQUAL(read(s, &items, &details), count);
  CHECK_EQUAL(memcmp(kept_items, items, count * sizeof *items), 0);
  if (s->with_details)
    CHECK_EQUAL(memcmp(kept_details, details, count * sizeof *details), 0);
  s->steps += count > 1;
}

static void set_something(stage *s, motus_view *view) {
  double x = draw(200), y = draw(200);
  switch (draw(12)) {
  case 0:
    motus_view_set_center(view, (motus_point){x, y});
    break;
  case 1:
    motus_view_set_bounds(view, (motus_rect){0, 0, x, y});
    break;
  case 2:
    motus_view_set_bounds(view, (motus_rect){x, y, 40, 50});
    break;
  case 3:
    motus_view_set_transform(view,
                             (motus_transform){1, x / 300, -y / 300, 1, x, y});
    break;
  case 4:
    motus_view_set_alpha(view, x / 200);
    break;
  case 5:
    motus_view_set_alpha(view, draw(3) ? 1 : 0);
    break;
  case 6:
    motus_view_set_background_color(view,
                                    (motus_color){x / 200, y / 200, 0, 1});
    break;
  case 7:
    motus_view_set_corner_radius(view, x / 20);
    break;
  case 8:
    motus_view_set_border_width(view, y / 20);
    break;
  case 9:
    motus_view_set_shadow_radius(view, y / 20);
    break;
  default:
    motus_view_set_center(view, (motus_point){y, x});
    break;
  }
  (void)s;
}

static void act(stage *s) {
  motus_view *view = s->views[draw(VIEWS)];
  motus_view *other = s->views[draw(VIEWS)];
  motus_animation_options options;
  switch (draw(14)) {
  case 0:
  case 1:
  case 2:
    motus_animation_options_init(&options, sizeof options);
    options.duration = .05 * (1 + draw(6));
    options.delay = draw(3) ? 0 : .04;
    if (draw(2))
      options.timing.type = MOTUS_TIMING_SPRING;
    CHECK_EQUAL(motus_runtime_begin_animation(s->w.runtime, &options),
                MOTUS_OK);
    set_something(s, view);
    set_something(s, other);
    set_something(s, other);
    motus_runtime_commit_animation(s->w.runtime, NULL, NULL, NULL, NULL);
    break;
  case 3:
    if (motus_view_add_subview(view, other) != MOTUS_OK)
      report_clear();
    break;
  case 4:
    motus_view_add_subview(s->w.window, view);
    break;
  case 5:
    motus_view_set_hidden(view, draw(4) == 0);
    break;
  case 6:
    motus_view_set_clips_to_bounds(view, draw(2) == 0);
    break;
  case 7:
    motus_view_remove_all_animations(view);
    break;
  case 8:
    motus_property_animator_set_fraction_complete(s->animator,
                                                  draw(100) / 99.0);
    break;
  case 9: {
    motus_child child = {.key = 1 + draw(5)};
    child.tag = child.key;
    child.frame = (motus_rect){draw(90), draw(90), 30, 20};
    CHECK_EQUAL(
        motus_view_arrange(s->views[0], &child, draw(2), sizeof child, NULL),
        MOTUS_OK);
    break;
  }
  case 10: {
    motus_implicit_options implicit;
    motus_implicit_options_init(&implicit, sizeof implicit);
    motus_view_set_implicit(view, MOTUS_PROPERTY_ALL, &implicit);
    break;
  }
  default:
    set_something(s, view);
    break;
  }
}

static void scrub(void *data) {
  stage *s = data;
  motus_view_set_center(s->views[1], (motus_point){5, 300});
  motus_view_set_alpha(s->views[2], .25);
  motus_view_set_transform(s->views[3], (motus_transform){0, 1, -1, 0, 4, 4});
}

static void storm(uint32_t seed) {
  stage s = {.w = world_open(), .with_details = seed % 2 == 0};
  motus_runtime_set_draws_unseen(s.w.runtime, seed % 3 == 0);
  state = seed;
  CHECK_EQUAL(motus_view_create(s.w.runtime, &s.outside), MOTUS_OK);
  for (int i = 0; i < VIEWS; i++) {
    s.views[i] = world_view(&s.w, i && draw(3) ? s.views[draw((uint32_t)i)]
                                               : s.w.window);
    motus_retain(s.views[i]);
    motus_set_tag(s.views[i], (uint64_t)i + 100);
  }
  motus_runtime_tick(s.w.runtime, 0);
  CHECK_EQUAL(
      motus_property_animator_create(s.w.runtime, .3, NULL, &s.animator),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_property_animator_add_animations(s.animator, scrub, &s, NULL),
      MOTUS_OK);
  for (int step = 0; step < STEPS; step++) {
    for (uint32_t n = draw(4); n > 0; n--)
      act(&s);
    if (draw(3))
      motus_runtime_tick(s.w.runtime, s.time += .001 * draw(30));
    if (draw(4))
      compare(&s);
  }
  CHECK(s.steps > STEPS / 3);
  for (int i = 0; i < VIEWS; i++)
    motus_release(s.views[i]);
  motus_release(s.animator);
  motus_release(s.outside);
  world_close(&s.w);
}

/* XT-8 */
static void what_moves_is_drawn_as_if_all_were_drawn_anew(void) {
  for (uint32_t seed = 1; seed <= SEEDS && check_failures == 0; seed++)
    storm(seed);
}

/* CU-1 */
static void nothing_is_seen_in_a_clip_that_has_lost_its_height(void) {
  world w = world_open();
  const motus_draw_item *items;
  size_t before = 0, after = 0;
  motus_view *clip = world_view(&w, w.window), *inside = world_view(&w, clip);
  motus_view_set_frame(clip, (motus_rect){0, 0, 100, 100});
  motus_view_set_frame(inside, (motus_rect){0, -20, 50, 140});
  motus_view_set_clips_to_bounds(clip, true);
  motus_runtime_set_draws_unseen(w.runtime, false);
  motus_runtime_draw_list(w.runtime, &items, &before);
  motus_view_set_bounds(clip, (motus_rect){0, 0, 100, 0});
  motus_runtime_draw_list(w.runtime, &items, &after);
  CHECK_EQUAL(after, before - 1);
  motus_view_set_bounds(clip, (motus_rect){0, 0, 100, 100});
  motus_runtime_draw_list(w.runtime, &items, &after);
  CHECK_EQUAL(after, before);
  world_close(&w);
}

CHECK_MAIN(TEST(what_moves_is_drawn_as_if_all_were_drawn_anew),
           TEST(nothing_is_seen_in_a_clip_that_has_lost_its_height))
