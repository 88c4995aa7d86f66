/* A window 400 wide and 900 high with one scroller of 400 to 800, a finger, and
 * what the delegate was told, one letter a call. */
#ifndef SCROLL_STAGE_H
#define SCROLL_STAGE_H
#include "check.h"
#include "motus.h"

#include <math.h>
#include <string.h>

typedef struct stage {
  motus_runtime *runtime;
  motus_view *view;
  motus_scroller *scroller;
  char log[128];
  double time;
  /* What will_end_dragging was told, and what it answers. */
  double velocity, target, answer;
  int pages, completed, finished;
  /* did_zoom, scale at the end, and what may be answered. */
  int zooms, refusals, keyboards;
  double scale;
} stage;

static inline void log_letter(void *user_data, char letter) {
  stage *s = user_data;
  size_t length = strlen(s->log);
  /* Of several did_scroll in a row one stands for all. */
  if (letter == 's' && length && s->log[length - 1] == 's')
    return;
  if (length + 1 < sizeof s->log)
    s->log[length] = letter;
}
static inline void on_scroll(void *s, motus_scroller *x, bool adjusted) {
  (void)x;
  log_letter(s, adjusted ? 'j' : 's');
}
static inline void on_begin(void *s, motus_scroller *x) {
  (void)x;
  log_letter(s, 'b');
}
static inline void on_will_end(void *user_data, motus_scroller *x, double vx,
                               double vy, double *tx, double *ty) {
  stage *s = user_data;
  (void)x, (void)vx, (void)tx;
  log_letter(s, 'w');
  s->velocity = vy;
  s->target = *ty;
  if (!isnan(s->answer))
    *ty = s->answer;
}
static inline void on_end(void *s, motus_scroller *x, bool goes_on) {
  (void)x;
  log_letter(s, goes_on ? 'E' : 'e');
}
static inline void on_decelerate(void *s, motus_scroller *x) {
  (void)x;
  log_letter(s, 'd');
}
static inline void on_rest(void *s, motus_scroller *x, bool finished) {
  (void)x;
  log_letter(s, finished ? 'D' : 'x');
}
static inline void on_animated(void *s, motus_scroller *x, bool finished) {
  (void)x;
  log_letter(s, finished ? 'A' : 'a');
}
static inline void on_page(void *s, motus_scroller *x, motus_axis axis,
                           uint32_t page) {
  (void)x, (void)axis;
  ((stage *)s)->pages = (int)page;
}
static inline void on_refresh(void *s, motus_scroller *x) {
  (void)x;
  log_letter(s, 'r');
}
static inline bool on_should_top(void *user_data, motus_scroller *x) {
  (void)x;
  return ((stage *)user_data)->refusals == 0;
}
static inline void on_top(void *s, motus_scroller *x) {
  (void)x;
  log_letter(s, 't');
}
static inline void on_zoom_begin(void *s, motus_scroller *x) {
  (void)x;
  log_letter(s, 'Z');
}
static inline void on_zoom(void *s, motus_scroller *x) {
  (void)x;
  ((stage *)s)->zooms++;
}
static inline void on_zoom_end(void *user_data, motus_scroller *x,
                               double scale) {
  (void)x;
  log_letter(user_data, 'z');
  ((stage *)user_data)->scale = scale;
}
static inline bool on_should_cancel(void *user_data, motus_scroller *x,
                                    motus_view *view) {
  (void)x;
  CHECK(motus_is_alive(view));
  return ((stage *)user_data)->refusals == 0;
}
static inline void on_keyboard(void *user_data, motus_scroller *x, double y) {
  (void)x;
  CHECK(y > 0);
  ((stage *)user_data)->keyboards++;
}
static inline void on_completed(void *user_data, bool finished) {
  ((stage *)user_data)->completed++;
  ((stage *)user_data)->finished = finished;
}

