#include "report.h"
#include <math.h>

/* What an item of the draw list has beyond its rectangle: opacity groups, four
 * corners, shadow and border. */

static const motus_draw_item *items;
static const motus_draw_detail *details;
static const motus_draw_group *groups;
static size_t item_count, group_count;

static void read_all(world *w) {
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_details(w->runtime, &details, &count),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_list(w->runtime, &items, &item_count),
              MOTUS_OK);
  CHECK_EQUAL(count, item_count);
  CHECK_EQUAL(motus_runtime_draw_groups(w->runtime, &groups, &group_count),
              MOTUS_OK);
}

static const motus_draw_detail *detail_of(world *w, motus_view *view) {
  read_all(w);
  for (size_t i = 0; i < item_count; i++)
    if (items[i].view == view)
      return &details[i];
  CHECK(!"the view is drawn");
  return &details[0];
}

static void tick(world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static void begin(world *w, double duration) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  options.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_begin_animation(w->runtime, &options), MOTUS_OK);
}

static void commit(world *w) {
  motus_runtime_commit_animation(w->runtime, NULL, NULL, NULL, NULL);
}

/* XT-2 */
static void details_stand_beside_their_items(void) {
  world w = world_open();
  motus_view *child = world_view(&w, w.view);
  motus_view *hidden = world_view(&w, w.view);
  motus_set_tag(child, 9);
  motus_view_set_alpha(w.view, .5);
  motus_view_set_alpha(child, .4);
  motus_view_set_hidden(hidden, true);
  const motus_draw_detail *d = detail_of(&w, child);
  CHECK_EQUAL(item_count, 3);
  CHECK_EQUAL(d->tag, 9);
  CHECK_NEAR(d->own_alpha, .4, 0);
  CHECK_NEAR(d->group_alpha, .2, 1e-15);
  CHECK_NEAR(items[2].alpha, .2, 1e-15);
  CHECK_EQUAL(d->group, -1);
  CHECK_EQUAL(d->flags, 0);
  CHECK_NEAR(d->scale_x, 1, 0);
  CHECK_NEAR(d->scale_y, 1, 0);
  CHECK_NEAR(d->border_width, 0, 0);
  CHECK_NEAR(d->border_color.alpha, 1, 0);
  CHECK_NEAR(d->shadow_color.alpha, 0, 0);
  CHECK_EQUAL(group_count, 0);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* XT-3: window > a (group) > b > c (group) > d, and e beside a. */
static void groups_are_blended_together(void) {
  world w = world_open();
  motus_view *a = w.view, *b = world_view(&w, a), *c = world_view(&w, b);
  motus_view *d = world_view(&w, c), *e = world_view(&w, w.window);
  CHECK(!motus_view_groups_opacity(a));
  CHECK_EQUAL(motus_view_set_groups_opacity(a, true), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_groups_opacity(c, true), MOTUS_OK);
  CHECK(motus_view_groups_opacity(a));
  read_all(&w);
  CHECK_EQUAL(group_count, 0); /* opaque */
  motus_view_set_alpha(a, .5);
  motus_view_set_alpha(b, .8);
  motus_view_set_alpha(c, .25);
  motus_view_set_alpha(d, .4);
  motus_view_set_alpha(e, .3);
  read_all(&w);
  REQUIRE(group_count == 2);
  CHECK_EQUAL(groups[0].first, 1);
  CHECK_EQUAL(groups[0].end, 5);
  CHECK_EQUAL(groups[0].parent, -1);
  CHECK_EQUAL(groups[0].depth, 1);
  CHECK_NEAR(groups[0].alpha, .5, 0);
  CHECK_EQUAL(groups[1].first, 3);
  CHECK_EQUAL(groups[1].end, 5);
  CHECK_EQUAL(groups[1].parent, 0);
  CHECK_NEAR(groups[1].alpha, .2, 1e-15); /* b's is under it */
  static const int group[] = {-1, 0, 0, 1, 1, -1};
  static const double alpha[] = {1, 1, .8, 1, .4, .3};
  for (size_t i = 0; i < 6; i++) {
    CHECK_EQUAL(details[i].group, group[i]);
    CHECK_NEAR(details[i].group_alpha, alpha[i], 1e-15);
    double all = details[i].group_alpha;
    for (int g = details[i].group; g >= 0; g = groups[g].parent)
      all *= groups[g].alpha;
    CHECK_NEAR(items[i].alpha, all, 1e-15); /* old hosts see the product */
  }
  /* It fades; then it is opaque, and no group. */
  begin(&w, 1);
  motus_view_set_alpha(a, 1);
  commit(&w);
  tick(&w, .5);
  read_all(&w);
  CHECK_NEAR(groups[0].alpha, .75, 1e-12);
  tick(&w, 1);
  read_all(&w);
  REQUIRE(group_count == 1);
  CHECK_EQUAL(groups[0].parent, -1);
  CHECK_NEAR(groups[0].alpha, .2, 1e-15);
  world_close(&w);
}

/* XT-3, XT-2: what a snapshot shows keeps its groups and details. */
static void snapshots_keep_their_details(void) {
  world w = world_open();
  motus_view *c = world_view(&w, w.view), *d = world_view(&w, c), *copy = NULL;
  motus_view_set_bounds(c, (motus_rect){0, 0, 40, 40});
  motus_view_set_groups_opacity(c, true);
  motus_view_set_alpha(c, .5);
  motus_view_set_alpha(d, .4);
  motus_view_set_border_width(c, 2);
  motus_view_set_corner_radii(c, (motus_corner_radii){1, 2, 3, 4});
  motus_view_set_shadow_radius(w.view, 6);
  CHECK_EQUAL(motus_view_create_snapshot(w.view, &copy), MOTUS_OK);
  motus_view_remove_from_superview(w.view);
  motus_view_set_border_width(c, 9);
  motus_view_add_subview(w.window, copy);
  motus_view_set_groups_opacity(copy, true);
  motus_view_set_alpha(copy, .5);
  read_all(&w);
  REQUIRE(item_count == 4 && group_count == 2);
  CHECK_NEAR(details[1].shadow_radius, 6, 0);
  CHECK_NEAR(details[2].border_width, 2, 0);
  CHECK_NEAR(details[2].corner_radii.bottom_left, 4, 0);
  CHECK_EQUAL(groups[0].first, 1);
  CHECK_EQUAL(groups[0].end, 4);
  CHECK_EQUAL(groups[1].first, 2);
  CHECK_EQUAL(groups[1].end, 4);
  CHECK_EQUAL(groups[1].parent, 0);
  CHECK_EQUAL(details[3].group, 1);
  CHECK_NEAR(details[3].group_alpha, .4, 0);
  CHECK_NEAR(items[3].alpha, .1, 1e-15);
  motus_release(copy);
  world_close(&w);
}

/* XT-4 */
static void corners_have_radii_of_their_own(void) {
  world w = world_open();
  double r[4] = {0};
  motus_view_set_bounds(w.view, (motus_rect){0, 0, 100, 50});
  CHECK_EQUAL(motus_view_set_corner_radius(w.view, 8), MOTUS_OK);
  motus_corner_radii radii = motus_view_corner_radii(w.view);
  CHECK_NEAR(radii.top_left, 8, 0);
  CHECK_NEAR(radii.bottom_left, 8, 0);
  CHECK_EQUAL(
      motus_view_set_corner_radii(w.view, (motus_corner_radii){.1, .2, .3, 0}),
      MOTUS_OK);
  CHECK_NEAR(motus_view_corner_radius(w.view), .1, 0);
  motus_view_property(w.view, MOTUS_PROPERTY_CORNER_RADII, MOTUS_VALUE_SHOWN, r,
                      4);
  CHECK_NEAR(r[2], .3, 0);
  r[1] = 77;
  motus_view_property(w.view, MOTUS_PROPERTY_CORNER_RADIUS, MOTUS_VALUE_SHOWN,
                      r, 1);
  CHECK_NEAR(r[0], .1, 0);
  CHECK_NEAR(r[1], 77, 0); /* one number was asked for */
  /* Both names are one property: what moves by one moves by the other. */
  motus_view_set_corner_radius(w.view, 0);
  begin(&w, 1);
  motus_view_set_corner_radii(w.view, (motus_corner_radii){4, 8, 12, 0});
  commit(&w);
  tick(&w, .25);
  const motus_draw_detail *d = detail_of(&w, w.view);
  CHECK_NEAR(d->corner_radii.top_left, 1, 1e-12);
  CHECK_NEAR(d->corner_radii.top_right, 2, 1e-12);
  CHECK_NEAR(d->corner_radii.bottom_right, 3, 1e-12);
  CHECK_NEAR(items[1].corner_radius, 1, 1e-12);
  begin(&w, 1);
  motus_view_set_corner_radius(w.view, 2); /* continuous, UA-4 */
  commit(&w);
  d = detail_of(&w, w.view);
  CHECK_NEAR(d->corner_radii.top_right, 2, 1e-12);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CORNER_RADIUS, r, 1);
  CHECK_NEAR(r[0], 4 - 2, 1e-9);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CORNER_RADII, r, 4);
  CHECK_NEAR(r[2], 12 - 10, 1e-9);
  tick(&w, 3);
  d = detail_of(&w, w.view);
  CHECK_NEAR(d->corner_radii.bottom_right, 2, 0);
  /* 60 + 60 on a side of 100, 60 + 30 on one of 50: 5/9 of each. */
  motus_view_set_corner_radii(w.view, (motus_corner_radii){60, 60, 30, 9});
  d = detail_of(&w, w.view);
  CHECK_NEAR(d->corner_radii.top_left, 100. / 3, 1e-12);
  CHECK_NEAR(d->corner_radii.bottom_right, 50. / 3, 1e-12);
  CHECK_NEAR(d->corner_radii.bottom_left, 5, 1e-12);
  CHECK_NEAR(motus_view_corner_radii(w.view).top_left, 60, 0);
  CHECK_REFUSED(
      motus_view_set_corner_radii(w.view, (motus_corner_radii){0, 0, -1, 0}),
      INVALID_ARGUMENT, "motus_view_set_corner_radii");
  CHECK_REFUSED(
      motus_view_set_corner_radii(w.view, (motus_corner_radii){0, 0, 0, NAN}),
      INVALID_ARGUMENT, "motus_view_set_corner_radii");
  CHECK_NEAR(motus_view_corner_radii(w.view).top_right, 60, 0);
  world_close(&w);
}

