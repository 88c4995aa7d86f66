/* Random programs of values and glides: set, retarget, nudge, fling, catch,
 * jump, release, from outside and from inside of callbacks. Places and
 * velocities are continuous but where a call says otherwise, what rests shows
 * its model, what begins ends once, and glides do not depend on the order in
 * which their keys were made (docs/RULES.md, VL and GL). */
#include "dice.h"
#include "seeds.h"
#include "values.h"
#include <stdlib.h>

enum { VALUES = 12, FRAMES = 240, KEYS = 24 };

typedef struct storm_value {
  motus_value *value;
  size_t count;
  bool turns; /* an angle: whole turns are nothing */
  bool jumps; /* since the last frame it may have jumped, or got a velocity */
  double place[2], speed[2];
} storm_value;

typedef struct value_storm {
  value_world w;
  uint64_t dice;
  storm_value all[VALUES];
  int begun, ended, depth;
  double now;
} value_storm;

static double number(value_storm *s, double least, double most) {
  return least + (most - least) * dice_roll(&s->dice, 1 << 20) / (1 << 20);
}

static bool one_in(value_storm *s, uint32_t sides) {
  return dice_roll(&s->dice, sides) == 0;
}

static void act(value_storm *s);

static void told(void *data, bool finished) {
  value_storm *s = data;
  (void)finished;
  s->ended += 1;
  if (s->depth == 0 && one_in(s, 3)) {
    s->depth += 1;
    act(s);
    s->depth -= 1;
  }
}

static void seen(void *data, motus_value *value, double previous,
                 double current, double velocity) {
  value_storm *s = data;
  CHECK(previous != current || motus_value_component_count(value) > 1);
  CHECK(isfinite(velocity));
  if (s->depth == 0 && one_in(s, 20)) {
    s->depth += 1;
    act(s);
    s->depth -= 1;
  }
}

static motus_animation_options timing(value_storm *s) {
  if (one_in(s, 3))
    return value_linear(number(s, .05, 1));
  double response = number(s, .1, .8);
  return value_spring(response, number(s, .3, 1.2));
}

static void make(value_storm *s, storm_value *v) {
  motus_value_options o;
  motus_value_options_init(&o, sizeof o);
  v->count = 1 + dice_roll(&s->dice, 2);
  v->jumps = true;
  v->turns = one_in(s, 4);
  if (v->turns)
    o.kind = MOTUS_PROPERTY_KIND_ANGLE;
  CHECK_EQUAL(motus_value_create(s->w.runtime, &o, NULL, v->count, &v->value),
              MOTUS_OK);
  if (one_in(s, 3))
    motus_value_set_observer(v->value, seen, s, NULL);
  if (one_in(s, 3)) {
    motus_implicit_options glide;
    motus_implicit_options_init(&glide, sizeof glide);
    glide.timing = timing(s).timing;
    glide.duration = .3;
    motus_value_set_implicit(v->value, &glide);
  } else {
    motus_value_clear_implicit(v->value);
  }
}

