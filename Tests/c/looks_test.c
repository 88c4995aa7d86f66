/* PR-18: how the library's own views look. */
#include "report.h"
#include <math.h>

static motus_runtime *runtime;
static motus_view_controller *below, *above;
static double now;

static const motus_color red = {1, 0, 0, .5}, green = {0, 1, 0, 1},
                         blue = {0, 0, 1, .25};

static void tick(void) {
  CHECK_EQUAL(motus_runtime_tick(runtime, now += 1 / 60.), MOTUS_OK);
}

static void run(void) {
  for (int i = 0; i < 90; i++)
    tick();
}

static void open(double width) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){width, 800};
  now = 0;
  REQUIRE(motus_runtime_create(&options, &runtime) == MOTUS_OK);
  motus_runtime_set_diagnostics(runtime, report_note, NULL, NULL);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &below);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &above);
  report_clear();
}

static void close(void) {
  CHECK_EQUAL(reported.count, 0);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static bool same(motus_color a, motus_color b) {
  return fabs(a.red - b.red) + fabs(a.green - b.green) + fabs(a.blue - b.blue) <
         1e-9;
}

/* The alpha with which the library draws a colour, and the item; -1 for none. */
static double drawn(motus_color color, motus_draw_item *out) {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  size_t count, n;
  CHECK_EQUAL(motus_runtime_draw_list(runtime, &items, &count), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_details(runtime, &details, &n), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (details[i].flags & MOTUS_DRAW_LIBRARY_OWNED &&
        items[i].color.alpha > 0 && same(items[i].color, color)) {
      if (out)
        *out = items[i];
      return items[i].alpha * items[i].color.alpha;
    }
  return -1;
}

static motus_look_options look(void) {
  motus_look_options o;
  CHECK_EQUAL(motus_look_options_init(&o, sizeof o), MOTUS_OK);
  return o;
}

static void a_sheet_is_coloured(void) {
  motus_look_options o = look();
  motus_sheet_options sheet;
  motus_presentation_controller *card;
  motus_draw_item item;
  open(390);
  motus_runtime_set_root_view_controller(runtime, below);
  tick();
  motus_view_controller_set_presentation_style(above,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  card = motus_view_controller_presentation_controller(above);
  motus_sheet_options_init(&sheet, sizeof sheet);
  sheet.prefers_grabber_visible = true;
  CHECK_EQUAL(motus_sheet_set_options(card, &sheet, NULL, NULL, NULL),
              MOTUS_OK);
  o.dimming_color = red;
  o.background_color = green;
  o.grabber_color = blue;
  o.corner_radius = 24;
  CHECK_EQUAL(motus_view_controller_set_look(above, &o), MOTUS_OK);
  motus_view_controller_present(below, above, true, NULL, NULL, NULL);
  double before = 0;
  for (int i = 0; i < 90; i++) {
    tick();
    double dims = drawn(red, NULL);
    CHECK(dims < 0 || dims >= before - 1e-9);
    before = fmax(before, dims);
  }
  CHECK_NEAR(before, .5, 1e-9);
  CHECK_NEAR(drawn(blue, &item), .25, 1e-9);
  CHECK_NEAR(item.bounds.width, 36, 0);
  CHECK_NEAR(drawn(green, &item), 1, 1e-9);
  CHECK_NEAR(item.corner_radius, 24, 0);
  CHECK_NEAR(item.bounds.width, 390, 0);
  /* While it stands: at once, and in a block from the one to the other. */
  o.background_color = blue;
  o.grabber_color = green;
  o.dimming_color.alpha = .3;
  CHECK_EQUAL(motus_view_controller_set_look(above, &o), MOTUS_OK);
  tick();
  CHECK_NEAR(drawn(red, NULL), .3, 1e-9);
  CHECK_NEAR(drawn(green, &item), 1, 1e-9);
  CHECK_NEAR(item.bounds.width, 36, 0);
  motus_runtime_begin_animation(runtime, NULL);
  o.background_color = green;
  CHECK_EQUAL(motus_view_controller_set_look(above, &o), MOTUS_OK);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (int i = 0; i < 6; i++)
    tick();
  CHECK(drawn(blue, NULL) < 0);
  run();
  /* And back to the library's own. */
  CHECK_EQUAL(motus_view_controller_set_look(above, NULL), MOTUS_OK);
  tick();
  CHECK(drawn(green, NULL) < 0 && drawn(blue, NULL) < 0);
  CHECK_NEAR(drawn((motus_color){0, 0, 0, 1}, NULL), .2, 1e-9);
  CHECK_NEAR(drawn((motus_color){.24, .24, .26, 1}, NULL), .3, 1e-9);
  motus_view_controller_dismiss(below, true, NULL, NULL, NULL);
  run();
  close();
}

static void a_popover_dims_when_asked_to(void) {
  motus_look_options o = look();
  open(1000);
  motus_runtime_set_root_view_controller(runtime, below);
  tick();
  motus_view_controller_set_presentation_style(above,
                                               MOTUS_PRESENTATION_POPOVER);
  o.dimming_color = red;
  CHECK_EQUAL(motus_view_controller_set_look(above, &o), MOTUS_OK);
  motus_view_controller_present(below, above, true, NULL, NULL, NULL);
  double least = 1;
  for (int i = 0; i < 90; i++) {
    tick();
    double dims = drawn(red, NULL);
    if (dims > 0)
      least = fmin(least, dims);
  }
  CHECK(least < .3);
  CHECK_NEAR(drawn(red, NULL), .5, 1e-9);
  motus_view_controller_dismiss(below, true, NULL, NULL, NULL);
  for (int i = 0; i < 8; i++)
    tick();
  CHECK(drawn(red, NULL) > 0 && drawn(red, NULL) < .5);
  run();
  CHECK(drawn(red, NULL) < 0);
  close();
}

static void a_slide_dims_with_the_colour_of_its_stack(void) {
  motus_look_options o = look();
  motus_navigation_controller *stack;
  open(390);
  motus_navigation_controller_create(runtime, below, &stack);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)stack);
  tick();
  o.dimming_color = red;
  CHECK_EQUAL(
      motus_view_controller_set_look((motus_view_controller *)stack, &o),
      MOTUS_OK);
  motus_navigation_controller_push(stack, above, true, NULL, NULL, NULL);
  double most = 0;
  for (int i = 0; i < 90; i++) {
    tick();
    most = fmax(most, drawn(red, NULL));
    CHECK(drawn((motus_color){0, 0, 0, 1}, NULL) <= 0);
  }
  CHECK(most > .3 && most <= .5);
  close();
}

static void columns_dim_with_the_colour_of_their_split_view(void) {
  motus_look_options o = look();
  motus_split_view_controller *split;
  open(700);
  motus_split_view_controller_create(runtime, NULL, &split);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, below);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, above);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)split);
  tick();
  o.dimming_color = red;
  CHECK_EQUAL(
      motus_view_controller_set_look((motus_view_controller *)split, &o),
      MOTUS_OK);
  motus_split_view_controller_set_mode(split, MOTUS_SPLIT_ONE_OVER, false, NULL,
                                       NULL, NULL);
  run();
  CHECK_NEAR(drawn(red, NULL), .5, 1e-9);
  close();
}

