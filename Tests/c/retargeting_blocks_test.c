/* Blocks with one timing that move the same views again and again: what they
 * move adds up (UA-4), and each of them ends by itself, once (UA-3). A block
 * whose timing differs in the thirteenth digit keeps its records beside the
 * older ones: what is shown and told must be the same (UA-22). */
#include "check.h"
#include "dice.h"
#include "motus.h"
#include "seeds.h"

enum { VIEWS = 3, BLOCKS = 120 };

typedef struct note {
  int calls;
  double time;
  bool finished;
} note;

typedef struct world {
  motus_runtime *runtime;
  motus_view *views[VIEWS];
  motus_animation *blocks[BLOCKS];
  note notes[BLOCKS];
  int count;
  motus_point target;
  unsigned mask; /* which views a block moves */
  bool is_apart;
  bool is_ease;
} world;

static world *current;

static void open_world(world *w, bool is_apart, bool is_ease) {
  *w = (world){.is_apart = is_apart, .is_ease = is_ease};
  CHECK_EQUAL(motus_runtime_create(NULL, &w->runtime), MOTUS_OK);
  for (int i = 0; i < VIEWS; i++) {
    motus_view_create(w->runtime, &w->views[i]);
    motus_view_add_subview(motus_runtime_window(w->runtime), w->views[i]);
  }
  motus_runtime_tick(w->runtime, 0);
}

static void close_world(world *w) {
  CHECK_EQUAL(motus_runtime_destroy(w->runtime), MOTUS_OK);
}

static void block(void *user_data) {
  world *w = user_data;
  for (int i = 0; i < VIEWS; i++)
    if (w->mask >> i & 1)
      motus_view_set_center(w->views[i], (motus_point){w->target.x + 10 * i,
                                                       w->target.y * (i + 1)});
}

static void completed(void *user_data, bool finished) {
  note *it = user_data;
  it->calls += 1;
  it->finished = finished;
  it->time = motus_runtime_time(current->runtime);
}

static void retarget(world *w, unsigned mask, motus_point target,
                     double velocity) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  double apart = w->is_apart ? w->count * 1e-13 : 0;
  options.timing.type =
      w->is_ease ? MOTUS_TIMING_CUBIC : MOTUS_TIMING_SPRING_RATIO;
  options.timing.control_1 = (motus_point){.3 + apart, -.2};
  options.timing.control_2 = (motus_point){.6, 1.1};
  options.timing.damping_ratio = .7 + apart;
  options.timing.initial_velocity = velocity;
  w->target = target;
  w->mask = mask;
  CHECK_EQUAL(motus_runtime_animate(w->runtime, &options, block, w, completed,
                                    &w->notes[w->count], NULL,
                                    &w->blocks[w->count]),
              MOTUS_OK);
  w->count += 1;
}

static void tick(world *w, double time) {
  current = w;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static motus_point shown(motus_view *view) {
  double point[2] = {0, 0};
  CHECK_EQUAL(motus_view_property(view, MOTUS_PROPERTY_CENTER,
                                  MOTUS_VALUE_SHOWN, point, 2),
              MOTUS_OK);
  return (motus_point){point[0], point[1]};
}

static motus_point velocity(motus_view *view) {
  double point[2] = {0, 0};
  CHECK_EQUAL(
      motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, point, 2),
      MOTUS_OK);
  return (motus_point){point[0], point[1]};
}

static void compare(world *one, world *two) {
  for (int i = 0; i < VIEWS; i++) {
    motus_point a = shown(one->views[i]), b = shown(two->views[i]);
    CHECK_NEAR(a.x, b.x, 1e-9);
    CHECK_NEAR(a.y, b.y, 1e-9);
    a = velocity(one->views[i]), b = velocity(two->views[i]);
    CHECK_NEAR(a.x, b.x, 1e-6);
    CHECK_NEAR(a.y, b.y, 1e-6);
  }
}

