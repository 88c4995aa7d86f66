/* Rows for a GPU: they say what the draw list says, and keep their bytes. */
#include "life.h"
#include "seeds.h"

#include <math.h>

/* ---- What a host does with them ---- */

enum { MOST = 1024 };

typedef struct rows {
  const motus_draw_row *all;
  size_t count;
  const motus_draw_row_range *ranges;
  size_t range_count;
} rows;

static rows close_frame(motus_runtime *runtime) {
  rows r = {NULL, 0, NULL, 0};
  CHECK_EQUAL(motus_runtime_draw_rows(runtime, &r.all, &r.count), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_draw_row_changes(runtime, &r.ranges, &r.range_count),
      MOTUS_OK);
  CHECK_EQUAL((uintptr_t)r.all % 16, 0);
  return r;
}

/* How many rows are to be copied. */
static int changed(const rows *r) {
  int sum = 0;
  for (size_t i = 0; i < r->range_count; i++) {
    CHECK(r->ranges[i].count > 0 && r->ranges[i].first >= 0);
    CHECK((size_t)(r->ranges[i].first + r->ranges[i].count) <= r->count);
    CHECK(i == 0 ||
          r->ranges[i].first > r->ranges[i - 1].first + r->ranges[i - 1].count);
    sum += r->ranges[i].count;
  }
  return sum;
}

static motus_view *box(world *w, double x, double y, double width,
                       double height) {
  motus_view *view = world_view(w, w->window);
  motus_view_set_frame(view, (motus_rect){x, y, width, height});
  return view;
}

/* The last row: that of the view that was added last. */
static motus_draw_row last_row(motus_runtime *runtime) {
  rows r = close_frame(runtime);
  CHECK(r.count > 0);
  return r.all[r.count - 1];
}

/* ---- One thing at a time ---- */

/* IR-1 */
static void a_row_is_what_the_header_says(void) {
  CHECK_EQUAL(sizeof(motus_draw_row), 128);
  CHECK_EQUAL(offsetof(motus_draw_row, x), 16);
  CHECK_EQUAL(offsetof(motus_draw_row, clip), 32);
  CHECK_EQUAL(offsetof(motus_draw_row, color), 80);
  CHECK_EQUAL(offsetof(motus_draw_row, alpha), 96);
  CHECK_EQUAL(offsetof(motus_draw_row, velocity), 112);
  CHECK_EQUAL(offsetof(motus_draw_row, flags), 124);
  world w = world_open();
  motus_view *view = box(&w, 10, 20, 30, 40);
  motus_view_set_background_color(view, (motus_color){1, .5, 0, .5});
  motus_view_set_alpha(view, .5);
  motus_view_set_corner_radii(view, (motus_corner_radii){1, 2, 3, 4});
  motus_view_set_border_width(view, 2);
  motus_view_set_border_color(view, (motus_color){1, 0, .2, .5});
  motus_draw_row row = last_row(w.runtime);
  const float linear[4] = {1, 0, 0, 1}, place[4] = {10, 20, 30, 40},
              clip[4] = {0, 0, 390, 844}, radii[4] = {1, 2, 3, 4},
              color[4] = {.5, .25, 0, .5};
  CHECK_EQUAL(memcmp(row.linear, linear, sizeof linear), 0);
  CHECK_EQUAL(memcmp(&row.x, place, sizeof place), 0);
  CHECK_EQUAL(memcmp(row.clip, clip, sizeof clip), 0);
  CHECK_EQUAL(memcmp(row.radii, radii, sizeof radii), 0);
  CHECK_EQUAL(memcmp(row.color, color, sizeof color), 0);
  CHECK(row.alpha == .5F && row.border_width == 2 && row.blur == 0);
  CHECK_EQUAL(row.border_color, 0x801A0080);
  CHECK_EQUAL(row.item, 2);
  CHECK_EQUAL(row.flags, 0);
  world_close(&w);
}

/* IR-1 */
static void an_origin_far_away_loses_nothing(void) {
  world w = world_open();
  motus_view *list = box(&w, 0, 0, 390, 800);
  motus_view_set_bounds(list, (motus_rect){0, 98765432, 390, 800});
  motus_view *row = world_view(&w, list);
  motus_view_set_frame(row, (motus_rect){0.25, 98765432.25, 50, 20});
  motus_view_set_bounds(row, (motus_rect){12345678.5, 7, 50, 20});
  motus_draw_row seen = last_row(w.runtime);
  CHECK(seen.x == .25F && seen.y == .25F);
  CHECK(seen.width == 50 && seen.height == 20);
  world_close(&w);
}

