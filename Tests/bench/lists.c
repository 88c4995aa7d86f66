/* What a picture of ten thousand views costs when little of it moves and when
 * all of it does, and lists of ten and of a hundred thousand children; against
 * plain loops in C that do the least that would have to be done. Then setters
 * that glide, and a frame in which all of this rests. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"
#include <string.h>

enum { COUNT = 10000, ROUNDS = 60, LIST = 10000, LARGE = 100000 };

/* ---- The draw list ---- */

/* A C program's items: it keeps them, and places each anew in its parent. */
typedef struct plain_item {
  double place[6], transform[6], bounds[4], color[4], alpha, radius;
} plain_item;
static plain_item items[COUNT];

static double place_anew(void) {
  const plain_item *above = &items[0];
  for (int i = 1; i < COUNT; i++) {
    plain_item *it = &items[i];
    const double *p = it->place, *q = above->transform;
    it->transform[0] = p[0] * q[0] + p[1] * q[2];
    it->transform[1] = p[0] * q[1] + p[1] * q[3];
    it->transform[2] = p[2] * q[0] + p[3] * q[2];
    it->transform[3] = p[2] * q[1] + p[3] * q[3];
    it->transform[4] = p[4] * q[0] + p[5] * q[2] + q[4];
    it->transform[5] = p[4] * q[1] + p[5] * q[3] + q[5];
    it->alpha = it->place[5] * above->alpha;
  }
  return items[COUNT - 1].transform[4];
}

typedef enum motion { NOTHING, ONE, ALL } motion;

static bench_pair measure_drawing(scene *s, motion m) {
  bench_pair best = {1e300, 1e300};
  for (int i = 0; i < ROUNDS; i++) {
    const motus_draw_item *list;
    size_t count;
    if (m == ONE) {
      motus_point center = {i, 7};
      scene_need(motus_view_set_center(s->views[COUNT / 2], center));
    }
    scene_tick(s, 1e-3);
    double start = bench_seconds();
    scene_need(motus_runtime_draw_list(s->runtime, &list, &count));
    double took = bench_seconds() - start;
    best.ours = took < best.ours ? took : best.ours;
    start = bench_seconds();
    bench_keep(place_anew());
    took = bench_seconds() - start;
    best.theirs = took < best.theirs ? took : best.theirs;
  }
  return best;
}

static void animate_all(scene *s, scene_property property) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  s->property = property;
  s->target = .5;
  s->first = 0;
  s->last = COUNT;
  scene_need(motus_runtime_begin_animation(s->runtime, &options));
  scene_change(s);
  scene_need(
      motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL));
}

static void draw(void) {
  scene s = scene_create(COUNT);
  bench_title("Drawing 10,000 views (against placing them)");
  bench_limit("nothing has changed", measure_drawing(&s, NOTHING), COUNT, .1);
  bench_limit("one has moved", measure_drawing(&s, ONE), COUNT, 2);
  animate_all(&s, SCENE_ALPHA);
  bench_limit("all fade", measure_drawing(&s, ALL), COUNT, 15);
  animate_all(&s, SCENE_CENTER);
  bench_limit("all fade and move", measure_drawing(&s, ALL), COUNT, 20);
  uint64_t before = bench_allocation_count;
  measure_drawing(&s, ALL);
  bench_zero("allocations", bench_allocation_count - before);
  scene_destroy(&s);
}

/* ---- Lists of which little is seen ---- */

enum { FRAMES = 200 };

static motus_view *add_box(motus_runtime *runtime, motus_view *above,
                           motus_rect frame) {
  motus_view *view;
  scene_need(motus_view_create(runtime, &view));
  scene_need(motus_view_add_subview(above, view));
  scene_need(motus_view_set_frame(view, frame));
  return view;
}

/* The least time of a draw list, in microseconds, after each change. */
static double least(motus_runtime *runtime, double *time, motus_view *list,
                    motus_view **rows,
                    void (*change)(motus_view *, motus_view **, int)) {
  double best = 1e300;
  for (int i = 0; i < FRAMES; i++) {
    const motus_draw_item *items_;
    size_t count;
    double start = bench_seconds();
    change(list, rows, i);
    double took = bench_seconds() - start;
    scene_need(motus_runtime_tick(runtime, *time += .01));
    start = bench_seconds();
    scene_need(motus_runtime_draw_list(runtime, &items_, &count));
    took += bench_seconds() - start;
    best = took < best ? took : best;
  }
  return best * 1e6;
}

