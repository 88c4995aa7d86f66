/* Segues, unwinding, and who shows others. */
#include "story_navigation.h"

static story s;
static bool is_allowed;
static motus_view_controller *destination;
static const char *sender = "a button";

static motus_view_controller *make(void *user_data,
                                   motus_view_controller *source) {
  story_tell(user_data, source, "make", false);
  destination = story_screen(user_data, "X");
  return destination;
}
static motus_view_controller *make_nothing(void *user_data,
                                           motus_view_controller *source) {
  story_tell(user_data, source, "make", false);
  return NULL;
}
static void perform(void *user_data, motus_segue *segue) {
  story_tell_of(user_data, motus_segue_source(segue), "perform",
                motus_segue_destination(segue), false);
}
static bool should_perform(void *user_data, motus_view_controller *it,
                           const char *identifier, void *from) {
  CHECK(from == (const void *)sender);
  story_tell(user_data, it, identifier, false);
  return is_allowed;
}
static void prepare(void *user_data, motus_view_controller *it,
                    motus_segue *segue) {
  story_tell_of(user_data, it,
                motus_segue_is_unwind(segue) ? "prepare_unwind" : "prepare",
                motus_segue_destination(segue), false);
  CHECK(motus_segue_source(segue) == it);
  CHECK(motus_segue_sender(segue) == (const void *)sender);
  CHECK_TEXT(motus_segue_identifier(segue),
             motus_segue_is_unwind(segue) ? "back" : "go");
}
static void show_detail(void *user_data, motus_view_controller *it,
                        motus_view_controller *shown, void *from) {
  CHECK(from == (const void *)sender);
  story_tell_of(user_data, it, "show_detail", shown, false);
}
static void come_back(void *user_data, motus_segue *segue) {
  story_tell_of(user_data, motus_segue_destination(segue), "come_back",
                motus_segue_source(segue), false);
}

/* A stack of A, who knows of segues. */
static void open_stack(motus_segue_kind kind) {
  motus_view_controller_callbacks screen = story_callbacks();
  story_open(&s);
  is_allowed = true;
  screen.should_perform_segue = should_perform;
  screen.prepare_for_segue = prepare;
  s.a = story_screen_with(&s, "A", &screen);
  s.b = story_screen_with(&s, "B", &screen);
  s.c = story_screen_with(&s, "C", &screen);
  motus_navigation_controller_create(s.runtime, s.a, &s.navigation);
  story_call(&s, "nav", s.navigation);
  story_show(&s);
  motus_segue_callbacks callbacks = {.struct_size = sizeof callbacks,
                                     .make_destination = make,
                                     .perform = perform};
  CHECK_EQUAL(motus_view_controller_add_segue(s.a, "go", kind, &callbacks, &s,
                                              story_destroy),
              MOTUS_OK);
  story_tick(&s);
  s.told[0] = 0;
}

static motus_status go(const char *identifier) {
  return motus_view_controller_perform_segue(s.a, identifier, (void *)sender);
}

/* SG-1, SG-2: nobody is asked; made, prepared, pushed, in this order, and
 * prepared before the view is loaded. */
static void a_segue_makes_prepares_and_shows(void) {
  open_stack(MOTUS_SEGUE_SHOW);
  CHECK_EQUAL(go("go"), MOTUS_OK);
  CHECK_TOLD(&s, "A.make A.prepare(X) X.will_move(nav)");
  CHECK_TEXT(story_stack(&s), "A X");
  CHECK(motus_view_controller_view_if_loaded(destination) == NULL);
  story_run(&s, 1);
  CHECK_EQUAL(motus_view_controller_appearance_state(destination),
              MOTUS_APPEARANCE_APPEARED);
  /* The segue has given its reference away: the stack alone holds it. */
  motus_navigation_controller_pop(s.navigation, false, NULL, NULL, NULL, NULL);
  CHECK(!motus_is_alive(destination));
  story_close(&s);
}

/* SG-2: whoever prepares can give the destination back: the segue has it. */
static void prepare_and_release(void *user_data, motus_view_controller *it,
                                motus_segue *segue) {
  prepare(user_data, it, segue);
  motus_release(destination);
}
static void show(void *user_data, motus_view_controller *it,
                 motus_view_controller *shown, void *from) {
  CHECK(from == (const void *)sender && motus_is_alive(shown));
  story_tell_of(user_data, it, "show", shown, false);
}
static void a_destination_lives_as_long_as_its_segue(void) {
  open_stack(MOTUS_SEGUE_SHOW);
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.prepare_for_segue = prepare_and_release;
  callbacks.show = show;
  motus_view_controller *y = story_screen_with(&s, "Y", &callbacks);
  motus_segue_callbacks made = {.struct_size = sizeof made,
                                .make_destination = make};
  CHECK_EQUAL(motus_view_controller_add_segue(y, "go", MOTUS_SEGUE_SHOW, &made,
                                              &s, story_destroy),
              MOTUS_OK);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_perform_segue(y, "go", (void *)sender),
              MOTUS_OK);
  CHECK_TOLD(&s, "Y.make Y.prepare(X) Y.show(X)");
  CHECK(!motus_is_alive(destination));
  motus_release(y);
  story_close(&s);
}

