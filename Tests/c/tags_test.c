#include "dice.h"
#include "report.h"
#include <math.h>
#include <string.h>

static const motus_draw_item *item_of(motus_runtime *runtime,
                                      motus_view *view) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view)
      return &items[i];
  return NULL;
}

static const motus_tree_change *tree(world *w, double time, size_t *count) {
  const motus_tree_change *changes = NULL;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tree_changes(w->runtime, &changes, count),
              MOTUS_OK);
  return changes;
}

/* XT-1 */
static void every_object_has_a_tag_of_the_hosts(void) {
  world w = world_open();
  motus_view_controller *controller = NULL;
  motus_gravity_behavior *gravity = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(w.runtime, NULL, NULL, NULL, &controller),
      MOTUS_OK);
  CHECK_EQUAL(motus_gravity_behavior_create(w.runtime, NULL, 0, &gravity),
              MOTUS_OK);
  CHECK_EQUAL(motus_tag(w.view), 0);
  CHECK_EQUAL(motus_tag(controller), 0);
  CHECK_EQUAL(motus_set_tag(w.view, UINT64_MAX), MOTUS_OK);
  CHECK_EQUAL(motus_set_tag(controller, 2), MOTUS_OK);
  CHECK_EQUAL(motus_set_tag(gravity, 2), MOTUS_OK);
  CHECK(motus_tag(w.view) == UINT64_MAX);
  CHECK_EQUAL(motus_tag(controller), 2);
  CHECK_EQUAL(motus_tag(gravity), 2);
  CHECK_EQUAL(motus_release(gravity), MOTUS_OK);
  CHECK_EQUAL(motus_gravity_behavior_create(w.runtime, NULL, 0, &gravity),
              MOTUS_OK);
  CHECK_EQUAL(motus_tag(gravity), 0);
  motus_release(gravity);
  motus_release(controller);
  CHECK_EQUAL(reported.count, 0);
  CHECK_REFUSED(motus_set_tag(w.runtime, 1), WRONG_KIND, "motus_set_tag");
  CHECK_REFUSED(motus_set_tag(w.stale, 1), STALE_HANDLE, "motus_set_tag");
  CHECK_ZERO(motus_tag(w.stale) == 0, STALE_HANDLE, "motus_tag");
  world_close(&w);
}

/* XT-1 */
static void records_name_their_object_by_its_tag(void) {
  world w = world_open();
  motus_set_tag(w.view, 7);
  motus_view_set_alpha(w.view, .5);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 0), MOTUS_OK);
  CHECK_EQUAL(item_of(w.runtime, w.view)->tag, 7);
  const motus_change *changes = NULL;
  const motus_change_batch *batches = NULL;
  size_t count = 0;
  motus_view_set_alpha(w.view, .75);
  motus_runtime_tick(w.runtime, .1);
  motus_runtime_changes(w.runtime, &changes, &count);
  CHECK_EQUAL(count, 1);
  CHECK_EQUAL(changes[0].tag, 7);
  motus_runtime_change_batches(w.runtime, &batches, &count);
  CHECK_EQUAL(batches[0].tags[0], 7);
  /* A tag that is given now is in lists that are read from now on. */
  motus_set_tag(w.view, 8);
  CHECK_EQUAL(item_of(w.runtime, w.view)->tag, 8);
  motus_view *snapshot = NULL, *inner = NULL;
  motus_view_create(w.runtime, &inner);
  motus_view_add_subview(w.view, inner);
  motus_set_tag(inner, 9);
  CHECK_EQUAL(motus_view_create_snapshot(w.view, &snapshot), MOTUS_OK);
  CHECK_EQUAL(motus_tag(snapshot), 8);
  motus_view_add_subview(w.window, snapshot);
  motus_set_tag(inner, 10);
  const motus_draw_item *items = NULL;
  motus_runtime_draw_list(w.runtime, &items, &count);
  CHECK_EQUAL(items[count - 1].tag, 9);
  motus_release(inner);
  motus_release(snapshot);
  world_close(&w);
}

