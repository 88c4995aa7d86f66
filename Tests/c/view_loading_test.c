/* When and how the view of a controller is loaded, and whose it is. */
#include "story_navigation.h"

static story s;

static void a_view_is_loaded_when_it_is_first_needed(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A");
  CHECK(motus_view_controller_view_if_loaded(a) == NULL);
  CHECK_TOLD(&s, "");
  motus_view *view = motus_view_controller_view(a);
  CHECK_TOLD(&s, "A.did_load");
  CHECK(view != NULL);
  CHECK(motus_view_controller_view(a) == view);
  CHECK(motus_view_controller_view_if_loaded(a) == view);
  CHECK_TOLD(&s, "");
  motus_rect frame = motus_view_frame(view);
  CHECK_NEAR(frame.x, 0, 0);
  CHECK_NEAR(frame.y, 0, 0);
  CHECK_NEAR(frame.width, WIDTH, 0);
  CHECK_NEAR(frame.height, HEIGHT, 0);
  CHECK(motus_view_superview(view) == NULL);
  CHECK_EQUAL(motus_view_controller_appearance_state(a),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

static void load_a_small_view(void *user_data, motus_view_controller *it) {
  story *told = user_data;
  motus_rect bounds = {0, 0, 100, 50};
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(told->runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_bounds(view, bounds), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_view(it, view), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  story_tell(told, it, "load", false);
}

static void load_view_hands_over_a_view_of_its_own(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.load_view = load_a_small_view;
  motus_view_controller *a = story_screen_with(&s, "A", &callbacks);
  motus_view *view = motus_view_controller_view(a);
  CHECK_TOLD(&s, "A.load A.did_load");
  CHECK_NEAR(motus_view_bounds(view).width, 100, 0);
  CHECK_EQUAL(motus_view_controller_unload_view(a), MOTUS_OK);
  CHECK(!motus_is_alive(view));
  CHECK(motus_view_controller_view_if_loaded(a) == NULL);
  motus_view *again = motus_view_controller_view(a);
  CHECK(again != NULL && again != view);
  CHECK_TOLD(&s, "A.load A.did_load");
  story_close(&s);
}

static void load_nothing(void *user_data, motus_view_controller *it) {
  story_tell(user_data, it, "load", false);
}

static void a_view_that_is_not_handed_over_is_made(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.load_view = load_nothing;
  motus_view_controller *a = story_screen_with(&s, "A", &callbacks);
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(a)).width, WIDTH, 0);
  CHECK_TOLD(&s, "A.load A.did_load");
  story_close(&s);
}

static void load_itself(void *user_data, motus_view_controller *it) {
  CHECK_ZERO(motus_view_controller_view(it) == NULL, INVALID_STATE,
             "motus_view_controller_view");
  report_clear();
  story_tell(user_data, it, "load", false);
}

static void a_view_that_asks_for_itself_while_it_is_loaded_is_told(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.load_view = load_itself;
  motus_view_controller *a = story_screen_with(&s, "A", &callbacks);
  CHECK(motus_view_controller_view(a) != NULL);
  CHECK_TOLD(&s, "A.load A.did_load");
  story_close(&s);
}

static void a_view_belongs_to_one_controller_and_stays_while_it_is_shown(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A"), *b = story_screen(&s, "B");
  motus_view *view = NULL, *other = NULL;
  motus_view_create(s.runtime, &view);
  motus_view_create(s.runtime, &other);
  CHECK_EQUAL(motus_view_controller_set_view(a, view), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_view(a, view), MOTUS_OK);
  CHECK_REFUSED(motus_view_controller_set_view(b, view), INVALID_STATE,
                "motus_view_controller_set_view");
  CHECK_REFUSED(
      motus_view_controller_set_view(a, motus_runtime_window(s.runtime)),
      INVALID_ARGUMENT, "motus_view_controller_set_view");
  CHECK_EQUAL(motus_view_controller_set_view(a, other), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_view(b, view), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, a), MOTUS_OK);
  motus_view_controller_unload_view(b);
  CHECK_REFUSED(motus_view_controller_set_view(a, view), INVALID_STATE,
                "motus_view_controller_set_view");
  CHECK_SAYS("appeared");
  CHECK_REFUSED(motus_view_controller_unload_view(a), INVALID_STATE,
                "motus_view_controller_unload_view");
  CHECK_REFUSED(motus_view_controller_unload_view(b), INVALID_STATE,
                "motus_view_controller_unload_view");
  CHECK(motus_view_controller_view_if_loaded(a) == other);
  report_clear();
  story_close(&s);
}

CHECK_MAIN(TEST(a_view_is_loaded_when_it_is_first_needed),
           TEST(load_view_hands_over_a_view_of_its_own),
           TEST(a_view_that_is_not_handed_over_is_made),
           TEST(a_view_that_asks_for_itself_while_it_is_loaded_is_told),
           TEST(a_view_belongs_to_one_controller_and_stays_while_it_is_shown))
