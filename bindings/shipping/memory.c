/* The library's memory where a C library gives it and the linker turns no calls
 * (ELF's --wrap): on Apple's systems and on Android. */
#include <stddef.h>

int posix_memalign(void **out, size_t alignment, size_t size);
void free(void *block);
#ifdef __APPLE__
size_t malloc_size(const void *block);
#define SIZE_OF(block) malloc_size(block)
#else
size_t malloc_usable_size(void *block);
#define SIZE_OF(block) malloc_usable_size(block)
#endif

int __motus_system_allocate(void **out, size_t alignment, size_t size) {
  return posix_memalign(out, alignment, size);
}

void __motus_system_free(void *block) {
  free(block);
}

size_t __motus_system_size(void *block) {
  return block ? SIZE_OF(block) : 0;
}
