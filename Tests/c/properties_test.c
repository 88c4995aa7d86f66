#include "report.h"
#include <math.h>

static void setters_change_the_model_at_once(void) {
  world w = world_open();
  motus_point center = {3, 4};
  motus_rect bounds = {1, 2, 30, 40};
  motus_transform turn = {0, 1, -1, 0, 5, 6};
  motus_color color = {.1, -.2, 1.3, .4};
  CHECK_EQUAL(motus_view_set_center(w.view, center), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_bounds(w.view, bounds), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_transform(w.view, turn), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(w.view, .25), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_background_color(w.view, color), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_corner_radius(w.view, 7), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_hidden(w.view, true), MOTUS_OK);
  motus_point c = motus_view_center(w.view);
  CHECK(c.x == 3 && c.y == 4);
  motus_rect b = motus_view_bounds(w.view);
  CHECK(b.x == 1 && b.y == 2 && b.width == 30 && b.height == 40);
  motus_transform t = motus_view_transform(w.view);
  CHECK(t.a == 0 && t.b == 1 && t.c == -1 && t.d == 0);
  CHECK(t.tx == 5 && t.ty == 6);
  CHECK(motus_view_alpha(w.view) == .25);
  motus_color k = motus_view_background_color(w.view);
  CHECK(k.red == .1 && k.green == -.2 && k.blue == 1.3 && k.alpha == .4);
  CHECK(motus_view_corner_radius(w.view) == 7);
  CHECK(motus_view_is_hidden(w.view));
  CHECK_EQUAL(motus_view_set_hidden(w.view, false), MOTUS_OK);
  CHECK(!motus_view_is_hidden(w.view));
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void a_frame_is_center_and_size(void) {
  world w = world_open();
  motus_rect bounds = {7, 8, 1, 1}, frame = {10, 20, 30, 40};
  motus_view_set_bounds(w.view, bounds);
  CHECK_EQUAL(motus_view_set_frame(w.view, frame), MOTUS_OK);
  motus_rect b = motus_view_bounds(w.view), f = motus_view_frame(w.view);
  CHECK(b.x == 7 && b.y == 8 && b.width == 30 && b.height == 40);
  CHECK(f.x == 10 && f.y == 20 && f.width == 30 && f.height == 40);
  motus_point c = motus_view_center(w.view);
  CHECK(c.x == 25 && c.y == 40);
  motus_transform twice = {2, 0, 0, 2, 0, 0};
  motus_view_set_transform(w.view, twice);
  f = motus_view_frame(w.view);
  CHECK(f.x == -5 && f.y == 0 && f.width == 60 && f.height == 80);
  CHECK_REFUSED(motus_view_set_frame(w.view, frame), INVALID_STATE,
                "motus_view_set_frame");
  world_close(&w);
}

static void alpha_is_brought_into_its_range(void) {
  world w = world_open();
  double wild[] = {3}, value = 0;
  CHECK_EQUAL(motus_view_set_alpha(w.view, -.5), MOTUS_OK);
  CHECK_NEAR(motus_view_alpha(w.view), 0, 0);
  CHECK_EQUAL(motus_view_set_alpha(w.view, 1e30), MOTUS_OK);
  CHECK_NEAR(motus_view_alpha(w.view), 1, 0);
  motus_view_set_alpha(w.view, .5);
  CHECK_EQUAL(motus_view_set_property(w.view, MOTUS_PROPERTY_ALPHA, wild, 1),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_property(w.view, MOTUS_PROPERTY_ALPHA,
                                  MOTUS_VALUE_SHOWN, &value, 1),
              MOTUS_OK);
  CHECK_NEAR(value, 1, 0);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static const double bad_numbers[] = {NAN, INFINITY, -INFINITY};

static void numbers_that_are_not_finite_are_refused(void) {
  world w = world_open();
  for (int i = 0; i < 3; i++) {
    double bad = bad_numbers[i];
    for (int field = 0; field < 6; field++) {
      double numbers[6] = {0, 0, 0, 0, 0, 0};
      numbers[field] = bad;
      motus_point center = {numbers[0], numbers[1]};
      motus_rect rect = {numbers[0], numbers[1], numbers[2], numbers[3]};
      motus_color color = {numbers[0], numbers[1], numbers[2], numbers[3]};
      motus_transform transform = {numbers[0], numbers[1], numbers[2],
                                   numbers[3], numbers[4], numbers[5]};
      if (field < 1) {
        CHECK_REFUSED(motus_view_set_alpha(w.view, bad), INVALID_ARGUMENT,
                      "motus_view_set_alpha");
        CHECK_SAYS("alpha");
        CHECK_REFUSED(motus_view_set_corner_radius(w.view, bad),
                      INVALID_ARGUMENT, "motus_view_set_corner_radius");
        CHECK_SAYS("corner radius");
      }
      if (field < 2) {
        CHECK_REFUSED(motus_view_set_center(w.view, center), INVALID_ARGUMENT,
                      "motus_view_set_center");
        CHECK_SAYS("center");
      }
      if (field < 4) {
        CHECK_REFUSED(motus_view_set_bounds(w.view, rect), INVALID_ARGUMENT,
                      "motus_view_set_bounds");
        CHECK_REFUSED(motus_view_set_frame(w.view, rect), INVALID_ARGUMENT,
                      "motus_view_set_frame");
        CHECK_REFUSED(motus_view_set_background_color(w.view, color),
                      INVALID_ARGUMENT, "motus_view_set_background_color");
      }
      CHECK_REFUSED(motus_view_set_transform(w.view, transform),
                    INVALID_ARGUMENT, "motus_view_set_transform");
      CHECK_REFUSED(
          motus_view_set_property(w.view, MOTUS_PROPERTY_TRANSFORM, numbers, 6),
          INVALID_ARGUMENT, "motus_view_set_property");
    }
  }
  CHECK_NEAR(motus_view_transform(w.view).a, 1, 0);
  CHECK_NEAR(motus_view_alpha(w.view), 1, 0);
  world_close(&w);
}

static void sizes_and_radii_are_not_negative(void) {
  world w = world_open();
  motus_rect thin = {0, 0, -1, 1}, low = {0, 0, 1, -1};
  double values[] = {0, 0, 1, -1};
  motus_rect huge = {1.7e308, 0, 1.7e308, 1};
  CHECK_REFUSED(motus_view_set_bounds(w.view, thin), INVALID_ARGUMENT,
                "motus_view_set_bounds");
  CHECK_REFUSED(motus_view_set_bounds(w.view, low), INVALID_ARGUMENT,
                "motus_view_set_bounds");
  CHECK_REFUSED(motus_view_set_frame(w.view, thin), INVALID_ARGUMENT,
                "motus_view_set_frame");
  CHECK_REFUSED(motus_view_set_frame(w.view, huge), INVALID_ARGUMENT,
                "motus_view_set_frame");
  CHECK_REFUSED(
      motus_view_set_property(w.view, MOTUS_PROPERTY_BOUNDS, values, 4),
      INVALID_ARGUMENT, "motus_view_set_property");
  CHECK_REFUSED(motus_view_set_corner_radius(w.view, -.1), INVALID_ARGUMENT,
                "motus_view_set_corner_radius");
  CHECK_NEAR(motus_view_bounds(w.view).width, 0, 0);
  world_close(&w);
}

static void every_property_can_be_set_and_read_by_number(void) {
  world w = world_open();
  const size_t counts[] = {0, 2, 4, 6, 1, 4, 1, 1};
  for (uint32_t property = 1; property <= 7; property++) {
    double values[6] = {.5, .25, 1, 1, 2, 3}, model[6], shown[6], rate[6];
    if (property == MOTUS_PROPERTY_HIDDEN)
      values[0] = 1;
    size_t count = counts[property];
    CHECK_EQUAL(motus_view_set_property(w.view, property, values, count),
                MOTUS_OK);
    CHECK_EQUAL(
        motus_view_property(w.view, property, MOTUS_VALUE_MODEL, model, count),
        MOTUS_OK);
    CHECK_EQUAL(
        motus_view_property(w.view, property, MOTUS_VALUE_SHOWN, shown, 6),
        MOTUS_OK);
    CHECK_EQUAL(motus_view_property_velocity(w.view, property, rate, count),
                MOTUS_OK);
    for (size_t i = 0; i < count; i++)
      CHECK(model[i] == values[i] && shown[i] == values[i] && rate[i] == 0);
    for (size_t wrong = 0; wrong < 8; wrong++) {
      if (wrong != count)
        CHECK_REFUSED(motus_view_set_property(w.view, property, values, wrong),
                      INVALID_ARGUMENT, "motus_view_set_property");
      if (wrong < count) {
        CHECK_REFUSED(motus_view_property(w.view, property, MOTUS_VALUE_MODEL,
                                          model, wrong),
                      INVALID_ARGUMENT, "motus_view_property");
        CHECK_REFUSED(
            motus_view_property_velocity(w.view, property, rate, wrong),
            INVALID_ARGUMENT, "motus_view_property_velocity");
      }
    }
    CHECK_REFUSED(motus_view_set_property(w.view, property, values, SIZE_MAX),
                  INVALID_ARGUMENT, "motus_view_set_property");
    CHECK_REFUSED(motus_view_set_property(w.view, property, NULL, count),
                  INVALID_ARGUMENT, "motus_view_set_property");
    CHECK_REFUSED(
        motus_view_property(w.view, property, MOTUS_VALUE_MODEL, NULL, count),
        INVALID_ARGUMENT, "motus_view_property");
    CHECK_REFUSED(motus_view_property_velocity(w.view, property, NULL, count),
                  INVALID_ARGUMENT, "motus_view_property_velocity");
  }
  CHECK(motus_view_is_hidden(w.view));
  CHECK_NEAR(motus_view_center(w.view).y, .25, 0);
  CHECK_NEAR(motus_view_transform(w.view).ty, 3, 0);
  world_close(&w);
}

static void hidden_is_zero_or_one(void) {
  world w = world_open();
  const double values[] = {.5, -1, 2};
  for (int i = 0; i < 3; i++)
    CHECK_REFUSED(
        motus_view_set_property(w.view, MOTUS_PROPERTY_HIDDEN, &values[i], 1),
        INVALID_ARGUMENT, "motus_view_set_property");
  CHECK(!motus_view_is_hidden(w.view));
  world_close(&w);
}

static void outputs_are_cleared_when_a_call_fails(void) {
  world w = world_open();
  double out[4] = {9, 9, 9, 9};
  CHECK_REFUSED(motus_view_property(w.view, MOTUS_PROPERTY_TRANSFORM,
                                    MOTUS_VALUE_MODEL, out, 3),
                INVALID_ARGUMENT, "motus_view_property");
  CHECK(out[0] == 0 && out[1] == 0 && out[2] == 0 && out[3] == 9);
  out[0] = 9;
  CHECK_REFUSED(motus_view_property_velocity(w.view, 99, out, 1), NOT_FOUND,
                "motus_view_property_velocity");
  CHECK(out[0] == 0 && out[3] == 9);
  uint32_t property = 9;
  CHECK_REFUSED(motus_runtime_register_property(
                    NULL, "a", MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &property),
                INVALID_ARGUMENT, "motus_runtime_register_property");
  CHECK_EQUAL(property, 0);
  world_close(&w);
}

static void unknown_properties_and_sources_are_refused(void) {
  world w = world_open();
  const uint32_t unknown[] = {0, 40, 63, 64, 65535, 65536 + 4, UINT32_MAX};
  double value[16] = {0};
  for (int i = 0; i < 7; i++) {
    CHECK_REFUSED(motus_view_set_property(w.view, unknown[i], value, 1),
                  NOT_FOUND, "motus_view_set_property");
    CHECK_REFUSED(
        motus_view_property(w.view, unknown[i], MOTUS_VALUE_MODEL, value, 16),
        NOT_FOUND, "motus_view_property");
    CHECK_REFUSED(motus_view_property_velocity(w.view, unknown[i], value, 16),
                  NOT_FOUND, "motus_view_property_velocity");
  }
  CHECK_REFUSED(motus_view_property(w.view, MOTUS_PROPERTY_ALPHA,
                                    (motus_value_source)7, value, 16),
                INVALID_ARGUMENT, "motus_view_property");
  world_close(&w);
}

static void a_custom_property_is_like_any_other(void) {
  world w = world_open();
  const double initial[] = {1, 2, 3};
  double value[3], other[] = {4, 5, 6};
  uint32_t property = 0, again = 0, plain = 0;
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "shadow",
                                              MOTUS_PROPERTY_KIND_LINEAR, 3,
                                              initial, &property),
              MOTUS_OK);
  CHECK_EQUAL(property, MOTUS_PROPERTY_CUSTOM);
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "shadow",
                                              MOTUS_PROPERTY_KIND_LINEAR, 3,
                                              NULL, &again),
              MOTUS_OK);
  CHECK_EQUAL(again, property);
  CHECK_EQUAL(motus_runtime_register_property(w.runtime, "shadows",
                                              MOTUS_PROPERTY_KIND_LINEAR, 2,
                                              NULL, &plain),
              MOTUS_OK);
  CHECK_EQUAL(plain, MOTUS_PROPERTY_CUSTOM + 1);
  CHECK_EQUAL(
      motus_view_property(w.view, property, MOTUS_VALUE_SHOWN, value, 3),
      MOTUS_OK);
  CHECK(value[0] == 1 && value[1] == 2 && value[2] == 3);
  CHECK_EQUAL(motus_view_set_property(w.view, property, other, 3), MOTUS_OK);
  CHECK_EQUAL(
      motus_view_property(w.view, property, MOTUS_VALUE_MODEL, value, 3),
      MOTUS_OK);
  CHECK(value[0] == 4 && value[1] == 5 && value[2] == 6);
  CHECK_EQUAL(motus_view_property(w.view, plain, MOTUS_VALUE_MODEL, value, 2),
              MOTUS_OK);
  CHECK(value[0] == 0 && value[1] == 0);
  CHECK_REFUSED(motus_view_set_property(w.view, property, other, 2),
                INVALID_ARGUMENT, "motus_view_set_property");
  /* A property is its runtime's: the other has none. */
  CHECK_REFUSED(motus_view_set_property(w.foreign, property, other, 3),
                NOT_FOUND, "motus_view_set_property");
  world_close(&w);
}