static void scroll_by(motus_view *list, motus_view **rows, int i) {
  (void)rows;
  scene_need(
      motus_view_set_bounds(list, (motus_rect){0, 100 + 37 * i, 390, 600}));
}

static void hide_one(motus_view *list, motus_view **rows, int i) {
  (void)list;
  scene_need(motus_view_set_hidden(rows[LIST / 2 + i / 2], i % 2 == 0));
}

static void put_one(motus_view *list, motus_view **rows, int i) {
  scene_need(motus_view_insert_subview(list, rows[LIST / 2 + i], LIST / 3));
}

static void see(bool in_order) {
  static motus_view *rows[LIST];
  motus_runtime *runtime;
  double time = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_view *list = add_box(runtime, motus_runtime_window(runtime),
                             (motus_rect){0, 0, 390, 600});
  scene_need(motus_view_set_clips_to_bounds(list, true));
  for (int i = 0; i < LIST; i++) {
    int place = in_order ? i : i * 7919 % LIST;
    rows[i] = add_box(runtime, list, (motus_rect){0, 40.0 * place, 390, 40});
    for (int k = 0; k < 4; k++)
      add_box(runtime, rows[i], (motus_rect){10 + 90 * k, 5, 80, 30});
  }
  scene_need(motus_runtime_tick(runtime, time));
  uint64_t before = bench_live_bytes;
  double first = least(runtime, &time, list, rows, scroll_by);
  if (!in_order) {
    bench_value("rows in no order", first, "us", 15);
    scene_need(motus_runtime_destroy(runtime));
    return;
  }
  bench_value("while it scrolls", first, "us", 8);
  bench_value("  its memory", (double)(bench_live_bytes - before) / 1000, "kB",
              200);
  before = bench_allocation_count;
  least(runtime, &time, list, rows, scroll_by);
  bench_zero("  allocations", bench_allocation_count - before);
  bench_value("one is hidden or shown",
              least(runtime, &time, list, rows, hide_one), "us", 40);
  bench_value("one moves in the order",
              least(runtime, &time, list, rows, put_one), "us", 40);
  scene_need(motus_runtime_destroy(runtime));
}

enum { CELLS = 50000 };

static void hide_amidst(motus_view *window, motus_view **cells, int i) {
  (void)window;
  scene_need(motus_view_set_hidden(cells[CELLS / 2 + i / 2], i % 2 == 0));
}

static void hide_in_front(motus_view *window, motus_view **cells, int i) {
  (void)window;
  scene_need(motus_view_set_hidden(cells[CELLS - 1 - i / 2], i % 2 == 0));
}

static void put_in_front(motus_view *window, motus_view **cells, int i) {
  scene_need(motus_view_add_subview(window, cells[CELLS / 2 + i]));
}

static void clip_one(motus_view *window, motus_view **cells, int i) {
  (void)window;
  scene_need(motus_view_set_clips_to_bounds(cells[i / 2], i % 2 == 0));
}

/* All of them are seen: what is drawn behind a change moves in memory, 306
 * bytes an item, since hosts are lent one array. Half of them are 7.6 MB. */
static void splice(void) {
  static motus_view *cells[CELLS];
  motus_runtime *runtime;
  double time = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_view *window = motus_runtime_window(runtime);
  for (int i = 0; i < CELLS; i++)
    cells[i] =
        add_box(runtime, window, (motus_rect){i % 195 * 2, i / 195 * 3, 2, 3});
  scene_need(motus_runtime_tick(runtime, time));
  least(runtime, &time, window, cells, hide_in_front);
  bench_value("the last of 50,000 is hidden or shown",
              least(runtime, &time, window, cells, hide_in_front), "us", 40);
  bench_value("one amidst", least(runtime, &time, window, cells, hide_amidst),
              "us", 400);
  bench_value("one amidst comes to the front",
              least(runtime, &time, window, cells, put_in_front), "us", 900);
  bench_value("one clips: all are listed anew",
              least(runtime, &time, window, cells, clip_one), "us", 3000);
  scene_need(motus_runtime_destroy(runtime));
}

/* ---- Damage ---- */

enum { SQUARES = 60, DAMAGED = 30 };

/* How much larger the rectangles are together than what they have to hold: the
 * places of squares of 8 pixels that have moved, before and after. */
