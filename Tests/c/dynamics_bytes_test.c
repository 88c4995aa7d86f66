/* Snapshots whose bytes somebody has changed on purpose, so that the checksum
 * is right: restored or refused, and never worse. */
#include "dice.h"
#include "dynamics_show.h"
#include "seeds.h"

enum { HEAD = 56, FRAMES = 6 };

/* ---- The checksum of a snapshot ---- */

static uint64_t folded(uint64_t value, uint64_t word) {
  value = (value ^ word) * 0x9e3779b97f4a7c15u;
  return value ^ value >> 32;
}

/* Set-up, last item, length, and what follows, eight bytes at a time. */
static void seal(unsigned char *bytes, size_t size) {
  uint64_t head[HEAD / 8], value = 0x9ae16a3b2f90404fu, word;
  size_t length = size - HEAD, at = 0;
  memcpy(head, bytes, HEAD);
  head[5] = length;
  for (int i = 3; i < 6; i++)
    value = folded(value, head[i]);
  for (; at + 8 <= length; at += 8) {
    memcpy(&word, bytes + HEAD + at, 8);
    value = folded(value, word);
  }
  for (; at < length; at++)
    value = folded(value, bytes[HEAD + at]);
  head[6] = value;
  memcpy(bytes, head, HEAD);
}

/* ---- Scenes ---- */

typedef struct subject {
  show it; /* or its scene alone */
  unsigned char *good, *bad;
  size_t size;
  int restored, refused;
  uint64_t fate; /* which were restored, and what came of these */
} subject;

static void subject_is_open(subject *t, int frames) {
  for (int i = 0; i < frames; i++)
    if (t->it.finger)
      show_frame(&t->it, i);
    else
      run(&t->it.s, 1);
  t->good = snapshot(&t->it.s, &t->size);
  t->bad = malloc(t->size);
}

static void open_show(subject *t, int frames) {
  t->it = show_open();
  subject_is_open(t, frames);
}

/* A wall of boxes that sleeps, two that fall on it, and a group. */
static void open_wall(subject *t, int frames) {
  scene *s = &t->it.s;
  motus_dynamic_item *items[20], *group = NULL;
  *s = scene_open(true);
  for (int i = 0; i < 17; i++)
    items[i] = box(s, 40 + 50 * (i % 5), 780 - 40 * (i / 5), 40, 39);
  items[17] = box(s, 150, 100, 30, 30);
  items[18] = box(s, 300, 100, 30, 30);
  items[19] = box(s, 330, 100, 30, 30);
  motus_dynamic_item_set_outline(
      items[17], MOTUS_OUTLINE_POLYGON,
      (motus_point[]){{0, -15}, {14, -3}, {8, 14}, {-8, 14}, {-14, -3}}, 5);
  CHECK_EQUAL(
      motus_dynamic_item_create_group(s->w.runtime, &items[18], 2, &group),
      MOTUS_OK);
  items[18] = group;
  gravity(s, items, 19);
  floor_at(s, 800, items, 19);
  motus_field_options field;
  motus_field_behavior *vortex = NULL;
  motus_field_options_init(&field, sizeof field);
  field.type = MOTUS_FIELD_VORTEX;
  motus_field_behavior_create(s->w.runtime, &field, &items[17], 1, &vortex);
  play(s, (motus_dynamic_behavior *)vortex);
  subject_is_open(t, frames);
}

static void close_subject(subject *t) {
  free(t->good);
  free(t->bad);
  report_clear();
  scene_close(&t->it.s);
}

/* ---- A play ---- */

static void note_states(subject *t) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  motus_dynamic_animator_item_states(t->it.s.animator, &states, &count);
  for (size_t i = 0; i < count; i++) {
    const double numbers[] = {
        states[i].center.x,    states[i].center.y,
        states[i].rotation,    states[i].velocity.dx,
        states[i].velocity.dy, states[i].angular_velocity};
    for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
      uint64_t bits = 0;
      /* Of a number that is none the sign is the compiler's choice. */
      if (!isnan(numbers[k]))
        memcpy(&bits, &numbers[k], sizeof bits);
      t->fate = folded(t->fate, bits);
    }
  }
}

/* What has been taken is used; then the animator goes back to where it was. */
static void restore(subject *t) {
  seal(t->bad, t->size);
  motus_status status =
      motus_dynamic_animator_restore(t->it.s.animator, t->bad, t->size);
  size_t size = 0;
  t->fate = folded(t->fate, (uint64_t)status);
  if (status == MOTUS_OK) {
    t->restored += 1;
    run(&t->it.s, FRAMES);
    note_states(t);
    motus_dynamic_animator_snapshot_size(t->it.s.animator);
    CHECK_EQUAL(
        motus_dynamic_animator_restore(t->it.s.animator, t->good, t->size),
        MOTUS_OK);
  } else {
    t->refused += 1;
    CHECK(status == MOTUS_ERROR_INVALID_ARGUMENT ||
          status == MOTUS_ERROR_INVALID_STATE);
    CHECK_EQUAL(motus_dynamic_animator_snapshot(t->it.s.animator, t->bad,
                                                t->size, &size),
                MOTUS_OK);
    CHECK(size == t->size && memcmp(t->bad, t->good, size) == 0);
  }
}

/* Both are the same on every build of one layout of snapshots: c/determinism
 * compares them. How many checks there are follows from them, too. */
static void print_fate(const subject *t) {
  printf("%d restored, %d refused, %016llx\n", t->restored, t->refused,
         (unsigned long long)t->fate);
}

