/* Pages: the data source, what is refused, and a storm. */
#include "dice.h"
#include "pages_stage.h"
#include "seeds.h"

static story s;

static motus_view_controller *source_answer[2];
static int source_asked[2];
static motus_view_controller *ask(void *user_data,
                                  motus_page_view_controller *it,
                                  motus_view_controller *page, int side) {
  story_tell_of(user_data, it, side ? "after" : "before", page, false);
  source_asked[side]++;
  return source_answer[side];
}
static motus_view_controller *before(void *user_data,
                                     motus_page_view_controller *it,
                                     motus_view_controller *page) {
  return ask(user_data, it, page, 0);
}
static motus_view_controller *after(void *user_data,
                                    motus_page_view_controller *it,
                                    motus_view_controller *page) {
  return ask(user_data, it, page, 1);
}

static void a_data_source_is_asked_at_rest(void) {
  pages_open(&s, NULL, false);
  motus_page_data_source source = {
      .struct_size = sizeof source, .before = before, .after = after};
  int destroyed = s.destroyed;
  source_answer[0] = NULL;
  source_answer[1] = s.c;
  CHECK_EQUAL(motus_page_view_controller_set_data_source(pages, &source, &s,
                                                         story_destroy),
              MOTUS_OK);
  CHECK_TOLD(&s, "pages.before(A) pages.after(A)");
  flick_by(&s, -120);
  s.told[0] = 0;
  source_answer[0] = s.a;
  source_answer[1] = NULL;
  /* One for the next rest. */
  CHECK_EQUAL(motus_page_view_controller_reload(pages), MOTUS_OK);
  CHECK_TOLD(&s, "");
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK(story_in_order(&s, "C.did_appear~ pages.before(C) pages.after(C) "
                           "pages.did_turn(A)"));
  CHECK_EQUAL(motus_page_view_controller_reload(pages), MOTUS_OK);
  CHECK(story_in_order(&s, "pages.did_turn(A)"));
  /* What cannot be a page is none, and is reported. */
  source_answer[1] = (motus_view_controller *)pages;
  motus_page_view_controller_reload(pages);
  CHECK_EQUAL(reported.count, 1);
  report_clear();
  source_answer[1] = (motus_view_controller *)motus_runtime_window(s.runtime);
  motus_page_view_controller_reload(pages);
  CHECK_EQUAL(reported.count, 1);
  report_clear();
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK_EQUAL(
      motus_page_view_controller_set_data_source(pages, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(s.destroyed, destroyed + 1);
  pages_close(&s);
}

static void bad_arguments_change_nothing(void) {
  pages_open(&s, NULL, false);
  motus_page_view_controller *made = (motus_page_view_controller *)&s;
  motus_page_view_controller_options o;
  motus_view_controller *view =
      (motus_view_controller *)motus_runtime_window(s.runtime);
  motus_view_controller *twice[] = {s.a, s.a}, *holes[] = {s.a, NULL};
  motus_page_data_source source = {.struct_size = 1};
  motus_page_delegate delegate = {.struct_size = 1};
  motus_page_view_controller *bad[] = {NULL, (motus_page_view_controller *)s.a};
  int destroyed = s.destroyed;
  for (int i = 0; i < 2; i++) {
    motus_status want =
        i ? MOTUS_ERROR_WRONG_KIND : MOTUS_ERROR_INVALID_ARGUMENT;
    CHECK_EQUAL(motus_page_view_controller_set_data_source(bad[i], NULL, &s,
                                                           story_destroy),
                want);
    CHECK_EQUAL(motus_page_view_controller_set_delegate(bad[i], NULL, &s,
                                                        story_destroy),
                want);
    CHECK_EQUAL(motus_page_view_controller_set_pages(bad[i], NULL, 0, false),
                want);
    CHECK_EQUAL(motus_page_view_controller_reload(bad[i]), want);
    CHECK_EQUAL(motus_page_view_controller_show_page(bad[i], s.b,
                                                     MOTUS_PAGE_FORWARD, true,
                                                     NULL, &s, story_destroy),
                want);
    CHECK(motus_page_view_controller_scroller(bad[i]) == NULL);
    CHECK(motus_page_view_controller_current(bad[i]) == NULL);
    CHECK(motus_page_view_controller_pending(bad[i]) == NULL);
    CHECK_NEAR(motus_page_view_controller_position(bad[i]), 0, 0);
  }
  CHECK_EQUAL(s.destroyed, destroyed + 6);
  CHECK(motus_view_controller_page_view_controller(view) == NULL);
  CHECK(motus_view_controller_page_view_controller(NULL) == NULL);
  CHECK_EQUAL(motus_page_view_controller_create(s.runtime, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_page_view_controller_create(NULL, NULL, &made),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(made == NULL);
  for (int i = 0; i < 5; i++) {
    motus_page_view_controller_options_init(&o, sizeof o);
    i == 0   ? (void)(o.axis = (motus_axis)2)
    : i == 1 ? (void)(o.spacing = -1)
    : i == 2 ? (void)(o.spacing = NAN)
    : i == 3 ? (void)(o.spacing = INFINITY)
             : (void)(o.struct_size = 2);
    CHECK_EQUAL(motus_page_view_controller_create(s.runtime, &o, &made),
                i < 4 ? MOTUS_ERROR_INVALID_ARGUMENT : MOTUS_ERROR_STRUCT_SIZE);
  }
  CHECK_EQUAL(motus_page_view_controller_options_init(NULL, sizeof o),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_page_view_controller_set_data_source(pages, &source, NULL, NULL),
      MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(
      motus_page_view_controller_set_delegate(pages, &delegate, NULL, NULL),
      MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_page_view_controller_set_pages(pages, twice, 2, true),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_page_view_controller_set_pages(pages, holes, 2, true),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_page_view_controller_set_pages(pages, NULL, 1, true),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_page_view_controller_set_pages(pages, holes, SIZE_MAX, true),
      MOTUS_ERROR_INVALID_ARGUMENT);
  motus_view_controller *to[] = {NULL, view, (motus_view_controller *)pages};
  for (int i = 0; i < 3; i++)
    CHECK_EQUAL(motus_page_view_controller_show_page(pages, to[i],
                                                     MOTUS_PAGE_FORWARD, true,
                                                     NULL, &s, story_destroy),
                i == 1 ? MOTUS_ERROR_WRONG_KIND : MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_page_view_controller_show_page(
                  pages, s.b, (motus_page_direction)3, true, NULL, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_navigation_controller *navigation = NULL;
  motus_navigation_controller_create(s.runtime, s.b, &navigation);
  CHECK_EQUAL(motus_page_view_controller_show_page(
                  pages, s.b, MOTUS_PAGE_FORWARD, true, NULL, NULL, NULL),
              MOTUS_ERROR_INVALID_STATE);
  motus_release(navigation);
  CHECK(motus_page_view_controller_current(pages) == s.a);
  CHECK_EQUAL(motus_handle_kind(pages), MOTUS_KIND_PAGE_VIEW_CONTROLLER);
  /* It stands where a view controller is asked for. */
  CHECK_EQUAL(
      motus_view_controller_set_title((motus_view_controller *)pages, "book"),
      MOTUS_OK);
  report_clear();
  pages_close(&s);
}

/* The page that is shown can go, and so can all of it, in the middle of a turn. */
static void pages_go_at_any_moment(void) {
  for (int moment = 0; moment < 6; moment++) {
    pages_open(&s, NULL, false);
    flick_by(&s, -120);
    story_run(&s, moment * 3 * FRAME);
    motus_view_controller_remove_from_parent(moment % 2 ? s.a : s.b);
    if (moment > 2)
      motus_runtime_set_root_view_controller(s.runtime, NULL);
    story_run(&s, 1);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
    CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
                motus_page_view_controller_current(pages) == s.a && moment <= 2
                    ? MOTUS_APPEARANCE_APPEARED
                    : MOTUS_APPEARANCE_DISAPPEARED);
    pages_close(&s);
  }
}

static uint32_t state;
static unsigned draw(unsigned below) {
  return short_roll(&state, below);
}

/* LC-13, AP-1: whatever comes, every call has its other half, what stands in the
 * window is what is shown, and nothing jumps without a word. */
static void a_storm_leaves_pages_at_rest(void) {
  unsigned end = storm_end(40);
  for (unsigned seed = storm_first(); seed < end; seed++) {
    bool is_down = false;
    pages_open(&s, NULL, seed % 2);
    state = seed;
    motus_view_controller *all[] = {s.a, s.b, s.c};
    for (int step = 0; step < 120; step++) {
      switch (draw(8)) {
      case 0:
        if (!is_down)
          down(&s, 40 + draw(300));
        is_down = true;
        break;
      case 1:
      case 2:
      case 3:
        if (is_down)
          slide(&s, (double)draw(400) - 200);
        break;
      case 4:
        if (is_down)
          draw(3) ? up(&s)
                  : story_touch(&s, MOTUS_TOUCH_CANCELLED, finger_x, 400);
        is_down = false;
        break;
      case 5: {
        motus_view_controller *page = all[draw(3)];
        bool is_forward = draw(2), is_animated = draw(3) != 0;
        motus_page_view_controller_show_page(
            pages, page, is_forward ? MOTUS_PAGE_FORWARD : MOTUS_PAGE_BACKWARD,
            is_animated, NULL, NULL, NULL);
        break;
      }
      case 6:
        motus_runtime_set_window_size(
            s.runtime, (motus_size){300 + draw(3) * 100., HEIGHT}, 0, NULL,
            NULL, NULL, NULL);
        break;
      default:
        draw(2) ? motus_page_view_controller_reload(pages) : 0;
        story_run(&s, draw(20) * FRAME);
      }
      s.told[0] = 0;
      CHECK(fabs(motus_page_view_controller_position(pages)) < 2);
    }
    if (is_down)
      up(&s);
    story_run(&s, 3);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
    CHECK(motus_page_view_controller_pending(pages) == NULL);
    for (int i = 0; i < 3; i++) {
      bool is_shown = motus_page_view_controller_current(pages) == all[i];
      CHECK_EQUAL(motus_view_controller_appearance_state(all[i]),
                  is_shown ? MOTUS_APPEARANCE_APPEARED
                           : MOTUS_APPEARANCE_DISAPPEARED);
      CHECK((motus_view_controller_parent(all[i]) != NULL) == is_shown);
      CHECK(is_shown ? seen_at(all[i]) == 0 : isnan(seen_at(all[i])));
    }
    pages_close(&s);
  }
}

CHECK_MAIN(TEST(a_data_source_is_asked_at_rest),
           TEST(bad_arguments_change_nothing), TEST(pages_go_at_any_moment),
           TEST(a_storm_leaves_pages_at_rest))
