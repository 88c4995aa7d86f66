/* A scroller in a tab whose room gets another width: its content is as wide as
 * three rooms, by its layout. The tab goes and comes back on the way, and a finger
 * takes hold of the content: from right to left each frame is the mirror of the one
 * from left to right. CN-21, SC-48. */
#include "check.h"
#include "motus.h"
#include <math.h>
#include <string.h>

enum {
  WINDOW = 1000,
  FRAMES = 90,
  START = 175,
  MARK = 50,
  NARROW = 400,
  GOES = 12
};

/* How the room moves. */
typedef enum manner { EASES, SPRINGS, TAKEN_OVER, MANNERS } manner;

typedef struct play {
  manner manner;
  bool is_whole; /* the tab's own view scrolls */
  int away; /* for so many frames the tab is, from GOES on; below 0 never */
  int touched;
  double goal;
} play;

typedef struct seen {
  double mark[FRAMES], width[FRAMES]; /* from where the window begins */
  double rest;
} seen;

static struct {
  motus_runtime *runtime;
  motus_view_controller *holder, *screens[2];
  motus_tab_bar_controller *tabs;
  motus_view *view, *mark;
  motus_scroller *scroller;
  bool is_turned, is_whole;
  double width;
} s;

static double mirrored(double start, double extent, double in) {
  return s.is_turned ? in - start - extent : start;
}

static void lay_out(void *user_data, motus_view_controller *controller) {
  (void)user_data;
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(controller));
  double length = 3 * bounds.width;
  if (!s.scroller)
    return;
  if (!s.is_whole)
    motus_view_set_frame(s.view,
                         (motus_rect){0, 0, bounds.width, bounds.height});
  motus_scroller_set_content_size(s.scroller, (motus_size){length, 100});
  motus_view_set_frame(
      s.mark, (motus_rect){mirrored(START, MARK, length), 0, MARK, MARK});
}

static void set_room(void *user_data) {
  (void)user_data;
  motus_view_set_frame(
      motus_view_controller_view((void *)s.tabs),
      (motus_rect){mirrored(0, s.width, WINDOW), 0, s.width, 300});
}

static void set_room_with_contents(void *user_data) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.flags = MOTUS_ANIMATION_LAYOUT_SUBVIEWS;
  motus_runtime_animate(s.runtime, &options, set_room, user_data, NULL, NULL,
                        NULL, NULL);
}

static void open_tabs(const play *p) {
  motus_runtime_options options;
  motus_scroller_options scrolls;
  motus_view_controller_callbacks own = {.struct_size = sizeof own};
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WINDOW, 300};
  CHECK_EQUAL(motus_runtime_create(&options, &s.runtime), MOTUS_OK);
  motus_view_controller_create(s.runtime, NULL, NULL, NULL, &s.holder);
  own.view_did_layout_subviews = lay_out;
  motus_view_controller_create(s.runtime, &own, NULL, NULL, &s.screens[0]);
  motus_view_controller_create(s.runtime, NULL, NULL, NULL, &s.screens[1]);
  motus_tab_bar_controller_create(s.runtime, &s.tabs);
  motus_tab_bar_controller_set_view_controllers(s.tabs, s.screens, 2, false,
                                                NULL, NULL, NULL);
  motus_view_controller_add_child(s.holder, (void *)s.tabs);
  motus_view_add_subview(motus_view_controller_view(s.holder),
                         motus_view_controller_view((void *)s.tabs));
  motus_view_controller_did_move_to_parent((void *)s.tabs, s.holder);
  motus_runtime_set_root_view_controller(s.runtime, s.holder);
  s.width = NARROW;
  s.is_whole = p->is_whole;
  set_room(NULL);
  s.view = motus_view_controller_view(s.screens[0]);
  if (!p->is_whole) {
    motus_view_create(s.runtime, &s.view);
    motus_view_add_subview(motus_view_controller_view(s.screens[0]), s.view);
  }
  if (s.is_turned)
    motus_view_override_layout_direction(s.view,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  motus_view_create(s.runtime, &s.mark);
  motus_view_add_subview(s.view, s.mark);
  motus_scroller_options_init(&scrolls, sizeof scrolls);
  scrolls.axes = MOTUS_AXES_HORIZONTAL;
  CHECK_EQUAL(motus_scroller_create(s.view, &scrolls, &s.scroller), MOTUS_OK);
  motus_view_set_needs_layout(motus_view_controller_view(s.screens[0]));
  motus_runtime_tick(s.runtime, 0);
  motus_scroller_scroll_to(s.scroller,
                           (motus_point){mirrored(100, NARROW, 3 * NARROW), 0},
                           false, NULL, NULL, NULL);
}