static void change(subject *t, uint64_t *dice) {
  static const uint32_t words[] = {
      0xffffffff, 0x7fffffff, 0x80000000, 1000, 65536, 1000000,   0x7f800000,
      0xff800000, 0x7fc00000, 0,          1,    2,     0xfffffffe};
  static const double numbers[] = {NAN,   INFINITY, -INFINITY, 1e300,
                                   -1e59, 1e18,     -1,        0.5};
  size_t at = HEAD + dice_roll(dice, (uint32_t)(t->size - HEAD) / 4) * 4;
  size_t from = HEAD + dice_roll(dice, (uint32_t)(t->size - HEAD) / 4) * 4;
  size_t length = 4 + 4 * dice_roll(dice, 32);
  uint32_t word;
  memcpy(&word, t->bad + at, 4);
  switch (dice_roll(dice, 6)) {
  case 0:
    word ^= 1u << dice_roll(dice, 32);
    break;
  case 1:
    word = words[dice_roll(dice, sizeof words / sizeof *words)];
    break;
  case 2:
    word += dice_roll(dice, 2) ? 1 : (uint32_t)-1;
    break;
  case 3:
    if (at + 8 <= t->size)
      memcpy(t->bad + at,
             &numbers[dice_roll(dice, sizeof numbers / sizeof *numbers)], 8);
    return;
  case 4: /* a piece of the same in another place */
    if (at + length <= t->size && from + length <= t->size)
      memcpy(t->bad + at, t->good + from, length);
    return;
  default:
    word = (uint32_t)dice_next(dice);
  }
  memcpy(t->bad + at, &word, 4);
}

typedef void (*opener)(subject *t, int frames);

/* DY-41: any bytes are restored or refused. */
static void what_somebody_has_changed_is_restored_or_refused(void) {
  static const struct {
    opener open;
    int frames;
  } scenes[] = {
      {open_show, 0},  {open_show, 47},  {open_show, 200},
      {open_wall, 20}, {open_wall, 260}, {open_wall, 900},
  };
  for (int i = 0; i < 6; i++) {
    subject t;
    uint64_t dice = (uint64_t)i + 7;
    memset(&t, 0, sizeof t);
    scenes[i].open(&t, scenes[i].frames);
    memcpy(t.bad, t.good, t.size);
    restore(&t);
    CHECK_EQUAL(t.restored, 1);
    int count = storm_sequences(340);
    for (int play = 0; play < count; play++) {
      memcpy(t.bad, t.good, t.size);
      for (uint32_t more = dice_roll(&dice, 3); more < 3; more++)
        change(&t, &dice);
      restore(&t);
    }
    CHECK(count < 100 || (t.refused > count / 4 && t.restored > 1));
    print_fate(&t);
    close_subject(&t);
  }
}

/* Each word in its turn, of a scene that is small. */
static void every_word_is_looked_at(void) {
  subject t;
  memset(&t, 0, sizeof t);
  open_show(&t, 47);
  const size_t step = storm_sequences(1) > 1 ? 4 : 4 * 37;
  for (size_t at = HEAD; at + 4 <= t.size; at += step) {
    const uint32_t words[] = {0xffffffff, 0x7ffffff0};
    for (int i = 0; i < 2; i++) {
      memcpy(t.bad, t.good, t.size);
      memcpy(t.bad + at, &words[i], 4);
      restore(&t);
    }
  }
  CHECK(t.refused > t.restored);
  print_fate(&t);
  close_subject(&t);
}

static int numbers_that_are_none(subject *t) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  int none = 0;
  motus_dynamic_animator_item_states(t->it.s.animator, &states, &count);
  for (size_t i = 0; i < count; i++)
    none += isnan(states[i].center.x) || isnan(states[i].center.y) ||
            isnan(states[i].rotation) || isnan(states[i].velocity.dx) ||
            isnan(states[i].velocity.dy) || isnan(states[i].angular_velocity);
  return none;
}

/* What looks like a place, further away than anything gets: nothing is shown as
 * a number that is none because of it. */
static void no_place_is_beyond_all_reach(void) {
  const opener openers[] = {open_show, open_wall, open_wall};
  const int frames[] = {47, 20, 260};
  const size_t step = storm_is_watched() ? 4 * 41 : 4;
  for (int i = 0; i < 3; i++) {
    subject t;
    int places = 0;
    memset(&t, 0, sizeof t);
    openers[i](&t, frames[i]);
    for (size_t at = HEAD; at + 8 <= t.size; at += step) {
      double place, far = places % 2 ? 1e18 : -1e18;
      memcpy(&place, t.good + at, 8);
      if (!(fabs(place) > 1 && fabs(place) < 1e4))
        continue;
      places++;
      memcpy(t.bad, t.good, t.size);
      memcpy(t.bad + at, &far, 8);
      seal(t.bad, t.size);
      int none = 0;
      if (motus_dynamic_animator_restore(t.it.s.animator, t.bad, t.size) ==
          MOTUS_OK)
        for (int frame = 0; frame < 12; frame++) {
          run(&t.it.s, 1);
          none += numbers_that_are_none(&t);
        }
      if (none > 0)
        printf("scene %d, byte %zu: was %g\n", i, at, place);
      CHECK_EQUAL(none, 0);
      CHECK_EQUAL(
          motus_dynamic_animator_restore(t.it.s.animator, t.good, t.size),
          MOTUS_OK);
    }
    CHECK(places > 5);
    close_subject(&t);
  }
}

CHECK_MAIN(TEST(no_place_is_beyond_all_reach),
           TEST(what_somebody_has_changed_is_restored_or_refused),
           TEST(every_word_is_looked_at))
