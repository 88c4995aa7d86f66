/* A world that is played twice, from left to right and from right to left, with
 * fingers and contents mirrored. What is drawn and what happens is written down
 * as numbers, those of the second time mirrored back: they are the same. RL-3. */
#ifndef MIRROR_H
#define MIRROR_H
#include "check.h"
#include "dice.h"
#include "seeds.h"

#include <math.h>
#include <motus.h>
#include <stdlib.h>

#define FRAME (1.0 / 60)
enum { BOXES = 9, SCREENS = 8, NAMES = 4096 };

typedef struct mirror mirror;

typedef struct mirror_screen {
  mirror *world;
  motus_view_controller *controller;
  motus_view *boxes[BOXES], *strip;
} mirror_screen;

struct mirror {
  motus_runtime *runtime;
  bool is_mirrored;
  bool is_finger_down;
  /* Screens without contents, for where widths move: contents that are laid out
   * in other blocks than what is around them keep to its left edge meanwhile. */
  bool is_plain;
  /* Whether the window keeps its size while something moves, as what flies, and
   * what stays a while after it has left, then keeps its distance from the left
   * edge. Otherwise nothing is presented. */
  bool resizes_at_rest;
  motus_size size;
  double time, finger_x, finger_y;
  uint64_t dice;
  mirror_screen screens[SCREENS];
  int count;
  motus_view_controller *root;
  /* What is around the root where that has a room of its own in the window, which
   * keeps its size: given as from left to right. */
  motus_view_controller *holder;
  motus_rect area;
  /* Whether it gets other sizes at once only. */
  bool jumps;
  motus_view *bars[2];
  motus_animation_controller *matched;
  /* What has been written down, and where each frame begins. */
  double *numbers;
  size_t length, room;
  size_t frames[8192];
  int frame_count;
  const void *names[NAMES];
  int name_count;
};

static inline uint32_t mirror_roll(mirror *m, uint32_t sides) {
  return dice_roll(&m->dice, sides);
}

static inline void mirror_write(mirror *m, double number) {
  if (m->length == m->room) {
    m->room = m->room ? 2 * m->room : 1 << 14;
    m->numbers = realloc(m->numbers, m->room * sizeof *m->numbers);
  }
  m->numbers[m->length++] = number;
}

/* The number of an object: that of the first time at which it is met. */
static inline int mirror_name(mirror *m, const void *handle) {
  if (!handle)
    return -1;
  for (int i = 0; i < m->name_count; i++)
    if (m->names[i] == handle)
      return i;
  if (m->name_count < NAMES)
    m->names[m->name_count++] = handle;
  return m->name_count - 1;
}

static inline motus_layout_direction mirror_direction(const mirror *m) {
  return m->is_mirrored ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                        : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT;
}

/* ---- Screens ---- */

/* A frame as it stands in a controller of that width. */
static inline motus_rect mirror_frame(motus_view_controller *controller,
                                      double width, motus_rect frame) {
  if (motus_view_controller_layout_direction(controller) ==
      MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT)
    frame.x = width - frame.x - frame.width;
  return frame;
}

/* Boxes at the leading edge, and a strip of others that scrolls sideways. */
static inline void mirror_lay_out(void *user_data,
                                  motus_view_controller *controller) {
  mirror_screen *screen = user_data;
  motus_view *view = motus_view_controller_view_if_loaded(controller);
  double width = motus_view_bounds(view).width, content = 900;
  motus_rect strip = {0, 300, 0, 120};
  strip.width = width;
  if (!screen->strip)
    return;
  motus_view_set_frame(screen->strip, strip);
  for (int i = 0; i < BOXES; i++) {
    motus_rect beside = {16. + 10 * i, 60. + 40 * i, 80, 30};
    motus_rect inside = {100. * i + 8, 10, 84, 100};
    motus_view_set_frame(screen->boxes[i],
                         i < 4 ? mirror_frame(controller, width, beside)
                               : mirror_frame(controller, content, inside));
  }
}

