/* The library's memory on Windows: blocks of the process's heap, and nothing of
 * a compiler's C runtime, so that one library serves the programs of all. */
#include <stddef.h>
#include <stdint.h>

#define IMPORT __declspec(dllimport)
IMPORT void *GetProcessHeap(void);
IMPORT void *HeapAlloc(void *heap, unsigned int flags, size_t size);
IMPORT int HeapFree(void *heap, unsigned int flags, void *block);

/* The heap's blocks begin at multiples of 16. Before each of ours stands how
 * to free it, and how large the heap's is. */
typedef struct head {
  void *whole;
  size_t size;
} head;

int __motus_system_allocate(void **out, size_t alignment, size_t size) {
  const int no_memory = 12; /* ENOMEM, of posix_memalign */
  size_t step = alignment > 16 ? alignment : 16;
  size_t more = sizeof(head) + step - 16;
  char *whole, *block;
  if (size > SIZE_MAX - more)
    return no_memory;
  whole = HeapAlloc(GetProcessHeap(), 0, size + more);
  if (!whole)
    return no_memory;
  block = (char *)(((uintptr_t)whole + more) & ~(uintptr_t)(step - 1));
  ((head *)block)[-1] = (head){whole, size + more};
  *out = block;
  return 0;
}

void __motus_system_free(void *block) {
  if (block)
    HeapFree(GetProcessHeap(), 0, ((head *)block)[-1].whole);
}

size_t __motus_system_size(void *block) {
  return block ? ((head *)block)[-1].size : 0;
}
