/* Watches that nothing which is drawn jumps. */
#ifndef STEADY_H
#define STEADY_H

#include <motus.h>

typedef struct steady steady;

steady *steady_create(void);
void steady_destroy(steady *s);

/** Compares the draw list with that of the last call, `seconds` ago. Returns
 *  how many items have jumped; they are printed. */
int steady_look(steady *s, motus_runtime *runtime, double seconds);

#endif