/* SG-1. */
static void a_user_is_asked_for_before_anything_is_made(void) {
  bool performed = false;
  open_stack(MOTUS_SEGUE_CUSTOM);
  CHECK_EQUAL(motus_view_controller_perform_segue_by_user(
                  s.a, "go", (void *)sender, &performed),
              MOTUS_OK);
  CHECK(performed);
  CHECK_TOLD(&s, "A.go A.make A.prepare(X) A.perform(X)");
  CHECK(!motus_is_alive(destination));
  is_allowed = false;
  CHECK_EQUAL(motus_view_controller_perform_segue_by_user(
                  s.a, "go", (void *)sender, &performed),
              MOTUS_OK);
  CHECK(!performed);
  CHECK_TOLD(&s, "A.go");
  story_close(&s);
}

/* SG-3 and the others. */
static void what_cannot_be_gone_is_refused(void) {
  open_stack(MOTUS_SEGUE_SHOW);
  const char *name = "motus_view_controller_perform_segue";
  CHECK_REFUSED(go("gone"), NOT_FOUND, name);
  CHECK_REFUSED(go(""), INVALID_ARGUMENT, name);
  CHECK_TOLD(&s, "");
  motus_segue_callbacks callbacks = {.struct_size = sizeof callbacks,
                                     .make_destination = make_nothing};
  const char *add = "motus_view_controller_add_segue";
  CHECK_REFUSED(motus_view_controller_add_segue(s.a, "go", MOTUS_SEGUE_CUSTOM,
                                                &callbacks, &s, story_destroy),
                INVALID_ARGUMENT, add);
  CHECK_SAYS("perform");
  CHECK_EQUAL(motus_view_controller_add_segue(s.a, "go", MOTUS_SEGUE_SHOW,
                                              &callbacks, &s, story_destroy),
              MOTUS_OK);
  CHECK_EQUAL(s.destroyed, 2); /* the refused one's, and that of the first */
  CHECK_REFUSED(go("go"), INVALID_STATE, name);
  CHECK_TOLD(&s, "A.make");
  CHECK_TEXT(story_stack(&s), "A");
  report_clear();
  story_close(&s);
}

/* SG-5: outward through the parents; a navigation controller pushes. */
static void whoever_is_responsible_shows(void) {
  motus_view_controller_callbacks split = story_callbacks();
  open_stack(MOTUS_SEGUE_SHOW);
  split.show_detail = show_detail;
  motus_view_controller *outer = story_screen_with(&s, "S", &split);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_view_controller_add_child(outer, story_root(&s));
  motus_view_add_subview(motus_view_controller_view(outer),
                         motus_view_controller_view(story_root(&s)));
  motus_runtime_set_root_view_controller(s.runtime, outer);
  s.told[0] = 0;
  CHECK(motus_view_controller_show_target(s.a, false) == story_root(&s));
  CHECK(motus_view_controller_show_target(s.a, true) == outer);
  CHECK(motus_view_controller_show_target(s.b, false) == NULL);
  CHECK_EQUAL(motus_view_controller_show(s.a, s.b, NULL), MOTUS_OK);
  CHECK_TEXT(story_stack(&s), "A B");
  story_run(&s, 1);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_show_detail(s.b, s.c, (void *)sender),
              MOTUS_OK);
  CHECK_TOLD(&s, "S.show_detail(C)");
  /* NV-1 holds here too. */
  CHECK_REFUSED(motus_view_controller_show(s.a, s.b, NULL), INVALID_ARGUMENT,
                "motus_view_controller_show");
  report_clear();
  story_close(&s);
}

static motus_view_controller *unwind(motus_view_controller *source) {
  motus_view_controller *end = source;
  CHECK_EQUAL(
      motus_view_controller_unwind(source, "back", (void *)sender, &end),
      MOTUS_OK);
  return end;
}

/* SG-4: from the top of the stack down, the source's own branch left out. */
static void unwinding_pops_to_where_the_action_is(void) {
  open_stack(MOTUS_SEGUE_SHOW);
  story_push(&s, s.b, false);
  story_push(&s, s.c, false);
  s.told[0] = 0;
  CHECK(unwind(s.c) == NULL);
  CHECK_TOLD(&s, "");
  motus_view_controller_add_unwind_action(s.a, "back", come_back, &s,
                                          story_destroy);
  motus_view_controller_add_unwind_action(s.c, "back", come_back, &s,
                                          story_destroy);
  CHECK(unwind(s.c) == s.a);
  CHECK(story_in_order(&s, "C.prepare_unwind(A) A.come_back(C) "
                           "B.will_move(-)"));
  CHECK_TEXT(story_stack(&s), "A");
  story_run(&s, 1);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_APPEARED);
  story_push(&s, s.c, false);
  story_push(&s, s.b, false);
  /* The nearest from the top. */
  CHECK(unwind(s.b) == s.c);
  CHECK_TEXT(story_stack(&s), "A C");
  story_run(&s, 1);
  story_close(&s);
}

