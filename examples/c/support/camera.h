/* Films one moving thing: a strip of frames, and its position and velocity. */
#ifndef MOTUS_EXAMPLES_CAMERA_H
#define MOTUS_EXAMPLES_CAMERA_H

#include "svg.h"

typedef struct camera {
  filmstrip *strip;
  plot *motion;
  int position;
  int velocity;
  double last_time;
  double last_value;
} camera;

void camera_open(camera *c, double width, double height, const char *title);
/* Notes where the thing is, NAN while it is not seen; with a caption the frame
 * goes into the strip. */
void camera_frame(camera *c, motus_runtime *runtime, double value,
                  const char *caption);
/* Marks a moment in the curves. */
void camera_mark(camera *c, double time, const char *label);
/* Writes filmstrip.svg and motion.svg into a folder. */
void camera_close(camera *c, const char *folder);

#endif
