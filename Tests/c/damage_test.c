/* Damage: whoever draws only that over an old picture has the whole new one. */
#include "life.h"
#include "painter.h"
#include "seeds.h"

/* ---- The painter's proof ---- */

enum { BUFFERS = 3 };

static double painted, total;

typedef struct buffer {
  painter picture;
  int frame; /* in which it was drawn last; 0 for never */
} buffer;

static void draw_into(life *l, buffer *b, int frame) {
  static painter whole;
  const motus_pixel_rect *rects = NULL;
  size_t count = 0;
  bool needs = motus_runtime_needs_draw(l->runtime);
  uint32_t age = b->frame ? (uint32_t)(frame - b->frame) : 0;
  CHECK_EQUAL(motus_runtime_damage(l->runtime, age, &rects, &count), MOTUS_OK);
  CHECK(count <= 16);
  CHECK(needs || age != 1 || count == 0);
  CHECK(!motus_runtime_needs_draw(l->runtime));
  painter_list list = painter_read(l->runtime);
  painted += painter_open(&b->picture, rects, count);
  total += PAINTER_SIDE * PAINTER_SIDE;
  painter_paint(&b->picture, &list);
  whole.step = b->picture.step;
  painter_paint(&whole, &list);
  CHECK_EQUAL(memcmp(b->picture.pixels, whole.pixels, sizeof whole.pixels), 0);
  b->frame = frame;
}

static void live_and_draw(unsigned seed) {
  static buffer buffers[BUFFERS];
  life l = life_begin(seed, seed % 5 == 0, seed % 3 ? 12 : 60);
  memset(buffers, 0, sizeof buffers);
  CHECK_EQUAL(
      motus_runtime_set_pixel_scale(l.runtime, (double)PAINTER_SIDE / SIDE),
      MOTUS_OK);
  for (int i = 0; i < BUFFERS; i++)
    buffers[i].picture.step = (double)SIDE / PAINTER_SIDE;
  for (int frame = 1; frame <= 25 && check_failures == 0; frame++) {
    live(&l);
    draw_into(&l, &buffers[roll(&l, BUFFERS)], frame);
  }
  life_end(&l);
}

/* DM-1, DM-2, DM-4 */
static void what_is_drawn_over_an_old_picture_makes_the_new_one(void) {
  play_seeds(40, live_and_draw);
  CHECK(painted > 0 && painted < total * .8);
}

/* ---- One thing at a time ---- */

typedef struct rects {
  const motus_pixel_rect *all;
  size_t count;
} rects;

static rects damage(motus_runtime *runtime, uint32_t age) {
  rects r = {NULL, 0};
  CHECK_EQUAL(motus_runtime_damage(runtime, age, &r.all, &r.count), MOTUS_OK);
  return r;
}

static motus_view *box(world *w, double x, double y, double width,
                       double height) {
  motus_view *view = world_view(w, w->window);
  motus_view_set_frame(view, (motus_rect){x, y, width, height});
  return view;
}

#define CHECK_RECT(rect, left, top, wide, high) \
  do {                                          \
    motus_pixel_rect checked = rect;            \
    CHECK_EQUAL(checked.x, left);               \
    CHECK_EQUAL(checked.y, top);                \
    CHECK_EQUAL(checked.width, wide);           \
    CHECK_EQUAL(checked.height, high);          \
  } while (0)

/* DM-1 */
static void a_frame_is_closed_by_whoever_asks(void) {
  world w = world_open();
  motus_view *view = box(&w, 10, 10, 20, 20);
  CHECK(motus_runtime_needs_draw(w.runtime));
  rects r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 0, 0, 390, 844);
  CHECK_EQUAL(damage(w.runtime, 1).count, 0);
  CHECK(!motus_runtime_needs_draw(w.runtime));
  /* Two changes before the frame is drawn count together. */
  motus_view_set_alpha(view, .5);
  motus_runtime_tick(w.runtime, 1);
  motus_view_set_frame(view, (motus_rect){40.25, 10, 20, 20});
  motus_runtime_tick(w.runtime, 2);
  CHECK(motus_runtime_needs_draw(w.runtime));
  r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 2);
  CHECK_EQUAL(r.all[0].x + r.all[1].x, 10 + 40);
  CHECK_EQUAL(r.all[0].width + r.all[1].width, 20 + 21);
  CHECK_EQUAL(damage(w.runtime, 1).count, 0);
  CHECK_EQUAL(damage(w.runtime, 2).count, 0);
  CHECK_EQUAL(damage(w.runtime, 4).count, 2);
  r = damage(w.runtime, 0);
  CHECK_RECT(r.all[0], 0, 0, 390, 844);
  r = damage(w.runtime, 9);
  CHECK_RECT(r.all[0], 0, 0, 390, 844);
  world_close(&w);
}

/* DM-1 */
static void another_scale_or_size_of_the_window_damages_all(void) {
  world w = world_open();
  motus_view *view = box(&w, 10, 10, 20, 20);
  damage(w.runtime, 0);
  CHECK_EQUAL(damage(w.runtime, 1).count, 0);
  CHECK_EQUAL(motus_runtime_set_pixel_scale(w.runtime, 1.5), MOTUS_OK);
  CHECK(motus_runtime_pixel_scale(w.runtime) == 1.5);
  rects r = damage(w.runtime, 1);
  CHECK_RECT(r.all[0], 0, 0, 585, 1266);
  motus_view_set_alpha(view, .5);
  r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 15, 15, 30, 30);
  motus_runtime_set_window_size(w.runtime, (motus_size){844, 390}, 1, NULL,
                                NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, 1);
  r = damage(w.runtime, 1);
  CHECK_RECT(r.all[0], 0, 0, 1266, 585);
  CHECK_REFUSED(motus_runtime_set_pixel_scale(w.runtime, 0), INVALID_ARGUMENT,
                "motus_runtime_set_pixel_scale");
  CHECK_REFUSED(motus_runtime_set_pixel_scale(w.runtime, 1001),
                INVALID_ARGUMENT, "motus_runtime_set_pixel_scale");
  world_close(&w);
}

