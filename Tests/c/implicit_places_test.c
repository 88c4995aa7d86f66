/* Implicit glides where others place views: dynamics, and the layout that a new
 * size of the window brings. */
#include "dynamics.h"

static motus_view *inner, *gliding;

static void lay_out(void *data, motus_view_controller *controller) {
  motus_rect r = motus_view_bounds(motus_view_controller_view(controller));
  (void)data;
  motus_view_set_center(inner, (motus_point){r.width / 2, 10});
  motus_view_set_center(gliding, (motus_point){r.width / 2, 30});
}

static double shown_x(motus_view *view) {
  double c[2] = {-1, -1};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
  return c[0];
}

/* IM-10 */
static void what_dynamics_moves_does_not_glide(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 200, 100, 50, 50);
  motus_view *view = (motus_view *)item;
  run(&s, 1);
  CHECK_EQUAL(motus_view_set_implicit(view, MOTUS_PROPERTY_ALL, NULL),
              MOTUS_OK);
  gravity(&s, &item, 1);
  for (int i = 0; i < 20; i++) {
    double c[2];
    run(&s, 1);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
    CHECK_NEAR(c[1], motus_view_center(view).y, 0);
  }
  CHECK(motus_view_center(view).y > 120);
  scene_close(&s);
}

/* IM-12 */
static void a_new_size_of_the_window_applies_at_once(void) {
  world w = world_open();
  motus_view_controller *root = NULL;
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  CHECK_EQUAL(
      motus_view_controller_create(w.runtime, &callbacks, NULL, NULL, &root),
      MOTUS_OK);
  motus_view *view = motus_view_controller_view(root);
  inner = world_view(&w, view);
  gliding = world_view(&w, view);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(w.runtime, root),
              MOTUS_OK);
  motus_runtime_tick(w.runtime, 0);
  motus_runtime_tick(w.runtime, .1);
  CHECK_NEAR(shown_x(inner), 195, 0);
  motus_implicit_options o;
  motus_implicit_options_init(&o, sizeof o);
  o.timing.type = MOTUS_TIMING_LINEAR;
  o.duration = 1;
  motus_view_set_implicit(inner, MOTUS_PROPERTY_CENTER, &o);
  o.flags = MOTUS_IMPLICIT_ON_RESIZE;
  motus_view_set_implicit(gliding, MOTUS_PROPERTY_CENTER, &o);
  CHECK_EQUAL(motus_runtime_set_window_size(w.runtime, (motus_size){590, 844},
                                            0, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  motus_runtime_tick(w.runtime, .2);
  CHECK_NEAR(motus_view_center(inner).x, 295, 0);
  CHECK_NEAR(shown_x(inner), 295, 0);
  CHECK_NEAR(shown_x(gliding), 205, 1e-9); /* since the frame before */
  motus_runtime_tick(w.runtime, .7);
  CHECK_NEAR(shown_x(inner), 295, 0);
  CHECK_NEAR(shown_x(gliding), 255, 1e-9);
  /* Any other moment glides. */
  motus_view_set_center(inner, (motus_point){95, 10});
  motus_runtime_tick(w.runtime, .7);
  CHECK_NEAR(shown_x(inner), 295, 0);
  motus_release(root);
  world_close(&w);
}

CHECK_MAIN(TEST(what_dynamics_moves_does_not_glide),
           TEST(a_new_size_of_the_window_applies_at_once))
