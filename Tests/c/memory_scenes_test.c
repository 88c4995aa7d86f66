/* A dozen scenes in each of which every allocation fails once, and the scene
 * comes to the same bits; and in which memory fails for good, from one
 * allocation after the other on: the host has the last word. */
#define _POSIX_C_SOURCE 200809L
#include "dynamics.h"
#include "host_memory.h"
#include "pages_stage.h"
#include "split_stage.h"
#include "zoom_stage.h"

static story s;

static void ticks(motus_runtime *runtime, int frames) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  while (frames-- > 0) {
    double time = motus_runtime_time(runtime) + FRAME;
    CHECK_EQUAL(motus_runtime_tick(runtime, time), MOTUS_OK);
    motus_runtime_draw_list(runtime, &items, &count);
  }
}

static uint64_t ended(motus_runtime *runtime) {
  uint64_t trace = motus_runtime_trace_hash(runtime);
  CHECK_EQUAL(reported.count, 0);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
  return trace;
}

static uint64_t world_ended(world *w) {
  uint64_t trace = motus_runtime_trace_hash(w->runtime);
  world_close(w);
  return trace;
}

static void open_with_root(motus_presentation_style style) {
  story_open(&s);
  s.a = story_screen(&s, "A");
  s.b = story_screen(&s, "B");
  motus_runtime_set_root_view_controller(s.runtime, s.a);
  motus_view_controller_set_presentation_style(s.b, style);
  ticks(s.runtime, 1);
}

static uint64_t navigation(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, true);
  ticks(s.runtime, 30);
  CHECK(story_pop(&s, true) == s.b);
  ticks(s.runtime, 40);
  return ended(s.runtime);
}

static uint64_t tabs(void) {
  motus_tab_bar_controller *all = NULL;
  story_open(&s);
  motus_view_controller *list[] = {story_screen(&s, "A"), story_screen(&s, "B"),
                                   story_screen(&s, "C")};
  CHECK_EQUAL(motus_tab_bar_controller_create(s.runtime, &all), MOTUS_OK);
  motus_tab_bar_controller_set_view_controllers(all, list, 3, false, NULL, NULL,
                                                NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)all);
  for (int i = 1; i <= 3; i++) {
    ticks(s.runtime, 2);
    CHECK_EQUAL(
        motus_tab_bar_controller_select(all, list[i % 3], NULL, NULL, NULL),
        MOTUS_OK);
  }
  ticks(s.runtime, 30);
  return ended(s.runtime);
}

static uint64_t presented(motus_presentation_style style) {
  open_with_root(style);
  CHECK_EQUAL(motus_view_controller_present(s.a, s.b, true, NULL, NULL, NULL),
              MOTUS_OK);
  ticks(s.runtime, 60);
  CHECK(motus_view_controller_presented_view_controller(s.a) == s.b);
  motus_runtime_set_window_size(s.runtime, (motus_size){1024, 768}, 0, NULL,
                                NULL, NULL, NULL);
  ticks(s.runtime, 30);
  CHECK_EQUAL(motus_view_controller_dismiss(s.a, true, NULL, NULL, NULL),
              MOTUS_OK);
  ticks(s.runtime, 60);
  return ended(s.runtime);
}

static uint64_t sheet(void) {
  return presented(MOTUS_PRESENTATION_PAGE_SHEET);
}
static uint64_t popover(void) {
  return presented(MOTUS_PRESENTATION_POPOVER);
}

static uint64_t split_with_bars(void) {
  motus_view *bar = NULL;
  motus_navigation_controller *list = NULL;
  split_open(&s, 1200, false, NULL);
  motus_navigation_controller_create(s.runtime, s.b, &list);
  motus_view_create(s.runtime, &bar);
  CHECK_EQUAL(motus_view_controller_set_bar((motus_view_controller *)list,
                                            MOTUS_EDGE_TOP, bar, 44),
              MOTUS_OK);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY,
                                         (motus_view_controller *)list);
  split_show(&s, MOTUS_SPLIT_PRIMARY, false, true);
  ticks(s.runtime, 10);
  split_show(&s, MOTUS_SPLIT_PRIMARY, true, true);
  motus_runtime_set_window_size(s.runtime, (motus_size){390, 844}, 0, NULL,
                                NULL, NULL, NULL);
  ticks(s.runtime, 40);
  return ended(s.runtime);
}