/* IR-1 */
static void clips_that_are_upright_are_one_rectangle(void) {
  world w = world_open();
  motus_view *outer = box(&w, 10, 10, 100, 100);
  motus_view *inner = world_view(&w, outer), *leaf = world_view(&w, inner);
  motus_view_set_frame(inner, (motus_rect){50, 20, 100, 50});
  motus_view_set_frame(leaf, (motus_rect){-5, -5, 200, 200});
  motus_view_set_clips_to_bounds(outer, true);
  motus_view_set_clips_to_bounds(inner, true);
  motus_draw_row row = last_row(w.runtime);
  const float both[4] = {60, 30, 110, 80};
  CHECK_EQUAL(memcmp(row.clip, both, sizeof both), 0);
  CHECK_EQUAL(row.flags, 0);
  /* Round where the corner is that of the outline which is round. */
  motus_view_set_corner_radii(inner, (motus_corner_radii){8, 0, 0, 6});
  row = last_row(w.runtime);
  const float round[4] = {8, 0, 0, 6};
  CHECK_EQUAL(memcmp(row.clip_radii, round, sizeof round), 0);
  CHECK_EQUAL(row.flags, 0);
  /* Of a corner that is cut off nothing is to be seen. */
  motus_view_set_corner_radii(inner, (motus_corner_radii){8, 9, 0, 6});
  row = last_row(w.runtime);
  CHECK_EQUAL(memcmp(row.clip_radii, round, sizeof round), 0);
  CHECK_EQUAL(row.flags, 0);
  /* What is round at a second place, or turned, is named. */
  motus_view_set_corner_radius(outer, 30);
  row = last_row(w.runtime);
  CHECK_EQUAL(row.flags, MOTUS_DRAW_ROW_CLIPPED_FURTHER);
  motus_view_set_corner_radius(outer, 0);
  CHECK_EQUAL(last_row(w.runtime).flags, 0);
  motus_view_set_transform(inner, (motus_transform){.8, .6, -.6, .8, 0, 0});
  CHECK_EQUAL(last_row(w.runtime).flags, MOTUS_DRAW_ROW_CLIPPED_FURTHER);
  world_close(&w);
}

/* IR-1 */
static void a_shadow_is_a_row_before_its_item(void) {
  world w = world_open();
  motus_view *view = box(&w, 10, 20, 30, 40);
  motus_view_set_corner_radius(view, 5);
  CHECK_EQUAL(close_frame(w.runtime).count, 3);
  motus_view_set_shadow_color(view, (motus_color){0, 0, 1, .5});
  motus_view_set_shadow_offset(view, (motus_vector){3, 4});
  motus_view_set_shadow_radius(view, 12);
  rows r = close_frame(w.runtime);
  CHECK_EQUAL(r.count, 4);
  const motus_draw_row *shadow = r.all + 2, *body = r.all + 3;
  CHECK_EQUAL(shadow->flags, MOTUS_DRAW_ROW_SHADOW);
  CHECK_EQUAL(shadow->item, body->item);
  CHECK(shadow->x == 13 && shadow->y == 24 && shadow->blur == 12);
  CHECK(shadow->width == 30 && shadow->radii[2] == 5);
  CHECK(shadow->color[2] == .5F && shadow->color[3] == .5F);
  CHECK(body->x == 10 && body->blur == 0 && body->flags == 0);
  motus_view_set_shadow_color(view, (motus_color){0, 0, 1, 0});
  CHECK_EQUAL(close_frame(w.runtime).count, 3);
  world_close(&w);
}

/* IR-1 */
static void depth_and_groups_are_named(void) {
  world w = world_open();
  motus_view *view = box(&w, 10, 20, 30, 40), *child = world_view(&w, view);
  motus_view_set_frame(child, (motus_rect){0, 0, 9, 9});
  motus_view_set_groups_opacity(view, true);
  motus_view_set_alpha(view, .5);
  motus_draw_row row = last_row(w.runtime);
  CHECK_EQUAL(row.flags, MOTUS_DRAW_ROW_GROUPED);
  CHECK(row.alpha == .5F);
  motus_view_set_groups_opacity(view, false);
  motus_transform_3d deep = {
      {.6, 0, -.8, .003, 0, 1, 0, 0, .8, 0, .6, 0, 0, 0, 0, 1}};
  motus_view_set_transform_3d(view, &deep);
  CHECK_EQUAL(last_row(w.runtime).flags, MOTUS_DRAW_ROW_DEEP);
  world_close(&w);
}