/* Of eases only those of one frame are one motion: most come in crowds. */
static void add_up(bool is_ease) {
  for (int n = 0; n < storm_sequences(60); n++) {
    world worlds[2];
    uint64_t dice = 71 + (uint64_t)n;
    open_world(&worlds[0], false, is_ease);
    open_world(&worlds[1], true, is_ease);
    int failures = check_failures;
    for (int frame = 1; frame < 60; frame++) {
      double time = frame / 60.;
      for (int i = 0; i < 2; i++)
        tick(&worlds[i], time);
      /* Where a block ends by itself, a thousandth of its distance is cut. */
      if (time < .5)
        compare(&worlds[0], &worlds[1]);
      bool begins = dice_roll(&dice, 3) == 0;
      unsigned crowd = is_ease ? 1 + dice_roll(&dice, 4) : 1;
      for (unsigned j = 0; begins && j < crowd; j++) {
        double x = dice_roll(&dice, 300), y = 1 + dice_roll(&dice, 200);
        double start = dice_roll(&dice, 4) ? 0 : 3;
        unsigned mask = dice_roll(&dice, 3) ? 7 : 1 + dice_roll(&dice, 7);
        if (worlds[0].count < BLOCKS)
          for (int i = 0; i < 2; i++)
            retarget(&worlds[i], mask, (motus_point){x, y}, start);
      }
      unsigned leaver = dice_roll(&dice, 40 * VIEWS);
      for (int i = 0; i < 2 && leaver < VIEWS; i++)
        motus_view_remove_from_superview(worlds[i].views[leaver]);
    }
    for (int i = 0; i < 2; i++) {
      tick(&worlds[i], 9);
      CHECK(motus_runtime_is_idle(worlds[i].runtime));
    }
    compare(&worlds[0], &worlds[1]);
    for (int i = 0; i < worlds[0].count; i++) {
      note a = worlds[0].notes[i], b = worlds[1].notes[i];
      CHECK_EQUAL(a.calls, 1);
      CHECK_EQUAL(b.calls, 1);
      CHECK_EQUAL(a.finished, b.finished);
      CHECK_NEAR(a.time, b.time, 0);
    }
    if (check_failures > failures)
      printf("  sequence %d\n", n);
    close_world(&worlds[0]), close_world(&worlds[1]);
  }
}

static void what_blocks_of_one_spring_move_adds_up(void) { /* UA-4 */
  add_up(false);
}

static void what_blocks_of_one_ease_move_adds_up(void) { /* UA-4 */
  add_up(true);
}

/* Springs in three frames, eases in one. */
static void open_three_blocks(world *w, bool is_ease) {
  open_world(w, false, is_ease);
  for (int i = 0; i < 3; i++) {
    retarget(w, 7, (motus_point){100 * (i + 1), 50}, 0);
    tick(w, is_ease ? .001 : (i + 1) / 60.);
  }
  tick(w, 3 / 60.);
}

static void leave_three_blocks(bool is_ease) {
  world w;
  open_three_blocks(&w, is_ease);
  for (int i = 0; i < VIEWS - 1; i++)
    motus_view_remove_from_superview(w.views[i]);
  tick(&w, 4 / 60.);
  for (int i = 0; i < 3; i++)
    CHECK_EQUAL(w.notes[i].calls, 0);
  motus_view_remove_from_superview(w.views[VIEWS - 1]);
  tick(&w, 5 / 60.);
  for (int i = 0; i < 3; i++) {
    CHECK_EQUAL(w.notes[i].calls, 1);
    CHECK(!w.notes[i].finished);
  }
  CHECK(motus_runtime_is_idle(w.runtime));
  close_world(&w);
}

static void views_that_leave_cut_all_their_blocks_off(void) { /* UA-3 */
  leave_three_blocks(false);
  leave_three_blocks(true);
}

static void a_block_is_cancelled_by_itself(void) {
  for (int which = 0; which < 6; which++) {
    world w;
    open_three_blocks(&w, which >= 3);
    motus_point before = shown(w.views[0]);
    motus_animation *block = w.blocks[which % 3];
    CHECK_EQUAL(motus_animation_cancel(block, MOTUS_POSITION_CURRENT),
                MOTUS_OK);
    CHECK_NEAR(shown(w.views[0]).x, before.x, 1e-9);
    CHECK_EQUAL(motus_animation_cancel(block, MOTUS_POSITION_CURRENT),
                MOTUS_ERROR_STALE_HANDLE);
    tick(&w, 4 / 60.);
    tick(&w, 9);
    for (int i = 0; i < 3; i++) {
      CHECK_EQUAL(w.notes[i].calls, 1);
      CHECK(w.notes[i].finished == (i != which % 3));
    }
    close_world(&w);
  }
}