static void a_property_needs_a_name_and_one_to_sixteen_components(void) {
  world w = world_open();
  const char *name = "motus_runtime_register_property";
  uint32_t p = 0;
  double numbers[16] = {0};
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, NULL, MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "", MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "a", MOTUS_PROPERTY_KIND_LINEAR, 0, NULL, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "a", MOTUS_PROPERTY_KIND_LINEAR, 17, NULL, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property(w.runtime, "a",
                                                MOTUS_PROPERTY_KIND_LINEAR,
                                                SIZE_MAX, numbers, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "a", MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, NULL),
                INVALID_ARGUMENT, name);
  numbers[15] = NAN;
  CHECK_REFUSED(motus_runtime_register_property(w.runtime, "a",
                                                MOTUS_PROPERTY_KIND_LINEAR, 16,
                                                numbers, &p),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_register_property((motus_runtime *)w.view, "a",
                                                MOTUS_PROPERTY_KIND_LINEAR, 1,
                                                NULL, &p),
                WRONG_KIND, name);
  CHECK_EQUAL(motus_runtime_register_property(
                  w.runtime, "a", MOTUS_PROPERTY_KIND_LINEAR, 15, numbers, &p),
              MOTUS_OK);
  CHECK_EQUAL(p, MOTUS_PROPERTY_CUSTOM);
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, "a", MOTUS_PROPERTY_KIND_LINEAR, 14, NULL, &p),
                INVALID_STATE, name);
  CHECK_EQUAL(p, 0);
  char text[257];
  memset(text, 'x', sizeof text);
  text[256] = 0;
  CHECK_REFUSED(motus_runtime_register_property(
                    w.runtime, text, MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &p),
                INVALID_ARGUMENT, name);
  text[255] = 0;
  CHECK_EQUAL(motus_runtime_register_property(
                  w.runtime, text, MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &p),
              MOTUS_OK);
  world_close(&w);
}