/* XT-1 */
static void the_event_of_what_has_ended_has_its_tag(void) {
  world w = world_open();
  motus_display_link *link = NULL;
  motus_display_link_create(w.runtime, NULL, NULL, NULL, &link);
  motus_set_tag(link, 11);
  motus_runtime_tick(w.runtime, 0);
  motus_runtime_tick(w.runtime, .1);
  motus_release(link);
  const motus_event *events = NULL;
  size_t count = 0, found = 0;
  motus_runtime_events(w.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_DISPLAY_LINK) {
      CHECK_EQUAL(events[i].tag, 11);
      found += 1;
    }
  CHECK(found > 0);
  world_close(&w);
}

/* XT-1 */
static void the_first_view_with_a_tag_is_found_in_drawing_order(void) {
  world w = world_open();
  motus_view *a = world_view(&w, w.view), *b = world_view(&w, w.view),
             *below = world_view(&w, a);
  motus_set_tag(below, 3);
  motus_set_tag(b, 3);
  CHECK(motus_view_with_tag(w.window, 3) == below);
  motus_view_add_subview(w.view, a);
  CHECK(motus_view_with_tag(w.window, 3) == b);
  CHECK(motus_view_with_tag(below, 3) == below);
  CHECK(motus_view_with_tag(w.window, 4) == NULL);
  CHECK(motus_view_with_tag(w.window, 0) == NULL);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* XT-6 */
static void coordinates_are_converted_by_what_is_shown(void) {
  world w = world_open();
  motus_view *from = world_view(&w, w.window), *to = world_view(&w, w.window);
  motus_rect unit = {0, 0, 100, 100}, out;
  motus_view_set_frame(from, unit);
  motus_view_set_frame(to, (motus_rect){200, 0, 100, 100});
  motus_runtime_tick(w.runtime, 0);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_begin_animation(w.runtime, &options);
  motus_view_set_center(from, (motus_point){150, 50});
  motus_view_set_transform(from, (motus_transform){2, 0, 0, 2, 0, 0});
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .5);
  motus_point p;
  motus_point corner = {0, 0};
  CHECK_EQUAL(
      motus_view_convert_point_by(from, corner, to, MOTUS_VALUE_MODEL, &p),
      MOTUS_OK);
  CHECK_NEAR(p.x, -150, 1e-12);
  CHECK_EQUAL(
      motus_view_convert_point_by(from, corner, to, MOTUS_VALUE_SHOWN, &p),
      MOTUS_OK);
  CHECK_NEAR(p.x, 100 - 75 - 200, 1e-9);
  CHECK_NEAR(p.y, 50 - 75, 1e-9);
  CHECK_EQUAL(
      motus_view_convert_rect_by(from, unit, NULL, MOTUS_VALUE_SHOWN, &out),
      MOTUS_OK);
  CHECK_NEAR(out.x, 25, 1e-9);
  CHECK_NEAR(out.width, 150, 1e-9);
  motus_transform t;
  CHECK_EQUAL(motus_view_transform_by(from, NULL, MOTUS_VALUE_SHOWN, &t),
              MOTUS_OK);
  motus_transform drawn = item_of(w.runtime, from)->transform;
  CHECK_NEAR(t.a, drawn.a, 1e-12);
  CHECK_NEAR(t.tx, drawn.tx, 1e-9);
  CHECK_REFUSED(motus_view_transform_by(from, NULL, (motus_value_source)2, &t),
                INVALID_ARGUMENT, "motus_view_transform_by");
  world_close(&w);
}

