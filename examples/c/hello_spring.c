/* The smallest motion: a card springs to the other side.
 * With a folder as argument it draws its curve there. */
#include "support/stage.h"

int main(int argc, char **argv) {
  stage s;
  motus_animation_options options;
  stage_open(&s, "A spring of half a second with some bounce");

  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  options.timing.spring_duration = 0.5;
  options.timing.bounce = 0.35;
  check(motus_runtime_begin_animation(s.runtime, &options), "begin");
  motus_view_set_center(s.card, (motus_point){330, 100});
  check(motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL),
        "commit");

  stage_run(&s, 1.2);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "hello_spring");
}