/* IR-1 */
static void colors_are_light_when_that_is_asked_for(void) {
  world w = world_open();
  motus_view *view = box(&w, 10, 20, 30, 40);
  motus_view_set_background_color(view, (motus_color){1, .5, .02, .5});
  CHECK_EQUAL(motus_runtime_draw_row_colors(w.runtime),
              MOTUS_DRAW_ROW_COLORS_SRGB);
  CHECK(last_row(w.runtime).color[1] == .25F);
  CHECK_EQUAL(motus_runtime_set_draw_row_colors(w.runtime,
                                                MOTUS_DRAW_ROW_COLORS_LINEAR),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_row_colors(w.runtime),
              MOTUS_DRAW_ROW_COLORS_LINEAR);
  motus_draw_row row = last_row(w.runtime);
  CHECK_NEAR(row.color[0], .5, 1e-7);
  CHECK_NEAR(row.color[1], .21404114 / 2, 1e-7);
  CHECK_NEAR(row.color[2], .02 / 12.92 / 2, 1e-9);
  CHECK(row.color[3] == .5F);
  CHECK_REFUSED(
      motus_runtime_set_draw_row_colors(w.runtime, (motus_draw_row_colors)2),
      INVALID_ARGUMENT, "motus_runtime_set_draw_row_colors");
  CHECK_EQUAL(motus_runtime_draw_row_colors(w.runtime),
              MOTUS_DRAW_ROW_COLORS_LINEAR);
  world_close(&w);
}

/* IR-2, IR-3 */
static void what_has_not_changed_need_not_be_copied(void) {
  world w = world_open();
  motus_view *views[100];
  for (int i = 0; i < 100; i++)
    views[i] = box(&w, 38 * (i % 10), 80 * (i / 10), 10, 10);
  rows r = close_frame(w.runtime);
  CHECK_EQUAL(r.count, 102);
  CHECK_EQUAL(changed(&r), 102);
  r = close_frame(w.runtime);
  CHECK_EQUAL(r.range_count, 0);
  CHECK_EQUAL(r.count, 102);
  motus_view_set_alpha(views[7], .5);
  motus_view_set_alpha(views[8], .5);
  motus_view_set_background_color(views[40], (motus_color){1, 0, 0, 1});
  motus_view_set_center(views[99], (motus_point){5, 6});
  r = close_frame(w.runtime);
  CHECK_EQUAL(r.range_count, 3);
  CHECK_EQUAL(changed(&r), 4);
  CHECK_EQUAL(r.ranges[0].first, 2 + 7);
  CHECK_EQUAL(r.ranges[0].count, 2);
  CHECK_EQUAL(r.ranges[1].first, 2 + 40);
  CHECK_EQUAL(r.ranges[2].first, 2 + 99);
  CHECK(r.all[101].x == 0 && r.all[101].y == 1);
  /* What is set to the same is the same. */
  motus_view_set_alpha(views[7], .25);
  motus_view_set_alpha(views[7], .5);
  CHECK_EQUAL(close_frame(w.runtime).range_count, 0);
  /* Whoever comes moves those behind. */
  motus_view_remove_from_superview(views[97]);
  r = close_frame(w.runtime);
  CHECK_EQUAL(r.count, 101);
  CHECK_EQUAL(changed(&r), 2);
  CHECK_EQUAL(r.ranges[0].first, 2 + 97);
  world_close(&w);
}

/* IR-1, IR-2 */
static void velocities_are_those_of_the_motion(void) {
  world w = world_open();
  motus_view *view = box(&w, 0, 0, 10, 10), *child = world_view(&w, view);
  motus_view_set_frame(child, (motus_rect){0, 0, 10, 10});
  motus_runtime_tick(w.runtime, 0);
  CHECK(last_row(w.runtime).velocity[0] == 0);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_LINEAR;
  options.duration = 1;
  motus_runtime_begin_animation(w.runtime, &options);
  motus_view_set_center(view, (motus_point){305, 105});
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  for (int i = 1; i <= 10; i++) {
    motus_runtime_tick(w.runtime, .1 * i);
    motus_draw_row row = last_row(w.runtime);
    CHECK_NEAR(row.velocity[0], 300, 1e-3);
    CHECK_NEAR(row.velocity[1], 100, 1e-3);
    /* Two calls in a frame say the same. */
    rows again = close_frame(w.runtime);
    CHECK_EQUAL(again.range_count, 0);
    CHECK_EQUAL(memcmp(&row, again.all + again.count - 1, sizeof row), 0);
  }
  /* What has come to rest is said once. */
  motus_runtime_tick(w.runtime, 1.1);
  rows r = close_frame(w.runtime);
  CHECK_EQUAL(changed(&r), 2);
  CHECK(r.all[r.count - 1].velocity[0] == 0);
  motus_runtime_tick(w.runtime, 1.2);
  CHECK_EQUAL(close_frame(w.runtime).range_count, 0);
  /* What comes has none. */
  motus_view *late = box(&w, 50, 50, 10, 10);
  motus_runtime_tick(w.runtime, 1.3);
  CHECK(last_row(w.runtime).velocity[0] == 0);
  motus_view_set_center(late, (motus_point){75, 55});
  motus_runtime_tick(w.runtime, 1.4);
  CHECK_NEAR(last_row(w.runtime).velocity[0], 200, 1e-3);
  world_close(&w);
}