/* XT-5, and IM: any property glides. */
static void shadow_and_border_are_properties(void) {
  world w = world_open();
  motus_view *v = w.view;
  uint64_t generation = motus_runtime_picture_generation(w.runtime);
  CHECK_NEAR(motus_view_shadow_color(v).alpha, 0, 0);
  CHECK_NEAR(motus_view_border_color(v).alpha, 1, 0);
  CHECK_EQUAL(motus_view_set_shadow_color(v, (motus_color){0, 0, 0, .5}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_shadow_offset(v, (motus_vector){0, 4}), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_shadow_radius(v, 12), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_border_color(v, (motus_color){1, 0, 0, 1}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_border_width(v, 3), MOTUS_OK);
  CHECK(motus_runtime_picture_generation(w.runtime) > generation);
  CHECK_NEAR(motus_view_shadow_offset(v).dy, 4, 0);
  CHECK_NEAR(motus_view_shadow_radius(v), 12, 0);
  CHECK_NEAR(motus_view_border_color(v).red, 1, 0);
  CHECK_NEAR(motus_view_border_width(v), 3, 0);
  tick(&w, 0);
  begin(&w, 1);
  motus_view_set_shadow_radius(v, 20);
  motus_view_set_border_width(v, 1);
  motus_view_set_shadow_offset(v, (motus_vector){8, 0});
  motus_view_set_border_color(v, (motus_color){0, 0, 1, 1});
  commit(&w);
  tick(&w, .5);
  const motus_draw_detail *d = detail_of(&w, v);
  const motus_draw_effect *effects = NULL;
  size_t count = 1;
  CHECK_NEAR(d->shadow_radius, 16, 1e-12);
  CHECK_NEAR(d->shadow_offset.dx, 4, 1e-12);
  CHECK_NEAR(d->shadow_color.alpha, .5, 0);
  CHECK_NEAR(d->border_width, 2, 1e-12);
  CHECK_NEAR(d->border_color.red, .5, 1e-12);
  motus_runtime_draw_effects(w.runtime, &effects, &count);
  CHECK_EQUAL(count, 0); /* it is flat */
  CHECK_REFUSED(motus_view_set_shadow_radius(v, -1), INVALID_ARGUMENT,
                "motus_view_set_shadow_radius");
  CHECK_REFUSED(motus_view_set_border_width(v, INFINITY), INVALID_ARGUMENT,
                "motus_view_set_border_width");
  CHECK_REFUSED(motus_view_set_shadow_color(w.stale, (motus_color){0}),
                STALE_HANDLE, "motus_view_set_shadow_color");
  CHECK_NEAR(motus_view_border_width(v), 1, 0);
  /* A spring that overshoots does not lead below 0. */
  motus_animation_options spring;
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  spring.timing.spring_duration = .3;
  spring.timing.damping_ratio = .2;
  motus_runtime_begin_animation(w.runtime, &spring);
  motus_view_set_border_width(v, 0);
  commit(&w);
  for (int frame = 1; frame < 200; frame++) {
    tick(&w, .5 + frame / 60.);
    CHECK(detail_of(&w, v)->border_width >= 0);
  }
  CHECK_NEAR(detail_of(&w, v)->border_width, 0, 0);
  world_close(&w);
}

/* A plain setter glides by either name of the radii. */
static void radii_glide_by_either_name(void) {
  world w = world_open();
  motus_implicit_options o;
  tick(&w, 0);
  motus_implicit_options_init(&o, sizeof o);
  o.duration = 1;
  o.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_view_set_implicit(w.view, MOTUS_PROPERTY_CORNER_RADII, &o),
              MOTUS_OK);
  double start = 3;
  CHECK_EQUAL(motus_view_set_starting_value(
                  w.view, MOTUS_PROPERTY_CORNER_RADIUS, &start, 1),
              MOTUS_OK);
  tick(&w, .1);
  motus_view_set_corner_radius(w.view, 10);
  tick(&w, .6);
  double r[4] = {0};
  motus_view_property(w.view, MOTUS_PROPERTY_CORNER_RADII, MOTUS_VALUE_SHOWN, r,
                      4);
  CHECK_NEAR(r[3], 5, 1e-9);
  start = -1;
  CHECK_REFUSED(motus_view_set_starting_value(
                    w.view, MOTUS_PROPERTY_SHADOW_RADIUS, &start, 1),
                INVALID_ARGUMENT, "motus_view_set_starting_value");
  world_close(&w);
}

/* The details of a child of an arrangement say whose it is and that it goes. */
static void details_tell_who_leaves(void) {
  world w = world_open();
  motus_child c = {.key = 5, .tag = 5, .frame = {0, 0, 9, 9}};
  tick(&w, 0);
  motus_view_arrange(w.view, &c, 1, sizeof c, NULL);
  tick(&w, .1);
  motus_view *view = motus_view_child_with_key(w.view, 5, true);
  motus_view *inner = world_view(&w, view);
  CHECK_EQUAL(detail_of(&w, view)->flags, MOTUS_DRAW_LIBRARY_OWNED);
  CHECK_EQUAL(detail_of(&w, inner)->flags, 0);
  motus_view_arrange(w.view, NULL, 0, sizeof c, NULL);
  tick(&w, .2);
  CHECK_EQUAL(detail_of(&w, view)->flags,
              MOTUS_DRAW_LIBRARY_OWNED | MOTUS_DRAW_LEAVING);
  CHECK_EQUAL(detail_of(&w, inner)->flags, MOTUS_DRAW_LEAVING);
  motus_view_arrange(w.view, &c, 1, sizeof c, NULL);
  tick(&w, .25);
  CHECK_EQUAL(detail_of(&w, inner)->flags, 0);
  world_close(&w);
}

/* The container, the dimming, the card, what clips in it, and the grabber. */
static void parts_of_a_sheet_are_the_library_s(void) {
  world w = world_open();
  motus_view_controller *root = NULL, *presented = NULL;
  motus_sheet_options options;
  int parts = 0;
  motus_view_controller_create(w.runtime, NULL, NULL, NULL, &root);
  motus_view_controller_create(w.runtime, NULL, NULL, NULL, &presented);
  motus_runtime_set_root_view_controller(w.runtime, root);
  CHECK_EQUAL(motus_view_controller_set_presentation_style(
                  presented, MOTUS_PRESENTATION_PAGE_SHEET),
              MOTUS_OK);
  motus_sheet_options_init(&options, sizeof options);
  options.prefers_grabber_visible = true;
  CHECK_EQUAL(motus_sheet_set_options(
                  motus_view_controller_presentation_controller(presented),
                  &options, NULL, NULL, NULL),
              MOTUS_OK);
  tick(&w, 0);
  CHECK_EQUAL(
      motus_view_controller_present(root, presented, false, NULL, NULL, NULL),
      MOTUS_OK);
  tick(&w, 0.1);
  read_all(&w);
  for (size_t i = 0; i < item_count; i++) {
    bool ours = items[i].view == w.window || items[i].view == w.view ||
                items[i].view == motus_view_controller_view(root) ||
                items[i].view == motus_view_controller_view(presented);
    CHECK_EQUAL(!(details[i].flags & MOTUS_DRAW_LIBRARY_OWNED), ours);
    parts += !ours;
  }
  CHECK_EQUAL(parts, 5);
  motus_release(root);
  motus_release(presented);
  world_close(&w);
}

static void bad_input_is_refused(void) {
  world w = world_open();
  size_t count = 3;
  CHECK_REFUSED(motus_runtime_draw_details(w.runtime, NULL, &count),
                INVALID_ARGUMENT, "motus_runtime_draw_details");
  CHECK_EQUAL(count, 0);
  CHECK_REFUSED(motus_runtime_draw_groups(NULL, &groups, &count),
                INVALID_ARGUMENT, "motus_runtime_draw_groups");
  CHECK(groups == NULL);
  CHECK_REFUSED(motus_view_set_groups_opacity(w.stale, true), STALE_HANDLE,
                "motus_view_set_groups_opacity");
  CHECK_ZERO(!motus_view_groups_opacity(w.stale), STALE_HANDLE,
             "motus_view_groups_opacity");
  CHECK_ZERO(motus_view_corner_radii(w.stale).top_left == 0, STALE_HANDLE,
             "motus_view_corner_radii");
  world_close(&w);
}

CHECK_MAIN(TEST(details_stand_beside_their_items),
           TEST(groups_are_blended_together),
           TEST(snapshots_keep_their_details),
           TEST(corners_have_radii_of_their_own),
           TEST(shadow_and_border_are_properties),
           TEST(radii_glide_by_either_name), TEST(details_tell_who_leaves),
           TEST(parts_of_a_sheet_are_the_library_s), TEST(bad_input_is_refused))
