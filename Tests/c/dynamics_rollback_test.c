/* Rollback: random worlds under random calls, put back and played again. What
 * the host does between a snapshot and its restore is forgotten to the last bit
 * (DY-23). */
#include "dice.h"
#include "dynamics.h"
#include <stdlib.h>

enum { ITEMS = 14, TIES = 6, FRAMES = 40 };

static uint64_t seed;

static uint32_t dice(uint32_t sides) {
  return dice_roll(&seed, sides);
}

static double between(double lower, double upper) {
  return lower + (upper - lower) * (dice(1 << 20) / (double)(1 << 20));
}

typedef struct game {
  scene s;
  motus_dynamic_item *items[ITEMS], *group, *pair[2];
  motus_attachment_behavior *ties[TIES];
  motus_gravity_behavior *gravity;
  motus_collision_behavior *collision;
  motus_item_behavior *own[ITEMS];
  motus_push_behavior *push;
  motus_snap_behavior *snap;
} game;

static motus_dynamic_item *object(game *g, double x, double y) {
  motus_dynamic_item *made = NULL;
  motus_size size = {between(8, 60), between(8, 60)};
  CHECK_EQUAL(motus_dynamic_item_create(g->s.w.runtime, (motus_point){x, y},
                                        size, between(-1, 1), &made),
              MOTUS_OK);
  if (dice(4) == 0)
    motus_dynamic_item_set_outline(made, MOTUS_OUTLINE_ELLIPSE, NULL, 0);
  return made;
}

static void open_game(game *g) {
  motus_dynamic_item *all[ITEMS + 1];
  motus_runtime *runtime;
  memset(g, 0, sizeof *g);
  g->s = scene_open(true);
  runtime = g->s.w.runtime;
  for (int index = 0; index < ITEMS; index++)
    all[index] = g->items[index] =
        object(g, 50 + 90 * (index % 4), 80 + 90 * (index / 4));
  g->pair[0] = object(g, 120, 600);
  g->pair[1] = object(g, 190, 620);
  CHECK_EQUAL(motus_dynamic_item_create_group(runtime, g->pair, 2, &g->group),
              MOTUS_OK);
  all[ITEMS] = g->group;
  g->gravity = gravity(&g->s, all, ITEMS + 1);
  for (int index = 0; index < ITEMS; index++) {
    g->own[index] = properties(&g->s, &g->items[index], 1);
    set_elasticity(g->own[index], dice(2) * between(0, .9));
    set_friction(g->own[index], between(0, .8));
  }
  motus_collision_behavior_create(runtime, all, ITEMS + 1, &g->collision);
  motus_collision_behavior_set_reference_bounds(g->collision,
                                                &(motus_insets){0, 0, 0, 0});
  play(&g->s, (motus_dynamic_behavior *)g->collision);
  for (int index = 0; index < TIES; index++) {
    motus_dynamic_item *a = g->items[2 * index], *b = g->items[2 * index + 1];
    motus_point at = motus_dynamic_item_center(a);
    motus_vector none = {0, 0};
    switch (index) {
    case 0:
      tie_to_anchor(runtime, a, none, (motus_point){at.x, at.y - 60},
                    &g->ties[index]);
      break;
    case 1:
      tie_to_item(runtime, a, none, b, none, &g->ties[index]);
      break;
    case 2:
      tie_by_rope(runtime, a, none, b, none, &g->ties[index]);
      break;
    case 3:
      tie_fixed(runtime, a, b, at, &g->ties[index]);
      break;
    case 4:
      tie_pinned(runtime, a, b, at, &g->ties[index]);
      break;
    default:
      tie_sliding(runtime, a, NULL, at, (motus_vector){1, .5}, &g->ties[index]);
    }
    play(&g->s, (motus_dynamic_behavior *)g->ties[index]);
  }
  motus_push_behavior_create(runtime, &g->items[12], 1,
                             MOTUS_PUSH_INSTANTANEOUS, &g->push);
  play(&g->s, (motus_dynamic_behavior *)g->push);
  motus_snap_behavior_create(runtime, g->items[13], (motus_point){200, 400},
                             &g->snap);
  play(&g->s, (motus_dynamic_behavior *)g->snap);
}

