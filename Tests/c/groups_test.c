/* Animators that are made of others, and animators that run already. */
#include "animator_options.h"
#include "animator_scene.h"

enum { COUNT = 3 };

typedef struct group_scene {
  world w;
  motus_view *views[COUNT];
  motus_property_animator *members[COUNT];
  motus_property_animator *group;
} group_scene;

static group_scene g;

static void fade_out(void *user_data) {
  CHECK_EQUAL(motus_view_set_alpha(user_data, 0), MOTUS_OK);
}

static void open_group(motus_animator_arrangement arrangement, double spacing) {
  memset(&g, 0, sizeof g);
  words[0] = 0;
  g.w = world_open();
  for (int i = 0; i < COUNT; i++) {
    motus_timing timing = linear();
    g.views[i] = world_view(&g.w, g.w.window);
    CHECK_EQUAL(
        motus_property_animator_create(g.w.runtime, 1, &timing, &g.members[i]),
        MOTUS_OK);
    motus_property_animator_add_animations(g.members[i], fade_out, g.views[i],
                                           NULL);
    motus_property_animator_add_completion(g.members[i], ended, NULL, NULL);
  }
  CHECK_EQUAL(motus_property_animator_create_group(g.w.runtime, arrangement,
                                                   spacing, g.members, COUNT,
                                                   &g.group),
              MOTUS_OK);
}

static void close_group(void) {
  for (int i = 0; i < COUNT; i++)
    CHECK_EQUAL(motus_release(g.members[i]), MOTUS_OK);
  CHECK_EQUAL(motus_release(g.group), MOTUS_OK);
  world_close(&g.w);
}

static void check_shown(double time, double first, double second,
                        double third) {
  const double expected[] = {first, second, third};
  CHECK_EQUAL(motus_runtime_tick(g.w.runtime, time), MOTUS_OK);
  for (int i = 0; i < COUNT; i++) {
    double alpha = -9;
    motus_view_property(g.views[i], MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                        &alpha, 1);
    CHECK_NEAR(alpha, expected[i], 1e-9);
  }
}

static void a_sequence_runs_pauses_scrubs_and_turns_around(void) {
  open_group(MOTUS_ANIMATORS_SEQUENCE, 0);
  CHECK_NEAR(motus_property_animator_duration(g.group), 3, 0);
  CHECK_EQUAL(motus_property_animator_start(g.group), MOTUS_OK);
  check_shown(1.5, 0, .5, 1);
  CHECK_TEXT(words, "end");
  CHECK_EQUAL(motus_property_animator_pause(g.group), MOTUS_OK);
  CHECK_NEAR(motus_property_animator_fraction_complete(g.group), .5, 1e-12);
  CHECK_NEAR(motus_property_animator_fraction_complete(g.members[1]), .5,
             1e-12);
  motus_property_animator_set_fraction_complete(g.group, .75);
  check_shown(2, 0, 0, .75);
  CHECK_EQUAL(motus_property_animator_set_reversed(g.group, true), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_continue(g.group, NULL, 0), MOTUS_OK);
  check_shown(3, 0, .75, 1);
  check_shown(5, 1, 1, 1);
  CHECK_TEXT(words, "end start start");
  CHECK_EQUAL(motus_property_animator_state(g.group), MOTUS_ANIMATING_INACTIVE);
  close_group();
}

static void a_stagger_overlaps_and_together_is_at_once(void) {
  open_group(MOTUS_ANIMATORS_STAGGER, .25);
  CHECK_NEAR(motus_property_animator_duration(g.group), 1.5, 0);
  motus_property_animator_start(g.group);
  check_shown(.5, .5, .75, 1);
  check_shown(1.5, 0, 0, 0);
  close_group();
  open_group(MOTUS_ANIMATORS_TOGETHER, 0);
  motus_property_animator_start(g.group);
  check_shown(.5, .5, .5, .5);
  motus_property_animator_stop(g.group, false);
  CHECK_EQUAL(motus_property_animator_finish(g.group, MOTUS_POSITION_START),
              MOTUS_OK);
  check_shown(.5, 1, 1, 1);
  CHECK_TEXT(words, "start start start");
  close_group();
}