/* The one that is cut off takes along those that it had taken over, but not
 * one that had been cancelled in between. */
static void what_a_cancelled_block_had_taken_over_ends_by_itself(void) {
  world w;
  open_three_blocks(&w, false);
  motus_animation_cancel(w.blocks[1], MOTUS_POSITION_END);
  for (int i = 0; i < VIEWS; i++)
    motus_view_remove_from_superview(w.views[i]);
  tick(&w, 4 / 60.);
  for (int i = 0; i < 3; i++) {
    CHECK_EQUAL(w.notes[i].calls, 1);
    CHECK(!w.notes[i].finished);
  }
  close_world(&w);
}

static uint64_t bytes(motus_runtime *runtime) {
  motus_statistics now = {.struct_size = sizeof now};
  motus_runtime_statistics(runtime, &now);
  return now.library_bytes;
}

static void ignore(void *user_data, bool finished) {
  (void)user_data, (void)finished;
}

/* In the first frames other views move than later. */
static void a_block_in_each_frame_takes_no_memory_a_view(void) {
  enum { MANY = 500 };
  world w;
  open_world(&w, false, false);
  motus_view *views[MANY];
  uint64_t early = 0;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING;
  for (int i = 0; i < MANY; i++) {
    motus_view_create(w.runtime, &views[i]);
    motus_view_add_subview(motus_runtime_window(w.runtime), views[i]);
  }
  for (int frame = 1; frame <= 60; frame++) {
    motus_runtime_begin_animation(w.runtime, &options);
    for (int i = frame < 4 ? frame : 0; i < MANY; i++)
      motus_view_set_alpha(views[i], frame % 2 ? .5 : .25 + frame / 100.);
    motus_runtime_commit_animation(w.runtime, ignore, NULL, NULL, NULL);
    tick(&w, frame / 60.);
    if (frame == 8)
      early = bytes(w.runtime);
  }
  /* Some tens a block, 58 blocks; a record a view were 1.4 MB. */
  CHECK(bytes(w.runtime) < early + 60000);
  close_world(&w);
}

/* A pointer that reports a thousand times a second makes many blocks between
 * two frames: what is kept of them is one motion a frame. */
static void eases_between_two_frames_take_the_memory_of_one(void) {
  enum { MANY = 500, TIMES = 16 };
  world w;
  open_world(&w, false, false);
  motus_view *views[MANY];
  uint64_t early = 0;
  for (int i = 0; i < MANY; i++) {
    motus_view_create(w.runtime, &views[i]);
    motus_view_add_subview(motus_runtime_window(w.runtime), views[i]);
  }
  for (int frame = 1; frame <= 2; frame++) {
    for (int n = 1; n <= (frame == 1 ? 2 : TIMES); n++) {
      motus_runtime_begin_animation(w.runtime, NULL);
      for (int i = 0; i < MANY; i++)
        motus_view_set_alpha(views[i], frame / 4. + n / 100.);
      motus_runtime_commit_animation(w.runtime, ignore, NULL, NULL, NULL);
    }
    tick(&w, frame / 60.);
    if (frame == 1)
      early = bytes(w.runtime);
  }
  /* One record a view more, in tables that double; 14 more were 230 kB. */
  CHECK(bytes(w.runtime) < early + 60000);
  close_world(&w);
}

CHECK_MAIN(TEST(what_blocks_of_one_spring_move_adds_up),
           TEST(what_blocks_of_one_ease_move_adds_up),
           TEST(views_that_leave_cut_all_their_blocks_off),
           TEST(a_block_is_cancelled_by_itself),
           TEST(what_a_cancelled_block_had_taken_over_ends_by_itself),
           TEST(a_block_in_each_frame_takes_no_memory_a_view),
           TEST(eases_between_two_frames_take_the_memory_of_one))
