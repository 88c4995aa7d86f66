/* Where popovers stand while the view they belong to turns and moves: PR-17. */
#include "report.h"
#include <math.h>

typedef struct place {
  motus_runtime *runtime;
  double now;
  motus_view_controller *root, *menu;
  motus_presentation_controller *popover;
  motus_view *source;
} place;

static void tick(place *p) {
  CHECK_EQUAL(motus_runtime_tick(p->runtime, p->now += 1 / 60.), MOTUS_OK);
}

static void open(place *p, double width) {
  motus_popover_options options;
  motus_runtime_options window;
  motus_runtime_options_init(&window, sizeof window);
  window.window_size = (motus_size){1000, 800};
  p->now = 0;
  REQUIRE(motus_runtime_create(&window, &p->runtime) == MOTUS_OK);
  motus_view_controller_create(p->runtime, NULL, NULL, NULL, &p->root);
  motus_view_controller_create(p->runtime, NULL, NULL, NULL, &p->menu);
  motus_runtime_set_root_view_controller(p->runtime, p->root);
  tick(p);
  motus_view_create(p->runtime, &p->source);
  motus_view_set_frame(p->source, (motus_rect){400, 200, width, 40});
  motus_view_add_subview(motus_view_controller_view(p->root), p->source);
  motus_view_controller_set_presentation_style(p->menu,
                                               MOTUS_PRESENTATION_POPOVER);
  motus_view_controller_set_preferred_content_size(p->menu,
                                                   (motus_size){200, 100});
  p->popover = motus_view_controller_presentation_controller(p->menu);
  motus_popover_options_init(&options, sizeof options);
  options.source_view = p->source;
  options.permitted_arrow_directions = MOTUS_ARROW_UP;
  CHECK_EQUAL(motus_popover_set_options(p->popover, &options), MOTUS_OK);
  CHECK_EQUAL(
      motus_view_controller_present(p->root, p->menu, true, NULL, NULL, NULL),
      MOTUS_OK);
  for (int i = 0; i < 60; i++)
    tick(p);
}

static void close(place *p) {
  motus_release(p->source);
  CHECK_EQUAL(motus_runtime_destroy(p->runtime), MOTUS_OK);
}

/* The upper middle of the popover as it is drawn. */
static motus_point top(const place *p) {
  double center[2], bounds[4];
  motus_view *view = motus_view_controller_view(p->menu);
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  return (motus_point){center[0], center[1] - bounds[3] / 2};
}

/* What the popover keeps clear of is the smallest rectangle around the source. */
static void a_turned_source_has_four_corners(void) {
  for (int i = 0; i < 16; i++) {
    place p;
    double angle = i * 3.14159265358979 / 8, c = cos(angle), n = sin(angle);
    motus_rect frame;
    motus_point tip;
    motus_arrow_direction direction;
    open(&p, 100);
    motus_view_set_transform(p.source, (motus_transform){c, n, -n, c, 0, 0});
    tick(&p);
    CHECK_EQUAL(motus_popover_placement(p.popover, &frame, &direction, &tip),
                MOTUS_OK);
    double low = 220 + (fabs(n) * 100 + fabs(c) * 40) / 2;
    CHECK_NEAR(tip.x, 450, 1e-9);
    CHECK_NEAR(tip.y, low, 1e-9);
    CHECK_NEAR(frame.y, low + 13, 1e-9);
    CHECK_NEAR(top(&p).y, low + 13, 1e-9);
    close(&p);
  }
}

/* Ways in which what a popover belongs to moves: itself, what it stands in, what
 * scrolls it. */
static void move(place *p, motus_view *list, int way, double by) {
  motus_rect frame = {400, 200 + by, 100, 40};
  if (way == 0)
    motus_view_set_frame(p->source, frame);
  else if (way == 1)
    motus_view_set_transform(p->source, (motus_transform){1, 0, 0, 1, 0, by});
  else
    motus_view_set_bounds(list, (motus_rect){0, -by, 1000, 800});
}

static void a_popover_goes_where_its_source_goes(void) {
  for (int way = 0; way < 3; way++)
    for (int animated = 0; animated < 2; animated++) {
      place p;
      motus_view *list;
      open(&p, 100);
      motus_view_create(p.runtime, &list);
      motus_view_set_frame(list, (motus_rect){0, 0, 1000, 800});
      motus_view_add_subview(motus_view_controller_view(p.root), list);
      motus_view_add_subview(list, p.source);
      tick(&p);
      CHECK_NEAR(top(&p).y, 253, 0);
      if (animated)
        motus_runtime_begin_animation(p.runtime, NULL);
      move(&p, list, way, 60);
      if (animated)
        motus_runtime_commit_animation(p.runtime, NULL, NULL, NULL, NULL);
      double before = 253;
      for (int i = 0; i < 20; i++) {
        tick(&p);
        motus_point in = {50, 40}, at;
        CHECK_EQUAL(motus_view_convert_point_by(p.source, in, NULL,
                                                MOTUS_VALUE_SHOWN, &at),
                    MOTUS_OK);
        CHECK_NEAR(top(&p).y, at.y + 13, 1e-9);
        CHECK(top(&p).y >= before);
        before = top(&p).y;
        if (!animated)
          CHECK_NEAR(before, 313, 0);
      }
      CHECK_NEAR(before, 313, 0);
      CHECK(!motus_runtime_needs_tick(p.runtime));
      motus_release(list);
      close(&p);
    }
}

CHECK_MAIN(TEST(a_turned_source_has_four_corners),
           TEST(a_popover_goes_where_its_source_goes))