/* A snapshot shows more items than there are views: where nothing changes any
 * more, each row stops all the same. */
static void what_moved_beside_a_snapshot_stops(void) {
  world w = world_open();
  motus_view *group = box(&w, 0, 0, 100, 100), *snapshot = NULL;
  for (int i = 0; i < 64; i++)
    motus_view_set_frame(world_view(&w, group), (motus_rect){i, i, 10, 10});
  motus_runtime_tick(w.runtime, 0);
  CHECK_EQUAL(motus_view_create_snapshot(group, &snapshot), MOTUS_OK);
  motus_view_remove_from_superview(group);
  motus_view_add_subview(w.window, snapshot);
  motus_view *view = box(&w, 0, 0, 10, 10);
  motus_runtime_tick(w.runtime, .1);
  CHECK(close_frame(w.runtime).count > 64);
  motus_view_set_center(view, (motus_point){35, 5});
  motus_runtime_tick(w.runtime, .2);
  CHECK_NEAR(last_row(w.runtime).velocity[0], 300, 1e-3);
  motus_runtime_tick(w.runtime, .3);
  rows r = close_frame(w.runtime);
  CHECK_EQUAL(changed(&r), 1);
  CHECK(r.all[r.count - 1].velocity[0] == 0);
  motus_runtime_tick(w.runtime, .4);
  CHECK_EQUAL(close_frame(w.runtime).range_count, 0);
  motus_release(snapshot);
  world_close(&w);
}

/* IR-1: bad input. */
static void refusals_lend_nothing(void) {
  world w = world_open();
  rows r = close_frame(w.runtime);
  CHECK_REFUSED(motus_runtime_draw_rows(w.runtime, NULL, &r.count),
                INVALID_ARGUMENT, "motus_runtime_draw_rows");
  CHECK_EQUAL(r.count, 0);
  CHECK_REFUSED(motus_runtime_draw_row_changes(w.runtime, &r.ranges, NULL),
                INVALID_ARGUMENT, "motus_runtime_draw_row_changes");
  CHECK(r.ranges == NULL);
  world_close(&w);
}

/* ---- At random ---- */

static bool near(double one, double other) {
  return fabs(one - other) < 1. / 64;
}

/* Each corner stands where the draw list has it; paint likewise. */
static void check_row(const motus_draw_row *row, const motus_draw_item *item,
                      const motus_draw_detail *detail) {
  bool is_shadow = row->flags & MOTUS_DRAW_ROW_SHADOW;
  motus_vector offset =
      is_shadow ? detail->shadow_offset : (motus_vector){0, 0};
  const motus_transform *t = &item->transform;
  for (int corner = 0; corner < 4; corner++) {
    double x = corner & 1, y = corner >> 1;
    double own_x =
        item->bounds.x + x * item->bounds.width + offset.dx / detail->scale_x;
    double own_y =
        item->bounds.y + y * item->bounds.height + offset.dy / detail->scale_y;
    CHECK(near(t->a * own_x + t->c * own_y + t->tx,
               row->x + row->linear[0] * x * row->width +
                   row->linear[2] * y * row->height));
    CHECK(near(t->b * own_x + t->d * own_y + t->ty,
               row->y + row->linear[1] * x * row->width +
                   row->linear[3] * y * row->height));
  }
  const motus_color *color = is_shadow ? &detail->shadow_color : &item->color;
  CHECK_NEAR(row->color[0], color->red * color->alpha, 1e-6);
  CHECK_NEAR(row->color[2], color->blue * color->alpha, 1e-6);
  CHECK_NEAR(row->color[3], color->alpha, 1e-6);
  CHECK_NEAR(row->alpha, item->alpha, 1e-6);
  CHECK(row->blur == (is_shadow ? (float)detail->shadow_radius : 0));
  CHECK(row->radii[0] == (float)detail->corner_radii.top_left);
}