static void wrong_handles_are_refused_by_every_setter(void) {
  world w = world_open();
  motus_point center = {0, 0};
  motus_rect rect = {0, 0, 1, 1};
  motus_transform transform = {1, 0, 0, 1, 0, 0};
  motus_color color = {0, 0, 0, 0};
  double v[16] = {0};
  CHECK_SUBJECT(w, motus_view_set_center(subject, center),
                "motus_view_set_center");
  CHECK_SUBJECT(w, motus_view_set_bounds(subject, rect),
                "motus_view_set_bounds");
  CHECK_SUBJECT(w, motus_view_set_frame(subject, rect), "motus_view_set_frame");
  CHECK_SUBJECT(w, motus_view_set_transform(subject, transform),
                "motus_view_set_transform");
  CHECK_SUBJECT(w, motus_view_set_alpha(subject, 0), "motus_view_set_alpha");
  CHECK_SUBJECT(w, motus_view_set_background_color(subject, color),
                "motus_view_set_background_color");
  CHECK_SUBJECT(w, motus_view_set_corner_radius(subject, 0),
                "motus_view_set_corner_radius");
  CHECK_SUBJECT(w, motus_view_set_hidden(subject, true),
                "motus_view_set_hidden");
  CHECK_SUBJECT(w, motus_view_set_property(subject, 4, v, 1),
                "motus_view_set_property");
  CHECK_SUBJECT(w, motus_view_property(subject, 4, MOTUS_VALUE_MODEL, v, 16),
                "motus_view_property");
  CHECK_SUBJECT(w, motus_view_property_velocity(subject, 4, v, 16),
                "motus_view_property_velocity");
  world_close(&w);
}

