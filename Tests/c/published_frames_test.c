/* Frames that another thread reads while the runtime goes on. A thread
 * sanitizer (threads.sh) finds a race if the two touch the same. */
#define _POSIX_C_SOURCE 200809L
#include "life.h"
#include "seeds.h"

#include <pthread.h>
#include <sched.h>

enum { ALL = 127, IN_FLIGHT = 3 };

static uint64_t publish(motus_runtime *runtime, uint32_t contents) {
  uint64_t frame = 0;
  CHECK_EQUAL(motus_runtime_publish(runtime, contents, &frame), MOTUS_OK);
  CHECK(frame != 0);
  return frame;
}

static motus_frame_info info_of(uint64_t frame) {
  motus_frame_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_frame_get_info(frame, &info), MOTUS_OK);
  return info;
}

/* ---- The same as the runtime says ---- */

/* Names differ from runtime to runtime: tags tell what is what. */
static bool same_items(const motus_draw_item *one, const motus_draw_item *other,
                       size_t count) {
  for (size_t i = 0; i < count; i++) {
    motus_draw_item a = one[i], b = other[i];
    a.view = b.view = NULL;
    if (memcmp(&a, &b, sizeof a) != 0)
      return false;
  }
  return true;
}

/* Each part of the frame, compared with what a twin of its runtime lends. */
#define COMPARE(type, of_frame, of_runtime, is_same) \
  do {                                               \
    const type *given = NULL, *wanted = NULL;        \
    size_t given_count = 99, wanted_count = 77;      \
    CHECK_EQUAL(of_frame, MOTUS_OK);                 \
    CHECK_EQUAL(of_runtime, MOTUS_OK);               \
    CHECK_EQUAL(given_count, wanted_count);          \
    if (given_count == wanted_count)                 \
      CHECK(given_count == 0 || (is_same));          \
  } while (0)
#define SAME_BYTES memcmp(given, wanted, sizeof *given *given_count) == 0

static bool same_changes(const motus_change *one, const motus_change *other,
                         size_t count) {
  for (size_t i = 0; i < count; i++)
    if (one[i].property != other[i].property || one[i].tag != other[i].tag ||
        one[i].component_count != other[i].component_count ||
        memcmp(one[i].values, other[i].values,
               sizeof(double) * one[i].component_count) != 0)
      return false;
  return true;
}

static bool same_events(const motus_event *one, const motus_event *other,
                        size_t count) {
  for (size_t i = 0; i < count; i++)
    if (one[i].kind != other[i].kind || one[i].detail != other[i].detail ||
        one[i].tag != other[i].tag || one[i].time != other[i].time)
      return false;
  return true;
}

static void compare_frame(uint64_t frame, motus_runtime *twin, uint32_t age) {
  COMPARE(motus_draw_item, motus_frame_draw_list(frame, &given, &given_count),
          motus_runtime_draw_list(twin, &wanted, &wanted_count),
          same_items(given, wanted, given_count));
  COMPARE(motus_draw_effect,
          motus_frame_draw_effects(frame, &given, &given_count),
          motus_runtime_draw_effects(twin, &wanted, &wanted_count), SAME_BYTES);
  COMPARE(motus_draw_detail,
          motus_frame_draw_details(frame, &given, &given_count),
          motus_runtime_draw_details(twin, &wanted, &wanted_count), SAME_BYTES);
  COMPARE(motus_draw_group,
          motus_frame_draw_groups(frame, &given, &given_count),
          motus_runtime_draw_groups(twin, &wanted, &wanted_count), SAME_BYTES);
  COMPARE(motus_draw_row, motus_frame_draw_rows(frame, &given, &given_count),
          motus_runtime_draw_rows(twin, &wanted, &wanted_count), SAME_BYTES);
  COMPARE(motus_draw_row_range,
          motus_frame_draw_row_changes(frame, &given, &given_count),
          motus_runtime_draw_row_changes(twin, &wanted, &wanted_count),
          SAME_BYTES);
  COMPARE(motus_pixel_rect,
          motus_frame_damage(frame, age, &given, &given_count),
          motus_runtime_damage(twin, age, &wanted, &wanted_count), SAME_BYTES);
  COMPARE(motus_change, motus_frame_changes(frame, &given, &given_count),
          motus_runtime_changes(twin, &wanted, &wanted_count),
          same_changes(given, wanted, given_count));
  COMPARE(motus_event, motus_frame_events(frame, &given, &given_count),
          motus_runtime_events(twin, &wanted, &wanted_count),
          same_events(given, wanted, given_count));
}

