/* Wander in a window of SDL2, or of another host that host.h describes.
 *
 *   wander                      opens it
 *   wander --script FILE        plays recorded touches, without a window
 *     --pictures FOLDER         where the script's pictures go
 *     --film N                  every N-th frame, too
 *     --rate N                  ticks a second, 60
 *     --scale N                 pixels in a point, 1
 *     --steady                  fails when anything that is drawn jumps
 *     --window                  shows it, at the pace of a user
 *     --plain                   letters of our own, whatever fonts there are */
#include "app/app.h"
#include "host.h"
#include "script.h"

#ifndef WITHOUT_SDL
#include <SDL.h> /* has a main of its own on some systems */
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int refusals;

static void report(void *user_data, motus_status status, const char *function,
                   const char *message) {
  (void)user_data;
  refusals++;
  fprintf(stderr, "%s: %s: %s\n", function, motus_status_name(status), message);
}

int main(int argc, char **argv) {
  script_options script = {60, NULL, 0, false, false};
  host_options look = {NULL, 1, false};
  motus_runtime_options options;
  motus_runtime *runtime;
  const char *path = NULL;
  int index, complaints = 0;
  bool in_window = false;
  host *h;
  app *a;
  for (index = 1; index < argc; index++) {
    const char *option = argv[index];
    const char *value = index + 1 < argc ? argv[index + 1] : "0";
    if (strcmp(option, "--steady") == 0)
      script.is_steady = true;
    else if (strcmp(option, "--plain") == 0)
      look.plain_letters = true;
    else if (strcmp(option, "--window") == 0)
      in_window = true;
    else if (index++, strcmp(option, "--script") == 0)
      path = value;
    else if (strcmp(option, "--pictures") == 0)
      script.pictures = value;
    else if (strcmp(option, "--film") == 0)
      script.film = atoi(value);
    else if (strcmp(option, "--rate") == 0)
      script.rate = atof(value) > 0 ? atof(value) : 60;
    else if (strcmp(option, "--scale") == 0)
      look.scale = atof(value);
    else
      return fprintf(stderr, "%s: what is that?\n", option), 2;
  }
  if (path == NULL || in_window)
    look.title = "Wander";
  script.in_real_time = path != NULL && in_window;

  motus_library_set_diagnostics(report, NULL, NULL);
  motus_runtime_options_init(&options, sizeof options);
  options.longest_step = .1; /* after a halt in a debugger nothing leaps */
  if (motus_runtime_create(&options, &runtime) != MOTUS_OK)
    return 1;
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  a = app_create(runtime);
  h = host_create(runtime, &look);
  if (h == NULL)
    return 1;
  if (path == NULL) {
    host_run(h);
  } else {
    FILE *file = fopen(path, "r");
    complaints = 1;
    if (file != NULL) {
      complaints = script_play(h, runtime, file, &script);
      fclose(file);
    } else {
      fprintf(stderr, "cannot read %s\n", path);
    }
  }
  host_destroy(h);
  motus_runtime_destroy(runtime);
  app_destroy(a);
  return complaints + refusals > 0;
}
