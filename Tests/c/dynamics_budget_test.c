/* A budget of solves (DY-43): what it leaves out costs overlap and the joints'
 * exactness, and never gives energy. */
#include "dynamics_parts.h"
#include "seeds.h"

enum { FRAMES = 150 };

/** Scenes beside the heaps of dice. */
enum { BRIDGE = KINDS, STACK, LOAD, CHAIN, CRADLE, PHOTOS, SCENES };

static void set_budget(scene *s, uint32_t solves) {
  CHECK_EQUAL(motus_dynamic_animator_set_solve_budget(s->animator, solves),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_solve_budget(s->animator), solves);
}

static motus_dynamic_work work_of(scene *s) {
  motus_dynamic_work work;
  CHECK_EQUAL(motus_dynamic_animator_work(s->animator, &work), MOTUS_OK);
  return work;
}

static void set_densities(scene *s, part *p, int first, double density) {
  motus_item_behavior *some =
      properties(s, p->items + first, (size_t)(p->count - first));
  CHECK_EQUAL(set_density(some, density), MOTUS_OK);
}

/** Twelve planks between two banks, and loads of forty times their mass. */
static void build_bridge(scene *s, part *p) {
  for (int i = 0; i < 12; i++)
    part_add(s, p, -220 + i * 40, -300, (motus_size){40, 10}, 0, false);
  for (int i = 0; i < 3; i++)
    part_add(s, p, -80 + i * 80, -360 - i * 60, (motus_size){40, 40}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 12, 10);
  for (int i = 0; i <= 12; i++)
    pin(s, p->items[i < 12 ? i : 11], i > 0 && i < 12 ? p->items[i - 1] : NULL,
        p->x - 240 + i * 40, -300);
}

/** A heavy box that falls upon a stack of light ones. */
static void build_stack(scene *s, part *p) {
  for (int i = 0; i < 15; i++)
    part_add(s, p, 0, -15 - i * 30, (motus_size){60, 30}, 0, false);
  part_add(s, p, 4, -520, (motus_size){60, 60}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 15, 20);
}

/** A thousand times the mass falls by two points upon two boxes. */
static void build_load(scene *s, part *p) {
  for (int i = 0; i < 2; i++)
    part_add(s, p, i * 60 - 30, -20, (motus_size){40, 40}, 0, false);
  part_add(s, p, 0, -72, (motus_size){160, 60}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 2, 1000. / 6);
}

/** A chain that hangs on its end and swings against what lies there. */
static void build_chain(scene *s, part *p) {
  for (int i = 0; i < 16; i++)
    part_add(s, p, i * 24, -300, (motus_size){24, 10}, 0, false);
  for (int i = 0; i < 8; i++)
    part_add(s, p, -60 - i / 4 * 42, -20 - i % 4 * 40, (motus_size){40, 40}, 0,
             false);
  part_set_out(s, p);
  for (int i = 0; i < 16; i++)
    pin(s, p->items[i], i > 0 ? p->items[i - 1] : NULL, p->x - 12 + i * 24,
        -300);
}

static void build_cradle(scene *s, part *p) {
  for (int i = 0; i < 5; i++) {
    double angle = i == 0 ? 1 : 0;
    part_add(s, p, i * 40 - 200 * sin(angle), -500 + 200 * cos(angle),
             (motus_size){40, 40}, 0, true);
  }
  part_set_out(s, p);
  CHECK_EQUAL(set_elasticity(properties(s, p->items, 5), 1), MOTUS_OK);
  for (int i = 0; i < 5; i++)
    to_point(s, p->items[i], MIDDLE, p->x + i * 40, -500);
}

static void build_photos(scene *s, part *p) {
  for (int i = 0; i < MOST_ITEMS; i++)
    part_add(s, p, i % 5 * 80 - 160, -40 - i / 5 * 70, (motus_size){70, 50},
             part_between(p, -.3, .3), false);
  part_set_out(s, p);
  CHECK_EQUAL(set_elasticity(properties(s, p->items, MOST_ITEMS), .5),
              MOTUS_OK);
}

static void build(scene *s, part *p, int which) {
  p->kind = which < KINDS ? (enum kind)which : PLAIN;
  void (*const builders[])(scene *, part *) = {build_bridge, build_stack,
                                               build_load,   build_chain,
                                               build_cradle, build_photos};
  if (which < KINDS)
    part_fill(s, p);
  else
    builders[which - KINDS](s, p);
}

