/* Five cards come in one after the other, as one animator: it is paused, scrubbed
 * back and let go, and all of them follow.
 * With a folder as argument it draws the curve of the third card there. */
#include "support/stage.h"

#include <stdio.h>

enum { CARDS = 5 };

static void come_in(void *user_data) {
  motus_view *card = user_data;
  motus_point center = motus_view_center(card);
  motus_view_set_center(card, (motus_point){330, center.y});
}

static motus_view *card(stage *s, int index) {
  motus_view *view;
  if (index == 2)
    return s->card; /* the one that is drawn */
  check(motus_view_create(s->runtime, &view), "create a card");
  motus_view_set_frame(view, (motus_rect){20, 40 + 70 * index, 60, 60});
  motus_view_add_subview(motus_runtime_window(s->runtime), view);
  motus_release(view);
  return view;
}

int main(int argc, char **argv) {
  stage s;
  motus_property_animator *members[CARDS], *group;
  motus_timing spring;
  int index, step;
  stage_open(&s, "The third of five cards that come in one after the other");
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.spring_duration = 0.5;
  spring.bounce = 0.3;
  for (index = 0; index < CARDS; index++) {
    check(
        motus_property_animator_create(s.runtime, 0, &spring, &members[index]),
        "create a member");
    motus_property_animator_add_animations(members[index], come_in,
                                           card(&s, index), NULL);
  }
  check(motus_property_animator_create_group(s.runtime, MOTUS_ANIMATORS_STAGGER,
                                             0.1, members, CARDS, &group),
        "create the group");
  for (index = 0; index < CARDS; index++)
    motus_release(members[index]); /* the group holds them */
  printf("  all of it takes %.2f s\n", motus_property_animator_duration(group));

  motus_property_animator_start(group);
  stage_run(&s, 0.5);
  stage_mark(&s, "paused");
  motus_property_animator_pause(group);
  for (step = 0; step < 30; step++) {
    double fraction = motus_property_animator_fraction_complete(group);
    motus_property_animator_set_fraction_complete(group, fraction - 0.008);
    stage_run(&s, 1.0 / 60);
  }
  stage_mark(&s, "let go");
  motus_property_animator_start(group);
  stage_run(&s, 1.5);
  motus_release(group);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "stagger");
}