/* DM-2 */
static void what_the_host_draws_anew_is_damaged(void) {
  world w = world_open();
  motus_view *view = box(&w, 100, 100, 50, 50);
  damage(w.runtime, 0);
  motus_rect part = {5, 5, 10, 10};
  CHECK_EQUAL(motus_view_mark_dirty(view, &part), MOTUS_OK);
  CHECK(motus_runtime_needs_draw(w.runtime));
  rects r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 105, 105, 10, 10);
  CHECK_EQUAL(motus_view_mark_dirty(view, NULL), MOTUS_OK);
  r = damage(w.runtime, 1);
  CHECK_RECT(r.all[0], 100, 100, 50, 50);
  part.width = -1;
  CHECK_REFUSED(motus_view_mark_dirty(view, &part), INVALID_ARGUMENT,
                "motus_view_mark_dirty");
  CHECK(!motus_runtime_needs_draw(w.runtime));
  /* A property of the host's. */
  uint32_t level;
  const double one = 1;
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "level",
                                              MOTUS_PROPERTY_KIND_LINEAR, 1,
                                              NULL, &level),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_property(view, level, &one, 1), MOTUS_OK);
  r = damage(w.runtime, 1);
  CHECK_RECT(r.all[0], 100, 100, 50, 50);
  world_close(&w);
}

/* DM-2 */
static void views_that_pass_each_other_are_damaged(void) {
  world w = world_open();
  motus_view *views[5];
  for (int i = 0; i < 5; i++)
    views[i] = box(&w, 50 * i, 0, 40, 40);
  damage(w.runtime, 0);
  motus_view_add_subview(w.window, views[1]);
  rects r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 50, 0, 40, 40);
  motus_view_insert_subview(w.window, views[4], 0);
  r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 200, 0, 40, 40);
  motus_view_remove_from_superview(views[0]);
  r = damage(w.runtime, 1);
  CHECK_EQUAL(r.count, 1);
  CHECK_RECT(r.all[0], 0, 0, 40, 40);
  world_close(&w);
}

/* DM-5 */
static void a_motion_that_waits_damages_nothing(void) {
  world w = world_open();
  motus_view *view = box(&w, 100, 100, 50, 50);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.delay = 1;
  motus_runtime_tick(w.runtime, 0);
  damage(w.runtime, 0);
  motus_runtime_begin_animation(w.runtime, &options);
  motus_view_set_center(view, (motus_point){300, 300});
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  for (int i = 1; i < 10; i++) {
    motus_runtime_tick(w.runtime, .1 * i);
    CHECK(!motus_runtime_needs_draw(w.runtime));
    CHECK_EQUAL(damage(w.runtime, 1).count, 0);
  }
  motus_runtime_tick(w.runtime, 1.1);
  CHECK(motus_runtime_needs_draw(w.runtime));
  world_close(&w);
}

/* DM-5 */
static void what_moves_and_is_not_seen_damages_nothing(void) {
  world w = world_open();
  motus_view *view = box(&w, 600, 100, 50, 50);
  motus_runtime_tick(w.runtime, 0);
  damage(w.runtime, 0);
  motus_runtime_begin_animation(w.runtime, NULL);
  motus_view_set_center(view, (motus_point){800, 300});
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  for (int i = 1; i < 9; i++) {
    motus_runtime_tick(w.runtime, .02 * i);
    CHECK(motus_runtime_needs_tick(w.runtime));
    CHECK(!motus_runtime_needs_draw(w.runtime));
    CHECK_EQUAL(damage(w.runtime, 1).count, 0);
  }
  world_close(&w);
}

/* DM-3 */
static void many_changes_are_at_most_sixteen_rectangles(void) {
  world w = world_open();
  motus_view *views[100];
  for (int i = 0; i < 100; i++)
    views[i] = box(&w, 38 * (i % 10), 80 * (i / 10), 10, 10);
  damage(w.runtime, 0);
  for (int i = 0; i < 100; i += 3)
    motus_view_set_alpha(views[i], .5);
  rects r = damage(w.runtime, 1);
  CHECK(r.count > 1 && r.count <= 16);
  for (int i = 0; i < 100; i += 3) {
    motus_rect f = motus_view_frame(views[i]);
    bool is_in = false;
    for (size_t k = 0; k < r.count; k++)
      is_in |= f.x >= r.all[k].x && f.y >= r.all[k].y &&
               f.x + f.width <= r.all[k].x + r.all[k].width &&
               f.y + f.height <= r.all[k].y + r.all[k].height;
    CHECK(is_in);
  }
  world_close(&w);
}

CHECK_MAIN(TEST(a_frame_is_closed_by_whoever_asks),
           TEST(another_scale_or_size_of_the_window_damages_all),
           TEST(what_the_host_draws_anew_is_damaged),
           TEST(views_that_pass_each_other_are_damaged),
           TEST(a_motion_that_waits_damages_nothing),
           TEST(what_moves_and_is_not_seen_damages_nothing),
           TEST(many_changes_are_at_most_sixteen_rectangles),
           TEST(what_is_drawn_over_an_old_picture_makes_the_new_one))
