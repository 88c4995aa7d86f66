/* Random lists: nobody becomes a ghost, nobody is lost, the events balance, the
 * picture is continuous, and in the end everything is as it was before. */
#include "begins.h"
#include "dice.h"
#include "report.h"
#include "seeds.h"
#include <math.h>

enum { KEYS = 12, PARENTS = 3 };

static uint32_t state;
static uint32_t draw(uint32_t below) {
  return short_scaled(&state, below);
}

/* What the events say of each child: -1 gone, 0 entering, 1 there, 2 leaving. */
static int known[PARENTS + 1][KEYS + 1];

static void follow(motus_runtime *runtime, motus_view *const *parents) {
  const motus_event *e = NULL;
  size_t count = 0;
  motus_runtime_events(runtime, &e, &count);
  for (size_t i = 0; i < count; i++) {
    int p = 0;
    while (p < PARENTS && parents[p] != e[i].other)
      p += 1;
    if (e[i].kind < MOTUS_EVENT_CHILD_ENTERING ||
        e[i].kind > MOTUS_EVENT_CHILD_RETURNED)
      continue;
    CHECK(p < PARENTS && e[i].tag >= 1 && e[i].tag <= KEYS);
    int *now = &known[p][e[i].tag];
    switch (e[i].kind) {
    case MOTUS_EVENT_CHILD_ENTERING:
      CHECK_EQUAL(*now, -1);
      *now = 0;
      break;
    case MOTUS_EVENT_CHILD_ENTERED:
      CHECK_EQUAL(*now, 0);
      *now = 1;
      break;
    case MOTUS_EVENT_CHILD_LEAVING:
      CHECK(*now == 0 || *now == 1);
      *now = 2;
      break;
    case MOTUS_EVENT_CHILD_RETURNED:
      CHECK_EQUAL(*now, 2);
      *now = 1;
      break;
    default:
      CHECK(*now >= 0);
      *now = -1;
    }
  }
}

typedef struct seen {
  motus_view *view;
  int step; /* in which it was drawn last */
  double x, y, alpha;
} seen;
static seen before[PARENTS + 1][KEYS + 1];

static void storm(unsigned seed) {
  world w = world_open();
  state = seed;
  motus_view *parents[PARENTS];
  motus_arrangement_options o;
  motus_presence p;
  motus_arrangement_options_init(&o, sizeof o);
  motus_presence_init(&p, sizeof p);
  p.offset.dx = 20;
  o.enter = o.exit = &p;
  if (seed % 2) {
    p.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
    p.timing.spring_duration = .3;
  }
  for (int i = 0; i < PARENTS; i++) {
    parents[i] = world_view(&w, w.window);
    motus_view_set_frame(parents[i], (motus_rect){i * 120.0, 0, 100, 500});
    for (int k = 0; k <= KEYS; k++)
      known[i][k] = -1;
  }
  memset(before, 0, sizeof before);
  double t = 0;
  motus_runtime_tick(w.runtime, t);
  motus_statistics first = {.struct_size = sizeof first}, last = first;
  motus_runtime_statistics(w.runtime, &first);
  bool jumps = false;
  for (int step = 0; step < 300; step++) {
    bool is_last = step > 240;
    motus_child c[KEYS];
    for (int i = 0; i < PARENTS; i++) {
      if (draw(3) && !is_last)
        continue;
      size_t count = 0;
      uint32_t shift = draw(KEYS);
      memset(c, 0, sizeof c);
      for (uint32_t k = 0; k < KEYS && !is_last; k++) {
        uint64_t key = (k + shift) % KEYS + 1;
        if (draw(2))
          continue;
        c[count].key = c[count].tag = key;
        c[count].frame = (motus_rect){0, (double)count * 30, 90, 30};
        count += 1;
      }
      o.stagger = draw(2) ? .02 : 0;
      o.leaver_order = (motus_leaver_order)draw(3);
      CHECK_EQUAL(motus_view_arrange(parents[i], c, count, sizeof *c, &o),
                  MOTUS_OK);
    }
    jumps = false;
    uint32_t odd = draw(24);
    motus_view *parent = parents[draw(PARENTS)];
    motus_view *victim =
        motus_view_child_with_key(parent, 1 + draw(KEYS), true);
    if (odd == 0 && victim) {
      motus_view_remove_from_superview(victim);
    } else if (odd == 1) {
      CHECK_EQUAL(motus_view_end_leavers(parents[0]), MOTUS_OK);
    } else if (odd == 2 && victim) {
      CHECK_EQUAL(motus_view_remove_all_animations(victim), MOTUS_OK);
      jumps = true;
    }
    bool is_short = draw(3) > 0;
    double dt = is_short ? 1e-7 : .001 * (1 + draw(120));
    t += dt;
    CHECK_EQUAL(motus_runtime_tick(w.runtime, t), MOTUS_OK);
    CHECK(!begins_note(w.runtime));
    follow(w.runtime, parents);
    /* Who is drawn is who lives; and in no time nobody goes anywhere. */
    const motus_draw_item *items = NULL;
    size_t count = 0;
    motus_runtime_draw_list(w.runtime, &items, &count);
    for (int i = 0; i < PARENTS; i++) {
      size_t alive = 0;
      for (int k = 1; k <= KEYS; k++)
        alive += known[i][k] >= 0;
      CHECK_EQUAL(motus_view_subview_count(parents[i]), alive);
    }
    for (size_t n = 0; n < count; n++) {
      if (!items[n].tag)
        continue;
      int i = 0;
      while (i < PARENTS && motus_view_superview(items[n].view) != parents[i])
        i += 1;
      CHECK(i < PARENTS);
      seen *s = &before[i][items[n].tag];
      if (s->view == items[n].view && s->step == step - 1 && dt < 1e-6 &&
          !jumps) {
        CHECK_NEAR(items[n].transform.tx, s->x, 1e-3);
        CHECK_NEAR(items[n].transform.ty, s->y, 1e-3);
        CHECK_NEAR(items[n].alpha, s->alpha, 1e-4);
      }
      s->view = items[n].view;
      s->step = step;
      s->x = items[n].transform.tx;
      s->y = items[n].transform.ty;
      s->alpha = items[n].alpha;
    }
  }
  motus_runtime_tick(w.runtime, t += 5);
  CHECK(!begins_note(w.runtime));
  follow(w.runtime, parents);
  motus_runtime_tick(w.runtime, t += 1);
  CHECK(!begins_note(w.runtime));
  CHECK(!begins_at_rest(w.runtime));
  for (int i = 0; i < PARENTS; i++)
    CHECK_EQUAL(motus_view_subview_count(parents[i]), 0);
  for (int i = 0; i < PARENTS; i++)
    for (int k = 1; k <= KEYS; k++)
      CHECK_EQUAL(known[i][k], -1);
  CHECK(motus_runtime_is_idle(w.runtime));
  motus_runtime_statistics(w.runtime, &last);
  CHECK_EQUAL(last.views, first.views);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* KL-11, EV-2 */
static void random_lists_leave_nothing_behind(void) {
  play_seeds(60, storm);
}

CHECK_MAIN(TEST(random_lists_leave_nothing_behind))
