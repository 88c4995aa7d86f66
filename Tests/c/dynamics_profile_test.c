/* Time per stage, by a clock of the host. */
#include "dynamics_bodies.h"

/* A clock that goes on by a thousandth of a second whenever it is asked. */
typedef struct watch {
  double time;
  int asked, ended;
  motus_dynamic_animator *meddles;
  motus_status answer;
} watch;

static double tell(void *user_data) {
  watch *w = user_data;
  w->asked += 1;
  if (w->meddles)
    w->answer = motus_dynamic_animator_remove_all_behaviors(w->meddles);
  return w->time += .001;
}

static void end(void *user_data) {
  ((watch *)user_data)->ended += 1;
}

static double sum_of(scene *s, const char *name) {
  const motus_dynamic_stage_time *times = NULL;
  size_t count = 0;
  double sum = 0;
  CHECK_EQUAL(motus_dynamic_animator_stage_times(s->animator, &times, &count),
              MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (!name || strcmp(times[i].name, name) == 0)
      sum += times[i].seconds;
  return sum;
}

static size_t stage_count(scene *s) {
  const motus_dynamic_stage_time *times = NULL;
  size_t count = 7;
  CHECK_EQUAL(motus_dynamic_animator_stage_times(s->animator, &times, &count),
              MOTUS_OK);
  return count;
}

static void fill(scene *s, motus_dynamic_item **items) {
  for (int i = 0; i < 6; i++)
    items[i] = turned(s, 50. * i, -30. * i, 40, 40, .1 * i);
  gravity(s, items, 6);
  floor_at(s, 0, items, 6);
  pin(s, items[1], items[0], 25, -15);
}

static void each_stage_has_its_time(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[6];
  watch w = {5, 0, 0, NULL, MOTUS_OK};
  fill(&s, items);
  CHECK_EQUAL(stage_count(&s), 0);
  CHECK_EQUAL(
      motus_dynamic_animator_set_profile_clock(s.animator, tell, &w, end),
      MOTUS_OK);
  CHECK_EQUAL(w.asked, 0);
  size_t stages = stage_count(&s);
  CHECK(stages > 10);
  CHECK_NEAR(sum_of(&s, NULL), 0, 0);
  run(&s, 10);
  CHECK(w.asked > 10 * 4 * 8);
  /* All that the clock went on by, but for the frames' beginnings. */
  CHECK_NEAR(sum_of(&s, NULL), .001 * (w.asked - 10), 1e-9);
  /* Four sub-steps a frame, in each all that stands alone and each island. */
  CHECK(sum_of(&s, "solve contacts") > .04 - 1e-9);
  CHECK(sum_of(&s, "narrow phase") > .0099);
  CHECK_EQUAL(w.ended, 0);
  /* Set again it begins anew; without a clock there is nothing. */
  CHECK_EQUAL(
      motus_dynamic_animator_set_profile_clock(s.animator, tell, &w, end),
      MOTUS_OK);
  CHECK_EQUAL(w.ended, 1);
  CHECK_NEAR(sum_of(&s, NULL), 0, 0);
  CHECK_EQUAL(
      motus_dynamic_animator_set_profile_clock(s.animator, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(w.ended, 2);
  CHECK_EQUAL(stage_count(&s), 0);
  int asked = w.asked;
  run(&s, 1);
  CHECK_EQUAL(w.asked, asked);
  scene_close(&s);
}

static void what_moves_does_not_depend_on_it(void) {
  scene one = scene_open(false), two = scene_open(false);
  motus_dynamic_item *items[6], *others[6];
  watch w = {0, 0, 0, NULL, MOTUS_OK};
  fill(&one, items);
  fill(&two, others);
  motus_dynamic_animator_set_profile_clock(two.animator, tell, &w, NULL);
  run(&one, 90);
  run(&two, 90);
  for (int i = 0; i < 6; i++) {
    motus_dynamic_item_state a = state_of(&one, items[i]);
    motus_dynamic_item_state b = state_of(&two, others[i]);
    CHECK(memcmp(&a.center, &b.center, 48) == 0);
  }
  world_close(&two.w);
  scene_close(&one);
}

/* It is asked in the middle of a step. */
static void a_clock_may_not_call_back(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[6];
  watch w = {0, 0, 0, NULL, MOTUS_OK};
  fill(&s, items);
  w.meddles = s.animator;
  motus_dynamic_animator_set_profile_clock(s.animator, tell, &w, end);
  run(&s, 3);
  CHECK_EQUAL(w.answer, MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_REENTRANT);
  CHECK_SAYS("clock");
  report_clear();
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 3);
  w.meddles = NULL;
  /* A clock that stands, goes back or is no number adds nothing. */
  double sum = sum_of(&s, NULL);
  w.time = -1e9;
  run(&s, 1);
  w.time = 0. / 0.;
  run(&s, 1);
  CHECK(sum_of(&s, NULL) >= sum);
  scene_close(&s);
  CHECK_EQUAL(w.ended, 1);
}

CHECK_MAIN(TEST(each_stage_has_its_time),
           TEST(what_moves_does_not_depend_on_it),
           TEST(a_clock_may_not_call_back))
