/* What is behind a presentation is blurred as it is dimmed. PR-19 */
#include "zoom_stage.h"

static motus_runtime *runtime;
static motus_view_controller *below, *above;
static double now;

static void tick(void) {
  CHECK_EQUAL(motus_runtime_tick(runtime, now += 1 / 60.), MOTUS_OK);
}

/* Rows for a GPU name the same items, and blur as much. IR-1 */
static void rows_blur_alike(motus_runtime *it, const motus_draw_detail *details,
                            size_t count) {
  const motus_draw_row *rows;
  size_t row_count, next = 0;
  CHECK_EQUAL(motus_runtime_draw_rows(it, &rows, &row_count), MOTUS_OK);
  for (size_t i = 0; i < row_count; i++) {
    if (rows[i].flags & MOTUS_DRAW_ROW_SHADOW) {
      CHECK(!(rows[i].flags & MOTUS_DRAW_ROW_BACKDROP));
      continue;
    }
    CHECK_EQUAL(rows[i].item, next++);
    REQUIRE(next <= count);
    double wanted = details[rows[i].item].backdrop_blur_radius;
    CHECK_EQUAL((rows[i].flags & MOTUS_DRAW_ROW_BACKDROP) != 0, wanted > 0);
    CHECK_NEAR(rows[i].blur, wanted, 1e-5);
  }
  CHECK_EQUAL(next, count);
}

/* The greatest blur in the draw list, and the alpha of that item's colour. */
static double blur_in(motus_runtime *it, double *out_alpha) {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  size_t count, n;
  double most = 0;
  CHECK_EQUAL(motus_runtime_draw_list(it, &items, &count), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_details(it, &details, &n), MOTUS_OK);
  rows_blur_alike(it, details, n);
  for (size_t i = 0; i < count; i++)
    if (details[i].backdrop_blur_radius > most) {
      most = details[i].backdrop_blur_radius;
      *out_alpha = items[i].alpha * items[i].color.alpha;
    }
  return most;
}

static double blur(double *out_alpha) {
  return blur_in(runtime, out_alpha);
}

static void open(double width, motus_presentation_style style) {
  motus_runtime_options options;
  motus_look_options look;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){width, 800};
  now = 0;
  REQUIRE(motus_runtime_create(&options, &runtime) == MOTUS_OK);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &below);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &above);
  motus_runtime_set_root_view_controller(runtime, below);
  tick();
  motus_view_controller_set_presentation_style(above, style);
  motus_look_options_init(&look, sizeof look);
  CHECK_NEAR(look.dimming_blur_radius, 0, 0);
  look.dimming_blur_radius = 30;
  CHECK_EQUAL(motus_view_controller_set_look(above, &look), MOTUS_OK);
}

