/* How much the shown sizes of two views differ. */
#ifndef MISFIT_H
#define MISFIT_H
#include <math.h>
#include <motus.h>

static inline void misfit_bounds(motus_view *v, double *values) {
  motus_view_property(v, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, values, 4);
}

static inline double misfit(motus_view *v, motus_view *around) {
  double own[4], outer[4];
  misfit_bounds(v, own);
  misfit_bounds(around, outer);
  return fmax(fabs(own[2] - outer[2]), fabs(own[3] - outer[3]));
}
#endif