/* PB-1 */
static void live_and_publish(unsigned seed) {
  life one = life_begin(seed, seed % 4 == 0, 40);
  life twin = life_begin(seed, seed % 4 == 0, 40);
  uint64_t number = 0, out[IN_FLIGHT] = {0};
  for (int step = 0; step < 60; step++) {
    live(&one);
    live(&twin);
    /* Frames stay out for a while. */
    uint64_t *place = &out[step % IN_FLIGHT];
    if (*place)
      CHECK_EQUAL(motus_frame_give_back(*place), MOTUS_OK);
    *place = publish(one.runtime, ALL);
    motus_frame_info info = info_of(*place);
    CHECK_EQUAL(info.number, ++number);
    CHECK_EQUAL(info.contents, ALL);
    CHECK(info.time == one.time);
    CHECK(info.picture_generation ==
          motus_runtime_picture_generation(one.runtime));
    compare_frame(*place, twin.runtime, (uint32_t)step % 11);
  }
  /* They are what they were, also when the runtime has ended. */
  const uint64_t last = out[59 % IN_FLIGHT];
  const uint32_t ages[] = {0, 9, UINT32_MAX};
  life_end(&one);
  for (int i = 0; i < 3; i++) {
    const motus_pixel_rect *rects = NULL;
    size_t count = 0;
    CHECK_EQUAL(motus_frame_damage(last, ages[i], &rects, &count), MOTUS_OK);
    CHECK_EQUAL(count, 1);
    CHECK_EQUAL(rects[0].width, SIDE);
  }
  COMPARE(motus_draw_detail,
          motus_frame_draw_details(last, &given, &given_count),
          motus_runtime_draw_details(twin.runtime, &wanted, &wanted_count),
          SAME_BYTES);
  life_end(&twin);
  for (int i = 0; i < IN_FLIGHT; i++)
    CHECK_EQUAL(motus_frame_give_back(out[i]), MOTUS_OK);
}

static void a_frame_is_what_the_runtime_shows(void) {
  play_seeds(16, live_and_publish);
}

/* ---- Which frames there are ---- */

/* PB-1 */
static void a_fourth_frame_is_refused_and_changes_nothing(void) {
  world w = world_open();
  uint64_t frames[IN_FLIGHT], frame = 5;
  for (int i = 0; i < IN_FLIGHT; i++)
    frames[i] = publish(w.runtime, ALL);
  motus_view_set_frame(w.view, (motus_rect){10, 10, 20, 20});
  CHECK_REFUSED(motus_runtime_publish(w.runtime, ALL, &frame), BUSY,
                "motus_runtime_publish");
  CHECK_SAYS("3 published frames");
  CHECK_EQUAL(frame, 0);
  /* No frame has been closed: the change is still to be drawn. */
  CHECK(motus_runtime_needs_draw(w.runtime));
  uint64_t other = publish(w.other, MOTUS_FRAME_ITEMS);
  CHECK_EQUAL(motus_frame_give_back(other), MOTUS_OK);
  CHECK_EQUAL(motus_frame_give_back(frames[1]), MOTUS_OK);
  frame = publish(w.runtime, ALL);
  CHECK(frame != frames[1]);
  CHECK_EQUAL(info_of(frame).number, 4);
  const motus_pixel_rect *rects = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_frame_damage(frame, 1, &rects, &count), MOTUS_OK);
  CHECK(count == 1 && rects[0].x == 10 && rects[0].width == 20);
  CHECK(!motus_runtime_needs_draw(w.runtime));
  frames[1] = frame;
  for (int i = 0; i < IN_FLIGHT; i++)
    CHECK_EQUAL(motus_frame_give_back(frames[i]), MOTUS_OK);
  world_close(&w);
}

/* PB-1 */
static void a_frame_is_given_back_once(void) {
  world w = world_open();
  uint64_t frame = publish(w.runtime, MOTUS_FRAME_ITEMS);
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_frame_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  CHECK_REFUSED(motus_frame_give_back(frame), STALE_HANDLE,
                "motus_frame_give_back");
  CHECK_SAYS("is not out");
  uint64_t next = publish(w.runtime, MOTUS_FRAME_ITEMS);
  const uint64_t wrong[] = {frame,    UINT64_MAX, 1,
                            next ^ 3, next + 4,   next << 9};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    CHECK_REFUSED(motus_frame_give_back(wrong[i]), STALE_HANDLE,
                  "motus_frame_give_back");
    CHECK_REFUSED(motus_frame_draw_list(wrong[i], &items, &count), STALE_HANDLE,
                  "motus_frame_draw_list");
    CHECK_REFUSED(motus_frame_get_info(wrong[i], &info), STALE_HANDLE,
                  "motus_frame_get_info");
  }
  CHECK_REFUSED(motus_frame_give_back(0), INVALID_ARGUMENT,
                "motus_frame_give_back");
  CHECK_SAYS("frame is 0");
  CHECK_REFUSED(motus_frame_get_info(0, &info), INVALID_ARGUMENT,
                "motus_frame_get_info");
  CHECK_EQUAL(motus_frame_give_back(next), MOTUS_OK);
  world_close(&w);
}