/** The states of a part's items, in their order. */
static int read_states(scene *s, const part *p, motus_dynamic_item_state *out) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  int found = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    for (int item = 0; item < p->count; item++)
      if (states[i].item == p->items[item]) {
        out[item] = states[i];
        out[item].item = NULL;
        found++;
      }
  return found;
}

/** Energy of motion and height; that of springs, which begin without, would
 *  come on top. And the height alone, over the ground. */
static double energy_of(scene *s, const part *p, double *out_height) {
  motus_dynamic_item_state states[MOST_ITEMS];
  int count = read_states(s, p, states);
  double sum = 0, height = 0;
  for (int i = 0; i < count; i++) {
    const motus_dynamic_item_state *at = &states[i];
    double spin = at->angular_velocity * at->angular_velocity;
    height -= at->mass * 1000 * at->center.y;
    sum += at->mass * .5 *
           (at->velocity.dx * at->velocity.dx +
            at->velocity.dy * at->velocity.dy + p->inertias[i] * spin);
  }
  *out_height = height;
  return sum + height;
}

typedef struct played {
  /** The greatest energy less that of the start, as a share of the height. */
  double gain;
  motus_dynamic_work work;
  motus_dynamic_item_state last[MOST_ITEMS];
} played;

static played play_scene(int which, uint32_t budget, uint32_t seed) {
  played out = {.gain = -1};
  scene s = scene_open(false);
  part p = {.boundary = 1, .dice = seed};
  build(&s, &p, which);
  set_budget(&s, budget);
  run(&s, 1);
  double height = 0, now = 0;
  double first = energy_of(&s, &p, &height);
  for (int frame = 1; frame < FRAMES; frame++) {
    run(&s, 1);
    motus_dynamic_work work = work_of(&s);
    CHECK(work.steps == 4 || !running(&s));
    CHECK(work.cuts <= work.islands && work.rounds <= work.solves);
    out.work.islands += work.islands;
    out.work.solves += work.solves;
    out.work.rounds += work.rounds;
    out.work.cuts += work.cuts;
    out.gain = fmax(out.gain, (energy_of(&s, &p, &now) - first) / height);
  }
  read_states(&s, &p, out.last);
  scene_close(&s);
  return out;
}

static bool is_same_end(const played *a, const played *b) {
  for (int i = 0; i < MOST_ITEMS; i++)
    if (!state_is_same(&a->last[i], &b->last[i]))
      return false;
  return true;
}

/** Dice that are thrown into one another at the start are pushed up, without a
 *  budget, too. */
static const double TOLERANCE = .001;

static void energy_never_grows(void) {
  const uint32_t budgets[] = {0, 1, 40, 200, 1000};
  unsigned end = storm_end(1);
  for (uint32_t seed = (uint32_t)storm_first() - 1; seed + 1 < end; seed++)
    for (int which = 0; which < SCENES; which++) {
      uint64_t cuts = 0;
      for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        played it = play_scene(which, budgets[i], seed * 77 + 3);
        if (!(it.gain <= TOLERANCE))
          printf("scene %d, seed %u, budget %u: gains %.4f\n", which,
                 (unsigned)seed, (unsigned)budgets[i], it.gain);
        CHECK(it.gain <= TOLERANCE);
        CHECK(budgets[i] > 0 || it.work.cuts == 0);
        cuts += it.work.cuts;
      }
      /* What springs tie together has no limit. */
      CHECK(cuts > 0 || which == RODS);
    }
}

static void a_budget_that_is_never_met_changes_no_bit(void) {
  for (int which = 0; which < SCENES; which++) {
    played without = play_scene(which, 0, 5);
    played with = play_scene(which, UINT32_MAX, 5);
    CHECK_EQUAL(with.work.cuts, 0);
    CHECK_EQUAL(with.work.solves, without.work.solves);
    CHECK(is_same_end(&with, &without));
  }
}

static void a_lower_budget_takes_fewer_solves(void) {
  played without = play_scene(HEAVY, 0, 5);
  played some = play_scene(HEAVY, 600, 5);
  played least = play_scene(HEAVY, 1, 5);
  CHECK(without.work.solves > some.work.solves);
  CHECK(some.work.solves > least.work.solves);
  CHECK(some.work.cuts > 0 && least.work.cuts > 0);
  CHECK_EQUAL(least.work.rounds, 0);
}