/* A whim of the host: everything that a snapshot takes back. */
static void whim(game *g) {
  motus_item_behavior *own = g->own[dice(ITEMS)];
  motus_point at = {between(0, 390), between(0, 844)};
  switch (dice(14)) {
  case 0:
    motus_gravity_behavior_set_direction(
        g->gravity, (motus_vector){between(-1, 1), between(-1, 1)});
    break;
  case 1:
    set_density(own, between(.1, 5));
    break;
  case 2:
    set_anchored(own, dice(2));
    break;
  case 3: {
    int item = (int)dice(ITEMS);
    motus_item_behavior_add_linear_velocity(
        g->own[item], g->items[item],
        (motus_vector){between(-800, 800), between(-800, 800)});
    break;
  }
  case 4: {
    motus_point line[] = {at, {at.x + between(20, 200), at.y}};
    motus_collision_behavior_add_boundary(g->collision, (int32_t)dice(4), line,
                                          2, false);
    break;
  }
  case 5:
    motus_collision_behavior_remove_all_boundaries(g->collision);
    break;
  case 6:
    motus_attachment_behavior_set_anchor_point(g->ties[0], at);
    break;
  case 7: {
    double frequency = dice(2);
    frequency *= between(.5, 8);
    int tie = (int)dice(2);
    set_tie_frequency(g->ties[tie + 3 * (int)dice(2)], frequency);
    break;
  }
  case 8: {
    double length = between(0, 120);
    set_tie_length(g->ties[dice(3)], length);
    break;
  }
  case 9:
    motus_push_behavior_set_direction(
        g->push, (motus_vector){between(-3, 3), between(-3, 3)});
    motus_push_behavior_set_active(g->push, true);
    break;
  case 10:
    motus_snap_behavior_set_point(g->snap, at);
    break;
  case 11:
    set_allows_rotation(own, dice(2));
    break;
  case 12: {
    double upper = between(0, 1), lower = -between(0, 1);
    set_tie_range(g->ties[4 + dice(2)], lower, upper);
    break;
  }
  default:
    motus_collision_behavior_set_mode(g->collision, 1 + dice(3));
  }
}

static uint64_t play_on(game *g, uint64_t from) {
  const motus_dynamic_item_state *states;
  size_t count;
  uint64_t sum = 1469598103934665603u;
  seed = from;
  for (int frame = 0; frame < FRAMES; frame++) {
    if (dice(3) == 0)
      whim(g);
    run(&g->s, 1);
    motus_dynamic_animator_item_states(g->s.animator, &states, &count);
    CHECK_EQUAL(count, ITEMS + 3);
    for (size_t index = 0; index < count; index++) {
      const unsigned char *bytes = (const unsigned char *)&states[index].center;
      for (size_t byte = 0; byte < 56; byte++)
        sum = (sum ^ bytes[byte]) * 1099511628211u;
    }
  }
  return sum;
}

static void what_was_done_since_is_forgotten_to_the_last_bit(void) {
  for (uint64_t round = 1; round <= 8; round++) {
    game g;
    size_t size = 0;
    seed = round * 977;
    open_game(&g);
    play_on(&g, round);
    void *bytes = malloc(1 << 20);
    CHECK_EQUAL(
        motus_dynamic_animator_snapshot(g.s.animator, bytes, 1 << 20, &size),
        MOTUS_OK);
    uint64_t first = play_on(&g, round + 100);
    play_on(&g, round + 200);
    CHECK_EQUAL(motus_dynamic_animator_restore(g.s.animator, bytes, size),
                MOTUS_OK);
    if (!CHECK(play_on(&g, round + 100) == first))
      printf("    in round %d\n", (int)round);
    /* Once more, from the middle of a frame's calls. */
    whim(&g);
    CHECK_EQUAL(motus_dynamic_animator_restore(g.s.animator, bytes, size),
                MOTUS_OK);
    CHECK(play_on(&g, round + 100) == first);
    free(bytes);
    report_clear();
    scene_close(&g.s);
  }
}

/* Snapshots taken between a change and the frame that takes it up. */
static void a_snapshot_may_be_taken_at_any_time(void) {
  game g;
  size_t size = 0;
  static char bytes[1 << 20];
  seed = 4242;
  open_game(&g);
  for (int time = 0; time < 30; time++) {
    for (int call = 0; call < 3; call++)
      whim(&g);
    CHECK_EQUAL(motus_dynamic_animator_snapshot(g.s.animator, bytes,
                                                sizeof bytes, &size),
                MOTUS_OK);
    uint64_t saved = seed;
    run(&g.s, 3);
    motus_point first = motus_dynamic_item_center(g.items[time % ITEMS]);
    CHECK_EQUAL(motus_dynamic_animator_restore(g.s.animator, bytes, size),
                MOTUS_OK);
    run(&g.s, 3);
    motus_point second = motus_dynamic_item_center(g.items[time % ITEMS]);
    CHECK(first.x == second.x && first.y == second.y);
    seed = saved;
  }
  report_clear();
  scene_close(&g.s);
}

CHECK_MAIN(TEST(what_was_done_since_is_forgotten_to_the_last_bit),
           TEST(a_snapshot_may_be_taken_at_any_time))