static bool can_unwind_to_a(void *user_data, motus_view_controller *it,
                            const char *action, motus_view_controller *source,
                            void *from) {
  (void)source, (void)from;
  story_tell(user_data, it, action, false);
  return it == s.a;
}
static bool not_to_b(void *user_data, motus_view_controller *it,
                     motus_view_controller *child,
                     motus_view_controller *source) {
  (void)user_data, (void)it, (void)source;
  return child != s.b;
}
static bool step(void *user_data, motus_view_controller *it, motus_segue *segue,
                 motus_view_controller *child) {
  CHECK(motus_segue_is_unwind(segue));
  story_tell_of(user_data, it, "step", child, false);
  return true;
}

/* SG-4: containers are asked, and go the steps in their own ways. */
static void unwinding_crosses_containers(void) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  motus_tab_bar_controller *tabs = NULL;
  story_open(&s);
  callbacks.can_perform_unwind = can_unwind_to_a;
  callbacks.allows_unwind_to_child = not_to_b;
  callbacks.unwind_to_child = step;
  motus_view_controller *home = story_screen_with(&s, "home", &callbacks);
  s.a = story_screen_with(&s, "A", &callbacks);
  s.b = story_screen_with(&s, "B", &callbacks);
  s.c = story_screen(&s, "C");
  motus_tab_bar_controller_create(s.runtime, &tabs);
  story_call(&s, "tabs", tabs);
  motus_view_controller *both[] = {home, s.c};
  motus_tab_bar_controller_set_view_controllers(tabs, both, 2, false, NULL,
                                                NULL, NULL);
  motus_tab_bar_controller_select(tabs, s.c, NULL, NULL, NULL);
  motus_view_controller_add_child(home, s.a);
  motus_view_controller_add_child(home, s.b);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)tabs);
  s.told[0] = 0;
  sender = NULL;
  CHECK(unwind(s.c) == s.a);
  sender = "a button";
  /* B was not to be asked; the tab is selected, then home steps to A. */
  CHECK(story_in_order(&s, "A.back C.will_disappear home.step(A)"));
  CHECK(strstr(s.told, "B.back") == NULL);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == home);
  story_close(&s);
}

/* SG-5, NV-5, SG-4: without anybody who shows it is presented; back leads
 * through a dismissal. */
static void what_nobody_shows_is_presented_and_unwound(void) {
  open_stack(MOTUS_SEGUE_PRESENT);
  CHECK(motus_navigation_controller_visible_view_controller(s.navigation) ==
        s.a);
  CHECK_EQUAL(go("go"), MOTUS_OK);
  CHECK(story_in_order(&s, "A.make A.prepare(X)"));
  CHECK(motus_navigation_controller_visible_view_controller(s.navigation) ==
        destination);
  story_run(&s, 1.5);
  CHECK_EQUAL(motus_view_controller_appearance_state(destination),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_TEXT(story_stack(&s), "A");
  /* What X shows goes on with who presents it: the stack below pushes. */
  CHECK(motus_view_controller_show_target(destination, false) ==
        story_root(&s));
  /* Nobody has show_detail; B is presented in front of X. */
  CHECK_EQUAL(motus_view_controller_show_detail(destination, s.b, NULL),
              MOTUS_OK);
  story_run(&s, 1.5);
  CHECK(motus_view_controller_presented_view_controller(destination) == s.b);
  motus_view_controller_add_unwind_action(s.a, "back", come_back, &s,
                                          story_destroy);
  s.told[0] = 0;
  CHECK(unwind(s.b) == s.a);
  CHECK(story_in_order(&s, "B.prepare_unwind(A) A.come_back(B)"));
  story_run(&s, 1.5);
  CHECK(motus_navigation_controller_visible_view_controller(s.navigation) ==
        s.a);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK(!motus_is_alive(destination));
  story_close(&s);
}

CHECK_MAIN(TEST(what_nobody_shows_is_presented_and_unwound),
           TEST(a_segue_makes_prepares_and_shows),
           TEST(a_destination_lives_as_long_as_its_segue),
           TEST(a_user_is_asked_for_before_anything_is_made),
           TEST(what_cannot_be_gone_is_refused),
           TEST(whoever_is_responsible_shows),
           TEST(unwinding_pops_to_where_the_action_is),
           TEST(unwinding_crosses_containers))
