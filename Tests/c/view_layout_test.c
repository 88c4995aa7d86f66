/* Views that a function lays out (docs/RULES.md, HK-1). */
#include "report.h"

#define STEP (1.0 / 64)

static motus_runtime *runtime;
static motus_view *outer, *inner, *leaf;
static double now;
static char told[64];
static int destroyed;

static void tick(void) {
  CHECK_EQUAL(motus_runtime_tick(runtime, now += STEP), MOTUS_OK);
}

static void note(char what) {
  size_t length = strlen(told);
  if (length + 1 < sizeof told)
    told[length] = what, told[length + 1] = 0;
}

static bool were(const char *text) {
  bool same = strcmp(told, text) == 0;
  if (!same)
    printf("laid out \"%s\" instead of \"%s\"\n", told, text);
  told[0] = 0;
  return same;
}

/* The inner view fills the outer one. */
static void fill(void *data, motus_view *view) {
  (void)data;
  note('o');
  CHECK_EQUAL(motus_runtime_tick(runtime, now + 1), MOTUS_ERROR_REENTRANT);
  motus_rect bounds = motus_view_bounds(view);
  if (motus_is_alive(inner))
    motus_view_set_frame(inner, bounds);
}

static void half(void *data, motus_view *view) {
  (void)data;
  note('i');
  motus_rect bounds = motus_view_bounds(view);
  if (motus_is_alive(leaf))
    motus_view_set_frame(leaf,
                         (motus_rect){0, 0, bounds.width / 2, bounds.height});
}

static void gone(void *data) {
  (void)data;
  destroyed++;
}

static void open(void) {
  now = 0, told[0] = 0, destroyed = 0;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  motus_view_create(runtime, &outer);
  motus_view_create(runtime, &inner);
  motus_view_create(runtime, &leaf);
  motus_view_set_frame(outer, (motus_rect){0, 0, 100, 40});
  motus_view_add_subview(motus_runtime_window(runtime), outer);
  motus_view_add_subview(outer, inner);
  motus_view_add_subview(inner, leaf);
  CHECK_EQUAL(motus_view_set_layout(inner, half, NULL, gone), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_layout(outer, fill, NULL, gone), MOTUS_OK);
}

static void close_all(void) {
  motus_release(leaf);
  motus_release(inner);
  motus_release(outer);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK_EQUAL(destroyed, 2);
}

/* The first tick lays out, the outer one first; then what has another size, with
 * what it resizes; at rest nobody is called. */
static void outer_views_come_first(void) {
  open();
  CHECK(were(""));
  CHECK(motus_runtime_needs_tick(runtime));
  tick();
  CHECK(were("oi"));
  CHECK_NEAR(motus_view_bounds(leaf).width, 50, 0);
  tick();
  CHECK(were(""));
  CHECK(!motus_runtime_needs_tick(runtime));
  motus_view_set_frame(outer, (motus_rect){0, 0, 60, 40});
  tick();
  CHECK(were("oi"));
  CHECK_NEAR(motus_view_bounds(leaf).width, 30, 0);
  motus_view_set_center(outer, (motus_point){500, 20});
  tick();
  CHECK(were(""));
  close_all();
}

/* Subviews that come or go, and a word of the host's. */
static void other_subviews_are_laid_out(void) {
  motus_view *more;
  open();
  tick();
  told[0] = 0;
  motus_view_create(runtime, &more);
  motus_view_add_subview(inner, more);
  tick();
  CHECK(were("i"));
  motus_view_add_subview(outer, more);
  tick();
  CHECK(were("oi"));
  motus_view_remove_from_superview(more);
  tick();
  CHECK(were("o"));
  CHECK_EQUAL(motus_view_set_needs_layout(inner), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_needs_layout(leaf), MOTUS_OK);
  tick();
  CHECK(were("i"));
  motus_release(more);
  close_all();
}

/* A block that lays out takes the subviews along. */
static void a_block_lays_out_at_its_end(void) {
  open();
  tick();
  told[0] = 0;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  options.flags = MOTUS_ANIMATION_LAYOUT_SUBVIEWS;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_frame(outer, (motus_rect){0, 0, 200, 40});
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  CHECK(told[0] == 'o');
  for (int i = 0; i < 32; i++)
    tick();
  double bounds[4];
  motus_view_property(inner, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  CHECK_NEAR(bounds[2], 150, 1e-9);
  close_all();
}

/* A layout that never comes to rest goes on in the next tick, and others are not
 * kept waiting. */
static int calls;
static void grow(void *data, motus_view *view) {
  (void)data;
  calls++;
  motus_rect frame = motus_view_bounds(view);
  frame.width += 1;
  motus_view_set_frame(view, frame);
}

static void a_layout_without_an_end_is_limited(void) {
  open();
  CHECK_EQUAL(motus_view_set_layout(leaf, grow, NULL, NULL), MOTUS_OK);
  calls = 0;
  tick();
  CHECK_EQUAL(calls, 32);
  CHECK(motus_runtime_needs_tick(runtime));
  CHECK_EQUAL(motus_view_set_layout(leaf, NULL, NULL, NULL), MOTUS_OK);
  tick();
  CHECK(!motus_runtime_needs_tick(runtime));
  close_all();
}

/* A function may end its view, replace itself, or move others. */
static void suicide(void *data, motus_view *view) {
  (void)data, (void)view;
  note('s');
  motus_view_remove_from_superview(inner);
  motus_view_set_layout(outer, fill, NULL, NULL);
  motus_release(inner);
}

static void a_layout_may_end_its_view(void) {
  open();
  tick();
  told[0] = 0;
  motus_view_set_layout(outer, suicide, NULL, NULL);
  motus_view_set_frame(outer, (motus_rect){0, 0, 10, 10});
  motus_view_set_frame(inner, (motus_rect){0, 0, 10, 11});
  tick();
  CHECK(told[0] == 's' && !strchr(told, 'i'));
  CHECK(!motus_is_alive(inner));
  tick();
  motus_view_create(runtime, &inner);
  destroyed = 2;
  close_all();
}

CHECK_MAIN(TEST(outer_views_come_first), TEST(other_subviews_are_laid_out),
           TEST(a_block_lays_out_at_its_end),
           TEST(a_layout_without_an_end_is_limited),
           TEST(a_layout_may_end_its_view))