/* PB-1: what was not asked for is not there, and says so. */
#define CHECK_PART(type, call, frame, has_it, name) \
  do {                                              \
    const type *lent = (const type *)(uintptr_t)8;  \
    size_t count = 99;                              \
    if (has_it) {                                   \
      CHECK_EQUAL(call, MOTUS_OK);                  \
    } else {                                        \
      CHECK_REFUSED(call, NOT_FOUND, name);         \
      CHECK_SAYS("published without");              \
      CHECK(!lent && count == 0);                   \
    }                                               \
  } while (0)

static void a_frame_has_what_was_asked_for(void) {
  world w = world_open();
  for (uint32_t contents = 1; contents <= ALL; contents++) {
    uint64_t f = publish(w.runtime, contents);
    CHECK_EQUAL(info_of(f).contents, contents);
    CHECK_PART(motus_draw_item, motus_frame_draw_list(f, &lent, &count), f,
               contents & MOTUS_FRAME_ITEMS, "motus_frame_draw_list");
    CHECK_PART(motus_draw_effect, motus_frame_draw_effects(f, &lent, &count), f,
               contents & MOTUS_FRAME_ITEMS, "motus_frame_draw_effects");
    CHECK_PART(motus_draw_detail, motus_frame_draw_details(f, &lent, &count), f,
               contents & MOTUS_FRAME_DETAILS, "motus_frame_draw_details");
    CHECK_PART(motus_draw_group, motus_frame_draw_groups(f, &lent, &count), f,
               contents & MOTUS_FRAME_DETAILS, "motus_frame_draw_groups");
    CHECK_PART(motus_draw_row, motus_frame_draw_rows(f, &lent, &count), f,
               contents & MOTUS_FRAME_ROWS, "motus_frame_draw_rows");
    CHECK_PART(motus_draw_row_range,
               motus_frame_draw_row_changes(f, &lent, &count), f,
               contents & MOTUS_FRAME_ROWS, "motus_frame_draw_row_changes");
    CHECK_PART(motus_pixel_rect, motus_frame_damage(f, 1, &lent, &count), f,
               contents & MOTUS_FRAME_DAMAGE, "motus_frame_damage");
    CHECK_PART(motus_change, motus_frame_changes(f, &lent, &count), f,
               contents & MOTUS_FRAME_CHANGES, "motus_frame_changes");
    CHECK_PART(motus_event, motus_frame_events(f, &lent, &count), f,
               contents & MOTUS_FRAME_EVENTS, "motus_frame_events");
    CHECK_EQUAL(motus_frame_give_back(f), MOTUS_OK);
  }
  uint64_t f = 7;
  CHECK_REFUSED(motus_runtime_publish(w.runtime, 0, &f), INVALID_ARGUMENT,
                "motus_runtime_publish");
  CHECK_SAYS("contents is 0");
  CHECK_EQUAL(f, 0);
  CHECK_REFUSED(motus_runtime_publish(w.runtime, ALL + 1, &f), INVALID_ARGUMENT,
                "motus_runtime_publish");
  CHECK_REFUSED(motus_runtime_publish(w.runtime, ALL, NULL), INVALID_ARGUMENT,
                "motus_runtime_publish");
  CHECK_SAYS("out_frame is NULL");
  const struct {
    void *runtime;
    motus_status status;
  } wrong[] = {{NULL, MOTUS_ERROR_INVALID_ARGUMENT},
               {w.view, MOTUS_ERROR_WRONG_KIND},
               {w.stale, MOTUS_ERROR_WRONG_KIND},
               {w.made_up, MOTUS_ERROR_STALE_HANDLE}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    f = 7;
    report_clear();
    CHECK_EQUAL(motus_runtime_publish(wrong[i].runtime, ALL, &f),
                wrong[i].status);
    CHECK(reported.count == 1 && f == 0);
  }
  f = publish(w.runtime, MOTUS_FRAME_ITEMS);
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_REFUSED(motus_frame_draw_list(f, NULL, &count), INVALID_ARGUMENT,
                "motus_frame_draw_list");
  CHECK_SAYS("out_items is NULL");
  CHECK_REFUSED(motus_frame_draw_list(f, &items, NULL), INVALID_ARGUMENT,
                "motus_frame_draw_list");
  CHECK_SAYS("out_count is NULL");
  motus_frame_info info = {.struct_size = 3};
  CHECK_REFUSED(motus_frame_get_info(f, &info), STRUCT_SIZE,
                "motus_frame_get_info");
  CHECK_REFUSED(motus_frame_get_info(f, NULL), INVALID_ARGUMENT,
                "motus_frame_get_info");
  CHECK_EQUAL(motus_frame_give_back(f), MOTUS_OK);
  world_close(&w);
}