static void touch(motus_touch_phase phase, double time) {
  motus_runtime_send_touch(s.runtime, 1, phase,
                           (motus_point){mirrored(150, 0, WINDOW), 100}, time);
}

static motus_property_animator *resize(manner manner, double width) {
  motus_timing spring;
  motus_property_animator *room = NULL;
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING;
  s.width = width;
  motus_property_animator_create(s.runtime, .4,
                                 manner == EASES ? NULL : &spring, &room);
  motus_property_animator_add_animations(room, set_room_with_contents, NULL,
                                         NULL);
  motus_property_animator_start(room);
  return room;
}

static void run(const play *p, seen *out) {
  motus_property_animator *first = NULL, *second = NULL;
  open_tabs(p);
  motus_runtime_tick(s.runtime, 1 / 60.);
  first = resize(p->manner, p->manner == TAKEN_OVER ? 550 : p->goal);
  for (int i = 0; i < FRAMES; i++) {
    motus_rect rect = {0, 0, MARK, MARK};
    double bounds[4] = {0}, now = (i + 2) / 60.;
    if (p->manner == TAKEN_OVER && i == 6)
      second = resize(p->manner, p->goal);
    if (p->away >= 0 && i == GOES)
      motus_tab_bar_controller_select(s.tabs, s.screens[1], NULL, NULL, NULL);
    if (p->away >= 0 && i == GOES + p->away)
      motus_tab_bar_controller_select(s.tabs, s.screens[0], NULL, NULL, NULL);
    if (i == p->touched)
      touch(MOTUS_TOUCH_BEGAN, now);
    if (i == p->touched + 30)
      touch(MOTUS_TOUCH_ENDED, now);
    CHECK_EQUAL(motus_runtime_tick(s.runtime, now), MOTUS_OK);
    motus_view_convert_rect_by(s.mark, rect, NULL, MOTUS_VALUE_SHOWN, &rect);
    motus_view_property(s.view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN,
                        bounds, 4);
    out->mark[i] = mirrored(rect.x, rect.width, WINDOW);
    out->width[i] = bounds[2];
  }
  for (int i = 0; i < 600 && motus_runtime_needs_tick(s.runtime); i++)
    motus_runtime_tick(s.runtime, (FRAMES + 2 + i) / 60.);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  out->rest = mirrored(motus_scroller_offset(s.scroller).x, s.width,
                       3 * motus_view_bounds(s.view).width);
  motus_release(first);
  motus_release(second);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(s.scroller);
  motus_release(s.mark);
  if (!p->is_whole)
    motus_release(s.view);
  motus_release(s.screens[0]);
  motus_release(s.screens[1]);
  motus_release(s.tabs);
  motus_release(s.holder);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
}

static void compare(play p) {
  static seen sides[2];
  int before = check_failures;
  for (int turned = 0; turned < 2; turned++) {
    memset(&s, 0, sizeof s);
    s.is_turned = turned;
    run(&p, &sides[turned]);
  }
  for (int i = 0; i < FRAMES && before == check_failures; i++) {
    if (i >= GOES && i < GOES + p.away)
      continue; /* nobody sees it */
    CHECK_NEAR(sides[1].mark[i], sides[0].mark[i], 1e-6);
    CHECK_NEAR(sides[1].width[i], sides[0].width[i], 1e-6);
  }
  CHECK_NEAR(sides[1].rest, sides[0].rest, 1e-6);
  if (before != check_failures)
    printf("manner %d, whole %d, away for %d, touched at %d, to %g\n", p.manner,
           p.is_whole, p.away, p.touched, p.goal);
}

/* A tab that comes back goes on with its room, and its content with it. */
static void a_tab_that_comes_back_goes_on_in_the_mirror(void) {
  static const double goals[] = {700, 330};
  static const int aways[] = {-1, 0, 3};
  static const int touches[] = {13, 18, FRAMES};
  for (int m = 0; m < MANNERS; m++)
    for (int whole = 0; whole < 2; whole++)
      for (int a = 0; a < 3; a++)
        for (int g = 0; g < 2; g++)
          for (int t = 0; t < 3; t++)
            compare((play){.manner = (manner)m,
                           .is_whole = whole,
                           .away = aways[a],
                           .touched = touches[t],
                           .goal = goals[g]});
}

CHECK_MAIN(TEST(a_tab_that_comes_back_goes_on_in_the_mirror))