/* XT-7 */
static void tree_changes_are_net_and_in_order(void) {
  world w = world_open();
  size_t count;
  motus_view *a = world_view(&w, w.view), *b = world_view(&w, w.view),
             *c = NULL;
  tree(&w, 0, &count);
  motus_view_create(w.runtime, &c);
  motus_set_tag(c, 5);
  motus_view_add_subview(w.window, c);
  motus_view_add_subview(w.view, c);
  motus_view_add_subview(w.view, a);
  motus_view_add_subview(w.window, b);
  const motus_tree_change *t = tree(&w, .1, &count);
  CHECK_EQUAL(count, 3);
  CHECK(t[0].view == c && t[0].kind == MOTUS_TREE_ADDED);
  CHECK(t[0].superview == w.view && t[0].index == 0 && t[0].tag == 5);
  CHECK(t[1].view == a && t[1].kind == MOTUS_TREE_MOVED && t[1].index == 1);
  CHECK(t[2].view == b && t[2].kind == MOTUS_TREE_REPARENTED);
  CHECK(t[2].superview == w.window);
  /* There and back again is no change; nor is coming and going. */
  motus_view *d = NULL;
  motus_view_create(w.runtime, &d);
  motus_view_add_subview(w.view, d);
  motus_view_remove_from_superview(d);
  motus_release(d);
  motus_view_add_subview(c, b);
  motus_view_add_subview(w.window, b);
  tree(&w, .2, &count);
  CHECK_EQUAL(count, 0);
  motus_release(c);
  motus_view_remove_from_superview(c);
  t = tree(&w, .3, &count);
  CHECK_EQUAL(count, 1);
  CHECK(t[0].kind == MOTUS_TREE_REMOVED && t[0].superview == w.view);
  CHECK(t[0].view == c && t[0].tag == 5);
  CHECK(!motus_is_alive(c));
  tree(&w, .4, &count);
  CHECK_EQUAL(count, 0);
  world_close(&w);
}

/* XT-7: far from both ends the places are counted once for all. */
static void places_in_a_long_list_are_right(void) {
  enum { N = 500 };
  static motus_view *row[N];
  world w = world_open();
  size_t count;
  for (int i = 0; i < N; i++)
    row[i] = world_view(&w, w.view);
  const motus_tree_change *t = tree(&w, 0, &count);
  for (size_t i = 0, next = 0; i < count; i++)
    if (t[i].superview == w.view)
      CHECK_EQUAL(t[i].index, next++);
  motus_view_insert_subview(w.view, row[N - 1], N / 2);
  t = tree(&w, .1, &count);
  CHECK_EQUAL(count, 1);
  CHECK_EQUAL(t[0].index, N / 2);
  world_close(&w);
}

/* XT-8 */
static void an_equal_generation_means_an_equal_picture(void) {
  world w = world_open();
  static motus_draw_item kept[64];
  size_t kept_count = 0;
  uint64_t generation = 0;
  uint32_t state = 1;
  motus_view *views[8];
  for (int i = 0; i < 8; i++)
    views[i] = world_view(&w, i ? views[i / 2] : w.window);
  int same = 0;
  for (int step = 0; step < 2000; step++) {
    short_next(&state);
    motus_view *view = views[state >> 10 & 7];
    switch (state >> 24 & 7) {
    case 0:
      motus_view_set_alpha(view, (state >> 8 & 3) / 3.0);
      break;
    case 1:
      motus_view_set_hidden(view, state >> 9 & 1);
      break;
    case 2:
      motus_view_set_clips_to_bounds(view, state >> 9 & 1);
      break;
    case 3:
      motus_view_set_center(view, (motus_point){state >> 9 & 1, 0});
      break;
    case 4:
      motus_set_tag(view, state >> 9 & 1);
      break;
    case 5:
      motus_view_add_subview(motus_view_superview(view), view);
      break;
    default:
      motus_runtime_tick(w.runtime, step);
    }
    uint64_t now = motus_runtime_picture_generation(w.runtime);
    const motus_draw_item *items = NULL;
    size_t count = 0;
    motus_runtime_draw_list(w.runtime, &items, &count);
    if (now == generation) {
      same += 1;
      CHECK_EQUAL(count, kept_count);
      CHECK(memcmp(items, kept, count * sizeof *items) == 0);
    }
    CHECK(now >= generation && now > 0);
    generation = now;
    kept_count = count;
    memcpy(kept, items, count * sizeof *items);
  }
  CHECK(same > 100);
  world_close(&w);
}

CHECK_MAIN(TEST(every_object_has_a_tag_of_the_hosts),
           TEST(records_name_their_object_by_its_tag),
           TEST(the_event_of_what_has_ended_has_its_tag),
           TEST(the_first_view_with_a_tag_is_found_in_drawing_order),
           TEST(coordinates_are_converted_by_what_is_shown),
           TEST(tree_changes_are_net_and_in_order),
           TEST(places_in_a_long_list_are_right),
           TEST(an_equal_generation_means_an_equal_picture))
