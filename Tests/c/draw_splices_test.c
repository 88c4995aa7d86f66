/* Views that come, go, are hidden or shown, or change places among their
 * siblings are spliced into what is drawn. A second runtime has the same views
 * and the same calls, and its list is made anew each time: items, details, rows
 * for a GPU and damage are the same, bit by bit, at every moment of a storm. */
#include "dice.h"
#include "report.h"
#include <math.h>

enum { VIEWS = 60, STEPS = 160, SEEDS = 24 };

static uint64_t state;
static uint32_t roll(uint32_t sides) {
  return dice_roll(&state, sides);
}

/* Two runtimes, the second of which makes its list anew. */
typedef struct twins {
  world w[2];
  motus_view *views[2][VIEWS];
  motus_view *outside[2];
  uint64_t tags;
  double time;
  size_t drawn; /* items that have been compared */
} twins;

static void expect(motus_status one, motus_status other) {
  CHECK_EQUAL(one, other);
  if (one != MOTUS_OK)
    report_clear();
}

/* Numbers that differ by rounding only are no other picture: something else
 * changes, so that both read them again. */
static void change_a_value(motus_view *outside) {
  motus_view_set_alpha(outside, motus_view_alpha(outside) == 1 ? .5 : 1);
}

static void force_walk(motus_runtime *runtime) {
  bool draws = motus_runtime_draws_unseen(runtime);
  motus_runtime_set_draws_unseen(runtime, !draws);
  motus_runtime_set_draws_unseen(runtime, draws);
}

static void make(twins *t, int place) {
  uint64_t tag = ++t->tags;
  for (int i = 0; i < 2; i++) {
    CHECK_EQUAL(motus_view_create(t->w[i].runtime, &t->views[i][place]),
                MOTUS_OK);
    motus_set_tag(t->views[i][place], tag);
  }
}

static void renew(twins *t, int place) {
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_release(t->views[i][place]), MOTUS_OK);
  make(t, place);
}

static void set_frame(motus_view *view, const uint32_t *dice) {
  motus_view_set_frame(view,
                       (motus_rect){dice[0] % 400 - 60.0, dice[1] % 400 - 60.0,
                                    dice[2] % 120, dice[3] % 9 * 15.0});
}

static void set_value(motus_view *view, const uint32_t *dice) {
  switch (dice[4] % 8) {
  case 0:
    motus_view_set_alpha(view, dice[0] % 4 / 3.0);
    break;
  case 1:
    motus_view_set_transform(view, (motus_transform){1, dice[0] % 9 / 9.0,
                                                     -(dice[1] % 9 / 9.0), 1,
                                                     dice[2] % 30, 0});
    break;
  case 2:
    motus_view_set_shadow_radius(view, dice[0] % 40);
    motus_view_set_shadow_color(view, (motus_color){0, 0, 0, dice[1] % 2});
    break;
  case 3:
    motus_view_set_bounds(
        view, (motus_rect){dice[0] % 20, dice[1] % 20, 80, dice[2] % 9 * 10});
    break;
  case 4:
    motus_view_set_background_color(view,
                                    (motus_color){dice[0] % 9 / 9.0, 1, 0, 1});
    break;
  default:
    set_frame(view, dice);
    break;
  }
}

/* One call, or a few that belong together, of the same dice in both. */
static void act(twins *t) {
  int place = (int)roll(VIEWS), other = (int)roll(VIEWS);
  uint32_t kind = roll(16), dice[5];
  for (int k = 0; k < 5; k++)
    dice[k] = roll(1 << 20);
  if (kind == 0)
    renew(t, place);
  motus_status status[2] = {MOTUS_OK, MOTUS_OK};
  for (int i = 0; i < 2; i++) {
    motus_view *view = t->views[i][place], *second = t->views[i][other];
    motus_view *window = t->w[i].window;
    motus_animation_options options;
    switch (kind) {
    case 0:
      set_frame(view, dice);
      status[i] = motus_view_add_subview(dice[4] % 3 ? second : window, view);
      break;
    case 1:
    case 2:
    case 3:
      motus_view_set_hidden(view, dice[0] % 2);
      break;
    case 4:
    case 5:
      status[i] = motus_view_add_subview(second, view);
      break;
    case 6:
      status[i] = motus_view_insert_subview(second, view, dice[0] % 6);
      break;
    case 7:
      motus_view_remove_from_superview(view);
      break;
    case 8:
      status[i] = motus_view_insert_subview(window, view, dice[0] % 20);
      break;
    case 9: {
      motus_view *parent = motus_view_superview(view);
      if (parent)
        status[i] = motus_view_insert_subview(parent, view, dice[0] % 20);
      break;
    }
    case 10:
      motus_animation_options_init(&options, sizeof options);
      options.duration = .02 * (1 + dice[3] % 9);
      CHECK_EQUAL(motus_runtime_begin_animation(t->w[i].runtime, &options),
                  MOTUS_OK);
      set_value(view, dice);
      set_value(second, dice + 0);
      motus_runtime_commit_animation(t->w[i].runtime, NULL, NULL, NULL, NULL);
      break;
    case 11:
      if (dice[0] % 4 == 0)
        motus_view_set_clips_to_bounds(view, dice[1] % 2);
      break;
    default:
      set_value(view, dice);
      break;
    }
  }
  expect(status[0], status[1]);
}

