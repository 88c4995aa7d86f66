/* Random programs of links between values: chains that are made, replaced and
 * taken apart while their beginnings are set, animated and released. In every
 * frame each target is where its map says, what follows is continuous in place
 * and velocity, what rests shows its model, and neither the order in which links
 * were made nor the rate of ticks shows (docs/RULES.md, LK). */
#include "dice.h"
#include "links.h"
#include "seeds.h"
#include "values.h"

enum { VALUES = 16, FRAMES = 200 };

typedef struct pair {
  motus_link *link;
  int from;
  double slope, base; /* at once: y = slope · x + base */
  bool follows;
} pair;

typedef struct link_storm {
  value_world w;
  uint64_t dice;
  motus_value *values[VALUES];
  pair pairs[VALUES]; /* by what they move */
  double place[VALUES], speed[VALUES];
  bool jumps[VALUES];
  double now;
} link_storm;

static double number(link_storm *s, double least, double most) {
  return least + (most - least) * dice_roll(&s->dice, 1 << 20) / (1 << 20);
}

/* Whether one value hangs on another one. */
static bool hangs(link_storm *s, int value, int on) {
  for (int steps = 0; steps <= VALUES; steps++) {
    if (value == on)
      return true;
    if (!s->pairs[value].link)
      return false;
    value = s->pairs[value].from;
  }
  return true;
}

/* It may jump, and with it what hangs on it at once. */
static void will_jump(link_storm *s, int value) {
  s->jumps[value] = true;
  for (int i = 0; i < VALUES; i++)
    if (s->pairs[i].link && s->pairs[i].from == value && i != value &&
        !s->jumps[i])
      will_jump(s, i);
}

static void drop(link_storm *s, int i) {
  if (!s->pairs[i].link)
    return;
  CHECK_EQUAL(motus_link_remove(s->pairs[i].link), MOTUS_OK);
  motus_release(s->pairs[i].link);
  s->pairs[i].link = NULL;
}

static void tie(link_storm *s, int from, int to) {
  pair p = {
      .from = from, .slope = number(s, -1, 1), .base = number(s, -50, 50)};
  const double x[] = {-10, 10},
               y[] = {p.base - 10 * p.slope, p.base + 10 * p.slope};
  motus_link_options o = link_through(x, y, 2, 1);
  motus_link_source source = from_value(s->values[from]);
  motus_link_target target = to_value(s->values[to]);
  bool closes = hangs(s, from, to);
  o.before = o.after = MOTUS_LINK_END_CONTINUE;
  p.follows = dice_roll(&s->dice, 3) == 0;
  if (p.follows) {
    o.follow = dice_roll(&s->dice, 2) ? MOTUS_LINK_FOLLOW_SPRING
                                      : MOTUS_LINK_FOLLOW_LOW_PASS;
    o.time_constant = number(s, .1, .3);
  }
  motus_status status =
      motus_link_create(s->w.runtime, &target, &source, 1, &o, &p.link);
  CHECK_EQUAL(status, closes ? MOTUS_ERROR_INVALID_STATE : MOTUS_OK);
  if (status != MOTUS_OK)
    return;
  if (s->pairs[to].link) {
    CHECK(!motus_link_is_active(s->pairs[to].link));
    motus_release(s->pairs[to].link);
  }
  s->pairs[to] = p;
  will_jump(s, to);
}

static void act(link_storm *s) {
  int i = (int)dice_roll(&s->dice, VALUES),
      k = (int)dice_roll(&s->dice, VALUES);
  double to = number(s, -100, 100);
  motus_animation_options o = dice_roll(&s->dice, 2)
                                  ? value_linear(number(s, .05, .6))
                                  : value_spring(number(s, .3, .6), 1);
  bool is_busy = s->pairs[i].link != NULL;
  switch (dice_roll(&s->dice, 8)) {
  case 0:
  case 1:
    tie(s, i, k);
    break;
  case 2:
    drop(s, i);
    will_jump(s, i);
    break;
  case 3:
    will_jump(s, i);
    CHECK_EQUAL(motus_value_set_number(s->values[i], to),
                is_busy ? MOTUS_ERROR_BUSY : MOTUS_OK);
    break;
  case 4: /* what is given another beginning in a block is continuous */
    CHECK_EQUAL(motus_runtime_begin_animation(s->w.runtime, &o), MOTUS_OK);
    CHECK_EQUAL(motus_value_set_number(s->values[i], to),
                is_busy ? MOTUS_ERROR_BUSY : MOTUS_OK);
    motus_runtime_commit_animation(s->w.runtime, NULL, NULL, NULL, NULL);
    if (o.timing.type == MOTUS_TIMING_LINEAR)
      will_jump(s, i);
    break;
  case 5: { /* it goes on by itself from where the link had it */
    if (!is_busy)
      break;
    drop(s, i);
    o = value_spring(.3, 1);
    value_animate(&s->w, &o, s->values[i], to);
    break;
  }
  case 6:
    if (dice_roll(&s->dice, 3) == 0) { /* an end goes */
      for (int other = 0; other < VALUES; other++)
        if (s->pairs[other].link && (other == i || s->pairs[other].from == i)) {
          will_jump(s, other);
          motus_release(s->pairs[other].link);
          s->pairs[other].link = NULL;
        }
      motus_release(s->values[i]);
      s->values[i] = value_of(&s->w, to);
      will_jump(s, i);
    }
    break;
  default: /* the window turns: it is nothing to them */
    CHECK_EQUAL(motus_runtime_set_window_size(
                    s->w.runtime, (motus_size){200 + to, 200 - to}, i % 4 - 1,
                    NULL, NULL, NULL, NULL),
                MOTUS_OK);
  }
}

