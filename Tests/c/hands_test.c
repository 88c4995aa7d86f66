/* GR-13, GR-14. Whatever a finger moves: what is shown at a time is the same
 * whenever frames come, held, in the frame of the lift, thrown, and caught again;
 * it goes on with the finger's velocity; a second finger neither ends the drag
 * nor moves what it holds by coming and going. */
#include "hands.h"
#include "seeds.h"

/* ---- Fingers ---- */

static void add(int beat, uint64_t finger, motus_touch_phase phase,
                double way) {
  motus_point point = {hand->start.x + way * hand->way.dx + (finger > 1) * 20.0,
                       hand->start.y + way * hand->way.dy +
                           (finger > 1) * 20.0};
  samples[sample_count++] = (sample){beat, finger, phase, point};
  last_beat = beat;
}

/* A finger that goes on from a place, `steps` samples of `step` points each.
 * Answers the beat of the last one. */
static int move(int beat, uint64_t finger, double *way, int steps,
                double step) {
  for (int i = 0; i < steps; i++)
    add(beat += 4, finger, MOTUS_TOUCH_MOVED, *way += step);
  return beat;
}

enum { SCENES = 8 };
static const char *const scene_names[SCENES] = {
    "is let go",         "is flicked back",         "is taken away",
    "second takes over", "second comes and goes",   "is caught",
    "is caught back",    "second comes at the lift"};

/* One of the scenes, whose last word comes `late` beats after the last step. */
static void play(int scene, int late) {
  double way = 0, other = 0;
  int beat = 0;
  sample_count = 0;
  add(0, 1, MOTUS_TOUCH_BEGAN, 0);
  switch (scene) {
  case 0:
    beat = move(beat, 1, &way, 12, 9);
    add(beat + late, 1, MOTUS_TOUCH_ENDED, way);
    break;
  case 1:
    beat = move(beat, 1, &way, 14, 9);
    beat = move(beat, 1, &way, 5, -7);
    add(beat + late, 1, MOTUS_TOUCH_ENDED, way);
    break;
  case 2:
    beat = move(beat, 1, &way, 12, 9);
    add(beat + late, 1, MOTUS_TOUCH_CANCELLED, way);
    break;
  case 3:
    beat = move(beat, 1, &way, 10, 9);
    add(beat + late, 2, MOTUS_TOUCH_BEGAN, other);
    beat = move(beat + 4, 1, &way, 3, 9);
    add(beat + late, 1, MOTUS_TOUCH_ENDED, way);
    beat = move(beat + 4, 2, &other, 8, 9);
    add(beat + late, 2, MOTUS_TOUCH_ENDED, other);
    break;
  case 4:
    beat = move(beat, 1, &way, 6, 9);
    add(beat + late, 2, MOTUS_TOUCH_BEGAN, other);
    beat = move(beat + 4, 1, &way, 2, 9);
    add(beat + late, 2, MOTUS_TOUCH_ENDED, other);
    beat = move(beat + 4, 1, &way, 8, 9);
    add(beat + late, 1, MOTUS_TOUCH_ENDED, way);
    break;
  case 5:
  case 6:
    beat = move(beat, 1, &way, 12, 9);
    add(beat + 1, 1, MOTUS_TOUCH_ENDED, way);
    add(beat += 9 + late, 3, MOTUS_TOUCH_BEGAN, way);
    beat = move(beat, 3, &way, 8, scene == 5 ? 6 : -6);
    add(beat + 4 - late, 3, MOTUS_TOUCH_ENDED, way);
    break;
  case 7:
    beat = move(beat, 1, &way, 12, 9);
    add(beat + late, 2, MOTUS_TOUCH_BEGAN, other);
    add(beat + late, 1, MOTUS_TOUCH_ENDED, way);
    beat = move(beat + 4, 2, &other, 6, 9);
    add(beat + late, 2, MOTUS_TOUCH_ENDED, other);
    break;
  }
}

