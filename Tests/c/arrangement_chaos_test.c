/* Random lists under everything that a host may do at once: nested in each
 * other, with views of the library's and of the host's, which wander from list
 * to list, or keys that do; scrolled, resized, dragged, hidden, taken out of the
 * window, hung into children, given without animation or in a block, in every
 * order, interrupted at random moments. Nobody
 * becomes a ghost, nobody is lost, the events balance, nothing jumps that no
 * rule lets jump, and in the end everything is as it was before.
 *   ./arrangement_chaos_test FIRST COUNT     other seeds */
#include "arrangement_chaos.h"
#include <stdlib.h>

#define MOMENT 1e-7 /* seconds in which nothing is seen to move */

typedef struct seen {
  motus_view *view, *parent;
  int step;
  double x, y, scale, alpha;
  double vx, vy; /* points per second, if there was no cut */
  bool has_velocity;
} seen;
static seen before[4096];
static int drawn[LISTS]; /* the step in which each list was drawn last */

/* In next to no time nobody goes anywhere, or goes faster or slower, unless the
 * step has cut. */
static void watch(stage *s, int step, bool is_short) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  int now_drawn[LISTS];
  memcpy(now_drawn, drawn, sizeof drawn);
  CHECK_EQUAL(motus_runtime_draw_list(s->w.runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++) {
    int own = list_of(s, items[i].view);
    if (own < LISTS)
      now_drawn[own] = step;
    if (items[i].tag < 1000)
      continue;
    int list = (int)(items[i].tag / 1000) - 1;
    uint64_t key = items[i].tag % 1000;
    CHECK(list < LISTS);
    /* Who is drawn is known, or a view of the host's that stands elsewhere. */
    motus_view *parent = motus_view_superview(items[i].view);
    if (parent == s->lists[list] && !s->keeps_keys)
      CHECK(s->known[list][key] >= 0 || key <= HOSTED);
    seen *b = &before[(uintptr_t)items[i].view % 4096];
    bool is_own = key > HOSTED, has_velocity = false;
    int inside = list_of(s, parent);
    bool was_drawn = inside < LISTS && drawn[inside] == step - 1;
    double vx = (items[i].transform.tx - b->x) / MOMENT;
    double vy = (items[i].transform.ty - b->y) / MOMENT;
    if (is_short && s->is_pure && !s->is_cut && b->view == items[i].view &&
        (b->parent == parent || (s->is_grouped && is_own)) &&
        (is_own || !s->has_block) && was_drawn && b->step == step - 1 &&
        /* What holds its list may have come to a place of another scale. */
        !(inside >= 3 && fabs(items[i].transform.a - b->scale) > 1e-6)) {
      has_velocity = s->is_smooth;
      if (has_velocity && b->has_velocity) {
        CHECK_NEAR(vx, b->vx, 2 + 1e-3 * fabs(b->vx));
        CHECK_NEAR(vy, b->vy, 2 + 1e-3 * fabs(b->vy));
      }
      CHECK_NEAR(items[i].transform.tx, b->x, 2e-2);
      CHECK_NEAR(items[i].transform.ty, b->y, 2e-2);
      /* Those above have an alpha, too. */
      if (b->parent == parent && !(s->is_grouped && inside >= 3))
        CHECK_NEAR(items[i].alpha, b->alpha, 1e-3);
    }
    b->view = items[i].view;
    b->parent = parent;
    b->step = step;
    b->vx = vx;
    b->vy = vy;
    b->has_velocity = has_velocity;
    b->x = items[i].transform.tx;
    b->y = items[i].transform.ty;
    b->alpha = items[i].alpha;
    b->scale = items[i].transform.a;
  }
  memcpy(drawn, now_drawn, sizeof drawn);
}

static void tick(stage *s, double seconds) {
  s->time += seconds;
  CHECK_EQUAL(motus_runtime_tick(s->w.runtime, s->time), MOTUS_OK);
  follow(s);
}

static void stage_open(stage *s, uint32_t seed) {
  memset(s, 0, sizeof *s);
  s->w = world_open();
  s->seed = state = seed;
  s->is_pure = seed % 2;
  s->is_smooth = s->is_pure && seed / 16 % 2;
  s->is_grouped = seed / 2 % 2;
  s->keeps_keys = seed / 4 % 4 == 3;
  motus_view_set_frame(s->w.view, (motus_rect){0, 0, 390, 844});
  for (int i = 0; i < LISTS; i++) {
    s->lists[i] = world_view(&s->w, i < 3 ? s->w.view : s->lists[0]);
    motus_retain(s->lists[i]);
    motus_view_set_frame(s->lists[i], (motus_rect){i * 60.0, 0, 100, 300});
    for (int k = 0; k <= KEYS; k++)
      s->known[i][k] = -1;
  }
  for (int i = 0; i < HOSTED; i++)
    CHECK_EQUAL(motus_view_create(s->w.runtime, &s->hosted[i]), MOTUS_OK);
  memset(before, 0, sizeof before);
  memset(drawn, 0, sizeof drawn);
  tick(s, 0);
}

