/* Children whose pictures are scaled from one size to the next, and those in
 * them that are not. */
#include "arrangement.h"

static list open_scaled(motus_sizing sizing) {
  list l = open_list("");
  l.enter.alpha = 1;
  l.enter.offset.dx = 0;
  l.o.sizing = sizing;
  return l;
}

static void place(list *l, motus_rect frame, uint32_t flags) {
  motus_child c = {.key = 'a', .tag = 'a', .frame = frame, .flags = flags};
  CHECK_EQUAL(arrange(l, &c, 1, sizeof c), MOTUS_OK);
}

static const motus_draw_detail *details(list *l, char letter) {
  const motus_draw_detail *d = NULL;
  size_t count = 0;
  motus_runtime_draw_details(l->w.runtime, &d, &count);
  for (size_t i = 0; i < count; i++)
    if (d[i].tag == (uint64_t)letter)
      return &d[i];
  return NULL;
}

/* Where a point of an item is seen. */
static motus_point seen(const motus_draw_item *i, double x, double y) {
  motus_transform t = i->transform;
  return (motus_point){t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty};
}

static void check_rect(const motus_draw_item *i, motus_rect want) {
  motus_point low = seen(i, i->bounds.x, i->bounds.y);
  motus_point high =
      seen(i, i->bounds.x + i->bounds.width, i->bounds.y + i->bounds.height);
  CHECK_NEAR(low.x, want.x, 1e-6);
  CHECK_NEAR(low.y, want.y, 1e-6);
  CHECK_NEAR(high.x, want.x + want.width, 1e-6);
  CHECK_NEAR(high.y, want.y + want.height, 1e-6);
}

/* KL-17, KL-18 */
static void a_picture_is_scaled_as_its_size_would_glide(void) {
  list real = open_scaled(MOTUS_SIZING_REAL);
  list scaled = open_scaled(MOTUS_SIZING_SCALE);
  motus_rect frames[] = {
      {0, 0, 100, 40}, {20, 10, 50, 80}, {0, 100, 200, 20}, {5, 5, 10, 10}};
  for (int i = 0; i < 4; i++) {
    place(&real, frames[i], 0);
    place(&scaled, frames[i], 0);
    for (int step = 0; step < 3; step++) {
      run(&real, .13);
      run(&scaled, .13);
      const motus_draw_item *r = item(&real, 'a'), *s = item(&scaled, 'a');
      motus_point low = seen(r, r->bounds.x, r->bounds.y);
      check_rect(s,
                 (motus_rect){low.x, low.y, r->bounds.width, r->bounds.height});
      CHECK_NEAR(s->bounds.width, frames[i].width, 0);
      const motus_draw_detail *d = details(&scaled, 'a');
      CHECK_NEAR(d->scale_x * frames[i].width, r->bounds.width, 1e-6);
      CHECK_NEAR(d->scale_y * frames[i].height, r->bounds.height, 1e-6);
    }
  }
  /* A drawn list that is refreshed shows what one that is made anew does. */
  double scale[2] = {0, 0};
  CHECK_EQUAL(motus_view_property(view_of(&scaled, 'a'),
                                  MOTUS_PROPERTY_PLACE_SCALE, MOTUS_VALUE_SHOWN,
                                  scale, 2),
              MOTUS_OK);
  CHECK(scale[0] > 1 && scale[1] > 1);
  CHECK_EQUAL(motus_view_set_property(view_of(&scaled, 'a'),
                                      MOTUS_PROPERTY_PLACE_SCALE, scale, 2),
              MOTUS_ERROR_NOT_FOUND);
  run(&scaled, 2);
  run(&scaled, .1);
  CHECK_NEAR(details(&scaled, 'a')->scale_x, 1, 0);
  check_rect(item(&scaled, 'a'), frames[3]);
  CHECK_EQUAL(state(&scaled, 'a'), MOTUS_CHILD_RESTING);
  world_close(&real.w);
  world_close(&scaled.w);
}

/* KL-17 */
static void a_side_of_nothing_glides(void) {
  list l = open_scaled(MOTUS_SIZING_SCALE);
  place(&l, (motus_rect){0, 0, 100, 40}, 0);
  run(&l, .01);
  place(&l, (motus_rect){0, 0, 0, 80}, 0);
  run(&l, .01);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'a')->bounds.height, 80, 0);
  CHECK_NEAR(item(&l, 'a')->bounds.width, 50, 1e-6);
  check_rect(item(&l, 'a'), (motus_rect){0, 0, 50, 60});
  /* Turned back while its bounds are on their way. */
  place(&l, (motus_rect){0, 0, 100, 80}, 0);
  run(&l, 1e-9);
  check_rect(item(&l, 'a'), (motus_rect){0, 0, 50, 60});
  run(&l, 2);
  check_rect(item(&l, 'a'), (motus_rect){0, 0, 100, 80});
  /* Without motion. */
  place(&l, (motus_rect){0, 0, 50, 80}, 0);
  run(&l, .1);
  place(&l, (motus_rect){0, 0, 80, 80}, MOTUS_CHILD_JUMP);
  run(&l, 2);
  check_rect(item(&l, 'a'), (motus_rect){0, 0, 80, 80});
  world_close(&l.w);
}

/* KL-19: with the parent and in it, the title keeps its insets, the badge its
 * place in the picture. */
static void children_can_keep_their_size(void) {
  list l = open_scaled(MOTUS_SIZING_SCALE);
  double sides[] = {100, 200, 50};
  for (int i = 0; i < 3; i++) {
    double side = sides[i];
    place(&l, (motus_rect){0, 0, side, side}, 0);
    run(&l, i ? 1e-9 : .01);
    motus_child c[2] = {
        {.key = 't',
         .tag = 't',
         .frame = {side - 30, 10, 20, 20},
         .flags = MOTUS_CHILD_COUNTER_SCALE},
        {.key = 'b', .tag = 'b', .frame = {0, 0, side / 10, side / 10}}};
    motus_arrangement_options o = l.o;
    o.sizing = MOTUS_SIZING_REAL;
    motus_view *a = view_of(&l, 'a');
    CHECK_EQUAL(motus_view_arrange(a, c, 2, sizeof *c, &o), MOTUS_OK);
    run(&l, 1e-9);
    for (int step = 0; step < 3; step++) {
      run(&l, .2);
      const motus_draw_item *t = item(&l, 't'), *all = item(&l, 'a');
      double width = seen(all, side, 0).x;
      if (i > 0)
        check_rect(t, (motus_rect){width - 30, 10, 20, 20});
      motus_point touch = {width - 15, 15};
      CHECK(motus_view_hit_test(l.parent, touch) == view_of(&l, 'a') ||
            motus_tag(motus_view_hit_test(l.parent, touch)) == 't');
      motus_point shown = {0, 0};
      CHECK_EQUAL(motus_view_convert_point_by(
                      motus_view_child_with_key(a, 't', false),
                      (motus_point){0, 0}, l.parent, MOTUS_VALUE_SHOWN, &shown),
                  MOTUS_OK);
      CHECK_NEAR(shown.x, seen(t, 0, 0).x, 1e-6);
      CHECK_NEAR(shown.y, seen(t, 0, 0).y, 1e-6);
    }
    run(&l, 2);
    check_rect(item(&l, 't'), (motus_rect){side - 30, 10, 20, 20});
  }
  world_close(&l.w);
}

CHECK_MAIN(TEST(a_picture_is_scaled_as_its_size_would_glide),
           TEST(a_side_of_nothing_glides), TEST(children_can_keep_their_size))
