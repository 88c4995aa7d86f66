/* GR-13, GR-14. Random fingers on everything that fingers move: what is shown at
 * a time does not depend on the frames before it, with motion reduced, without
 * animations and on a slow clock as well; whatever begins ends; all rests. */
#include "hands.h"
#include "seeds.h"

static uint64_t dice;

static double between(double low, double high) {
  return low + (high - low) * dice_roll(&dice, 1 << 16) / (1 << 16);
}

/* Up to three fingers that come, go on and leave, mostly along the hand's way,
 * each at a speed of its own. */
static void play_by_dice(void) {
  struct {
    bool is_down;
    motus_point point;
    motus_vector speed; /* a beat */
  } fingers[4] = {{0}};
  int down = 0;
  sample_count = 0;
  for (int beat = 0; beat < 180 && sample_count < MOST_SAMPLES - 4; beat++) {
    int f = 1 + (int)dice_roll(&dice, 3);
    bool begins_now =
        !fingers[f].is_down && dice_roll(&dice, down ? 60 : 6) == 0;
    if (begins_now) {
      double way = between(0, 60), aside = dice_roll(&dice, 4) ? 0 : 15;
      fingers[f].is_down = true;
      fingers[f].point.x = hand->start.x + way * hand->way.dx * (down > 0) +
                           aside * fabs(hand->way.dy);
      fingers[f].point.y = hand->start.y + way * hand->way.dy * (down > 0) +
                           aside * fabs(hand->way.dx);
      down++;
      samples[sample_count++] =
          (sample){beat, (uint64_t)f, MOTUS_TOUCH_BEGAN, fingers[f].point};
      last_beat = beat;
    } else if (fingers[f].is_down && dice_roll(&dice, 70) == 0) {
      fingers[f].is_down = false;
      down--;
      samples[sample_count++] = (sample){
          beat, (uint64_t)f,
          dice_roll(&dice, 5) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED,
          fingers[f].point};
      last_beat = beat;
    }
    for (int i = 1; i < 4; i++) {
      if (!fingers[i].is_down)
        continue;
      if (dice_roll(&dice, 40) == 0) {
        double speed = dice_roll(&dice, 5) ? between(-1, 4) : 0;
        fingers[i].speed.dx = speed * hand->way.dx;
        fingers[i].speed.dy = speed * hand->way.dy;
      }
      fingers[i].point.x += fingers[i].speed.dx;
      fingers[i].point.y += fingers[i].speed.dy;
      if (i == f && begins_now)
        continue;
      if ((beat + i) % 4 == 0 && sample_count < MOST_SAMPLES - 4) {
        samples[sample_count++] =
            (sample){beat, (uint64_t)i, MOTUS_TOUCH_MOVED, fingers[i].point};
        last_beat = beat;
      }
    }
  }
  for (int i = 1; i < 4; i++)
    if (fingers[i].is_down)
      samples[sample_count++] = (sample){last_beat + 1, (uint64_t)i,
                                         MOTUS_TOUCH_ENDED, fingers[i].point};
  last_beat++;
}

static void choose_hand(unsigned seed) {
  dice = 0x9e3779b97f4a7c15u * (uint64_t)(seed + 1);
  hand = &hands[dice_roll(&dice, HANDS)];
  mode = (int)dice_roll(&dice, 8);
  play_by_dice();
}

static void play_hands(unsigned seed) {
  choose_hand(seed);
  /* A screen that goes across is led by what was seen of it in the last frame. */
  double tolerance = hand->at_least > 0 ? 1e-6 : .05;
  int end = record(ALL, places);
  for (int rhythm = 1; rhythm <= 2; rhythm++) {
    record(rhythm == 1 ? (int)dice_roll(&dice, 4) : BY_DICE, others);
    for (int beat = 0; beat < end; beat++)
      if (!isnan(others[beat]) &&
          !CHECK_NEAR(others[beat], places[beat], tolerance)) {
        printf("    %s, mode %d, beat %d of %d\n", hand->name, mode, beat,
               last_beat);
        return;
      }
  }
}

/* The window turns in one of the beats: all ends, and rests. */
static void play_turns(unsigned seed) {
  uint64_t turns = seed * 7919;
  choose_hand(seed);
  turn_beat = (int)dice_roll(&turns, 220);
  turn_seconds = dice_roll(&turns, 3) * .2;
  record((int)dice_roll(&dice, 4), places);
  turn_beat = -1;
}

static void random_fingers_end_in_a_window_that_turns(void) {
  play_seeds(120, play_turns);
  /* A finger lets go of what waits for the end of the turn. */
  play_turns(143);
  play_turns(301);
}

static void random_fingers_see_the_same_in_whatever_frames(void) {
  play_seeds(120, play_hands);
  /* A screen that springs back is caught and let go between two frames. */
  play_hands(567);
}

CHECK_MAIN(TEST(random_fingers_see_the_same_in_whatever_frames),
           TEST(random_fingers_end_in_a_window_that_turns))
