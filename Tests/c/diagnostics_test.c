/* What a refusal says: the object of the call by its handle, with its tag and
 * its title, whoever calls whom meanwhile. */
#include "check.h"
#include <math.h>
#include <motus.h>

static motus_runtime *runtime;
static char said[512];

static void listen(void *user_data, motus_status status, const char *function,
                   const char *message) {
  (void)user_data, (void)status;
  snprintf(said, sizeof said, "%s: %s", function, message);
}

/* Whether the last refusal names an object, as debuggers show its handle. */
static bool names(const void *handle) {
  char name[32];
  snprintf(name, sizeof name, " 0x%llx", (unsigned long long)(uintptr_t)handle);
  return strstr(said, name) != NULL;
}

static motus_view *view_with_tag(uint64_t tag) {
  motus_view *view = NULL;
  motus_view_create(runtime, &view);
  motus_set_tag(view, tag);
  return view;
}

static void open_runtime(void) {
  motus_runtime_create(NULL, &runtime);
  motus_runtime_set_diagnostics(runtime, listen, NULL, NULL);
  said[0] = 0;
}

/* */
static void a_refusal_names_its_object(void) {
  open_runtime();
  motus_view *view = view_with_tag(12);
  CHECK_EQUAL(motus_view_set_border_width(view, -1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(names(view) && strstr(said, "tag 12)"));
  CHECK(strstr(said, "motus_view_set_border_width: ") == said);
  motus_view_controller *inbox = NULL;
  motus_view_controller_create(runtime, NULL, NULL, NULL, &inbox);
  motus_view_controller_set_title(inbox, "inbox");
  CHECK_EQUAL(motus_view_controller_perform_segue(inbox, "detail", NULL),
              MOTUS_ERROR_NOT_FOUND);
  CHECK(names(inbox) && strstr(said, "inbox") && strstr(said, "detail"));
  /* One that is gone is named, too; a runtime need not be. */
  motus_release(view);
  CHECK_EQUAL(motus_view_set_alpha(view, 1), MOTUS_ERROR_STALE_HANDLE);
  CHECK(names(view));
  CHECK_EQUAL(motus_runtime_tick(runtime, NAN), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!names(runtime));
  motus_release(inbox);
  motus_runtime_destroy(runtime);
}

static motus_view *other;

static motus_view_controller *make_nothing(void *user_data,
                                           motus_view_controller *source) {
  (void)user_data, (void)source;
  motus_view_set_border_width(other, -1);
  CHECK(names(other));
  return NULL;
}

/* calls in callbacks have objects of their own. */
static void a_call_in_a_callback_does_not_change_who_is_named(void) {
  open_runtime();
  other = view_with_tag(7);
  motus_view_controller *source = NULL;
  motus_view_controller_create(runtime, NULL, NULL, NULL, &source);
  motus_segue_callbacks segue = {.struct_size = sizeof segue,
                                 .make_destination = make_nothing};
  CHECK_EQUAL(motus_view_controller_add_segue(
                  source, "detail", MOTUS_SEGUE_PRESENT, &segue, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_perform_segue(source, "detail", NULL),
              MOTUS_ERROR_INVALID_STATE);
  CHECK(names(source) && !names(other));
  motus_release(source);
  motus_release(other);
  motus_runtime_destroy(runtime);
}

/* what is told about room does not depend on what there is to find. */
static void room_that_is_not_there_is_refused_before_there_are_results(void) {
  open_runtime();
  motus_dynamic_animator *animator = NULL;
  motus_dynamic_animator_create(runtime, NULL, &animator);
  size_t count = 9;
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  animator, (motus_rect){0, 0, 9, 9}, NULL, 3, &count),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(names(animator) && count == 0);
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  animator, (motus_rect){0, 0, 9, 9}, NULL, 0, &count),
              MOTUS_OK);
  motus_view *view = view_with_tag(0);
  motus_outline_type type;
  motus_dynamic_item *item = (motus_dynamic_item *)view;
  CHECK_EQUAL(motus_dynamic_item_outline(item, &type, NULL, 3, &count),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_dynamic_item_outline(item, &type, NULL, 0, &count),
              MOTUS_OK);
  motus_release(view);
  motus_release(animator);
  motus_runtime_destroy(runtime);
}

CHECK_MAIN(TEST(a_refusal_names_its_object),
           TEST(a_call_in_a_callback_does_not_change_who_is_named),
           TEST(room_that_is_not_there_is_refused_before_there_are_results))