static void members_are_moved_by_their_group_alone(void) {
  open_group(MOTUS_ANIMATORS_SEQUENCE, 0);
  motus_property_animator *m = g.members[1];
  CHECK_EQUAL(motus_property_animator_member_count(g.group), COUNT);
  CHECK(motus_property_animator_member_at(g.group, 1) == m);
  CHECK(motus_property_animator_member_at(g.group, COUNT) == NULL);
  CHECK_EQUAL(motus_property_animator_member_count(m), 0);
  CHECK_REFUSED(motus_property_animator_start(m), INVALID_STATE,
                "motus_property_animator_start");
  CHECK_SAYS("group");
  CHECK_REFUSED(motus_property_animator_set_reversed(m, true), INVALID_STATE,
                "motus_property_animator_set_reversed");
  CHECK_REFUSED(motus_property_animator_set_fraction_complete(m, .5),
                INVALID_STATE, "motus_property_animator_set_fraction_complete");
  CHECK_REFUSED(motus_property_animator_stop(m, true), INVALID_STATE,
                "motus_property_animator_stop");
  motus_property_animator *other = NULL;
  CHECK_REFUSED(motus_property_animator_create_group(
                    g.w.runtime, MOTUS_ANIMATORS_TOGETHER, 0, &m, 1, &other),
                INVALID_STATE, "motus_property_animator_create_group");
  motus_property_animator *twice[] = {g.group, g.group};
  CHECK_REFUSED(motus_property_animator_create_group(
                    g.w.runtime, MOTUS_ANIMATORS_TOGETHER, 0, twice, 2, &other),
                INVALID_ARGUMENT, "motus_property_animator_create_group");
  CHECK(other == NULL);
  motus_property_animator_start(g.group);
  CHECK_EQUAL(motus_property_animator_state(m), MOTUS_ANIMATING_ACTIVE);
  CHECK_REFUSED(motus_property_animator_add_animations(m, fade_out, NULL, NULL),
                INVALID_STATE, "motus_property_animator_add_animations");
  close_group();
}

static void fade_slowly(void *user_data) {
  scene *s = user_data;
  motus_animation_options options;
  motus_property_animator *animator = NULL;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 9;
  options.delay = 1;
  CHECK_EQUAL(motus_property_animator_create_running(s->w.runtime, &options,
                                                     fade, s, ended, s,
                                                     destroyed, &animator),
              MOTUS_OK);
  s->animator = animator;
}

/* PA-14. */
static void an_animator_runs_already(void) {
  scene s;
  open(&s);
  motus_release(s.animator);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 2;
  options.timing = linear();
  options.flags = MOTUS_ANIMATION_REPEAT;
  CHECK_EQUAL(motus_property_animator_create_running(s.w.runtime, &options,
                                                     fade, &s, ended, &s,
                                                     destroyed, &s.animator),
              MOTUS_OK);
  CHECK(runs(&s));
  CHECK(ANIMATOR_HAS(s.animator, is_interruptible));
  tick(&s, 1);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_property_animator_pause(s.animator);
  tick(&s, 5);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_property_animator_start(s.animator);
  tick(&s, 6);
  CHECK_TEXT(words, "end");
  close(&s, 3);
}