static void look(link_storm *s, double seconds) {
  for (int i = 0; i < VALUES; i++) {
    double place = motus_value_number(s->values[i]);
    double speed = value_speed(s->values[i]);
    const pair *p = &s->pairs[i];
    CHECK(isfinite(place) && isfinite(speed));
    if (p->link) {
      CHECK(motus_link_is_active(p->link));
      double x = motus_value_number(s->values[p->from]);
      CHECK_NEAR(motus_link_input(p->link), x, 0);
      /* A block that was running leads there. */
      if (!p->follows)
        CHECK_NEAR(value_model(s->values[i]), p->slope * x + p->base,
                   1e-9 * (1 + fabs(x)));
    }
    /* A second derivative of 300,000 is what the springs here come to. */
    if (!s->jumps[i] &&
        !CHECK(fabs(place - s->place[i]) <=
               fabs(s->speed[i]) * seconds + 3e5 * seconds * seconds + 1e-6))
      printf("    value %d at %g: %g to %g, %g\n", i, s->now, s->place[i],
             place, s->speed[i]);
    s->place[i] = place;
    s->speed[i] = speed;
    s->jumps[i] = false;
  }
}

static void links_in_a_storm(void) {
  int first = storm_first(), count = storm_sequences(60);
  for (int run = first; run < first + count && !check_failures; run++) {
    link_storm s = {.w = value_world_open(), .dice = (uint64_t)run};
    for (int i = 0; i < VALUES; i++) {
      s.values[i] = value_of(&s.w, number(&s, -50, 50));
      s.jumps[i] = true;
    }
    for (int frame = 0; frame < FRAMES && !check_failures; frame++) {
      double seconds = number(&s, .002, .01);
      for (uint32_t acts = dice_roll(&s.dice, 3); acts > 0; acts--)
        act(&s);
      s.now += seconds;
      value_tick(&s.w, s.now);
      look(&s, seconds);
    }
    for (int i = 0; i < 3000 && motus_runtime_needs_tick(s.w.runtime); i++)
      value_tick(&s.w, s.now += 1 / 64.);
    CHECK(!motus_runtime_needs_tick(s.w.runtime));
    for (int i = 0; i < VALUES; i++) {
      double shown = motus_value_number(s.values[i]);
      const pair *p = &s.pairs[i];
      CHECK_NEAR(shown, value_model(s.values[i]), 0);
      if (p->link)
        CHECK_NEAR(shown,
                   p->slope * motus_value_number(s.values[p->from]) + p->base,
                   1e-9 * (1 + fabs(shown)));
      drop(&s, i);
    }
    if (check_failures)
      printf("    run %d\n", run);
    value_world_close(&s.w);
  }
}

/* LK-6: links that do not hang on one another, made in another order. */
static uint64_t hash_of(int run, int order) {
  link_storm s = {.w = value_world_open(), .dice = (uint64_t)run};
  for (int i = 0; i < VALUES; i++)
    s.values[i] = value_of(&s.w, i);
  static const int steps[] = {1, VALUES - 2, 4};
  for (int n = 1; n < VALUES; n++) {
    int i = 1 + (n - 1) * steps[order] % (VALUES - 1);
    motus_link_options o = link_options();
    o.follow =
        i % 3 == 0 ? MOTUS_LINK_FOLLOW_SPRING : MOTUS_LINK_FOLLOW_AT_ONCE;
    motus_link_source source = from_value(s.values[i / 4]);
    motus_link_target target = to_value(s.values[i]);
    CHECK_EQUAL(motus_link_create(s.w.runtime, &target, &source, 1, &o, NULL),
                MOTUS_OK);
  }
  value_tick(&s.w, 0);
  motus_runtime_set_traces_changes(s.w.runtime, true);
  for (int frame = 1; frame < 60; frame++) {
    motus_animation_options o = value_spring(.4, .7);
    if (frame % 20 == 1)
      value_animate(&s.w, &o, s.values[0], number(&s, -100, 100));
    value_tick(&s.w, frame / 60.);
  }
  uint64_t hash = motus_runtime_trace_hash(s.w.runtime);
  value_world_close(&s.w);
  return hash;
}

static void the_order_in_which_links_are_made_does_not_show(void) {
  for (int run = 1; run < 6; run++) {
    uint64_t hash = hash_of(run, 0);
    CHECK(hash == hash_of(run, 0));
    CHECK(hash == hash_of(run, 2));
    CHECK(hash == hash_of(run, 1));
  }
}

CHECK_MAIN(TEST(links_in_a_storm),
           TEST(the_order_in_which_links_are_made_does_not_show))
