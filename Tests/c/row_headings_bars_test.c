/* Headings that stick below a bar that answers to the content, and in front of
 * rows whose actions show: what the draw list has of them, in each frame, from
 * left to right and from right to left. */
#include "check.h"
#include "dice.h"
#include "seeds.h"

#include <math.h>
#include <motus.h>

#define WIDTH 200.0
#define HEIGHT 320.0
#define BAR 36.0
#define LARGE 76.0
#define HIGH 22.0 /* a heading */
enum { ROWS = 400, SECTION = 5, SPARE = 256, ACTION = 1000, MOST = 256 };

typedef struct scene {
  motus_runtime *runtime;
  motus_navigation_controller *stack;
  motus_view *list, *bar;
  motus_scroller *scroller;
  motus_view *spare[SPARE];
  int spare_count, opened;
  bool is_turned;
  double time;
} scene;

/* One item: its edges, and whose it is, a row's key, ACTION and above, or 0. */
typedef struct drawn {
  double left, top, right, bottom;
  uint64_t tag;
} drawn;

static bool is_heading(uint64_t key) {
  return key > 0 && key < ACTION && key % SECTION == 1;
}

static motus_view *provide(void *data, motus_view *view, uint64_t key,
                           size_t index) {
  scene *s = data;
  motus_view *row = NULL;
  (void)view, (void)index;
  if (s->spare_count > 0)
    row = s->spare[--s->spare_count];
  else
    CHECK_EQUAL(motus_view_create(s->runtime, &row), MOTUS_OK);
  motus_set_tag(row, key);
  motus_view_set_background_color(row, (motus_color){.5, .5, .5, 1});
  return row;
}

static void recycle(void *data, motus_view *view, uint64_t key,
                    motus_view *row) {
  scene *s = data;
  (void)view, (void)key;
  motus_set_tag(row, 0);
  if (s->spare_count < SPARE)
    s->spare[s->spare_count++] = row;
}

static void will_open(void *data, motus_view *view, motus_view *row,
                      uint64_t key) {
  static const motus_row_action more[] = {{1, 40, 0, {1, 0, 0, 1}, 0},
                                          {2, 30, 0, {0, 0, 1, 1}, 0}};
  (void)data, (void)view, (void)key;
  if (!is_heading(motus_tag(row)))
    motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, more, 2);
}

static void opened(void *data, motus_view *view, motus_view *row,
                   motus_row_side side) {
  scene *s = data;
  (void)view, (void)side;
  s->opened += 1;
  for (size_t i = 0; i < 2; i++)
    motus_set_tag(motus_view_row_action_view(row, i), ACTION + i);
}

static void chosen(void *data, motus_view *view, motus_view *row,
                   uint64_t action) {
  (void)data, (void)view, (void)action;
  motus_view_finish_row_action(row, false);
}

static void lay_out(void *data, motus_view_controller *controller) {
  scene *s = data;
  (void)controller;
  motus_view_set_center(s->list, (motus_point){WIDTH / 2, HEIGHT / 2});
}