static void getters_answer_zero_for_wrong_handles(void) {
  world w = world_open();
  CHECK_SUBJECT_ZERO(w, motus_view_center(subject).x == 0, "motus_view_center");
  CHECK_SUBJECT_ZERO(w, motus_view_bounds(subject).width == 0,
                     "motus_view_bounds");
  CHECK_SUBJECT_ZERO(w, motus_view_frame(subject).width == 0,
                     "motus_view_frame");
  CHECK_SUBJECT_ZERO(w, motus_view_transform(subject).a == 0,
                     "motus_view_transform");
  CHECK_SUBJECT_ZERO(w, motus_view_alpha(subject) == 0, "motus_view_alpha");
  CHECK_SUBJECT_ZERO(w, motus_view_background_color(subject).alpha == 0,
                     "motus_view_background_color");
  CHECK_SUBJECT_ZERO(w, motus_view_corner_radius(subject) == 0,
                     "motus_view_corner_radius");
  CHECK_SUBJECT_ZERO(w, !motus_view_is_hidden(subject), "motus_view_is_hidden");
  world_close(&w);
}

CHECK_MAIN(TEST(setters_change_the_model_at_once),
           TEST(a_frame_is_center_and_size),
           TEST(alpha_is_brought_into_its_range),
           TEST(numbers_that_are_not_finite_are_refused),
           TEST(sizes_and_radii_are_not_negative),
           TEST(every_property_can_be_set_and_read_by_number),
           TEST(hidden_is_zero_or_one),
           TEST(outputs_are_cleared_when_a_call_fails),
           TEST(unknown_properties_and_sources_are_refused),
           TEST(a_custom_property_is_like_any_other),
           TEST(a_property_needs_a_name_and_one_to_sixteen_components),
           TEST(wrong_handles_are_refused_by_every_setter),
           TEST(getters_answer_zero_for_wrong_handles))