static void close_world(void) {
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* The blur is to 30 as the dimming is to .2, in each frame, both ways. */
static void a_sheet_blurs_as_it_dims(void) {
  open(390, MOTUS_PRESENTATION_PAGE_SHEET);
  double alpha = 0, most = 0;
  motus_view_controller_present(below, above, true, NULL, NULL, NULL);
  for (int i = 0; i < 90; i++) {
    tick();
    double here = blur(&alpha);
    CHECK(here >= most - 1e-9);
    if (here > 0)
      CHECK_NEAR(here / 30, alpha / .2, 1e-9);
    most = here;
  }
  CHECK_NEAR(most, 30, 1e-9);
  motus_view_controller_dismiss(below, true, NULL, NULL, NULL);
  for (int i = 0; i < 10; i++)
    tick();
  double here = blur(&alpha);
  CHECK(here > 1 && here < 29);
  CHECK_NEAR(here / 30, alpha / .2, 1e-9);
  for (int i = 0; i < 90; i++)
    tick();
  CHECK_NEAR(blur(&alpha), 0, 0);
  close_world();
}

/* While it stands another look shows at once; a blur needs no colour. */
static void another_look_has_another_blur(void) {
  open(390, MOTUS_PRESENTATION_PAGE_SHEET);
  motus_look_options look;
  double alpha = 0, value = 0;
  motus_view_controller_present(below, above, false, NULL, NULL, NULL);
  tick();
  CHECK_NEAR(blur(&alpha), 30, 1e-9);
  CHECK_NEAR(alpha, .2, 1e-9);
  motus_look_options_init(&look, sizeof look);
  look.dimming_blur_radius = 12;
  look.dimming_color = (motus_color){1, 0, 0, 0};
  CHECK_EQUAL(motus_view_controller_set_look(above, &look), MOTUS_OK);
  tick();
  CHECK_NEAR(blur(&alpha), 12, 1e-9);
  CHECK_NEAR(alpha, 0, 0);
  motus_view_controller_get_look(above, &look);
  CHECK_NEAR(look.dimming_blur_radius, 12, 0);
  CHECK_EQUAL(motus_view_controller_set_look(above, NULL), MOTUS_OK);
  tick();
  CHECK_NEAR(blur(&alpha), 0, 0);
  look.dimming_blur_radius = -1;
  CHECK_EQUAL(motus_view_controller_set_look(above, &look),
              MOTUS_ERROR_INVALID_ARGUMENT);
  /* Its number can be read of any view, and not be set. */
  motus_view *view = motus_view_controller_view(below);
  CHECK_EQUAL(motus_view_property(view, MOTUS_PROPERTY_BACKDROP_BLUR,
                                  MOTUS_VALUE_SHOWN, &value, 1),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_view_set_property(view, MOTUS_PROPERTY_BACKDROP_BLUR, &value, 1),
      MOTUS_ERROR_NOT_FOUND);
  close_world();
}

static void a_popover_blurs_without_a_colour(void) {
  open(1000, MOTUS_PRESENTATION_POPOVER);
  motus_popover_options options;
  motus_popover_options_init(&options, sizeof options);
  options.source_view = motus_view_controller_view(below);
  options.source_rect = (motus_rect){300, 300, 20, 20};
  motus_popover_set_options(
      motus_view_controller_presentation_controller(above), &options);
  double alpha = 0, most = 0;
  motus_view_controller_present(below, above, true, NULL, NULL, NULL);
  for (int i = 0; i < 60; i++) {
    tick();
    double here = blur(&alpha);
    CHECK(here >= most - 1e-9 && here <= most + 8);
    most = here;
  }
  CHECK_NEAR(most, 30, 1e-9);
  CHECK_NEAR(alpha, 0, 0);
  motus_view_controller_dismiss(below, true, NULL, NULL, NULL);
  for (int i = 0; i < 60; i++)
    tick();
  CHECK_NEAR(blur(&alpha), 0, 0);
  close_world();
}

/* Where anything changes behind it all of it is drawn anew. */
static void what_changes_behind_it_damages_all_of_it(void) {
  open(390, MOTUS_PRESENTATION_PAGE_SHEET);
  const motus_pixel_rect *rects;
  size_t count;
  motus_view *box;
  motus_view_create(runtime, &box);
  motus_view_set_frame(box, (motus_rect){10, 10, 20, 20});
  motus_view_add_subview(motus_view_controller_view(below), box);
  motus_view_controller_present(below, above, false, NULL, NULL, NULL);
  for (int blurs = 1; blurs >= 0; blurs--) {
    for (int i = 0; i < 40; i++)
      tick();
    motus_runtime_damage(runtime, 1, &rects, &count);
    motus_runtime_damage(runtime, 1, &rects, &count);
    CHECK_EQUAL(count, 0);
    motus_view_set_background_color(box, (motus_color){0, blurs, 1, 1});
    tick();
    motus_runtime_damage(runtime, 1, &rects, &count);
    CHECK_EQUAL(count, 1);
    CHECK_EQUAL(rects[0].width, blurs ? 390 : 20);
    CHECK_EQUAL(rects[0].height, blurs ? 800 : 20);
    motus_view_controller_set_look(above, NULL);
  }
  motus_release(box);
  close_world();
}

static void a_zoom_blurs_as_it_dims(void) {
  zoom_stage z;
  motus_zoom_options options;
  double alpha = 0;
  zoom_open(&z);
  motus_zoom_options_init(&options, sizeof options);
  options.dimming_blur_radius = 20;
  zoom_set(&z, &options);
  story_push(&z.g.s, z.g.s.b, true);
  double most = 0;
  for (int i = 0; i < 20; i++) {
    stage_tick(&z.g);
    double here = blur_in(z.g.s.runtime, &alpha);
    if (here > 0)
      CHECK_NEAR(here / 20, alpha / .15, 1e-9);
    most = fmax(most, here);
  }
  CHECK(most > 5 && most <= 20 + 1e-9);
  stage_run(&z.g, 120);
  CHECK_NEAR(blur_in(z.g.s.runtime, &alpha), 0, 0);
  options.dimming_blur_radius = NAN;
  CHECK_EQUAL(
      motus_view_controller_set_zoom(z.g.s.b, &options, NULL, NULL, NULL),
      MOTUS_ERROR_INVALID_ARGUMENT);
  stage_close(&z.g);
}

CHECK_MAIN(TEST(a_sheet_blurs_as_it_dims), TEST(another_look_has_another_blur),
           TEST(a_popover_blurs_without_a_colour),
           TEST(what_changes_behind_it_damages_all_of_it),
           TEST(a_zoom_blurs_as_it_dims))
