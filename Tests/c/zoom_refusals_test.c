/* What zooms refuse: HZ-22. */
#include "zoom_stage.h"

#define SET "motus_view_controller_set_zoom"

static int gone;
static void count(void *user_data) {
  (void)user_data;
  gone += 1;
}

static void options_that_are_none_are_refused(void) {
  world w = world_open();
  motus_zoom_options o, good;
  motus_view_controller *c = NULL;
  CHECK_EQUAL(motus_view_controller_create(w.runtime, NULL, NULL, NULL, &c),
              MOTUS_OK);
  CHECK_EQUAL(motus_zoom_options_init(NULL, sizeof o),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_zoom_options_init(&o, 3), MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_zoom_options_init(&good, sizeof good), MOTUS_OK);
  gone = 0;
  o = good;
  o.gestures = 8;
  CHECK_REFUSED(motus_view_controller_set_zoom(c, &o, NULL, NULL, count),
                INVALID_ARGUMENT, SET);
  o = good;
  o.policy = (motus_zoom_policy)2;
  CHECK_REFUSED(motus_view_controller_set_zoom(c, &o, NULL, NULL, count),
                INVALID_ARGUMENT, SET);
  o = good;
  o.dimming_color.alpha = NAN;
  CHECK_REFUSED(motus_view_controller_set_zoom(c, &o, NULL, NULL, count),
                INVALID_ARGUMENT, SET);
  o = good;
  o.physics.struct_size = 0;
  CHECK_REFUSED(motus_view_controller_set_zoom(c, &o, NULL, NULL, count),
                STRUCT_SIZE, SET);
  double *first = &o.physics.entrance_frequency;
  size_t n = (sizeof o.physics - sizeof(size_t)) / sizeof(double);
  for (size_t i = 0; i < n; i++) {
    static const double bad[] = {NAN, INFINITY, -1, 1e9};
    for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
      o = good;
      first[i] = bad[k];
      CHECK_REFUSED(motus_view_controller_set_zoom(c, &o, NULL, NULL, count),
                    INVALID_ARGUMENT, SET);
    }
  }
  CHECK_EQUAL(gone, 4 + 4 * (int)n);
  motus_zoom_delegate d = {.struct_size = 1};
  CHECK_REFUSED(motus_view_controller_set_zoom(c, NULL, &d, NULL, count),
                STRUCT_SIZE, SET);
  CHECK_REFUSED(
      motus_view_controller_set_zoom((void *)w.stale, NULL, NULL, NULL, count),
      WRONG_KIND, SET);
  CHECK_EQUAL(motus_view_controller_set_zoom(NULL, NULL, NULL, NULL, count),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_REFUSED(motus_view_controller_clear_zoom((void *)w.view), WRONG_KIND,
                "motus_view_controller_clear_zoom");
  CHECK_EQUAL(motus_view_controller_clear_zoom(NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  gone = 0;
  CHECK_EQUAL(motus_view_controller_set_zoom(c, NULL, NULL, NULL, count),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_zoom(c, &good, NULL, NULL, count),
              MOTUS_OK);
  CHECK_EQUAL(gone, 1);
  CHECK_EQUAL(motus_view_controller_clear_zoom(c), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_clear_zoom(c), MOTUS_OK);
  CHECK_EQUAL(gone, 2);
  CHECK_EQUAL(motus_release(c), MOTUS_OK);
  world_close(&w);
}

static void a_card_that_cannot_be_is_refused(void) {
  motus_zoom_physics p;
  motus_size size = {390, 844}, none = {0, 844};
  motus_point grab = {0, 0}, nowhere = {INFINITY, 0};
  motus_vector way = {0, 10}, wild = {NAN, 0};
  motus_rect r = {1, 1, 1, 1};
  double s = 1;
  CHECK_EQUAL(motus_zoom_physics_init(&p, sizeof p), MOTUS_OK);
  CHECK_EQUAL(motus_zoom_physics_init(NULL, sizeof p),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, way, none, grab, &r, &s),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(r.width == 0 && s == 0);
  CHECK_EQUAL(motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, wild, size, grab, &r, &s),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, way, size, nowhere, &r, &s),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_zoom_evaluate(&p, MOTUS_ZOOM_PINCH, way, size, grab, &r, &s),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, way, size, grab, NULL, &s),
      MOTUS_ERROR_INVALID_ARGUMENT);
  p.gain = NAN;
  CHECK_EQUAL(motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, way, size, grab, &r, &s),
              MOTUS_ERROR_INVALID_ARGUMENT);
  p.struct_size = 2;
  CHECK_EQUAL(motus_zoom_evaluate(&p, MOTUS_ZOOM_PAN, way, size, grab, &r, &s),
              MOTUS_ERROR_STRUCT_SIZE);
  /* The largest travel keeps it finite. */
  motus_vector far = {1e60, 1e60};
  CHECK_EQUAL(
      motus_zoom_evaluate(NULL, MOTUS_ZOOM_PAN, far, size, grab, &r, &s),
      MOTUS_OK);
  CHECK(isfinite(r.x) && isfinite(r.y) && s > 0);
}

CHECK_MAIN(TEST(options_that_are_none_are_refused),
           TEST(a_card_that_cannot_be_is_refused))