static void arranged(motus_view *in, const char *text) {
  motus_arrangement_options options;
  motus_child children[8];
  size_t count = strlen(text);
  memset(children, 0, sizeof children);
  motus_arrangement_options_init(&options, sizeof options);
  options.group = 7;
  for (size_t i = 0; i < count; i++) {
    children[i].key = (uint64_t)text[i];
    children[i].frame = (motus_rect){0, 40. * (double)i, 100, 40};
  }
  CHECK_EQUAL(
      motus_view_arrange(in, children, count, sizeof *children, &options),
      MOTUS_OK);
}

static uint64_t arrangement_with_groups(void) {
  world w = world_open();
  motus_view *other = world_view(&w, w.window);
  arranged(w.view, "abcd");
  arranged(other, "xy");
  ticks(w.runtime, 4);
  arranged(w.view, "dca");
  arranged(other, "xby");
  ticks(w.runtime, 8);
  arranged(w.view, "b");
  arranged(other, "dacx");
  ticks(w.runtime, 60);
  return world_ended(&w);
}

static uint64_t zoom(void) {
  static zoom_stage z;
  zoom_shown(&z);
  CHECK(story_pop(&z.g.s, true) == z.g.s.b);
  ticks(z.g.s.runtime, 60);
  return ended(z.g.s.runtime);
}

static uint64_t matched_pair(void) {
  static stage g;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  ticks(g.s.runtime, 30);
  CHECK(story_pop(&g.s, true) == g.s.b);
  ticks(g.s.runtime, 40);
  return ended(g.s.runtime);
}

static uint64_t pages_and_scroller(void) {
  motus_view *view = NULL;
  motus_scroller *scroller = NULL;
  pages_open(&s, NULL, true);
  motus_view_create(s.runtime, &view);
  motus_view_set_frame(view, (motus_rect){0, 0, 390, 600});
  motus_view_add_subview(motus_view_controller_view(s.b), view);
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){390, 4000});
  down(&s, 300);
  slide(&s, -200);
  story_touch(&s, MOTUS_TOUCH_ENDED, finger_x, 400);
  ticks(s.runtime, 60);
  for (int i = 0; i < 6; i++)
    story_touch(&s, i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN, 200,
                500 - 40. * i);
  story_touch(&s, MOTUS_TOUCH_ENDED, 200, 260);
  ticks(s.runtime, 60);
  return ended(s.runtime);
}

static void fades(void *view) {
  motus_view_set_alpha(view, 0);
}

static uint64_t keyframes_and_groups(void) {
  world w = world_open();
  motus_property_animator *members[3] = {NULL}, *group = NULL;
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, NULL), MOTUS_OK);
  for (int i = 0; i < 4; i++) {
    motus_runtime_begin_keyframe(w.runtime, .25 * i, .25);
    motus_view_set_center(w.view, (motus_point){20. * i, 5});
    motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  }
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  for (int i = 0; i < 3; i++) {
    motus_property_animator_create(w.runtime, .3, NULL, &members[i]);
    motus_property_animator_add_animations(members[i], fades,
                                           world_view(&w, w.window), NULL);
  }
  CHECK_EQUAL(motus_property_animator_create_group(
                  w.runtime, MOTUS_ANIMATORS_SEQUENCE, .1, members, 3, &group),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_start(group), MOTUS_OK);
  ticks(w.runtime, 90);
  return world_ended(&w);
}