static void scene_open(scene *s, bool is_turned) {
  static motus_row rows[ROWS];
  motus_runtime_options options;
  motus_row_options sideways;
  motus_bar_options answers;
  motus_view_controller *screen;
  *s = (scene){.is_turned = is_turned};
  CHECK_EQUAL(motus_runtime_options_init(&options, sizeof options), MOTUS_OK);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  CHECK_EQUAL(motus_runtime_create(&options, &s->runtime), MOTUS_OK);
  if (is_turned)
    motus_runtime_set_layout_direction(s->runtime,
                                       MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  CHECK_EQUAL(
      motus_view_controller_create(s->runtime, &callbacks, s, NULL, &screen),
      MOTUS_OK);
  motus_view_create(s->runtime, &s->list);
  motus_view_set_frame(s->list, (motus_rect){0, 0, WIDTH, HEIGHT});
  motus_view_add_subview(motus_view_controller_view(screen), s->list);
  CHECK_EQUAL(motus_scroller_create(s->list, NULL, &s->scroller), MOTUS_OK);
  motus_row_list_delegate views = {
      .struct_size = sizeof views, .provide = provide, .recycle = recycle};
  motus_row_delegate swipes = {.struct_size = sizeof swipes,
                               .will_open = will_open,
                               .opened = opened,
                               .chosen = chosen};
  motus_view_set_row_list_delegate(s->list, &views, s, NULL);
  motus_row_options_init(&sideways, sizeof sideways);
  CHECK_EQUAL(motus_view_set_row_options(s->list, &sideways), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_row_delegate(s->list, &swipes, s, NULL), MOTUS_OK);
  for (uint64_t i = 0; i < ROWS; i++)
    rows[i] = (motus_row){i + 1, is_heading(i + 1) ? HIGH : 38,
                          is_heading(i + 1) ? MOTUS_ROW_LIST_HEADING : 0};
  CHECK_EQUAL(motus_view_set_rows(s->list, rows, ROWS, sizeof *rows, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_navigation_controller_create(s->runtime, screen, &s->stack),
              MOTUS_OK);
  motus_view_create(s->runtime, &s->bar);
  motus_view_set_background_color(s->bar, (motus_color){1, 1, 1, 1});
  motus_view_controller *container = (motus_view_controller *)s->stack;
  CHECK_EQUAL(
      motus_view_controller_set_bar(container, MOTUS_EDGE_TOP, s->bar, BAR),
      MOTUS_OK);
  motus_bar_options_init(&answers, sizeof answers);
  answers.expanded_height = LARGE;
  answers.minimized_height = 10;
  answers.minimizing = MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN;
  CHECK_EQUAL(motus_view_controller_set_bar_options(container, MOTUS_EDGE_TOP,
                                                    &answers),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s->runtime, container),
              MOTUS_OK);
  motus_release(screen);
}

static void scene_close(scene *s) {
  while (s->spare_count > 0)
    motus_release(s->spare[--s->spare_count]);
  motus_release(s->scroller);
  motus_release(s->list);
  motus_release(s->bar);
  motus_release(s->stack);
  CHECK_EQUAL(motus_runtime_destroy(s->runtime), MOTUS_OK);
}

/* Everything that is drawn, the bar last; that of a turned scene turned back. */
static int look(scene *s, drawn *all) {
  const motus_draw_item *items;
  size_t count;
  int used = 0;
  drawn bar = {0, 0, 0, 0, 0};
  CHECK_EQUAL(motus_runtime_draw_list(s->runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count && used < MOST - 1; i++) {
    motus_rect b = items[i].bounds;
    drawn d = {items[i].transform.tx + b.x, items[i].transform.ty + b.y, 0, 0,
               items[i].view ? motus_tag(items[i].view) : 0};
    d.right = d.left + b.width, d.bottom = d.top + b.height;
    if (s->is_turned) {
      double left = WIDTH - d.right;
      d.right = WIDTH - d.left, d.left = left;
    }
    if (items[i].view == s->bar)
      bar = d;
    else if (d.tag > 0)
      all[used++] = d;
  }
  all[used++] = bar;
  return used;
}

/* BA-2, BA-3, LZ-6: the heading of what is seen stands at the lower edge of the
 * bar, or the next one pushes it; each is in front of all rows and actions. */
static void check_headings(const drawn *all, int count) {
  double edge = all[count - 1].bottom, next = INFINITY, top = -INFINITY;
  int first = count, last_row = -1;
  for (int i = 0; i < count - 1; i++) {
    if (!is_heading(all[i].tag)) {
      last_row = i;
      continue;
    }
    first = i < first ? i : first;
    if (all[i].top <= edge + 1e-6 && all[i].top > top)
      top = all[i].top;
    else if (all[i].top > edge + 1e-6 && all[i].top < next)
      next = all[i].top;
  }
  CHECK(last_row < first);
  CHECK_NEAR(top, fmin(edge, next - HIGH), 1e-6);
}

static void send(scene *s, motus_touch_phase phase, double x, double y) {
  motus_runtime_send_touch(s->runtime, 1, phase,
                           (motus_point){s->is_turned ? WIDTH - x : x, y},
                           s->time);
}

/* Both go on by a frame; what they show is the same, in a mirror. RL-3. */
static void both_tick(scene *two) {
  static drawn all[2][MOST];
  int count[2];
  for (int i = 0; i < 2; i++) {
    two[i].time += 1 / 60.;
    CHECK_EQUAL(motus_runtime_tick(two[i].runtime, two[i].time), MOTUS_OK);
    count[i] = look(&two[i], all[i]);
    check_headings(all[i], count[i]);
  }
  CHECK_EQUAL(count[0], count[1]);
  for (int i = 0; i < count[0] && i < count[1]; i++) {
    CHECK_EQUAL(all[0][i].tag, all[1][i].tag);
    CHECK_NEAR(all[0][i].left, all[1][i].left, 1e-9);
    CHECK_NEAR(all[0][i].right, all[1][i].right, 1e-9);
    CHECK_NEAR(all[0][i].top, all[1][i].top, 1e-9);
    CHECK_NEAR(all[0][i].bottom, all[1][i].bottom, 1e-9);
  }
}

static void headings_stand_below_the_bar_and_before_actions(void) {
  int sequences = storm_sequences(12), first = storm_first(), met = 0;
  for (int seed = first; seed < first + sequences; seed++) {
    uint64_t dice = (uint64_t)seed * 0x9e3779b97f4a7c15u + 1;
    scene two[2];
    scene_open(&two[0], false);
    scene_open(&two[1], true);
    both_tick(two);
    for (int act = 0; act < 12; act++) {
      double x = dice_roll(&dice, 180) + 10., y = dice_roll(&dice, 230) + 80.;
      double dx = 0, dy = 0;
      if (dice_roll(&dice, 2))
        dx = -(double)dice_roll(&dice, 12);
      else
        dy = (double)dice_roll(&dice, 50) - 30;
      int moves = 1 + (int)dice_roll(&dice, 12);
      for (int i = 0; i <= moves; i++) {
        for (int j = 0; j < 2; j++)
          send(&two[j], i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN, x + i * dx,
               y + i * dy);
        both_tick(two);
      }
      for (int j = 0; j < 2; j++)
        send(&two[j], MOTUS_TOUCH_ENDED, x + moves * dx, y + moves * dy);
      for (int i = (int)dice_roll(&dice, 60); i > 0; i--)
        both_tick(two);
    }
    met += two[0].opened;
    CHECK_EQUAL(two[0].opened, two[1].opened);
    scene_close(&two[0]);
    scene_close(&two[1]);
  }
  CHECK(met > sequences / 4);
}

CHECK_MAIN(TEST(headings_stand_below_the_bar_and_before_actions))