static motus_runtime *ticking;
static motus_status inside;
static void publish_inside(void *user_data, motus_view *view) {
  uint64_t frame = 0;
  (void)user_data, (void)view;
  inside = motus_runtime_publish(ticking, MOTUS_FRAME_ITEMS, &frame);
}

/* PB-1 */
static void a_frame_that_is_not_made_yet_is_not_published(void) {
  world w = world_open();
  ticking = w.runtime;
  inside = MOTUS_OK;
  CHECK_EQUAL(motus_view_set_layout(w.view, publish_inside, NULL, NULL),
              MOTUS_OK);
  motus_view_set_bounds(w.view, (motus_rect){0, 0, 9, 9});
  report_clear();
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 1), MOTUS_OK);
  CHECK_EQUAL(inside, MOTUS_ERROR_REENTRANT);
  CHECK_SAYS("a tick is under way");
  world_close(&w);
}

/* PB-1: a runtime that has ended keeps its number while a frame of it is out,
 * and no longer. */
static void frames_outlive_their_runtime(void) {
  enum { MOST_RUNTIMES = 127 };
  static motus_runtime *all[MOST_RUNTIMES];
  uint64_t frames[IN_FLIGHT];
  motus_runtime *runtime = NULL;
  int count = 0;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  for (int i = 0; i < IN_FLIGHT; i++)
    frames[i] = publish(runtime, ALL);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  while (count < MOST_RUNTIMES && create_at_zero(&all[count]) == MOTUS_OK)
    count += 1;
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (int i = 0; i < IN_FLIGHT; i++) {
    CHECK_REFUSED(create_at_zero(&runtime), LIMIT, "motus_runtime_create");
    CHECK_EQUAL(info_of(frames[i]).number, i + 1);
    CHECK_EQUAL(motus_frame_give_back(frames[i]), MOTUS_OK);
    CHECK_REFUSED(motus_frame_give_back(frames[i]), STALE_HANDLE,
                  "motus_frame_give_back");
  }
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  uint64_t frame = publish(runtime, ALL);
  CHECK_EQUAL(info_of(frame).number, 1);
  CHECK_EQUAL(motus_frame_give_back(frame), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  while (count > 0)
    CHECK_EQUAL(motus_runtime_destroy(all[--count]), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static uint64_t held_bytes(motus_runtime *runtime) {
  motus_statistics statistics = {.struct_size = sizeof statistics};
  CHECK_EQUAL(motus_runtime_statistics(runtime, &statistics), MOTUS_OK);
  return statistics.library_bytes;
}

/* PB-1, CU-4: counted where the library counts its memory. */
static void frames_use_the_same_memory_again(void) {
  world w = world_open();
  const uint64_t empty = held_bytes(w.other);
  for (int i = 0; i < 200; i++)
    motus_view_set_frame(world_view(&w, w.window),
                         (motus_rect){(double)i, 0, 100, 100});
  uint64_t warm = 0, first = 0;
  for (int i = 0; i < 200; i++) {
    motus_view_set_center(w.view, (motus_point){(double)i, 50});
    motus_runtime_tick(w.runtime, i / 60.);
    uint64_t one = publish(w.runtime, ALL), other = publish(w.runtime, ALL);
    CHECK_EQUAL(motus_frame_give_back(other), MOTUS_OK);
    CHECK_EQUAL(motus_frame_give_back(one), MOTUS_OK);
    if (i == 10)
      first = held_bytes(w.other);
    if (i >= 10) {
      warm = held_bytes(w.other);
      CHECK_EQUAL(warm, first);
    }
  }
  CHECK_EQUAL(motus_runtime_destroy(w.runtime), MOTUS_OK);
  CHECK(held_bytes(w.other) <= empty);
  CHECK_EQUAL(create_at_zero(&w.runtime), MOTUS_OK);
  world_close(&w);
}

/* ---- Two threads ---- */

enum { FRAMES = 400 };

/* A place for one frame that is handed over, as a host may have it. */
typedef struct passing {
  uint64_t frame; /* 0 when the place is empty */
  int is_over, drawn, wrong;
  double last_time;
} passing;

static void read_parts(passing *p, uint64_t frame) {
  const motus_draw_item *items = NULL;
  const motus_draw_row *rows = NULL;
  const motus_change *changes = NULL;
  const motus_event *events = NULL;
  const motus_pixel_rect *rects = NULL;
  size_t item_count, row_count, count;
  motus_frame_info info = {.struct_size = sizeof info};
  p->wrong += motus_frame_get_info(frame, &info) != MOTUS_OK;
  p->wrong += motus_frame_draw_list(frame, &items, &item_count) != MOTUS_OK;
  p->wrong += motus_frame_draw_rows(frame, &rows, &row_count) != MOTUS_OK;
  for (size_t i = 0; i < row_count; i++)
    p->wrong += (size_t)rows[i].item >= item_count;
  for (size_t i = 0; i < item_count; i++)
    p->wrong += items[i].clip >= (int32_t)i;
  p->wrong += motus_frame_changes(frame, &changes, &count) != MOTUS_OK;
  for (size_t i = 0; i < count; i++)
    p->wrong += changes[i].values[0] > 1e60;
  p->wrong += motus_frame_events(frame, &events, &count) != MOTUS_OK;
  for (size_t i = 0; i < count; i++)
    p->wrong += events[i].time > info.time;
  p->wrong += motus_frame_damage(frame, 1, &rects, &count) != MOTUS_OK;
  p->wrong += count > 16;
}

/* PB-1, PB-2: as it was published, and as it goes on. */
static void look_at(passing *p, uint64_t frame) {
  motus_frame_info info = {.struct_size = sizeof info};
  p->wrong += motus_frame_get_info(frame, &info) != MOTUS_OK;
  p->wrong += info.time < p->last_time;
  p->last_time = info.time;
  read_parts(p, frame);
  if (p->drawn % 3 == 0) {
    const double ahead = .005 * (p->drawn % 13);
    p->wrong += motus_frame_advance(frame, info.time + ahead) != MOTUS_OK;
    read_parts(p, frame);
  }
  p->wrong += motus_frame_give_back(frame) != MOTUS_OK;
  p->drawn += 1;
}

static void *draw_frames(void *data) {
  passing *p = data;
  bool is_over = false;
  while (!is_over) {
    is_over = __atomic_load_n(&p->is_over, __ATOMIC_ACQUIRE);
    uint64_t frame = __atomic_exchange_n(&p->frame, 0, __ATOMIC_ACQ_REL);
    if (frame)
      look_at(p, frame);
    else
      sched_yield();
  }
  return NULL;
}

/* PB-1 */
static void another_thread_draws_what_this_one_publishes(void) {
  for (unsigned round = 0; round < 3; round++) {
    pthread_t thread;
    passing p;
    int published = 0, passed_over = 0, refused = 0;
    memset(&p, 0, sizeof p);
    CHECK_EQUAL(pthread_create(&thread, NULL, draw_frames, &p), 0);
    life l = life_begin(round + 1, false, 30);
    for (int i = 0; i < FRAMES; i++) {
      uint64_t frame = 0;
      live(&l);
      if (motus_runtime_publish(l.runtime, ALL, &frame) != MOTUS_OK)
        continue;
      published += 1;
      /* The thread is late: it draws the newer one. */
      uint64_t old = __atomic_exchange_n(&p.frame, frame, __ATOMIC_ACQ_REL);
      if (old) {
        refused += motus_frame_give_back(old) != MOTUS_OK;
        passed_over += 1;
      } else if (i % 4 == 0) {
        sched_yield();
      }
    }
    /* It ends while its last frames are read. */
    life_end(&l);
    __atomic_store_n(&p.is_over, 1, __ATOMIC_RELEASE);
    pthread_join(thread, NULL);
    /* How many frames are passed over differs from run to run: no check is
     * counted for each, nor in the thread. */
    CHECK_EQUAL(refused, 0);
    CHECK_EQUAL(p.wrong, 0);
    CHECK_EQUAL(p.drawn + passed_over, published);
    CHECK(p.drawn > 0);
  }
}

CHECK_MAIN(TEST(a_frame_is_what_the_runtime_shows),
           TEST(a_fourth_frame_is_refused_and_changes_nothing),
           TEST(a_frame_is_given_back_once),
           TEST(a_frame_has_what_was_asked_for),
           TEST(a_frame_that_is_not_made_yet_is_not_published),
           TEST(frames_outlive_their_runtime),
           TEST(frames_use_the_same_memory_again),
           TEST(another_thread_draws_what_this_one_publishes))
