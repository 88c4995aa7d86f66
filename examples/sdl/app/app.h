/* Wander: an app of four screens, as on a phone. It knows Motus and the table of
 * looks, and no window: any host can show it. */
#ifndef APP_H
#define APP_H

#include <motus.h>

typedef struct app app;

/** Puts the app into a runtime. Its window is best 390 by 844 points. */
app *app_create(motus_runtime *runtime);

/** Frees what is left when the runtime has been destroyed. */
void app_destroy(app *a);

#endif
