/* A budget of solves (DY-43): what it leaves out costs overlap and the joints'
 * exactness, and never gives energy. */
#include "dynamics_budget.h"

enum { FRAMES = 150 };

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