/* All leave, whatever is under way; then everything is as it was. */
static void stage_close(stage *s, const motus_statistics *first) {
  motus_runtime_set_animation_enabled(s->w.runtime, true);
  motus_runtime_set_reduces_motion(s->w.runtime, false);
  for (int i = 0; i < LISTS; i++) {
    size_t index;
    motus_view_cancel_reorder(s->lists[i], &index);
    if (!motus_view_superview(s->lists[i]) || i >= 3)
      motus_view_add_subview(i < 3 ? s->w.view : s->lists[0], s->lists[i]);
    motus_view_set_hidden(s->lists[i], false);
  }
  tick(s, .01);
  for (int i = LISTS - 1; i >= 0; i--)
    CHECK_EQUAL(
        motus_view_arrange(s->lists[i], NULL, 0, sizeof(motus_child), NULL),
        MOTUS_OK);
  report_clear();
  tick(s, .01);
  tick(s, 8);
  tick(s, 1);
  for (int i = 0; i < LISTS; i++) {
    CHECK_EQUAL(motus_view_leaver_count(s->lists[i]), 0);
    for (uint64_t k = 1; k <= KEYS; k++) {
      CHECK_EQUAL(s->known[i][k], -1);
      CHECK(motus_view_child_with_key(s->lists[i], k, true) == NULL);
    }
    CHECK_EQUAL(motus_view_subview_count(s->lists[i]), i == 0 ? 2 : 0);
  }
  /* What the host has taken to itself is its own now. */
  for (size_t k = motus_view_subview_count(s->w.view); k > 0; k--) {
    motus_view *view = motus_view_subview_at(s->w.view, k - 1);
    if (view != s->lists[0] && view != s->lists[1] && view != s->lists[2])
      motus_view_remove_from_superview(view);
  }
  tick(s, 1);
  CHECK(motus_runtime_is_idle(s->w.runtime));
  motus_statistics last = {.struct_size = sizeof last};
  motus_runtime_statistics(s->w.runtime, &last);
  CHECK_EQUAL(last.views, first->views);
  CHECK_EQUAL(last.animated_properties, 0);
  CHECK_EQUAL(last.animations, 0);
  CHECK_EQUAL(reported.count, 0);
  world_close(&s->w);
}

static void storm(uint32_t seed) {
  stage s;
  stage_open(&s, seed);
  motus_statistics first = {.struct_size = sizeof first};
  motus_runtime_statistics(s.w.runtime, &first);
  for (int step = 1; step <= STEPS && check_failures == 0; step++) {
    s.is_cut = s.has_block = false;
    for (int i = 0; i < LISTS; i++)
      if (draw(4) == 0)
        arrange(&s, i, 2 + draw(7));
    if (draw(3) == 0)
      disturb(&s);
    for (int i = 0; i < 3; i++)
      if (draw(5) == 0 && !motus_view_superview(s.lists[i])) {
        motus_view_add_subview(s.w.view, s.lists[i]);
        s.is_cut = true;
      }
    bool is_short = draw(3) > 0;
    tick(&s, is_short ? MOMENT : .001 * (1 + draw(150)));
    watch(&s, step, is_short);
  }
  stage_close(&s, &first);
  if (check_failures)
    printf("seed %u\n", (unsigned)seed);
}

static uint64_t bytes_held(motus_runtime *runtime) {
  motus_statistics now = {.struct_size = sizeof now};
  CHECK_EQUAL(motus_runtime_statistics(runtime, &now), MOTUS_OK);
  return now.library_bytes;
}

static uint32_t first_seed = 1, seed_count = 30;

/* KL-3, KL-11, KL-12, KL-16, KL-20, KL-25, EV-2 */
static void no_list_leaves_anything_behind(void) {
  motus_runtime *other = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &other), MOTUS_OK);
  uint64_t bytes = bytes_held(other);
  for (uint32_t i = 0; i < seed_count && check_failures == 0; i++) {
    storm(first_seed + i);
    CHECK_EQUAL(bytes_held(other), bytes);
  }
  CHECK_EQUAL(motus_runtime_destroy(other), MOTUS_OK);
}

int main(int argc, char **argv) {
  if (argc > 2) {
    first_seed = (uint32_t)strtoul(argv[1], NULL, 10);
    seed_count = (uint32_t)strtoul(argv[2], NULL, 10);
  }
  const check_test tests[] = {TEST(no_list_leaves_anything_behind)};
  return check_run(tests, 1, "");
}