static void damage(void) {
  static bool is_changed[844][390];
  static motus_view *squares[SQUARES];
  motus_runtime *runtime;
  const motus_pixel_rect *rects;
  size_t count;
  double least_sum = 0, sum = 0, time = 0, best = 1e300;
  uint32_t dice = 7;
  scene_need(motus_runtime_create(NULL, &runtime));
  for (int i = 0; i < SQUARES; i++)
    squares[i] = add_box(
        runtime, motus_runtime_window(runtime),
        (motus_rect){(i % 6) * 64 + 4, (double)(i / 6) * 80 + 4, 48, 60});
  scene_need(motus_runtime_damage(runtime, 0, &rects, &count));
  for (int frame = 0; frame < DAMAGED; frame++) {
    memset(is_changed, 0, sizeof is_changed);
    for (int k = 0; k < 1 + frame % 9; k++) {
      dice = dice * 1664525u + 1013904223u;
      motus_view *view = squares[(dice >> 8) % SQUARES];
      motus_rect now = motus_view_frame(view);
      for (int both = 0; both < 2; both++) {
        for (int y = (int)now.y; y < now.y + now.height; y++)
          for (int x = (int)now.x; x < now.x + now.width; x++)
            is_changed[y][x] = true;
        now.x += frame % 2 ? 2 : -2;
      }
      now.x -= frame % 2 ? 2 : -2;
      scene_need(motus_view_set_frame(view, now));
    }
    scene_need(motus_runtime_tick(runtime, time += .01));
    double start = bench_seconds();
    scene_need(motus_runtime_damage(runtime, 1, &rects, &count));
    double took = bench_seconds() - start;
    best = took < best ? took : best;
    for (int y = 0; y < 844; y++)
      for (int x = 0; x < 390; x++)
        least_sum += is_changed[y][x];
    for (size_t i = 0; i < count; i++)
      sum += (double)rects[i].width * rects[i].height;
  }
  bench_value("its area to that of the changes", sum / least_sum, "", 1.3);
  bench_value("a frame of 60 views of which some moved", best * 1e6, "us", 20);
  scene_need(motus_runtime_destroy(runtime));
}

/* Rows for a GPU, of views that all move, and of ones that lie still. */
static void gpu_rows(void) {
  enum { MOVING = 10000 };
  motus_runtime *runtime;
  const motus_draw_row *rows;
  const motus_draw_item *items_;
  motus_animation_options options;
  motus_view *views[MOVING];
  size_t count;
  double time = 0, moving = 0, resting = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  for (int i = 0; i < MOVING; i++)
    views[i] = add_box(runtime, motus_runtime_window(runtime),
                       (motus_rect){(i % 50) * 7, (double)(i / 50) * 4, 5, 3});
  scene_need(motus_runtime_draw_rows(runtime, &rows, &count));
  scene_need(motus_runtime_begin_animation(runtime, &options));
  for (int i = 0; i < MOVING; i++)
    scene_need(motus_view_set_center(views[i], (motus_point){200, 400}));
  scene_need(motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL));
  for (int frame = 0; frame < 100; frame++) {
    scene_need(motus_runtime_tick(runtime, time += .01));
    scene_need(motus_runtime_draw_list(runtime, &items_, &count));
    double start = bench_seconds();
    scene_need(motus_runtime_draw_rows(runtime, &rows, &count));
    double middle = bench_seconds();
    /* Often: to ask the clock takes longer than once. */
    for (int i = 0; i < 100; i++)
      scene_need(motus_runtime_draw_rows(runtime, &rows, &count));
    resting += (bench_seconds() - middle) / 100;
    moving += middle - start;
  }
  bench_value("a row that moves", moving / 100 / MOVING * 1e9, "ns", 25);
  bench_value("all rows when nothing has changed", resting / 100 * 1e9, "ns",
              100);
  scene_need(motus_runtime_destroy(runtime));
}

/* ---- Published frames ---- */

static double publish(motus_runtime *runtime, uint32_t contents,
                      double *advanced) {
  uint64_t frame;
  double time = motus_runtime_time(runtime), start = bench_seconds();
  scene_need(motus_runtime_publish(runtime, contents, &frame));
  double middle = bench_seconds();
  if (contents & MOTUS_FRAME_MOTION) {
    scene_need(motus_frame_advance(frame, time + .01));
    *advanced += bench_seconds() - middle;
  }
  scene_need(motus_frame_give_back(frame));
  return middle - start;
}