static inline void mirror_did_load(void *user_data,
                                   motus_view_controller *controller) {
  mirror_screen *screen = user_data;
  mirror *m = screen->world;
  motus_view *view = motus_view_controller_view(controller);
  motus_color color = {.5, .5, .5, 1};
  motus_size content = {900, 120};
  motus_scroller_options options;
  motus_scroller *scroller = NULL;
  color.red = .1 * (screen - m->screens);
  motus_view_set_background_color(view, color);
  if (m->is_plain)
    return;
  motus_view_create(m->runtime, &screen->strip);
  motus_view_add_subview(view, screen->strip);
  motus_view_set_background_color(screen->strip, color);
  for (int i = 0; i < BOXES; i++) {
    color.green = .1 * i;
    motus_view_create(m->runtime, &screen->boxes[i]);
    motus_view_set_background_color(screen->boxes[i], color);
    motus_view_add_subview(i < 4 ? view : screen->strip, screen->boxes[i]);
  }
  motus_scroller_options_init(&options, sizeof options);
  options.axes = MOTUS_AXES_HORIZONTAL;
  options.indicators = MOTUS_AXES_HORIZONTAL;
  if ((screen - m->screens) % 2)
    options.paging = MOTUS_AXES_HORIZONTAL;
  motus_scroller_create(screen->strip, &options, &scroller);
  motus_scroller_set_content_size(scroller, content);
  motus_release(scroller);
  mirror_lay_out(screen, controller);
}

static inline motus_view_controller *mirror_add(mirror *m) {
  mirror_screen *screen = &m->screens[m->count++];
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = mirror_did_load,
                                               .view_will_layout_subviews =
                                                   mirror_lay_out};
  screen->world = m;
  motus_view_controller_create(m->runtime, &callbacks, screen, NULL,
                               &screen->controller);
  return screen->controller;
}

/* ---- The world ---- */

static inline void mirror_open(mirror *m, bool is_mirrored, uint64_t dice,
                               double width, double height) {
  motus_runtime_options options;
  memset(m, 0, sizeof *m);
  motus_runtime_options_init(&options, sizeof options);
  m->size.width = width, m->size.height = height;
  options.window_size = m->size;
  m->is_mirrored = is_mirrored;
  m->dice = dice;
  CHECK_EQUAL(motus_runtime_create(&options, &m->runtime), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_set_layout_direction(m->runtime, mirror_direction(m)),
      MOTUS_OK);
  /* What touches an edge of the window is seen or not by its last bit. */
  motus_runtime_set_draws_unseen(m->runtime, true);
  while (m->count < 5)
    mirror_add(m);
}

static inline void mirror_close(mirror *m) {
  motus_runtime_set_root_view_controller(m->runtime, NULL);
  for (int i = 0; i < m->count; i++) {
    if (m->screens[i].strip)
      motus_release(m->screens[i].strip);
    for (int box = 0; m->screens[i].strip && box < BOXES; box++)
      motus_release(m->screens[i].boxes[box]);
    motus_release(m->screens[i].controller);
  }
  for (int i = 0; i < 2; i++)
    if (m->bars[i])
      motus_release(m->bars[i]);
  if (m->matched)
    motus_release(m->matched);
  if (m->root)
    motus_release(m->root);
  if (m->holder)
    motus_release(m->holder);
  motus_runtime_destroy(m->runtime);
}

static inline void mirror_write_corner(mirror *m, const motus_transform *t,
                                       double x, double y) {
  double seen = t->a * x + t->c * y + t->tx;
  mirror_write(m, m->is_mirrored ? m->size.width - seen : seen);
  mirror_write(m, t->b * x + t->d * y + t->ty);
}

/* Writes down what is drawn and what has happened. */
static inline void mirror_note(mirror *m) {
  const motus_draw_item *items = NULL;
  const motus_event *events = NULL;
  size_t count = 0;
  if (m->frame_count < 8192)
    m->frames[m->frame_count++] = m->length;
  motus_runtime_events(m->runtime, &events, &count);
  for (size_t i = 0; i < count; i++) {
    /* Content from right to left begins at its greatest offset, so that its
     * first layout scrolls it. Where it is seen is compared below. */
    if (events[i].kind == MOTUS_EVENT_SCROLL_DID_SCROLL)
      continue;
    mirror_write(m, events[i].kind);
    mirror_write(m, events[i].detail);
    mirror_write(m, mirror_name(m, events[i].subject));
    mirror_write(m, mirror_name(m, events[i].other));
    mirror_write(m, events[i].time);
  }
  motus_runtime_draw_list(m->runtime, &items, &count);
  mirror_write(m, (double)count);
  for (size_t i = 0; i < count; i++) {
    const motus_rect *b = &items[i].bounds;
    double near = b->x, far = b->x + b->width;
    if (m->is_mirrored)
      near = far, far = b->x;
    mirror_write(m, mirror_name(m, items[i].view));
    mirror_write(m, items[i].clip);
    mirror_write(m, items[i].alpha);
    mirror_write(m, items[i].color.red + 2 * items[i].color.green);
    mirror_write_corner(m, &items[i].transform, near, b->y);
    mirror_write_corner(m, &items[i].transform, far, b->y);
    mirror_write_corner(m, &items[i].transform, near, b->y + b->height);
  }
}