static uint64_t joints(void) {
  scene it = scene_open(true);
  motus_attachment_behavior *tie = NULL;
  motus_dynamic_item *all[6];
  for (int i = 0; i < 6; i++)
    all[i] = box(&it, 20 + 12. * i, 10, 10, 10);
  gravity(&it, all, 6);
  floor_at(&it, 60, all, 6);
  for (int i = 1; i < 5; i++) {
    CHECK_EQUAL(tie_pinned(it.w.runtime, all[i - 1], all[i],
                           (motus_point){14 + 12. * i, 10}, &tie),
                MOTUS_OK);
    play(&it, (motus_dynamic_behavior *)tie);
  }
  ticks(it.w.runtime, 60);
  return world_ended(&it.w);
}

static motus_view_controller *make(void *user_data,
                                   motus_view_controller *source) {
  (void)source;
  return story_screen(user_data, "X");
}

static uint64_t segues_and_children(void) {
  motus_segue_callbacks callbacks = {.struct_size = sizeof callbacks,
                                     .make_destination = make};
  story_open_navigation(&s);
  CHECK_EQUAL(motus_view_controller_add_segue(s.a, "go", MOTUS_SEGUE_SHOW,
                                              &callbacks, &s, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_perform_segue(s.a, "go", NULL), MOTUS_OK);
  ticks(s.runtime, 40);
  motus_view_controller *p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, p);
  CHECK_EQUAL(motus_view_controller_add_child(p, s.b), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_add_child(p, s.c), MOTUS_OK);
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(s.b));
  CHECK_EQUAL(motus_view_controller_transition(p, s.b, s.c, NULL, NULL, NULL,
                                               NULL, NULL, NULL),
              MOTUS_OK);
  ticks(s.runtime, 30);
  CHECK_EQUAL(motus_view_controller_remove_from_parent(s.b), MOTUS_OK);
  return ended(s.runtime);
}

static const struct row {
  const char *name;
  uint64_t (*play)(void);
} rows[] = {{"navigation", navigation},
            {"tabs", tabs},
            {"sheet", sheet},
            {"popover", popover},
            {"split with bars", split_with_bars},
            {"arrangement with groups", arrangement_with_groups},
            {"zoom", zoom},
            {"matched pair", matched_pair},
            {"pages and a scroller", pages_and_scroller},
            {"keyframes and groups", keyframes_and_groups},
            {"joints", joints},
            {"segues and children", segues_and_children}};
static const struct row *row_played;

static uint64_t play_counted(void) {
  host.asked = host.refused = host.room_made = 0;
  return row_played->play();
}

static long from;
static void until_the_end(void) {
  host.fails_once = false;
  host.asked = 0;
  host.fails_from = from;
  row_played->play();
}

static void one_scene(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  uint64_t good = play_counted();
  long blocks = host.blocks;
  CHECK(play_counted() == good);
  CHECK_EQUAL(host.blocks, blocks);
  long asked = host.asked, ends = 0;
  host.fails_once = true;
  CHECK(play_counted() == good);
  CHECK_EQUAL(host.refused, asked);
  CHECK_EQUAL(host.room_made, asked);
  CHECK_EQUAL(host.blocks, blocks);
  CHECK(!host.has_wrong_sizes && !host.has_wrong_alignments);
  /* Few where every step is watched. */
  long stride = asked / (getenv("MOTUS_STORM") ? 3 : 30) + 1;
  for (from = 1; from <= asked; from += stride, ends++)
    if (!CHECK_EQUAL(apart(until_the_end), 42))
      printf("    from the allocation %ld on\n", from);
  CHECK(asked > 50);
  printf("    %s: %ld fail once, %ld for good\n", row_played->name, asked,
         ends);
}

static void every_allocation_fails_once_and_some_for_good(void) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    row_played = &rows[i];
    holds_apart(one_scene, 0);
  }
}

CHECK_MAIN(TEST(every_allocation_fails_once_and_some_for_good))
