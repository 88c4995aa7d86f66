/* What the recorder needs of it where there is no C library: web.c. */
#ifndef MOTUS_WEB_STDLIB_H
#define MOTUS_WEB_STDLIB_H
#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *given, size_t size);
void memory_free(void *given); /* bindings/js/memory.c */
#define free memory_free
_Noreturn void abort(void);

#endif