static inline void stage_tick(stage *s, double time) {
  s->time = time;
  CHECK_EQUAL(motus_runtime_tick(s->runtime, time), MOTUS_OK);
}
static inline motus_scroller *scroller_in(motus_view *parent, motus_rect frame,
                                          motus_size content,
                                          const motus_scroller_options *o,
                                          motus_runtime *runtime) {
  motus_view *view = NULL;
  motus_scroller *scroller = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(view, frame), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(parent, view), MOTUS_OK);
  CHECK_EQUAL(motus_scroller_create(view, o, &scroller), MOTUS_OK);
  CHECK_EQUAL(motus_scroller_set_content_size(scroller, content), MOTUS_OK);
  motus_release(view);
  return scroller;
}
static inline void stage_open(stage *s, double content,
                              const motus_scroller_options *options) {
  motus_runtime_options world;
  memset(s, 0, sizeof *s);
  s->answer = NAN;
  s->pages = -1;
  motus_runtime_options_init(&world, sizeof world);
  world.start_time = 0;
  world.window_size = (motus_size){400, 900};
  CHECK_EQUAL(motus_runtime_create(&world, &s->runtime), MOTUS_OK);
  s->scroller = scroller_in(motus_runtime_window(s->runtime),
                            (motus_rect){0, 0, 400, 800},
                            (motus_size){400, content}, options, s->runtime);
  s->view = motus_scroller_view(s->scroller);
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_scroll = on_scroll,
                                      .will_begin_dragging = on_begin,
                                      .will_end_dragging = on_will_end,
                                      .did_end_dragging = on_end,
                                      .will_begin_decelerating = on_decelerate,
                                      .did_end_decelerating = on_rest,
                                      .did_end_animation = on_animated,
                                      .did_change_page = on_page,
                                      .did_trigger_refresh = on_refresh,
                                      .should_scroll_to_top = on_should_top,
                                      .did_scroll_to_top = on_top,
                                      .will_begin_zooming = on_zoom_begin,
                                      .did_zoom = on_zoom,
                                      .did_end_zooming = on_zoom_end,
                                      .should_cancel_touches_in =
                                          on_should_cancel,
                                      .wants_keyboard_away = on_keyboard};
  CHECK_EQUAL(motus_scroller_set_delegate(s->scroller, &delegate, s, NULL),
              MOTUS_OK);
  stage_tick(s, 0);
  memset(s->log, 0, sizeof s->log);
}
static inline void stage_close(stage *s) {
  CHECK_EQUAL(motus_release(s->scroller), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(s->runtime), MOTUS_OK);
}
static inline void finger(stage *s, motus_touch_phase phase, double x, double y,
                          double time) {
  CHECK_EQUAL(
      motus_runtime_send_touch(s->runtime, 1, phase, (motus_point){x, y}, time),
      MOTUS_OK);
}
/* Down, ten even steps of 8 ms, and up where it stands: by (dx, dy). */
static inline void flick(stage *s, double x, double y, double dx, double dy) {
  double start = s->time;
  finger(s, MOTUS_TOUCH_BEGAN, x, y, start + .001);
  for (int i = 1; i <= 10; i++) {
    finger(s, MOTUS_TOUCH_MOVED, x + dx * i / 10, y + dy * i / 10,
           start + .001 + .008 * i);
    stage_tick(s, start + .001 + .008 * i);
  }
  finger(s, MOTUS_TOUCH_ENDED, x + dx, y + dy, s->time + .001);
  stage_tick(s, s->time + .001);
}
static inline void rest(stage *s) {
  for (int i = 0; i < 600 && motus_runtime_needs_tick(s->runtime); i++)
    stage_tick(s, s->time + 1. / 60);
  CHECK(!motus_runtime_needs_tick(s->runtime));
  CHECK_EQUAL(motus_scroller_get_state(s->scroller), MOTUS_SCROLLER_IDLE);
}
static inline double offset(const stage *s) {
  return motus_scroller_offset(s->scroller).y;
}
#endif
