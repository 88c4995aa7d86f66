/* The draw list leaves out what nobody sees, and not a pixel more. Two worlds
 * live the same life; one lists all, the other one what is seen: painted, they
 * are the same, bit by bit. */
#include "life.h"
#include "painter.h"
#include "seeds.h"

/* ---- Two of them ---- */

static size_t all_listed, all_seen;

/* What is left is in the same order, and its clips and superviews are there. */
static void compare_lists(const painter_list *seen, const painter_list *all) {
  size_t at = 0;
  static size_t place_in_all[4096];
  for (size_t i = 0; i < seen->count; i++, at++) {
    while (at < all->count &&
           (all->items[at].tag != seen->items[i].tag ||
            memcmp(&all->items[at].transform, &seen->items[i].transform,
                   sizeof(motus_transform)) != 0))
      at++;
    CHECK(at < all->count);
    if (at >= all->count)
      return;
    place_in_all[i] = at;
    CHECK_EQUAL(seen->items[i].depth, all->items[at].depth);
    int32_t clip = seen->items[i].clip, whole = all->items[at].clip;
    CHECK_EQUAL(clip < 0, whole < 0);
    CHECK(clip < (int32_t)i);
    if (clip >= 0)
      CHECK_EQUAL((int32_t)place_in_all[clip], whole);
  }
  all_listed += all->count;
  all_seen += seen->count;
}

static void compare(life *seen, life *all) {
  static painter one, other;
  painter_list few = painter_read(seen->runtime);
  painter_list many = painter_read(all->runtime);
  CHECK(few.count <= many.count && many.count < 4096);
  compare_lists(&few, &many);
  one.step = other.step = (double)SIDE / PAINTER_SIDE;
  painter_paint(&one, &few);
  painter_paint(&other, &many);
  CHECK_EQUAL(memcmp(one.pixels, other.pixels, sizeof one.pixels), 0);
}

static void live_twice(unsigned seed) {
  int rows = seed % 3 == 0 ? 110 : seed % 3 == 1 ? 6 : 60;
  life seen = life_begin(seed, false, rows);
  life all = life_begin(seed, true, rows);
  for (int step = 0; step < 25 && check_failures == 0; step++) {
    live(&seen);
    live(&all);
    CHECK_EQUAL(seen.dice, all.dice);
    if (roll(&seen, 3) + roll(&all, 3))
      compare(&seen, &all);
  }
  life_end(&seen);
  life_end(&all);
}

/* CU-1, CU-3 */
static void what_is_left_out_shows_no_pixel(void) {
  play_seeds(40, live_twice);
  CHECK(all_seen > 100 && all_seen < all_listed / 2);
}

/* ---- One thing at a time ---- */

static size_t listed(motus_runtime *runtime) {
  const motus_draw_item *items;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(runtime, &items, &count), MOTUS_OK);
  return count;
}

static motus_view *box(motus_runtime *runtime, motus_view *above, double x,
                       double y, double width, double height) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(above, view), MOTUS_OK);
  motus_view_set_frame(view, (motus_rect){x, y, width, height});
  motus_release(view);
  return view;
}

