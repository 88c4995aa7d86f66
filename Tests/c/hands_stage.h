/* Every hand of the library on one stage: a finger that moves something, and the
 * number that says where that is shown.
 *
 * A play is a finger's samples at fixed times, and ticks. Time is counted in
 * beats of 1/256 s, whose sums are exact; fingers report every fourth one. */
#ifndef HANDS_STAGE_H
#define HANDS_STAGE_H
#include "begins.h"
#include "check.h"
#include "dice.h"
#include "virtual_clock.h"
#include <math.h>

#define BEAT (1.0 / 256)
enum { MOST_BEATS = 512, MOST_SAMPLES = 160 };

static motus_runtime *runtime;
static double now;
static motus_navigation_controller *navigation;
static motus_page_view_controller *pages;
static motus_presentation_controller *sheet;
static motus_scroller *scroller;
static motus_view_controller *root, *screen;
static motus_view *thing, *thumb;
static motus_gesture *pan;
static motus_percent_driven_interaction *interaction;
static motus_animation_controller *animator;
static int begins, ends; /* of all recognizers */

static inline void tick(double seconds) {
  const motus_event *events;
  size_t count;
  CHECK_EQUAL(motus_runtime_tick(runtime, now += seconds), MOTUS_OK);
  CHECK(begins_note(runtime) == NULL);
  motus_runtime_events(runtime, &events, &count);
  for (size_t i = 0; i < count; i++) {
    if (events[i].kind != MOTUS_EVENT_GESTURE)
      continue;
    begins += events[i].detail == MOTUS_RECOGNITION_BEGAN;
    ends += events[i].detail == MOTUS_RECOGNITION_ENDED ||
            events[i].detail == MOTUS_RECOGNITION_CANCELLED;
  }
}

static inline void settle(void) {
  for (int i = 0; i < 2000 && motus_runtime_needs_tick(runtime); i++)
    tick(4 * BEAT);
}

static inline motus_view_controller *make_screen(void) {
  motus_view_controller *controller;
  motus_view_controller_create(runtime, NULL, NULL, NULL, &controller);
  return controller;
}

static inline motus_view *add_box(motus_view *parent, double x, double y,
                                  double width, double height) {
  motus_view *view;
  motus_view_create(runtime, &view);
  motus_view_set_frame(view, (motus_rect){x, y, width, height});
  motus_view_add_subview(parent, view);
  motus_release(view);
  return view;
}

static inline double shown(motus_view *view, motus_property property,
                           int part) {
  double values[16] = {0};
  motus_view_property(view, property, MOTUS_VALUE_SHOWN, values, 16);
  return values[part];
}

static inline void open_runtime(void) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.window_size = (motus_size){390, 844};
  now = 0;
  begins_forget();
  begins = ends = 0;
  CHECK_EQUAL(motus_runtime_create(&options, &runtime), MOTUS_OK);
  tick(0);
  root = make_screen();
}

/* ---- Sheets ---- */

static inline void open_sheet(void) {
  motus_sheet_options options;
  open_runtime();
  motus_runtime_set_root_view_controller(runtime, root);
  screen = make_screen();
  motus_view_controller_set_presentation_style(screen,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(screen);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  motus_sheet_set_options(sheet, &options, NULL, NULL, NULL);
  tick(4 * BEAT);
  motus_view_controller_present(root, screen, true, NULL, NULL, NULL);
  settle();
}

static inline double sheet_top(void) {
  motus_view *card = motus_presentation_controller_presented_view(sheet);
  if (card == NULL)
    return 844;
  return shown(card, MOTUS_PROPERTY_CENTER, 1) -
         shown(card, MOTUS_PROPERTY_BOUNDS, 3) / 2;
}

/* ---- Stacks ---- */

static inline void open_stack(void) {
  open_runtime();
  screen = make_screen();
  motus_navigation_controller_create(runtime, root, &navigation);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)navigation);
  motus_navigation_controller_push(navigation, screen, false, NULL, NULL, NULL);
  tick(4 * BEAT);
}

static inline double screen_x(void) {
  return shown(motus_view_controller_view(screen), MOTUS_PROPERTY_CENTER, 0);
}

/* The same by an animator and a pan of the host's. */
static inline void slid(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static inline void slide(void *user_data, motus_transition_context *context) {
  motus_animation_options options;
  (void)user_data;
  motus_view_insert_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO), 0);
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_center(motus_view_controller_view(screen),
                        (motus_point){585, 422});
  motus_runtime_commit_animation(runtime, slid, context, NULL, NULL);
}

static inline double slide_lasts(void *user_data,
                                 motus_transition_context *context) {
  (void)user_data, (void)context;
  return .3;
}

static inline motus_animation_controller *
give_animator(void *user_data, motus_navigation_controller *it,
              motus_navigation_operation operation, motus_view_controller *from,
              motus_view_controller *to) {
  (void)user_data, (void)it, (void)operation, (void)from, (void)to;
  return animator;
}

static inline motus_interaction_controller *
give_hand(void *user_data, motus_navigation_controller *it,
          motus_animation_controller *of) {
  (void)user_data, (void)it, (void)of;
  return (motus_interaction_controller *)interaction;
}