static void frames_go_on(void) {
  enum { MOVING = 1000 };
  motus_runtime *runtime;
  motus_animation_options options;
  double time = 0, plain = 0, moving = 0, advanced = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  scene_need(motus_runtime_begin_animation(runtime, &options));
  for (int i = 0; i < MOVING; i++)
    scene_need(motus_view_set_center(
        add_box(runtime, motus_runtime_window(runtime),
                (motus_rect){(i % 50) * 7, (double)(i / 50) * 40, 5, 3}),
        (motus_point){200, 400}));
  scene_need(motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL));
  for (int frame = 0; frame < 200; frame++) {
    scene_need(motus_runtime_tick(runtime, time += .01));
    plain += publish(runtime, MOTUS_FRAME_ITEMS, &advanced);
    moving +=
        publish(runtime, MOTUS_FRAME_ITEMS | MOTUS_FRAME_MOTION, &advanced);
  }
  bench_value("an item, published", plain / 200 / MOVING * 1e9, "ns", 0);
  bench_value("an item that moves, published with its motion",
              moving / 200 / MOVING * 1e9, "ns", 250);
  bench_value("an item that moves, advanced", advanced / 200 / MOVING * 1e9,
              "ns", 150);
  scene_need(motus_runtime_destroy(runtime));
}

/* ---- Lists ---- */

static motus_child children[LARGE];
static uint64_t kept_keys[LARGE];
static motus_rect kept_frames[LARGE];

/* A C program's list: who is it, and where does it go? */
static double compare(size_t count) {
  size_t moved = 0;
  for (size_t i = 0; i < count; i++) {
    if (kept_keys[i] == children[i].key &&
        memcmp(&kept_frames[i], &children[i].frame, sizeof *kept_frames) == 0)
      continue;
    kept_keys[i] = children[i].key;
    kept_frames[i] = children[i].frame;
    moved += 1;
  }
  return (double)moved;
}

typedef enum change { SAME, TEN, ALL_MOVE } change;

static void fill(size_t count, change c, int round) {
  for (size_t i = 0; i < count; i++) {
    children[i].key = i + 1;
    double y = c == ALL_MOVE ? (double)((i * 7 + (size_t)round * 13) % 800)
                             : (double)(i % 800);
    children[i].frame = (motus_rect){(double)(i % 10) * 30, y, 28, 20};
  }
  for (int k = 0; c == TEN && k < 10; k++)
    children[count / 11 * (size_t)k + (size_t)round % 7].frame.x += 1 + round;
}

/* The call and the frame that finds out what it means. */
static bench_pair measure_list(motus_runtime *runtime, motus_view *view,
                               size_t count, change c, double *time) {
  bench_pair best = {1e300, 1e300};
  for (int i = 0; i < 20; i++) {
    fill(count, c, i);
    double start = bench_seconds();
    scene_need(
        motus_view_arrange(view, children, count, sizeof *children, NULL));
    scene_need(motus_runtime_tick(runtime, *time += 1e-4));
    double took = bench_seconds() - start;
    best.ours = took < best.ours ? took : best.ours;
    start = bench_seconds();
    bench_keep(compare(count));
    took = bench_seconds() - start;
    best.theirs = took < best.theirs ? took : best.theirs;
    /* All at rest again. */
    for (int k = 0; k < 2; k++)
      scene_need(motus_runtime_tick(runtime, *time += 2));
  }
  return best;
}

static void leave_and_end(motus_runtime *runtime, motus_view *view,
                          size_t count, double *time, double *took) {
  fill(count, SAME, 0);
  scene_need(motus_view_arrange(view, children, count, sizeof *children, NULL));
  scene_need(motus_runtime_tick(runtime, *time += 2));
  scene_need(motus_view_arrange(view, NULL, 0, sizeof *children, NULL));
  scene_need(motus_runtime_tick(runtime, *time += 1e-3));
  double start = bench_seconds();
  scene_need(motus_view_end_leavers(view));
  *took = bench_seconds() - start;
  scene_need(motus_runtime_tick(runtime, *time += 2));
}

static void arrange(void) {
  motus_runtime *runtime;
  double time = 0, few = 0, many = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_view *view = motus_runtime_window(runtime);
  bench_title("A list of 10,000 children (against comparing)");
  fill(LIST, SAME, 0);
  scene_need(motus_view_arrange(view, children, LIST, sizeof *children, NULL));
  for (int k = 0; k < 3; k++)
    scene_need(motus_runtime_tick(runtime, time += 1));
  bench_limit("the same once more",
              measure_list(runtime, view, LIST, SAME, &time), LIST, 30);
  bench_limit("ten have moved", measure_list(runtime, view, LIST, TEN, &time),
              LIST, 30);
  bench_limit("all have moved",
              measure_list(runtime, view, LIST, ALL_MOVE, &time), LIST, 300);
  fill(LIST, TEN, 3);
  uint64_t before = bench_allocation_count;
  scene_need(motus_view_arrange(view, children, LIST, sizeof *children, NULL));
  scene_need(motus_runtime_tick(runtime, time += 1e-4));
  bench_zero("allocations", bench_allocation_count - before);
  leave_and_end(runtime, view, LIST, &time, &few);
  leave_and_end(runtime, view, LIST, &time, &few);
  leave_and_end(runtime, view, LARGE, &time, &many);
  leave_and_end(runtime, view, LARGE, &time, &many);
  bench_ratio("an exit that ends at once, of 100,000 and of 10,000",
              (bench_pair){many / 10, few}, LIST, 3);
  scene_need(motus_runtime_destroy(runtime));
}

