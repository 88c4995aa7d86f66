/* Names of kinds, events, states, gestures and properties as text. */
#include "check.h"
#include <motus.h>
#include <string.h>

static void enumerators_are_named_as_the_header_spells_them(void) {
  CHECK(strcmp(motus_kind_name(MOTUS_KIND_RUNTIME), "MOTUS_KIND_RUNTIME") == 0);
  CHECK(strcmp(motus_kind_name(MOTUS_KIND_REGION), "MOTUS_KIND_REGION") == 0);
  CHECK(strcmp(motus_event_kind_name(MOTUS_EVENT_VIEW_DID_LOAD),
               "MOTUS_EVENT_VIEW_DID_LOAD") == 0);
  CHECK(strcmp(motus_event_kind_name(MOTUS_EVENT_DISPLAY_LINK),
               "MOTUS_EVENT_DISPLAY_LINK") == 0);
  CHECK(strcmp(motus_animating_state_name(MOTUS_ANIMATING_STOPPED),
               "MOTUS_ANIMATING_STOPPED") == 0);
  CHECK(strcmp(motus_focus_direction_name(MOTUS_FOCUS_DOWN),
               "MOTUS_FOCUS_DOWN") == 0);
  CHECK(strcmp(motus_gesture_type_name(MOTUS_GESTURE_ROTATION),
               "MOTUS_GESTURE_ROTATION") == 0);
  CHECK(strcmp(motus_recognition_state_name(MOTUS_RECOGNITION_FAILED),
               "MOTUS_RECOGNITION_FAILED") == 0);
  CHECK(strcmp(motus_appearance_state_name(MOTUS_APPEARANCE_DISAPPEARING),
               "MOTUS_APPEARANCE_DISAPPEARING") == 0);
  CHECK(strcmp(motus_row_state_name(MOTUS_ROW_AWAY), "MOTUS_ROW_AWAY") == 0);
  CHECK(strcmp(motus_row_state_name((motus_row_state)99),
               "MOTUS_ROW_UNKNOWN") == 0);
  CHECK(strcmp(motus_kind_name((motus_kind)99), "MOTUS_KIND_UNKNOWN") == 0);
  CHECK(strcmp(motus_event_kind_name((motus_event_kind)999),
               "MOTUS_EVENT_UNKNOWN") == 0);
}

static void a_property_has_a_name(void) {
  motus_runtime *runtime = NULL;
  uint32_t blur = 0;
  motus_runtime_create(NULL, &runtime);
  CHECK(strcmp(motus_runtime_property_name(runtime, MOTUS_PROPERTY_ALPHA),
               "MOTUS_PROPERTY_ALPHA") == 0);
  CHECK(motus_runtime_property_name(runtime, MOTUS_PROPERTY_CUSTOM) == NULL);
  CHECK(motus_runtime_property_name(runtime, UINT32_MAX) == NULL);
  motus_runtime_register_property(runtime, "blur", MOTUS_PROPERTY_KIND_LINEAR,
                                  1, NULL, &blur);
  const char *name = motus_runtime_property_name(runtime, blur);
  for (int more = 0; more < 20; more++) {
    char other[8] = {'p', (char)('a' + more), 0};
    uint32_t number = 0;
    motus_runtime_register_property(runtime, other, MOTUS_PROPERTY_KIND_ANGLE,
                                    2, NULL, &number);
    CHECK(strcmp(motus_runtime_property_name(runtime, number), other) == 0);
  }
  CHECK(strcmp(name, "blur") == 0);
  motus_runtime_destroy(runtime);
  CHECK(motus_runtime_property_name(runtime, blur) == NULL);
}

static void a_handle_has_a_kind(void) {
  motus_runtime *runtime = NULL;
  motus_view *view = NULL;
  motus_navigation_controller *navigation = NULL;
  motus_runtime_create(NULL, &runtime);
  motus_view_create(runtime, &view);
  motus_navigation_controller_create(runtime, NULL, &navigation);
  CHECK_EQUAL(motus_handle_kind(runtime), MOTUS_KIND_RUNTIME);
  CHECK_EQUAL(motus_handle_kind(view), MOTUS_KIND_VIEW);
  CHECK_EQUAL(motus_handle_kind((motus_view_controller *)navigation),
              MOTUS_KIND_NAVIGATION_CONTROLLER);
  CHECK_EQUAL(motus_handle_kind(NULL), MOTUS_KIND_NONE);
  CHECK_EQUAL(motus_handle_kind(&view), MOTUS_KIND_NONE);
  motus_release(view);
  CHECK_EQUAL(motus_handle_kind(view), MOTUS_KIND_NONE);
  motus_runtime_destroy(runtime);
  CHECK_EQUAL(motus_handle_kind(runtime), MOTUS_KIND_NONE);
}

static void a_handle_has_a_runtime(void) {
  motus_runtime *runtime = NULL, *other = NULL;
  motus_view *view = NULL;
  motus_runtime_create(NULL, &runtime);
  motus_runtime_create(NULL, &other);
  motus_view_create(runtime, &view);
  CHECK(motus_handle_runtime(view) == runtime);
  CHECK(motus_handle_runtime(runtime) == runtime);
  CHECK(motus_handle_runtime(motus_runtime_window(other)) == other);
  CHECK(motus_handle_runtime(NULL) == NULL);
  CHECK(motus_handle_runtime(&view) == NULL);
  motus_release(view);
  CHECK(motus_handle_runtime(view) == NULL);
  motus_runtime_destroy(runtime);
  CHECK(motus_handle_runtime(runtime) == NULL);
  motus_runtime_destroy(other);
}

CHECK_MAIN(TEST(enumerators_are_named_as_the_header_spells_them),
           TEST(a_property_has_a_name), TEST(a_handle_has_a_kind),
           TEST(a_handle_has_a_runtime))
