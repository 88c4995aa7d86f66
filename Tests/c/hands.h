/* The hands of hands_stage.h as a table, and how a play of fingers is recorded. */
#ifndef HANDS_H
#define HANDS_H
#include "hands_stage.h"

/* ---- Hands ---- */

static void open_leaving_sheet(void) {
  open_sheet();
  motus_sheet_select_detent(sheet, MOTUS_DETENT_MEDIUM);
  settle();
}

static void open_bound(void) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = slide_lasts,
      .animate_transition = slide};
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = give_animator,
                                        .interaction_controller = give_hand};
  open_stack();
  motus_animation_controller_create(runtime, &callbacks, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(runtime, &interaction);
  motus_navigation_controller_set_delegate(navigation, &delegate, NULL, NULL);
  add_pan(motus_view_controller_view((motus_view_controller *)navigation),
          NULL);
  motus_gesture_bind(pan, interaction, NULL, ask_for_pop, NULL, NULL);
}

static void open_thrown(void) {
  open_runtime();
  thing = add_box(motus_runtime_window(runtime), 145, 372, 100, 100);
  add_pan(motus_runtime_window(runtime), throw_thing);
  tick(4 * BEAT);
}

static double thing_y(void) {
  return shown(thing, MOTUS_PROPERTY_CENTER, 1);
}

static void open_list(void) {
  motus_child children[5];
  open_runtime();
  thing = add_box(motus_runtime_window(runtime), 0, 0, 390, 844);
  memset(children, 0, sizeof children);
  for (int i = 0; i < 5; i++) {
    children[i].key = (uint64_t)i + 1;
    children[i].frame = (motus_rect){0, 100.0 * i, 390, 100};
  }
  motus_view_arrange(thing, children, 5, sizeof *children, NULL);
  add_pan(thing, reorder_thing);
  tick(4 * BEAT);
  settle();
}

static double row_y(void) {
  return shown(motus_view_child_with_key(thing, 3, false),
               MOTUS_PROPERTY_CENTER, 1);
}

/* What a drag moves, on springs between anchors, or with momentum between
 * bounds. */
static motus_value *dragged;

static void open_dragged_by(motus_drag_settling settling) {
  static const motus_anchor anchors[] = {
      {0, -300, 0}, {0, 0, 1}, {0, 200, 2}, {0, 500, 3}};
  motus_drag_options options;
  motus_drag *drag;
  open_runtime();
  add_pan(motus_runtime_window(runtime), NULL);
  motus_value_create_number(runtime, 0, &dragged);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_VERTICAL;
  options.settling = settling;
  options.minimum.y = -300;
  options.maximum.y = 500;
  CHECK_EQUAL(motus_drag_create(pan, dragged, &options, &drag), MOTUS_OK);
  if (settling == MOTUS_DRAG_SPRING)
    motus_drag_set_anchors(drag, anchors, 4);
  tick(4 * BEAT);
}

static void open_dragged(void) {
  open_dragged_by(MOTUS_DRAG_SPRING);
}

static void open_gliding(void) {
  open_dragged_by(MOTUS_DRAG_DECAY);
}

static double dragged_number(void) {
  return motus_value_number(dragged);
}

static const struct hand {
  const char *name;
  void (*open)(void);
  double (*place)(void);
  motus_point start; /* of the finger */
  motus_vector way;  /* of length 1 */
  double at_least;   /* the place moves by this much of the finger's way */
  bool is_caught;    /* by a finger that comes while it goes on */
} hands[] = {
    {"sheet", open_sheet, sheet_top, {195, 700}, {0, -1}, .99, true},
    {"sheet that leaves",
     open_leaving_sheet,
     sheet_top,
     {195, 780}, /* where the card is seen in whatever frame */
     {0, 1},
     .99,
     true},
    {"edge swipe", open_stack, screen_x, {3, 400}, {1, 0}, .99, true},
    {"bound pan", open_bound, screen_x, {60, 400}, {1, 0}, .99, true},
    {"zoom", open_zoom, flight_y, {195, 300}, {0, 1}, .5, true},
    {"zoom's edge", open_zoom, flight_y, {3, 300}, {1, 0}, 0, false},
    {"pages", open_pages, page_x, {350, 400}, {-1, 0}, .99, true},
    {"scroller", open_scroller, offset_y, {195, 700}, {0, -1}, .99, true},
    {"thrown view", open_thrown, thing_y, {195, 400}, {0, 1}, .99, false},
    {"dragged value",
     open_dragged,
     dragged_number,
     {195, 400},
     {0, 1},
     .99,
     true},
    {"gliding value",
     open_gliding,
     dragged_number,
     {195, 400},
     {0, 1},
     .99,
     true},
    {"row", open_list, row_y, {195, 250}, {0, 1}, .99, true},
};
enum { HANDS = sizeof hands / sizeof *hands };

/* ---- Fingers ---- */

typedef struct sample {
  int beat;
  uint64_t finger;
  motus_touch_phase phase;
  motus_point point;
} sample;

static sample samples[MOST_SAMPLES];
static int sample_count, last_beat;
static const struct hand *hand;

/* ---- Plays ---- */

static double places[MOST_BEATS], others[MOST_BEATS];

/* Plays the samples with a tick in every beat that the rhythm names: all of
 * them, every fourth one from a first one on, or some by dice. */
enum { ALL = -1, BY_DICE = -2 };

/* Among what: 1 with motion reduced, 2 on a clock of half the speed, 3 without
 * animations. */
static int mode;

/* The beat in which the window turns, which is a frame in every rhythm, or none;
 * and how long it takes to. */
static int turn_beat = -1;
static double turn_seconds;

static inline void turn_window(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = turn_seconds;
  CHECK_EQUAL(motus_runtime_set_window_size(
                  runtime, (motus_size){844, 390}, true,
                  turn_seconds > 0 ? &options : NULL, NULL, NULL, NULL),
              MOTUS_OK);
}

static inline int record(int rhythm, double *out) {
  uint64_t dice = 7;
  int next = 0, end = last_beat + 100;
  hand->open();
  motus_runtime_set_reduces_motion(runtime, mode == 1);
  motus_runtime_set_clock_speed(runtime, mode == 2 ? .5 : 1);
  motus_runtime_set_animation_enabled(runtime, mode != 3);
  double begin = now;
  for (int beat = 0; beat < end; beat++) {
    while (next < sample_count && samples[next].beat == beat) {
      CHECK_EQUAL(motus_runtime_send_touch(
                      runtime, samples[next].finger, samples[next].phase,
                      samples[next].point, begin + beat * BEAT),
                  MOTUS_OK);
      next++;
    }
    bool is_frame = rhythm == ALL || beat % 4 == rhythm ||
                    (rhythm == BY_DICE && dice_roll(&dice, 3) == 0) ||
                    beat == turn_beat;
    out[beat] = NAN;
    if (!is_frame)
      continue;
    tick(begin + beat * BEAT - now);
    if (beat == turn_beat) {
      turn_window();
      tick(0);
    }
    out[beat] = hand->place();
  }
  settle();
  CHECK_EQUAL(begins, ends);
  CHECK(motus_runtime_is_idle(runtime));
  CHECK(begins_at_rest(runtime) == NULL);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  return end;
}
#endif