static void what_is_shown_does_not_depend_on_the_frames(void) {
  static const int rhythms[] = {1, 3, BY_DICE};
  for (int h = 0; h < HANDS; h++) {
    hand = &hands[h];
    for (int scene = 0; scene < SCENES; scene++) {
      bool is_short = storm_is_watched() || scene > 1;
      for (int late = 0; late < 4; late += is_short ? 3 : 1) {
        if ((scene == 5 || scene == 6) && !hand->is_caught)
          continue;
        play(scene, late);
        int end = record(ALL, places);
        for (int r = storm_is_watched() ? 2 : 0; r < 3; r++) {
          record(rhythms[r], others);
          for (int beat = 0; beat < end; beat++) {
            if (isnan(others[beat]))
              continue;
            if (!CHECK_NEAR(others[beat], places[beat], 1e-6)) {
              printf("    %s, %s, %d beats late, rhythm %d, beat %d of %d\n",
                     hand->name, scene_names[scene], late, rhythms[r], beat,
                     last_beat);
              break;
            }
          }
        }
      }
    }
  }
}

/* At 256 frames a second nothing goes farther in a frame than the finger and the
 * fastest spring do, and no velocity changes at once. */
static void nothing_jumps_or_stands_still_at_a_lift(void) {
  for (int h = 0; h < HANDS; h++) {
    hand = &hands[h];
    for (int late = 0; late < 4; late++) {
      play(0, late);
      record(ALL, places);
      double before = (places[48] - places[44]) / 4;
      double after = places[last_beat + 1] - places[last_beat];
      CHECK(fabs(before) >= hand->at_least * 9 / 4);
      if (!CHECK(fabs(after - before) < 1.25))
        printf("    %s, %d beats late: %g and %g a beat\n", hand->name, late,
               before, after);
    }
  }
}

/* The middle of two fingers counts, and neither comes nor goes with a jump. */
static void a_second_finger_shares_the_drag(void) {
  for (int h = 0; h < HANDS; h++) {
    hand = &hands[h];
    if (hand->at_least < .99)
      continue;
    play(3, 2);
    record(ALL, places);
    double sign = places[40] > places[20] ? 1 : -1;
    for (int beat = 24; beat < last_beat; beat++) {
      if (!CHECK(fabs(places[beat] - places[beat - 1]) < 9.5))
        printf("    %s, beat %d\n", hand->name, beat);
    }
    /* Three steps of one of two, eight of the one that is left. */
    CHECK_NEAR(sign * (places[56] - places[43]), 13.5, 1e-6);
    CHECK_NEAR(sign * (places[92] - places[60]), 72, 1e-6);
  }
}

/* They lift in the same sample, and leave the velocity that they had. */
static void two_fingers_that_go_together_do_what_one_does(void) {
  int compared = 0, every = storm_is_watched() ? 3 : 1;
  for (int h = 0; h < HANDS; h++) {
    hand = &hands[h];
    for (int late = 0; late < 4; late += every) {
      play(0, late);
      record(ALL, places);
      sample_count = 0;
      for (uint64_t finger = 1; finger < 3; finger++)
        add(0, finger, MOTUS_TOUCH_BEGAN, 0);
      for (int step = 1; step < 13; step++)
        for (uint64_t finger = 1; finger < 3; finger++)
          add(4 * step, finger, MOTUS_TOUCH_MOVED, 9 * step);
      for (uint64_t finger = 1; finger < 3; finger++)
        add(48 + late, finger, MOTUS_TOUCH_ENDED, 9 * 12);
      record(ALL, others);
      /* What one finger alone begins. */
      if (others[last_beat] == others[0])
        continue;
      double one = places[last_beat + 4] - places[last_beat];
      double two = others[last_beat + 4] - others[last_beat];
      compared++;
      if (!CHECK_NEAR(two, one, .1))
        printf("    %s, %d beats late: %g and %g\n", hand->name, late, one,
               two);
    }
  }
  CHECK(compared >= 8 * (4 / every));
}

CHECK_MAIN(TEST(what_is_shown_does_not_depend_on_the_frames),
           TEST(nothing_jumps_or_stands_still_at_a_lift),
           TEST(a_second_finger_shares_the_drag),
           TEST(two_fingers_that_go_together_do_what_one_does))