static inline void ask_for_pop(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
  motus_navigation_controller_pop(navigation, true, NULL, NULL, NULL, NULL);
}

/* ---- Zooms ---- */

static inline motus_view *give_source(void *user_data,
                                      motus_view_controller *it) {
  (void)user_data, (void)it;
  return thumb;
}

static inline void open_zoom(void) {
  motus_zoom_delegate delegate = {.struct_size = sizeof delegate,
                                  .source_view = give_source};
  motus_zoom_options options;
  motus_zoom_options_init(&options, sizeof options);
  /* A pinch, and what goes across, follow through a spring from frame to
   * frame. */
  options.gestures = MOTUS_ZOOM_PAN | MOTUS_ZOOM_EDGE;
  open_runtime();
  screen = make_screen();
  motus_navigation_controller_create(runtime, root, &navigation);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)navigation);
  thumb = add_box(motus_view_controller_view(root), 20, 700, 80, 80);
  motus_view_set_background_color(motus_view_controller_view(screen),
                                  (motus_color){1, 0, 0, 1});
  motus_view_controller_set_zoom(screen, &options, &delegate, NULL, NULL);
  motus_navigation_controller_push(navigation, screen, true, NULL, NULL, NULL);
  settle();
}

/* The middle of the screen that flies, along an axis. */
static inline double flight_middle(int axis) {
  const motus_flight *flights;
  const motus_draw_item *items;
  size_t count, item_count;
  motus_runtime_draw_flights(runtime, &flights, &count);
  motus_runtime_draw_list(runtime, &items, &item_count);
  if (count == 0 || flights[0].item < 0)
    return axis ? 422 : 195;
  const motus_draw_item *item = &items[flights[0].item];
  double x = item->bounds.x + item->bounds.width / 2;
  double y = item->bounds.y + item->bounds.height / 2;
  motus_transform t = item->transform;
  return axis ? t.b * x + t.d * y + t.ty : t.a * x + t.c * y + t.tx;
}

static inline double flight_y(void) {
  return flight_middle(1);
}

/* ---- Scrollers and pages ---- */

static inline void open_scroller(void) {
  open_runtime();
  thing = add_box(motus_runtime_window(runtime), 0, 0, 390, 844);
  motus_scroller_create(thing, NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 9000});
  motus_scroller_scroll_to(scroller, (motus_point){0, 4000}, false, NULL, NULL,
                           NULL);
  tick(4 * BEAT);
}

static inline double offset_y(void) {
  return motus_scroller_offset(scroller).y;
}

static inline void open_pages(void) {
  open_runtime();
  motus_view_controller *list[3] = {root, make_screen(), make_screen()};
  motus_page_view_controller_create(runtime, NULL, &pages);
  motus_page_view_controller_set_pages(pages, list, 3, false);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)pages);
  tick(4 * BEAT);
}

static inline double page_x(void) {
  return motus_page_view_controller_position(pages) * 390;
}

/* ---- What a host drags by itself ---- */

/* A view that is thrown with the finger's velocity. */
static inline void throw_thing(void *user_data, motus_gesture *gesture) {
  motus_animation_options options;
  double velocity[2] = {motus_gesture_velocity(gesture, NULL).dx,
                        motus_gesture_velocity(gesture, NULL).dy};
  motus_vector way = motus_gesture_translation(gesture, NULL);
  motus_recognition_state state = motus_gesture_state(gesture);
  (void)user_data;
  motus_view_set_center(thing, (motus_point){195 + way.dx, 422 + way.dy});
  if (state == MOTUS_RECOGNITION_BEGAN || state == MOTUS_RECOGNITION_CHANGED)
    return;
  if (state == MOTUS_RECOGNITION_CANCELLED)
    velocity[0] = velocity[1] = 0;
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING;
  options.timing.damping = 20;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_center(thing, (motus_point){195, 622});
  motus_view_set_property_velocity(thing, MOTUS_PROPERTY_CENTER, velocity, 2);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
}

static inline void reorder_thing(void *user_data, motus_gesture *gesture) {
  motus_vector way = motus_gesture_translation(gesture, thing);
  motus_point point = {195 + way.dx, 250 + way.dy};
  motus_recognition_state state = motus_gesture_state(gesture);
  size_t index;
  (void)user_data;
  if (state == MOTUS_RECOGNITION_BEGAN)
    motus_view_begin_reorder(thing, 3, (motus_point){195, 250}, NULL);
  motus_view_update_reorder(thing, point, &index);
  if (state == MOTUS_RECOGNITION_ENDED)
    motus_view_end_reorder(thing, motus_gesture_velocity(gesture, thing),
                           &index);
  if (state == MOTUS_RECOGNITION_CANCELLED)
    motus_view_cancel_reorder(thing, &index);
}

static inline void add_pan(motus_view *view, motus_gesture_fn act) {
  motus_gesture_create(runtime, NULL, &pan);
  motus_gesture_set_action(pan, act, NULL, NULL);
  motus_view_add_gesture(view, pan);
  motus_release(pan);
}
#endif