static void act(value_storm *s) {
  storm_value *v = &s->all[dice_roll(&s->dice, VALUES)];
  double numbers[2] = {number(s, -300, 300), number(s, -300, 300)},
         velocity[2] = {number(s, -3000, 3000), number(s, -3000, 3000)};
  motus_animation_options o = timing(s);
  motus_fling_options t;
  motus_fling_options_init(&t, sizeof t);
  double low[2] = {-200, -200}, high[2] = {200, 250},
         rests[6] = {0, 0, 100, -100, -150, 150};
  switch (dice_roll(&s->dice, 12)) {
  case 0:
  case 1:
  case 2: /* a block */
    motus_runtime_begin_animation(s->w.runtime, &o);
    motus_value_set(v->value, numbers, v->count);
    if (one_in(s, 3))
      motus_value_set(s->all[0].value, numbers, s->all[0].count);
    motus_runtime_commit_animation(s->w.runtime, told, s, NULL, NULL);
    s->begun += 1;
    break;
  case 3:
  case 4: /* a plain setter glides, or jumps */
    v->jumps = true;
    motus_value_set(v->value, numbers, v->count);
    break;
  case 5:
    v->jumps = true;
    if (motus_value_nudge(v->value, velocity, v->count, NULL, told, s, NULL,
                          NULL) == MOTUS_OK)
      s->begun += 1;
    break;
  case 6:
  case 7: /* with and without bounds and places */
    v->jumps = true;
    if (one_in(s, 2)) {
      t.minimums = low;
      t.maximums = high;
      t.minimum_count = t.maximum_count = v->count;
    }
    if (one_in(s, 3)) {
      t.rests = rests;
      t.rest_count = 3 * v->count;
    }
    if (motus_value_fling(v->value, velocity, v->count, &t, told, s, NULL,
                          NULL) == MOTUS_OK)
      s->begun += 1;
    break;
  case 8:
    v->jumps = true;
    motus_value_stop(v->value);
    break;
  case 9:
    v->jumps = true;
    if (one_in(s, 2))
      motus_value_finish(v->value);
    else
      motus_value_jump(v->value, numbers, v->count);
    break;
  case 10: /* caught by a spring */
    o = value_spring(.4, 1);
    motus_runtime_begin_animation(s->w.runtime, &o);
    motus_value_set(v->value, numbers, v->count);
    motus_runtime_commit_animation(s->w.runtime, told, s, NULL, NULL);
    s->begun += 1;
    break;
  default:
    if (one_in(s, 4)) {
      motus_release(v->value);
      make(s, v);
    } else { /* the window turns: it is nothing to them */
      CHECK_EQUAL(motus_runtime_set_window_size(
                      s->w.runtime,
                      (motus_size){400 + numbers[0], 400 + numbers[1]},
                      (int32_t)v->count, NULL, NULL, NULL, NULL),
                  MOTUS_OK);
    }
  }
}

static double apart(const storm_value *v, double one, double other) {
  double way = fabs(one - other);
  return v->turns ? fabs(way - 2 * pi * floor(way / (2 * pi) + .5)) : way;
}

/* Between two frames a tenth of a millisecond apart nothing goes farther than
 * its velocity takes it and what is left when motions come to rest, unless
 * somebody said so. */
static void look(value_storm *s, double step) {
  for (int i = 0; i < VALUES; i++) {
    storm_value *v = &s->all[i];
    double place[2], speed[2], model[2];
    motus_value_read(v->value, MOTUS_VALUE_SHOWN, place, 2);
    motus_value_velocity(v->value, speed, 2);
    motus_value_read(v->value, MOTUS_VALUE_MODEL, model, 2);
    for (size_t c = 0; c < v->count; c++) {
      CHECK(isfinite(place[c]) && isfinite(speed[c]));
      if (step > 0 && !v->jumps) {
        double most = fmax(fabs(speed[c]), fabs(v->speed[c])) * step + 2;
        CHECK(apart(v, place[c], v->place[c]) <= most);
      }
      if (!motus_value_is_moving(v->value))
        CHECK_NEAR(apart(v, place[c], model[c]), 0, v->turns ? 1e-9 : 0);
      v->place[c] = place[c];
      v->speed[c] = speed[c];
    }
    v->jumps = false;
  }
}