static void inside_a_block_it_takes_duration_and_timing(void) {
  scene s;
  open(&s);
  motus_release(s.animator);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 2;
  options.timing = linear();
  CHECK_EQUAL(motus_runtime_animate(s.w.runtime, &options, fade_slowly, &s,
                                    NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK(runs(&s) && !ANIMATOR_HAS(s.animator, is_interruptible));
  CHECK_NEAR(motus_property_animator_duration(s.animator), 2, 0);
  CHECK_NEAR(motus_property_animator_delay(s.animator), 1, 0);
  tick(&s, 1);
  tick(&s, 2);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  CHECK_REFUSED(motus_property_animator_pause(s.animator), INVALID_STATE,
                "motus_property_animator_pause");
  tick(&s, 3);
  CHECK_TEXT(words, "end");
  close(&s, 3);
}

static void inside_an_animator_it_belongs_to_that(void) {
  scene s;
  open(&s);
  motus_property_animator *outer = NULL;
  motus_timing timing = linear();
  motus_release(s.animator);
  motus_property_animator_create(s.w.runtime, 2, &timing, &outer);
  motus_property_animator_add_animations(outer, fade_slowly, &s, NULL);
  motus_property_animator_set_fraction_complete(outer, .5);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  tick(&s, 0);
  CHECK_NEAR(shown(&s), 1, 1e-12); /* its delay of one second has passed */
  motus_property_animator_set_fraction_complete(outer, 1);
  tick(&s, 0);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_property_animator_start(outer);
  tick(&s, 9);
  tick(&s, 19);
  CHECK_TEXT(words, "end");
  CHECK_NEAR(shown(&s), 0, 0);
  motus_release(outer);
  close(&s, 3);
}

static motus_property_animator *observed[3]; /* group, inner group, member */

static void heard(void *user_data, motus_property_animator *animator,
                  motus_animator_change change) {
  const char *const *names = user_data;
  const int value = change == MOTUS_ANIMATOR_CHANGE_STATE
                        ? (int)motus_property_animator_state(animator)
                    : change == MOTUS_ANIMATOR_CHANGE_RUNNING
                        ? motus_property_animator_is_running(animator)
                        : motus_property_animator_is_reversed(animator);
  char word[32];
  for (int i = 0; i < 3; i++)
    if (observed[i] == animator) {
      snprintf(word, sizeof word, "%s.%s=%d", names[i],
               change == MOTUS_ANIMATOR_CHANGE_STATE     ? "state"
               : change == MOTUS_ANIMATOR_CHANGE_RUNNING ? "runs"
                                                         : "back",
               value);
      say(word);
    }
}

#define CHECK_HEARD(text)    \
  do {                       \
    CHECK_TEXT(words, text); \
    words[0] = 0;            \
  } while (0)

/* PA-19: one call for each real change, the group first, then its members. */
static void members_hear_what_their_group_does(void) {
  static const char *names[] = {"g", "i", "m"};
  scene s;
  open(&s);
  motus_property_animator *member = s.animator, *inner = NULL, *group = NULL;
  CHECK_EQUAL(motus_property_animator_create_group(
                  s.w.runtime, MOTUS_ANIMATORS_SEQUENCE, 0, &member, 1, &inner),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_create_group(
                  s.w.runtime, MOTUS_ANIMATORS_STAGGER, 1, &inner, 1, &group),
              MOTUS_OK);
  observed[0] = group;
  observed[1] = inner;
  observed[2] = member;
  for (int i = 0; i < 3; i++)
    CHECK_EQUAL(
        motus_property_animator_set_observer(observed[i], heard, names, NULL),
        MOTUS_OK);
  motus_property_animator_start(group);
  CHECK_HEARD("g.runs=1 g.state=1 i.runs=1 i.state=1 m.runs=1 m.state=1");
  motus_property_animator_start(group);
  tick(&s, .5);
  CHECK_HEARD("");
  motus_property_animator_pause(group);
  CHECK_HEARD("g.runs=0 i.runs=0 m.runs=0");
  motus_property_animator_set_reversed(group, true);
  CHECK_HEARD("g.back=1 i.back=1 m.back=1");
  motus_property_animator_start(group);
  CHECK_HEARD("g.runs=1 i.runs=1 m.runs=1");
  tick(&s, 9);
  CHECK_HEARD("g.back=0 g.runs=0 g.state=0 i.back=0 i.runs=0 i.state=0 "
              "m.back=0 m.runs=0 m.state=0 start");
  /* Released while it is paused, the group ends; its members hear of it. */
  motus_property_animator_pause(group);
  words[0] = 0;
  CHECK_EQUAL(motus_release(inner), MOTUS_OK);
  CHECK_EQUAL(motus_release(group), MOTUS_OK);
  CHECK_HEARD("i.state=0 m.state=0");
  CHECK_EQUAL(motus_property_animator_start(member), MOTUS_OK);
  CHECK_HEARD("m.state=1"); /* its animations have run: it waits for others */
  motus_property_animator_stop(member, true);
  close(&s, 2);
}

static void what_is_reversed_joins_no_group(void) {
  scene s;
  open(&s);
  motus_property_animator *group = NULL;
  motus_property_animator_set_reversed(s.animator, true);
  CHECK_REFUSED(motus_property_animator_create_group(s.w.runtime,
                                                     MOTUS_ANIMATORS_TOGETHER,
                                                     0, &s.animator, 1, &group),
                INVALID_STATE, "motus_property_animator_create_group");
  CHECK(group == NULL);
  close(&s, 2);
}

CHECK_MAIN(TEST(members_hear_what_their_group_does),
           TEST(what_is_reversed_joins_no_group),
           TEST(a_sequence_runs_pauses_scrubs_and_turns_around),
           TEST(a_stagger_overlaps_and_together_is_at_once),
           TEST(members_are_moved_by_their_group_alone),
           TEST(an_animator_runs_already),
           TEST(inside_a_block_it_takes_duration_and_timing),
           TEST(inside_an_animator_it_belongs_to_that))
