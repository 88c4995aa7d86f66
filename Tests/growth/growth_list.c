/* Arrangements, scrollers and what scrolling moves. */
#include "../c/links.h"
#include "growth.h"

/* One list: given, turned round, thinned out, left. */
static motus_child *children;
static motus_view *list;
static void fill(void) {
  children = calloc((size_t)total, sizeof *children);
  for (int i = 0; i < total; i++)
    children[i] =
        (motus_child){.key = (uint64_t)i + 1, .frame = {0, 44. * i, 390, 44}};
}
static void arrange(size_t count) {
  must(motus_view_arrange(list, children, count, sizeof *children, NULL));
}
static void begin_list(void) {
  list = view_in(window(), 0);
  fill();
  arrange((size_t)total);
}
static void turn_round(void) {
  for (int i = 0; i < total / 2; i++) {
    motus_child other = children[total - 1 - i];
    children[total - 1 - i] = children[i];
    children[i] = other;
  }
  arrange((size_t)total);
  tick(.1);
  arrange((size_t)total / 2);
  tick(.1);
  for (size_t i = 0; i < motus_view_leaver_count(list); i++)
    motus_view_leaver_at(list, i);
  arrange((size_t)total);
  tick(.1);
  arrange(0);
  tick(.1);
  must(motus_view_end_leavers(list));
  free(children);
}
static void find_child(int i) {
  things[i] = motus_view_child_with_key(list, (uint64_t)i + 1, false);
  motus_view_child_state(things[i]);
}
static void take_child(int i) {
  must(motus_view_remove_from_superview(things[i]));
}

/* The children's own views, and open arrangements. */
static void add_open(void) {
  list = view_in(window(), 0);
  must(motus_view_begin_arrangement(list, NULL));
  for (int i = 0; i < total; i++) {
    things[i] = view_in(NULL, i);
    motus_child child = {.key = (uint64_t)i + 1,
                         .frame = {0, 44. * i, 390, 44},
                         .view = things[i]};
    must(motus_runtime_add_child(rt, &child));
  }
  must(motus_runtime_commit_arrangement(rt));
}
static void release(int i) {
  must(motus_release(things[i]));
}

/* Many lists, of which children go from one to the other. */
static void make_list(int i) {
  motus_child child = {.key = (uint64_t)i + 1, .frame = {0, 0, 390, 44}};
  motus_arrangement_options options;
  defaults(motus_arrangement_options, options);
  options.group = 7;
  things[i] = view_in(window(), i);
  must(motus_view_arrange(things[i], &child, 1, sizeof child, &options));
}
static void hand_over(int i) {
  motus_child child = {.key = (uint64_t)((i + 1) % total) + 1,
                       .frame = {0, 0, 390, 44}};
  motus_arrangement_options options;
  defaults(motus_arrangement_options, options);
  options.group = 7;
  must(motus_view_arrange(things[i], &child, 1, sizeof child, &options));
}
static void remove_view(int i) {
  must(motus_view_remove_from_superview(things[i]));
}

/* A child is dragged over all others. */
static void drag(void) {
  size_t place;
  must(motus_view_begin_reorder(list, 1, (motus_point){10, 10}, NULL));
  for (int i = 0; i < 8; i++)
    must(motus_view_update_reorder(list, (motus_point){10, 44. * total * i / 8},
                                   &place));
  must(motus_view_end_reorder(list, (motus_vector){0, 0}, &place));
  tick(1);
  free(children);
}

