/* What a Cortex-M4F does before main: its vectors, and the floating-point unit
 * on. The rest is newlib's (rdimon: files and the terminal are the debugger's).
 */
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

extern uint32_t stack_top;
void _start(void);

static void halt(void) {
  for (;;)
    ;
}

static void reset(void) {
  *(volatile uint32_t *)0xe000ed88 |= 0xf << 20; /* CPACR: full access */
  __asm volatile("dsb\n isb");
  _start();
  halt();
}

__attribute__((section(".vectors"), used)) static const void *vectors[16] = {
    &stack_top,   (void *)reset, (void *)halt, (void *)halt,
    (void *)halt, (void *)halt,  (void *)halt};

/* All that the library asks of a system, beside memcpy and its like. */
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