/* ---- A hundred thousand ---- */

/* A child costs what it does among ten thousand, and what it costs that they do
 * not stand in the processor's cache: at most half as much again. */

static void arrange_many(void) {
  static const struct {
    const char *name;
    change change;
    double limit;
  } rows[] = {{"the same once more", SAME, 45},
              {"ten have moved", TEN, 45},
              {"all have moved", ALL_MOVE, 300}};
  motus_runtime *runtime;
  double time = 0;
  scene_need(motus_runtime_create(NULL, &runtime));
  motus_view *view = motus_runtime_window(runtime);
  bench_title("A list of 100,000 children (against comparing)");
  fill(LARGE, SAME, 0);
  scene_need(motus_view_arrange(view, children, LARGE, sizeof *children, NULL));
  for (int k = 0; k < 3; k++)
    scene_need(motus_runtime_tick(runtime, time += 1));
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    bench_limit(rows[i].name,
                measure_list(runtime, view, LARGE, rows[i].change, &time),
                LARGE, rows[i].limit);
  scene_need(motus_runtime_destroy(runtime));
}

/* ---- Setters that glide ---- */

static double set_centers(scene *s, double x) {
  double start = bench_seconds();
  for (int i = 0; i < COUNT; i++)
    scene_need(motus_view_set_center(s->views[i], (motus_point){x + i, 7}));
  return bench_seconds() - start;
}

static double tick(scene *s, double step) {
  double start = bench_seconds();
  scene_tick(s, step);
  return bench_seconds() - start;
}

static void keep_least(bench_pair *best, double ours, double theirs) {
  best->ours = ours < best->ours ? ours : best->ours;
  best->theirs = theirs < best->theirs ? theirs : best->theirs;
}

static void glide(void) {
  scene gliding = scene_create(COUNT), plain = scene_create(COUNT);
  bench_pair setters = {1e300, 1e300}, frames = setters;
  motus_implicit_options options;
  scene_need(motus_implicit_options_init(&options, sizeof options));
  bench_title("10,000 implicit centers (against none)");
  for (int i = 0; i < COUNT; i++)
    scene_need(motus_view_set_implicit(gliding.views[i], MOTUS_PROPERTY_CENTER,
                                       &options));
  uint64_t allocations = 0;
  for (int i = 0; i < ROUNDS; i++) {
    uint64_t before = bench_allocation_count;
    double ours = set_centers(&gliding, i * 3);
    allocations = bench_allocation_count - before;
    keep_least(&setters, ours, set_centers(&plain, i * 3));
    scene_tick(&gliding, .01);
    scene_tick(&plain, .01);
  }
  bench_limit("a setter in mid-flight", setters, COUNT, 150);
  bench_zero("allocations", allocations);
  /* At rest nobody pays for what could glide, or stands in a list. */
  motus_view *window = motus_runtime_window(gliding.runtime);
  scene_need(
      motus_view_arrange(window, children, LIST, sizeof *children, NULL));
  for (int i = 0; i < 4; i++) {
    scene_tick(&gliding, 5);
    scene_tick(&plain, 5);
  }
  for (int i = 0; i < 100 * ROUNDS; i++) {
    double ours = tick(&gliding, .01);
    keep_least(&frames, ours, tick(&plain, .01));
  }
  bench_ratio("a frame at rest", frames, 1, 1.2);
  scene_destroy(&gliding);
  scene_destroy(&plain);
}

int main(void) {
  draw();
  bench_title("Drawing a list of 10,000 rows of five views");
  see(true);
  see(false);
  bench_title("Drawing 50,000 views, all of them seen");
  splice();
  bench_title("Damage");
  damage();
  bench_title("Rows for a GPU");
  gpu_rows();
  bench_title("Published frames of 1,000 views that move");
  frames_go_on();
  arrange();
  arrange_many();
  glide();
}