/* CU-1 */
static void a_shadow_is_seen_where_its_view_is_not(void) {
  motus_runtime *runtime;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view *view =
      box(runtime, motus_runtime_window(runtime), 400, 0, 50, 50);
  CHECK_EQUAL(listed(runtime), 1);
  motus_view_set_shadow_color(view, (motus_color){0, 0, 0, .5});
  motus_view_set_shadow_radius(view, 8);
  CHECK_EQUAL(listed(runtime), 2);
  motus_view_set_shadow_radius(view, 6);
  CHECK_EQUAL(listed(runtime), 1);
  motus_view_set_shadow_offset(view, (motus_vector){-2, 0});
  CHECK_EQUAL(listed(runtime), 2);
  motus_view_set_shadow_color(view, (motus_color){0, 0, 0, 0});
  CHECK_EQUAL(listed(runtime), 1);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* CU-1 */
static void a_view_is_listed_for_what_stands_in_it(void) {
  motus_runtime *runtime;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view *group =
      box(runtime, motus_runtime_window(runtime), -500, 0, 40, 40);
  motus_view *inside = box(runtime, group, 10, 10, 20, 20);
  CHECK_EQUAL(listed(runtime), 1);
  motus_view_set_center(inside, (motus_point){520, 20});
  CHECK_EQUAL(listed(runtime), 3);
  motus_view_set_clips_to_bounds(group, true);
  CHECK_EQUAL(listed(runtime), 1);
  CHECK(!motus_runtime_draws_unseen(runtime));
  CHECK_EQUAL(motus_runtime_set_draws_unseen(runtime, true), MOTUS_OK);
  CHECK(motus_runtime_draws_unseen(runtime));
  CHECK_EQUAL(listed(runtime), 3);
  CHECK_EQUAL(motus_runtime_set_draws_unseen(runtime, false), MOTUS_OK);
  CHECK_EQUAL(listed(runtime), 1);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* CU-1 */
static void of_a_window_without_size_nothing_is_known(void) {
  motus_runtime *runtime;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){0, 0};
  CHECK_EQUAL(motus_runtime_create(&options, &runtime), MOTUS_OK);
  motus_view *clip =
      box(runtime, motus_runtime_window(runtime), 900, 900, 10, 10);
  motus_view_set_clips_to_bounds(clip, true);
  motus_view *inside = box(runtime, clip, 5, 5, 10, 10);
  CHECK_EQUAL(listed(runtime), 3);
  motus_view_set_center(inside, (motus_point){30, 0});
  CHECK_EQUAL(listed(runtime), 2);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

enum { LONG = 3000, TALL = 600, EDGE = 20 };

/* CU-2, CU-3: rows of two views, 20 points high, in a window of 600. */
static void of_a_long_list_the_rows_in_sight_are_listed(void) {
  static motus_view *rows[LONG];
  motus_runtime *runtime;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view *list =
      box(runtime, motus_runtime_window(runtime), 0, 0, 390, TALL);
  motus_view_set_clips_to_bounds(list, true);
  for (int i = 0; i < LONG; i++) {
    rows[i] = box(runtime, list, 0, 1.0 * EDGE * i, 390, EDGE);
    box(runtime, rows[i], 5, 5, 10, 10);
  }
  for (int i = 0; i < 60; i++) {
    double y = EDGE * 37.0 * i;
    motus_view_set_bounds(list, (motus_rect){0, y, 390, TALL});
    CHECK_EQUAL(listed(runtime), 2 + 2 * TALL / EDGE);
    motus_view *row = rows[37 * i + 4];
    motus_view_set_hidden(row, true);
    CHECK_EQUAL(listed(runtime), 2 * TALL / EDGE);
    motus_view_set_hidden(row, false);
    motus_view *new_row = box(runtime, list, 0, y + 7, 390, EDGE);
    CHECK_EQUAL(listed(runtime), 3 + 2 * TALL / EDGE);
    CHECK_EQUAL(motus_view_insert_subview(list, new_row, (size_t)i * 41),
                MOTUS_OK);
    CHECK_EQUAL(listed(runtime), 3 + 2 * TALL / EDGE);
    motus_view_set_center(new_row, (motus_point){9, -500});
    CHECK_EQUAL(listed(runtime), 2 + 2 * TALL / EDGE);
    motus_view_remove_from_superview(new_row);
    CHECK_EQUAL(listed(runtime), 2 + 2 * TALL / EDGE);
    /* One far away comes here, is seen, and goes back. */
    motus_view *far = rows[LONG - 1 - i];
    motus_point home = motus_view_center(far);
    motus_view_set_center(far, (motus_point){195, y + 70});
    CHECK_EQUAL(listed(runtime), 4 + 2 * TALL / EDGE);
    motus_view_set_center(far, home);
    CHECK_EQUAL(listed(runtime), 2 + 2 * TALL / EDGE);
  }
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static double library_kilobytes(motus_runtime *runtime) {
  motus_statistics s = {.struct_size = sizeof s};
  CHECK_EQUAL(motus_runtime_statistics(runtime, &s), MOTUS_OK);
  return (double)s.library_bytes / 1000;
}

/* CU-4 */
static void the_list_gives_back_room_that_it_no_longer_needs(void) {
  motus_runtime *runtime;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view *list =
      box(runtime, motus_runtime_window(runtime), 0, 0, 390, TALL);
  motus_view_set_clips_to_bounds(list, true);
  for (int i = 0; i < LONG; i++)
    box(runtime, list, 0, 1.0 * EDGE * i, 390, EDGE);
  double before = library_kilobytes(runtime);
  CHECK_EQUAL(motus_runtime_set_draws_unseen(runtime, true), MOTUS_OK);
  CHECK_EQUAL(listed(runtime), 2 + LONG);
  /* A build for debuggers does not count. */
  CHECK(before == 0 || library_kilobytes(runtime) > before + 300);
  CHECK_EQUAL(motus_runtime_set_draws_unseen(runtime, false), MOTUS_OK);
  for (int i = 0; i < 80; i++) {
    motus_view_set_bounds(list, (motus_rect){0, 10.0 * i, 390, TALL});
    CHECK(listed(runtime) < 40);
  }
  CHECK(library_kilobytes(runtime) <= before + 100);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

CHECK_MAIN(TEST(a_shadow_is_seen_where_its_view_is_not),
           TEST(a_view_is_listed_for_what_stands_in_it),
           TEST(of_a_window_without_size_nothing_is_known),
           TEST(of_a_long_list_the_rows_in_sight_are_listed),
           TEST(the_list_gives_back_room_that_it_no_longer_needs),
           TEST(what_is_left_out_shows_no_pixel))