/* In every frame that is drawn, contents have been laid out for the size of their
 * screen. */
static inline void mirror_check_layout(mirror *m) {
  for (int i = 0; i < m->count; i++) {
    mirror_screen *screen = &m->screens[i];
    motus_view *view = motus_view_controller_view_if_loaded(screen->controller);
    if (!screen->strip || !motus_view_is_in_window(view))
      continue;
    motus_rect around = motus_view_bounds(view);
    if (!CHECK_NEAR(motus_view_bounds(screen->strip).width, around.width, 1e-9))
      printf("    frame %d, screen %d, mirrored %d\n", m->frame_count, i,
             m->is_mirrored);
  }
}

static inline void mirror_tick(mirror *m) {
  m->time += FRAME;
  motus_runtime_tick(m->runtime, m->time);
  mirror_check_layout(m);
  mirror_note(m);
}

static inline void mirror_run(mirror *m, int frames) {
  while (frames-- > 0)
    mirror_tick(m);
}

/* Always as long: when the last motion ends its last bit decides. */
static inline void mirror_rest(mirror *m) {
  mirror_run(m, 100);
}

/* Fingers, given as from left to right. */
static inline void mirror_touch(mirror *m, motus_touch_phase phase, double x,
                                double y) {
  motus_point point = {x, y};
  if (m->is_mirrored)
    point.x = m->size.width - x;
  motus_runtime_send_touch(m->runtime, 1, phase, point, m->time);
  m->finger_x = x, m->finger_y = y;
  m->is_finger_down = phase == MOTUS_TOUCH_BEGAN || phase == MOTUS_TOUCH_MOVED;
}

static inline void mirror_drag(mirror *m, double dx, double dy, int frames) {
  double x = m->finger_x, y = m->finger_y;
  for (int i = 1; i <= frames; i++) {
    mirror_touch(m, MOTUS_TOUCH_MOVED, x + dx * i / frames,
                 y + dy * i / frames);
    mirror_tick(m);
  }
}

static inline void mirror_swipe(mirror *m, double x, double y, double dx,
                                double dy, int frames) {
  mirror_touch(m, MOTUS_TOUCH_BEGAN, x, y);
  mirror_tick(m);
  mirror_drag(m, dx, dy, frames);
  mirror_touch(m, MOTUS_TOUCH_ENDED, m->finger_x, m->finger_y);
  mirror_tick(m);
}

/* ---- Both times ---- */

static inline bool mirror_is_same(const mirror *one, const mirror *other) {
  size_t length = one->length < other->length ? one->length : other->length;
  size_t at = 0;
  while (at < length && fabs(one->numbers[at] - other->numbers[at]) <= 1e-9)
    at++;
  if (at == one->length && at == other->length)
    return CHECK(length > 100);
  int frame = 0;
  while (frame + 1 < one->frame_count && one->frames[frame + 1] <= at)
    frame++;
  CHECK(!"the mirrored scene is another one");
  printf("    frame %d, number %d: %.17g and %.17g\n", frame,
         (int)(at - one->frames[frame]),
         at < one->length ? one->numbers[at] : NAN,
         at < other->length ? other->numbers[at] : NAN);
  if (getenv("MIRROR_SHOW"))
    for (int k = -20; k < 14; k++)
      printf("      %d: %g %g\n", k, one->numbers[at + k],
             other->numbers[at + k]);
  return false;
}

/* Plays a scene in both directions. */
static inline bool mirror_plays(void (*play)(mirror *m), uint64_t dice,
                                double width, double height) {
  static mirror worlds[2];
  for (int i = 0; i < 2; i++) {
    mirror_open(&worlds[i], i == 1, dice, width, height);
    play(&worlds[i]);
    mirror_close(&worlds[i]);
  }
  bool is_same = mirror_is_same(&worlds[0], &worlds[1]);
  for (int i = 0; i < 2; i++)
    free(worlds[i].numbers);
  return is_same;
}
#endif