/** Both halves of a step, and contacts in fours that are not full. */
static void no_island_takes_more_than_its_budget(void) {
  scene s = scene_open(false);
  part p = {.boundary = 1};
  build(&s, &p, STACK);
  enum { BUDGET = 900, LEAST = 2 * 4 * 2 * 2 * 16 };
  set_budget(&s, BUDGET);
  uint64_t cuts = 0;
  for (int frame = 0; frame < FRAMES; frame++) {
    run(&s, 1);
    motus_dynamic_work work = work_of(&s);
    cuts += work.cuts;
    CHECK(work.solves <= work.islands * BUDGET + work.steps * LEAST);
  }
  CHECK(cuts > 0);
  scene_close(&s);
}

static void an_animator_that_rests_has_done_nothing(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, -50);
  gravity(&s, &item, 1);
  floor_at(&s, 0, &item, 1);
  CHECK_EQUAL(work_of(&s).steps, 0);
  run(&s, 1);
  CHECK_EQUAL(work_of(&s).steps, 4);
  CHECK(work_of(&s).solves > 0);
  run_to_rest(&s, 100);
  run(&s, 2);
  CHECK_EQUAL(work_of(&s).steps, 0);
  CHECK_EQUAL(work_of(&s).solves, 0);
  scene_close(&s);
}

/** Where a heap comes to, alone or beside another one, with a budget. */
static void play_beside(bool has_other, motus_dynamic_item_state *out) {
  scene s = scene_open(false);
  part p = {.kind = STEEP, .boundary = 1, .dice = 9};
  part other = {.kind = HEAVY, .boundary = 2, .dice = 4, .x = 5000};
  if (has_other)
    part_fill(&s, &other);
  part_fill(&s, &p);
  set_budget(&s, 150);
  run(&s, 90);
  CHECK_EQUAL(read_states(&s, &p, out), p.count);
  scene_close(&s);
}

static void a_budget_is_that_of_each_group(void) {
  motus_dynamic_item_state alone[MOST_ITEMS] = {{0}},
                           beside[MOST_ITEMS] = {{0}};
  play_beside(false, alone);
  play_beside(true, beside);
  for (int i = 0; i < MOST_ITEMS; i++)
    CHECK(state_is_same(&alone[i], &beside[i]));
}

typedef struct meddler {
  motus_dynamic_animator *animator;
  motus_status answer;
} meddler;

static void meddle(void *user_data, motus_field_behavior *behavior,
                   const motus_field_probe *probe, motus_vector *out_force) {
  meddler *m = user_data;
  (void)behavior, (void)probe, (void)out_force;
  m->answer = motus_dynamic_animator_set_solve_budget(m->animator, 5);
}

static void it_is_not_set_within_a_step(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  meddler m = {s.animator, MOTUS_OK};
  motus_field_behavior *made =
      field(&s, field_of(MOTUS_FIELD_CUSTOM), &item, 1);
  CHECK_EQUAL(motus_field_behavior_set_evaluator(made, meddle, &m, NULL),
              MOTUS_OK);
  run(&s, 1);
  CHECK_EQUAL(m.answer, MOTUS_ERROR_REENTRANT);
  report_clear();
  CHECK_EQUAL(motus_dynamic_animator_solve_budget(s.animator), 0);
  scene_close(&s);
}

static void what_is_wrong_is_refused(void) {
  scene s = scene_open(false);
  motus_dynamic_work work = {1, 1, 1, 1, 1};
  CHECK_REFUSED(motus_dynamic_animator_work(s.animator, NULL), INVALID_ARGUMENT,
                "motus_dynamic_animator_work");
  CHECK_EQUAL(motus_dynamic_animator_work(NULL, &work),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(work.steps, 0);
  CHECK_EQUAL(motus_dynamic_animator_set_solve_budget(NULL, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_dynamic_animator_solve_budget(NULL), 0);
  report_clear();
  scene_close(&s);
}

CHECK_MAIN(TEST(energy_never_grows),
           TEST(a_budget_that_is_never_met_changes_no_bit),
           TEST(a_lower_budget_takes_fewer_solves),
           TEST(no_island_takes_more_than_its_budget),
           TEST(an_animator_that_rests_has_done_nothing),
           TEST(a_budget_is_that_of_each_group),
           TEST(it_is_not_set_within_a_step), TEST(what_is_wrong_is_refused))