static uint64_t play_storm(unsigned seed) {
  value_storm s = {.dice = seed * 2654435761u + 1};
  s.w = value_world_open();
  motus_runtime_set_traces_changes(s.w.runtime, true);
  for (int i = 0; i < VALUES; i++)
    make(&s, &s.all[i]);
  for (int frame = 0; frame < FRAMES; frame++) {
    int acts = one_in(&s, 3) ? (int)dice_roll(&s.dice, 3) : 0;
    while (acts-- > 0)
      act(&s);
    s.now += 1e-4;
    value_tick(&s.w, s.now);
    look(&s, 1e-4);
    s.now += number(&s, .001, .05);
    value_tick(&s.w, s.now);
    look(&s, 0);
  }
  for (int frame = 0; frame < 40; frame++)
    value_tick(&s.w, s.now += 1);
  look(&s, 0);
  for (int i = 0; i < VALUES; i++)
    CHECK(!motus_value_is_moving(s.all[i].value));
  /* What observers and completions have begun at the end is over as well. */
  CHECK_EQUAL(s.ended, s.begun);
  uint64_t hash = motus_runtime_trace_hash(s.w.runtime);
  for (int i = 0; i < VALUES; i++)
    motus_release(s.all[i].value);
  motus_statistics left = {.struct_size = sizeof left};
  motus_runtime_statistics(s.w.runtime, &left);
  CHECK_EQUAL(left.objects, 0);
  CHECK_EQUAL(left.animated_properties, 0);
  value_world_close(&s.w);
  return hash;
}

static void play_values(unsigned seed) {
  CHECK(play_storm(seed) == play_storm(seed));
}

static void storms_of_values_stay_whole(void) {
  play_seeds(30, play_values);
}

/* Each key lives its own life by dice of its own; only the order in which keys
 * are asked for within a frame differs. */
static uint64_t play_keys(unsigned seed, bool turned) {
  value_world w = value_world_open();
  uint64_t dice[KEYS], hash = 0;
  double place[KEYS];
  bool known[KEYS];
  for (int key = 0; key < KEYS; key++) {
    dice[key] = seed * 977u + (unsigned)key * 31u + 1;
    known[key] = false;
  }
  double targets[KEYS] = {0};
  for (int frame = 0; frame < 200; frame++) {
    for (int i = 0; i < KEYS; i++) {
      int key = turned ? (KEYS - 1 - i) * 5 % KEYS : i;
      if (dice_roll(&dice[key], 40) == 0) {
        known[key] = false;
        continue;
      }
      motus_glide_options o;
      motus_glide_options_init(&o, sizeof o);
      o.timing.spring_duration = .2 + .1 * (key % 4);
      if (dice_roll(&dice[key], 12) == 0)
        targets[key] = dice_roll(&dice[key], 500);
      bool is_new_target = dice_roll(&dice[key], 30) == 0;
      if (is_new_target)
        motus_runtime_glide_jump(w.runtime, (uint64_t)key, 1, &targets[key], 1);
      double shown = motus_runtime_glide_number(w.runtime, (uint64_t)key, 1,
                                                targets[key], &o),
             speed = 0;
      motus_runtime_glide_velocity(w.runtime, (uint64_t)key, 1, &speed, 1);
      if (known[key] && !is_new_target)
        CHECK(fabs(shown - place[key]) <= 500 * 40 / 60.);
      if (motus_runtime_glide_settled(w.runtime, (uint64_t)key, 1)) {
        CHECK_NEAR(shown, targets[key], 0);
        CHECK_NEAR(speed, 0, 0);
      }
      place[key] = shown;
      known[key] = true;
      union {
        double number;
        uint64_t bits;
      } word = {.number = shown};
      hash += (word.bits ^ (uint64_t)key) * UINT64_C(0x9e3779b97f4a7c15);
    }
    value_tick(&w, frame / 60.);
  }
  hash ^= motus_runtime_trace_hash(w.runtime);
  value_world_close(&w);
  return hash;
}

static void play_glides(unsigned seed) {
  CHECK(play_keys(seed, false) == play_keys(seed, true));
}

static void storms_of_glides_do_not_know_the_order_of_keys(void) {
  play_seeds(30, play_glides);
}

CHECK_MAIN(TEST(storms_of_values_stay_whole),
           TEST(storms_of_glides_do_not_know_the_order_of_keys))
