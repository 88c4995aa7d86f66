/* What the library needs of a C library where there is none: memory, and the
 * product of two 64-bit numbers. For make web; it imports nothing.
 *
 * The heap begins behind the stack, grows by memory.grow and never shrinks.
 * Two-level segregated fit (Masmano, Ripoll, Crespo, Real, 2004): free blocks
 * stand in lists by size, four for each power of two, and neighbours that are
 * free are one block. Every operation takes a constant time. */
#include <stddef.h>
#include <stdint.h>

/* A head of 8 bytes, then 16 n + 8 bytes for the owner, at an address that 16
 * divides. */
typedef struct block {
  struct block *below; /* the neighbour; NULL for the first */
  uint32_t size;       /* the owner's bytes; bit 0: it is free */
  struct block *next;  /* of a free one, in its list */
  struct block *previous;
} block;

enum { HEAD = 8, SMALLEST = 3, LISTS = 4 * (32 - SMALLEST), PAGE = 65536 };
enum { LARGEST = 1 << 30, GROWTH = 1 << 20 };

extern unsigned char __heap_base;
static block *lists[LISTS];
static uint32_t filled[(LISTS + 31) / 32]; /* one bit a list that has blocks */
static block *end;    /* the last block: it has no bytes, and is never free */
static uint32_t held; /* bytes that have owners */

static uint32_t room(const block *b) {
  return b->size & ~1u;
}
static int is_free(const block *b) {
  return b->size & 1;
}
static char *bytes(block *b) {
  return (char *)b + HEAD;
}
static block *above(block *b) {
  return (block *)(bytes(b) + room(b));
}

static int list_of(uint32_t size) {
  int power = 31 - __builtin_clz(size);
  return 4 * (power - SMALLEST) + (int)((size >> (power - 2)) & 3);
}

static void file(block *b) {
  int list = list_of(room(b));
  b->size |= 1;
  b->previous = NULL;
  b->next = lists[list];
  if (b->next)
    b->next->previous = b;
  lists[list] = b;
  filled[list / 32] |= 1u << list % 32;
}

static void take_out(block *b) {
  int list = list_of(room(b));
  b->size &= ~1u;
  if (b->next)
    b->next->previous = b->previous;
  if (b->previous)
    b->previous->next = b->next;
  else if (!(lists[list] = b->next))
    filled[list / 32] &= ~(1u << list % 32);
}

/* A block of `size` bytes at `place`, above `below`. */
static block *lay(char *place, uint32_t size, block *below) {
  block *b = (block *)place;
  b->below = below;
  b->size = size;
  above(b)->below = b;
  return b;
}

/* Makes a block free, as one with its neighbours that are. */
static void give_back(block *b) {
  block *below = b->below, *next = above(b);
  if (next != end && is_free(next)) {
    take_out(next);
    lay((char *)b, room(b) + HEAD + room(next), below);
  }
  if (below && is_free(below)) {
    take_out(below);
    b = lay((char *)below, room(below) + HEAD + room(b), below->below);
  }
  file(b);
}

static int grow(uint32_t size) {
  uint32_t pages = (size + 2 * HEAD + PAGE - 1) / PAGE;
  uint32_t usual = __builtin_wasm_memory_size(0) / 4;
  block *fresh = end;
  uintptr_t top;
  if (!end) { /* what the linker left of the last page counts as well */
    uintptr_t first = ((uintptr_t)&__heap_base + 15) / 16 * 16 + HEAD;
    fresh = (block *)first;
    fresh->below = NULL;
  }
  if (__builtin_wasm_memory_grow(0, pages > usual ? pages : usual) ==
          (size_t)-1 &&
      (pages >= usual || __builtin_wasm_memory_grow(0, pages) == (size_t)-1))
    return 0;
  top = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE - HEAD;
  end = (block *)top;
  end->size = 0;
  lay((char *)fresh, (uint32_t)(top - (uintptr_t)fresh) - HEAD, fresh->below);
  give_back(fresh);
  return 1;
}

/* A free block that has `size` bytes, out of its list. */
static block *find(uint32_t size) {
  int list = list_of(size), word;
  uint32_t some;
  block *b = lists[list];
  if (!b || room(b) < size) {
    list++; /* whose blocks are all large enough */
    word = list / 32;
    some = word < (LISTS + 31) / 32 ? filled[word] & ~0u << list % 32 : 0;
    while (!some && ++word < (LISTS + 31) / 32)
      some = filled[word];
    if (!some)
      return NULL;
    b = lists[32 * word + __builtin_ctz(some)];
  }
  take_out(b);
  return b;
}

int posix_memalign(void **out, size_t alignment, size_t wanted) {
  uint32_t size = ((uint32_t)wanted + 7) / 16 * 16 + 8, spare, gap;
  block *b;
  if (wanted > LARGEST || alignment > PAGE)
    return 12;
  spare = alignment > 16 ? (uint32_t)alignment : 0;
  b = find(size + spare);
  if (!b && (!grow(size + spare) || !(b = find(size + spare))))
    return 12;
  gap = spare ? -(uint32_t)(uintptr_t)bytes(b) & (spare - 1) : 0;
  if (gap) { /* what stands before the aligned place becomes a block of its own */
    block *front = b;
    uint32_t all = room(b);
    b = lay((char *)b + gap, all - gap, front);
    lay((char *)front, gap - HEAD, front->below);
    give_back(front);
  }
  if (room(b) >= size + HEAD + 24) {
    block *rest = lay(bytes(b) + size, room(b) - size - HEAD, b);
    b->size = size;
    give_back(rest);
  }
  held += room(b);
  *out = bytes(b);
  return 0;
}

void free(void *given) {
  if (!given)
    return;
  block *b = (block *)((char *)given - HEAD);
  held -= room(b);
  give_back(b);
}

size_t malloc_usable_size(void *given) {
  return given ? room((block *)((char *)given - HEAD)) : 0;
}

/* For the host. */
void *memory_allocate(size_t size) {
  void *made;
  return posix_memalign(&made, 16, size) ? NULL : made;
}

void memory_free(void *given) {
  free(given);
}

/* How many bytes have owners. */
size_t memory_held(void) {
  return held;
}

/* The compiler's own: memory is copied by instructions. */
__int128 __multi3(__int128 a, __int128 b);
__int128 __multi3(__int128 a, __int128 b) {
  typedef unsigned __int128 wide;
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
  uint64_t low = x0 * y0, one = x1 * y0 + (low >> 32);
  uint64_t two = x0 * y1 + (uint32_t)one;
  uint64_t high = x1 * y1 + (one >> 32) + (two >> 32) +
                  x * (uint64_t)((wide)b >> 64) + y * (uint64_t)((wide)a >> 64);
  return (__int128)((wide)high << 64 | (two << 32 | (uint32_t)low));
}

/* Guards of the stack, which the C library has elsewhere: a write behind a
 * buffer ends the module's call. */
uintptr_t __stack_chk_guard = 0x595e9fbd;
_Noreturn void __stack_chk_fail(void);
_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}
