/* The system's side of motus.dll, for Tests/checks/windows.sh: a stack that is
 * walked inside of a callback goes through the library's frames to the
 * program's, and the host's memory is asked for and given back in full. */
#define _WIN32_WINNT 0x0600
#include <motus.h>
#include <stdint.h>
#include <stdio.h>
#include <windows.h>

static int blocks, wrong;
static int in_library, in_program;

static void *give(void *user_data, size_t size, size_t alignment) {
  char *whole = HeapAlloc(GetProcessHeap(), 0, size + alignment + 32);
  uintptr_t start = ((uintptr_t)whole + 32 + alignment - 1) & ~(alignment - 1);
  (void)user_data;
  wrong += size >> 32 != 0 || alignment < 16 || (alignment & (alignment - 1));
  blocks += 1;
  ((void **)start)[-1] = whole;
  ((size_t *)start)[-2] = size;
  ((size_t *)start)[-3] = alignment;
  return (void *)start;
}

static void take_back(void *user_data, void *block, size_t size,
                      size_t alignment) {
  (void)user_data;
  wrong += ((size_t *)block)[-2] != size || ((size_t *)block)[-3] != alignment;
  blocks -= 1;
  HeapFree(GetProcessHeap(), 0, ((void **)block)[-1]);
}

static void walk(void *user_data, motus_status status, const char *function,
                 const char *message) {
  void *frames[62];
  int count = CaptureStackBackTrace(0, 62, frames, NULL), i;
  (void)user_data, (void)status, (void)function, (void)message;
  in_library = in_program = 0;
  for (i = 0; i < count; i++) {
    HMODULE module = NULL;
    GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                           GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                       frames[i], &module);
    in_library += module == GetModuleHandleA("motus.dll");
    /* Only what called the library counts, not this function. */
    in_program += in_library && module == GetModuleHandleA(NULL);
  }
}

static int scene(void) {
  motus_runtime *runtime = NULL;
  motus_view *views[100];
  int i;
  if (motus_runtime_create(NULL, &runtime))
    return 0;
  for (i = 0; i < 100; i++) {
    if (motus_view_create(runtime, &views[i]))
      return 0;
    motus_view_add_subview(motus_runtime_window(runtime), views[i]);
  }
  for (i = 0; i < 100; i++)
    motus_release(views[i]);
  motus_runtime_tick(runtime, 1);
  return motus_runtime_destroy(runtime) == MOTUS_OK;
}

int main(void) {
  motus_memory_source source = {.struct_size = sizeof source};
  int failed = 0, before;
  source.allocate = give;
  source.free = take_back;
  failed += motus_library_set_memory(&source) != MOTUS_OK || !scene();
  before = blocks;
  failed += !scene() || blocks != before || wrong;
  printf("memory: %s\n", failed ? "wrong" : "given back in full");
  motus_library_set_diagnostics(walk, NULL, NULL);
  motus_runtime_tick(NULL, 1);
  printf("stack: %s\n", in_library && in_program ? "through the library"
                                                 : "lost in the library");
  return failed || !in_library || !in_program;
}
