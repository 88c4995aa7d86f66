/* Counts what is allocated and not freed, in the program and in all that it
 * loads. Left out where a sanitizer does the same. */
#include "memory.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef FUZZ_COUNTS_MEMORY
static long living;
/* glibc's own names of them. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *pointer);

void *malloc(size_t size) {
  void *it = __libc_malloc(size);
  living += it != NULL;
  return it;
}
void *calloc(size_t count, size_t size) {
  void *it = __libc_calloc(count, size);
  living += it != NULL;
  return it;
}
void *realloc(void *old, size_t size) {
  void *it = __libc_realloc(old, size);
  living += (it != NULL) - (old != NULL && (it != NULL || size == 0));
  return it;
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  void *it = __libc_memalign(alignment, size);
  if (!it)
    return ENOMEM;
  living += 1;
  *out = it;
  return 0;
}
void *aligned_alloc(size_t alignment, size_t size) {
  void *it = __libc_memalign(alignment, size);
  living += it != NULL;
  return it;
}
void free(void *pointer) {
  living -= pointer != NULL;
  __libc_free(pointer);
}
long living_allocations(void) {
  return living;
}
#else
long living_allocations(void) {
  return 0;
}
#endif