/* The rectangle of the clips that are upright. */
static void check_clip(const motus_draw_row *row,
                       const motus_draw_item *items) {
  double clip[4] = {0, 0, SIDE, SIDE};
  for (int at = items[row->item].clip; at >= 0; at = items[at].clip) {
    const motus_transform *t = &items[at].transform;
    if (t->b != 0 || t->c != 0) {
      CHECK(row->flags & MOTUS_DRAW_ROW_CLIPPED_FURTHER);
      return;
    }
    double x = t->a * items[at].bounds.x + t->tx;
    double y = t->d * items[at].bounds.y + t->ty;
    clip[0] = fmax(clip[0], fmin(x, x + t->a * items[at].bounds.width));
    clip[1] = fmax(clip[1], fmin(y, y + t->d * items[at].bounds.height));
    clip[2] = fmin(clip[2], fmax(x, x + t->a * items[at].bounds.width));
    clip[3] = fmin(clip[3], fmax(y, y + t->d * items[at].bounds.height));
  }
  CHECK(!(row->flags & MOTUS_DRAW_ROW_CLIPPED_FURTHER));
  for (int i = 0; i < 4; i++)
    CHECK(near(row->clip[i], clip[i]));
}

static void check_against_list(motus_runtime *runtime, const rows *r) {
  const motus_draw_item *items = NULL;
  const motus_draw_detail *details = NULL;
  size_t item_count = 0, detail_count = 0, row = 0;
  motus_runtime_draw_list(runtime, &items, &item_count);
  motus_runtime_draw_details(runtime, &details, &detail_count);
  CHECK_EQUAL(item_count, detail_count);
  for (size_t item = 0; item < item_count; item++)
    for (int n = details[item].shadow_color.alpha > 0 ? 2 : 1; n > 0; n--) {
      if (!CHECK(row < r->count && r->all[row].item == (int32_t)item))
        return;
      CHECK_EQUAL(n == 2, (r->all[row].flags & MOTUS_DRAW_ROW_SHADOW) != 0);
      check_row(r->all + row, items + item, details + item);
      check_clip(r->all + row, items);
      row++;
    }
  CHECK_EQUAL(row, r->count);
}

/* A buffer into which only what has changed is copied is the rows; and they are
 * what they are when all are computed in each frame. */
static void live_and_copy(unsigned seed) {
  static motus_draw_row copy[MOST];
  life l = life_begin(seed, seed % 5 == 0, seed % 3 ? 12 : 60);
  life other = life_begin(seed, seed % 5 == 0, seed % 3 ? 12 : 60);
  int all = 0, copied = 0;
  for (int frame = 0; frame < 40 && check_failures == 0; frame++) {
    live(&l);
    live(&other);
    rows r = close_frame(l.runtime);
    if (!CHECK(r.count <= MOST))
      break;
    copied += changed(&r);
    all += (int)r.count;
    for (size_t i = 0; i < r.range_count; i++)
      memcpy(copy + r.ranges[i].first, r.all + r.ranges[i].first,
             sizeof *copy * (size_t)r.ranges[i].count);
    CHECK_EQUAL(memcmp(copy, r.all, sizeof *copy * r.count), 0);
    check_against_list(l.runtime, &r);
    motus_runtime_set_draw_row_colors(other.runtime,
                                      MOTUS_DRAW_ROW_COLORS_LINEAR);
    motus_runtime_set_draw_row_colors(other.runtime,
                                      MOTUS_DRAW_ROW_COLORS_SRGB);
    rows whole = close_frame(other.runtime);
    CHECK_EQUAL(whole.count, r.count);
    CHECK_EQUAL(memcmp(copy, whole.all, sizeof *copy * r.count), 0);
  }
  CHECK(copied < all);
  life_end(&l);
  life_end(&other);
}

/* IR-1, IR-2 */
static void rows_are_the_draw_list(void) {
  play_seeds(40, live_and_copy);
}

CHECK_MAIN(TEST(a_row_is_what_the_header_says),
           TEST(an_origin_far_away_loses_nothing),
           TEST(clips_that_are_upright_are_one_rectangle),
           TEST(a_shadow_is_a_row_before_its_item),
           TEST(depth_and_groups_are_named),
           TEST(colors_are_light_when_that_is_asked_for),
           TEST(what_has_not_changed_need_not_be_copied),
           TEST(velocities_are_those_of_the_motion),
           TEST(what_moved_beside_a_snapshot_stops),
           TEST(refusals_lend_nothing), TEST(rows_are_the_draw_list))