static void a_look_is_read_as_it_was_set(void) {
  motus_look_options o = look(), read = look();
  open(390);
  CHECK(isnan(o.background_color.alpha) && isnan(o.corner_radius));
  CHECK(isnan(o.dimming_color.alpha) && isnan(o.grabber_color.alpha));
  CHECK_EQUAL(motus_view_controller_get_look(below, &read), MOTUS_OK);
  CHECK(isnan(read.dimming_color.alpha) && isnan(read.corner_radius));
  o.dimming_color = red;
  o.corner_radius = 3;
  CHECK_EQUAL(motus_view_controller_set_look(below, &o), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_get_look(below, &read), MOTUS_OK);
  CHECK(same(read.dimming_color, red));
  CHECK_NEAR(read.dimming_color.alpha, .5, 0);
  CHECK_NEAR(read.corner_radius, 3, 0);
  o.dimming_color.alpha = 1.1;
  CHECK_REFUSED(motus_view_controller_set_look(below, &o), INVALID_ARGUMENT,
                "motus_view_controller_set_look");
  o = look();
  o.grabber_color.red = NAN;
  CHECK_REFUSED(motus_view_controller_set_look(below, &o), INVALID_ARGUMENT,
                "motus_view_controller_set_look");
  o = look();
  o.corner_radius = -1;
  CHECK_REFUSED(motus_view_controller_set_look(below, &o), INVALID_ARGUMENT,
                "motus_view_controller_set_look");
  CHECK_EQUAL(motus_view_controller_get_look(below, &read), MOTUS_OK);
  CHECK_NEAR(read.corner_radius, 3, 0);
  report_clear();
  close();
}

CHECK_MAIN(TEST(a_sheet_is_coloured), TEST(a_popover_dims_when_asked_to),
           TEST(a_slide_dims_with_the_colour_of_its_stack),
           TEST(columns_dim_with_the_colour_of_their_split_view),
           TEST(a_look_is_read_as_it_was_set))
