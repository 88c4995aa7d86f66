/* A runtime whose clock starts at 0, whatever the time of its first tick: time
 * is a number that the test makes up. Its draw list has all views, also beside
 * the window: tests look where they are. */
#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H
#include <motus.h>

static inline motus_status create_at_zero(motus_runtime **out_runtime) {
  motus_runtime_options options;
  motus_status status = motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  if (status == MOTUS_OK)
    status = motus_runtime_create(&options, out_runtime);
  return status == MOTUS_OK ? motus_runtime_set_draws_unseen(*out_runtime, true)
                            : status;
}
#endif