/* Scrollers: side by side, in each other. */
static void scroll_in(motus_view *view, motus_scroller **out) {
  must(motus_scroller_create(view, NULL, out));
  must(motus_scroller_set_content_size(*out, (motus_size){400, 4e4}));
}
static void make_scroller(int i) {
  others[i] = view_in(window(), i);
  scroll_in(others[i], (motus_scroller **)&things[i]);
}
static void make_inner(int i) {
  others[i] = view_in(i ? others[i - 1] : window(), 0);
  scroll_in(others[i], (motus_scroller **)&things[i]);
}
static void fling(int i) {
  must(motus_scroller_fling(things[i], (motus_vector){0, 900}));
}
static void scroll(int i) {
  must(motus_scroller_scroll_to(things[i], (motus_point){0, 30 + i % 9}, true,
                                NULL, NULL, NULL));
}
static void end_scroller(int i) {
  must(motus_view_remove_from_superview(others[i]));
  must(motus_release(things[i]));
}
static void touch_lane(void) {
  double time = 1e3;
  for (int i = 0; i < 8; i++, tick(1 / 64.))
    must(motus_runtime_send_touch(
        rt, 1, i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN,
        (motus_point){10, 39 - 4. * i}, time += 1 / 64.));
  must(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_ENDED, (motus_point){10, 10},
                                time));
  tick(1 / 64.);
  motus_wheel_event event;
  defaults(motus_wheel_event, event);
  event.point = (motus_point){10, 10};
  event.time = time + 1;
  event.delta = (motus_vector){0, 30};
  must(motus_runtime_send_wheel(rt, &event));
}

/* What one scroller moves along. */
static motus_scroller *scroller;
static void begin_scroller(void) {
  scroll_in(view_in(window(), 0), &scroller);
}
static link_way way(void) {
  link_way options = link_way_of(MOTUS_SCROLL_RANGE_OFFSETS);
  options.range.end_offset = 100;
  return options;
}
static void make_link(int i) {
  link_way options = way();
  double from = 0, to = 1;
  others[i] = view_in(window(), i);
  must(link_property(rt, scroller, &options, others[i], MOTUS_PROPERTY_ALPHA,
                     &from, &to, 1, NULL, (motus_link **)&things[i]));
}
static void make_link_to_animator(int i) {
  link_way options = way();
  motus_property_animator *animator = NULL;
  must(motus_property_animator_create(rt, 1, NULL, &animator));
  must(link_animator(rt, scroller, &options, animator,
                     (motus_link **)&things[i]));
  others[i] = animator;
}
static void scroll_once(int i) {
  if (i == 0)
    must(motus_scroller_scroll_to(scroller, (motus_point){0, 50}, false, NULL,
                                  NULL, NULL));
}
static void end_link(int i) {
  must(motus_link_remove(things[i]));
  must(motus_release(things[i]));
}
static void release_animator(int i) {
  must(motus_release(others[i]));
}
static void end_linked_view(int i) {
  must(motus_view_remove_from_superview(others[i]));
}
static void snap(void) {
  motus_snap_area *areas = calloc((size_t)total, sizeof *areas);
  begin_scroller();
  for (int i = 0; i < total; i++)
    areas[i] = (motus_snap_area){.start = 40. * (total - i), .size = 40};
  must(motus_scroller_set_snap_areas(scroller, MOTUS_AXIS_VERTICAL, areas,
                                     (size_t)total));
  free(areas);
}
static void fling_once(int i) {
  (void)i;
  must(motus_scroller_fling(scroller, (motus_vector){0, 900}));
}

const scene list_scenes[] = {
    {"list", 300, begin_list, 0, find_child, take_child, 0},
    {"list_turned", 300, begin_list, 0, 0, 0, turn_round},
    {"list_of_own", 300, add_open, 0, 0, release, 0},
    {"list_dragged", 300, begin_list, 0, 0, 0, drag},
    {"lists", 200, 0, make_list, hand_over, remove_view, 0},
    {"scrollers", 200, 0, make_scroller, fling, end_scroller, 0},
    {"scrollers_led", 200, 0, make_scroller, scroll, end_scroller, 0},
    {"scrollers_in_each_other", 200, 0, make_inner, 0, 0, touch_lane},
    {"scroll_links", 200, begin_scroller, make_link, scroll_once, end_link, 0},
    {"linked_leave", 200, begin_scroller, make_link, scroll_once,
     end_linked_view, 0},
    {"linked_animators", 200, begin_scroller, make_link_to_animator,
     scroll_once, end_link, 0},
    {"linked_end", 200, begin_scroller, make_link_to_animator, scroll_once,
     release_animator, 0},
    {"snaps", 300, snap, 0, fling_once, 0, 0},
    {0}};