static void compare_lists(twins *t, bool with_details) {
  const motus_draw_item *items[2];
  const motus_draw_detail *details[2];
  size_t count[2], others[2];
  for (int i = 0; i < 2; i++) {
    if (with_details)
      motus_runtime_draw_details(t->w[i].runtime, &details[i], &others[i]);
    CHECK_EQUAL(motus_runtime_draw_list(t->w[i].runtime, &items[i], &count[i]),
                MOTUS_OK);
    CHECK(!with_details || others[i] == count[i]);
  }
  CHECK_EQUAL(count[0], count[1]);
  for (size_t k = 0; k < count[0] && k < count[1]; k++) {
    motus_draw_item one = items[0][k], other = items[1][k];
    one.view = other.view = NULL;
    CHECK_EQUAL(memcmp(&one, &other, sizeof one), 0);
    if (with_details)
      CHECK_EQUAL(memcmp(&details[0][k], &details[1][k], sizeof **details), 0);
  }
  t->drawn += count[0];
}

static void compare_rows(twins *t) {
  const motus_draw_row *rows[2];
  size_t count[2];
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_runtime_draw_rows(t->w[i].runtime, &rows[i], &count[i]),
                MOTUS_OK);
  CHECK_EQUAL(count[0], count[1]);
  if (count[0] == count[1])
    CHECK_EQUAL(memcmp(rows[0], rows[1], count[0] * sizeof **rows), 0);
}

static void compare_damage(twins *t) {
  const motus_pixel_rect *rects[2];
  size_t count[2];
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_runtime_damage(t->w[i].runtime, 1, &rects[i], &count[i]),
                MOTUS_OK);
  CHECK_EQUAL(count[0], count[1]);
  if (count[0] == count[1])
    CHECK_EQUAL(memcmp(rects[0], rects[1], count[0] * sizeof **rects), 0);
}

static void storm(uint64_t seed) {
  twins t = {.time = 0};
  state = seed;
  bool with_details = seed % 4 == 0, with_rows = seed % 4 == 1;
  bool with_damage = seed % 4 == 2;
  for (int i = 0; i < 2; i++) {
    t.w[i] = world_open();
    motus_runtime_set_draws_unseen(t.w[i].runtime, seed % 3 == 0);
    CHECK_EQUAL(motus_view_create(t.w[i].runtime, &t.outside[i]), MOTUS_OK);
  }
  for (int place = 0; place < VIEWS; place++) {
    make(&t, place);
    int parent = place && roll(3) ? (int)roll((uint32_t)place) : -1;
    uint32_t dice[5];
    for (int k = 0; k < 5; k++)
      dice[k] = roll(1 << 20);
    for (int i = 0; i < 2; i++) {
      set_frame(t.views[i][place], dice);
      motus_view_add_subview(parent < 0 ? t.w[i].window : t.views[i][parent],
                             t.views[i][place]);
    }
  }
  for (int step = 0; step < STEPS && check_failures == 0; step++) {
    for (uint32_t n = roll(5); n > 0; n--)
      act(&t);
    if (roll(3)) {
      t.time += .001 * roll(40);
      for (int i = 0; i < 2; i++)
        CHECK_EQUAL(motus_runtime_tick(t.w[i].runtime, t.time), MOTUS_OK);
    }
    for (int i = 0; i < 2; i++)
      change_a_value(t.outside[i]);
    force_walk(t.w[1].runtime);
    compare_lists(&t, with_details);
    if (with_rows)
      compare_rows(&t);
    if (with_damage)
      compare_damage(&t);
  }
  CHECK(check_failures > 0 || t.drawn > 3 * STEPS);
  for (int i = 0; i < 2; i++) {
    for (int place = 0; place < VIEWS; place++)
      motus_release(t.views[i][place]);
    motus_release(t.outside[i]);
    world_close(&t.w[i]);
  }
}

/* XT-8 */
static void what_comes_and_goes_is_drawn_as_if_all_were_drawn_anew(void) {
  for (uint64_t seed = 1; seed <= SEEDS && check_failures == 0; seed++)
    storm(seed);
}

CHECK_MAIN(TEST(what_comes_and_goes_is_drawn_as_if_all_were_drawn_anew))
