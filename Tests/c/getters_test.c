/* What a setter has been given is read back. */
#include "dynamics.h"
#include "story.h"

static void color_spaces_of_properties(void) {
  scene s = scene_open(false);
  uint32_t tint = 0, size = 0;
  motus_runtime_register_property(s.w.runtime, "tint",
                                  MOTUS_PROPERTY_KIND_COLOR, 4, NULL, &tint);
  motus_runtime_register_property(s.w.runtime, "size",
                                  MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &size);
  CHECK_EQUAL(motus_runtime_property_color_space(s.w.runtime, tint),
              MOTUS_COLOR_SPACE_SRGB);
  CHECK_EQUAL(motus_runtime_property_color_space(s.w.runtime, size),
              MOTUS_COLOR_SPACE_UNSPECIFIED);
  motus_color_space spaces[] = {MOTUS_COLOR_SPACE_OKLAB,
                                MOTUS_COLOR_SPACE_LINEAR_SRGB,
                                MOTUS_COLOR_SPACE_SRGB};
  for (int i = 0; i < 3; i++) {
    motus_runtime_set_property_color_space(s.w.runtime, tint, spaces[i]);
    CHECK_EQUAL(motus_runtime_property_color_space(s.w.runtime, tint),
                spaces[i]);
  }
  CHECK_EQUAL(motus_runtime_property_color_space(
                  s.w.runtime, MOTUS_PROPERTY_BACKGROUND_COLOR),
              MOTUS_COLOR_SPACE_SRGB);
  CHECK_EQUAL(motus_runtime_property_color_space(s.w.runtime, 999),
              MOTUS_COLOR_SPACE_UNSPECIFIED);
  CHECK_EQUAL(reported.count, 1);
  report_clear();
  scene_close(&s);
}

static void outlines_of_items(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_point corners[3] = {{-50, 40}, {50, 40}, {0, -40}}, read[3];
  motus_outline_type type = MOTUS_OUTLINE_POLYGON;
  size_t count = 9;
  CHECK_EQUAL(motus_dynamic_item_outline(item, &type, NULL, 0, &count),
              MOTUS_OK);
  CHECK(type == MOTUS_OUTLINE_RECTANGLE && count == 0);
  motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_ELLIPSE, NULL, 0);
  motus_dynamic_item_outline(item, &type, NULL, 0, &count);
  CHECK(type == MOTUS_OUTLINE_ELLIPSE && count == 0);
  motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_POLYGON, corners, 3);
  read[2] = (motus_point){7, 7};
  CHECK_EQUAL(motus_dynamic_item_outline(item, &type, read, 2, &count),
              MOTUS_OK);
  CHECK(type == MOTUS_OUTLINE_POLYGON && count == 3);
  CHECK(read[1].x == 50 && read[1].y == 40 && read[2].x == 7);
  CHECK_REFUSED(motus_dynamic_item_outline(item, &type, NULL, 3, &count),
                INVALID_ARGUMENT, "motus_dynamic_item_outline");
  CHECK(type == MOTUS_OUTLINE_RECTANGLE && count == 0);
  report_clear();
  scene_close(&s);
}

static void watched_rectangles_and_reference_bounds(void) {
  scene s = scene_open(true);
  motus_rect rect = {1, 2, 3, 4}, zero = {0, 0, 0, 0};
  CHECK(!motus_dynamic_animator_watched_rect(s.animator, &rect));
  CHECK(memcmp(&rect, &zero, sizeof rect) == 0);
  rect = (motus_rect){-10, -20, 300, 400};
  motus_dynamic_animator_set_watched_rect(s.animator, &rect);
  rect = zero;
  CHECK(motus_dynamic_animator_watched_rect(s.animator, &rect));
  CHECK(rect.x == -10 && rect.y == -20 && rect.width == 300 &&
        rect.height == 400);
  motus_dynamic_animator_set_watched_rect(s.animator, NULL);
  CHECK(!motus_dynamic_animator_watched_rect(s.animator, &rect));

  motus_collision_behavior *walls = floor_at(&s, 900, NULL, 0);
  motus_insets insets = {9, 9, 9, 9};
  CHECK(!motus_collision_behavior_reference_bounds(walls, &insets));
  CHECK(insets.top == 0 && insets.right == 0);
  insets = (motus_insets){1, -2, 3, 4};
  motus_collision_behavior_set_reference_bounds(walls, &insets);
  insets = (motus_insets){0, 0, 0, 0};
  CHECK(motus_collision_behavior_reference_bounds(walls, &insets));
  CHECK(insets.top == 1 && insets.left == -2 && insets.bottom == 3 &&
        insets.right == 4);
  motus_collision_behavior_set_reference_bounds(walls, NULL);
  CHECK(!motus_collision_behavior_reference_bounds(walls, &insets));
  scene_close(&s);
}

static void popovers_and_sheets(void) {
  story s;
  story_open(&s);
  motus_view_controller *p = story_screen(&s, "P");
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_POPOVER);
  motus_presentation_controller *popover =
      motus_view_controller_presentation_controller(p);
  motus_popover_options options, read = {.struct_size = sizeof read};
  CHECK_EQUAL(motus_popover_get_options(popover, &read), MOTUS_OK);
  motus_popover_options_init(&options, sizeof options);
  CHECK(memcmp(&options, &read, sizeof read) == 0);
  CHECK(read.margins.top == 10 && read.margins.right == 10);
  options.source_view = motus_runtime_window(s.runtime);
  options.source_rect = (motus_rect){1, 2, 3, 4};
  options.permitted_arrow_directions = MOTUS_ARROW_LEFT | MOTUS_ARROW_RIGHT;
  options.margins = (motus_insets){1, 2, 3, 4};
  CHECK_EQUAL(motus_popover_set_options(popover, &options), MOTUS_OK);
  CHECK_EQUAL(motus_popover_get_options(popover, &read), MOTUS_OK);
  CHECK(memcmp(&options, &read, sizeof read) == 0);
  options.margins.left = -1;
  CHECK_REFUSED(motus_popover_set_options(popover, &options), INVALID_ARGUMENT,
                "motus_popover_set_options");

  motus_view_controller *q = story_screen(&s, "Q");
  motus_view_controller_set_presentation_style(q,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_presentation_controller *sheet =
      motus_view_controller_presentation_controller(q);
  CHECK(motus_sheet_scroll_offset(sheet) < 0);
  motus_sheet_set_scroll_offset(sheet, 12);
  CHECK(motus_sheet_scroll_offset(sheet) == 12);
  CHECK_REFUSED(motus_sheet_get_options(popover, &(motus_sheet_options){0}),
                WRONG_KIND, "motus_sheet_get_options");
  CHECK(motus_sheet_scroll_offset(popover) == 0);
  report_clear();
  story_close(&s);
}

CHECK_MAIN(TEST(color_spaces_of_properties), TEST(outlines_of_items),
           TEST(watched_rectangles_and_reference_bounds),
           TEST(popovers_and_sheets))
