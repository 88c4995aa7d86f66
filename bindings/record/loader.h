/* How a system loads a library, tells one thread from another, and waits. */
#ifndef MOTUS_RECORD_LOADER_H
#define MOTUS_RECORD_LOADER_H
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
#define LOADER_ABOVE "\\..\\motus.dll"
typedef HMODULE loader_library;
typedef DWORD loader_thread;

static loader_library loader_open(const char *path) {
  return LoadLibraryA(path);
}
static void *loader_find(loader_library library, const char *name) {
  FARPROC function = GetProcAddress(library, name);
  void *found;
  memcpy(&found, &function, sizeof found);
  return found;
}
static const char *loader_error(void) {
  static char text[40];
  snprintf(text, sizeof text, "error %lu of Windows", GetLastError());
  return text;
}
static loader_thread loader_this_thread(void) {
  return GetCurrentThreadId();
}
static bool loader_is_same(loader_thread one, loader_thread other) {
  return one == other;
}
static void loader_wait(unsigned milliseconds) {
  Sleep(milliseconds);
}
/* The folder of the library that an address is in. */
static void loader_folder(const void *in, char *folder, size_t size) {
  HMODULE self;
  char *end;
  strcpy(folder, ".");
  if (GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                             GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                         (LPCSTR)in, &self) &&
      GetModuleFileNameA(self, folder, (DWORD)size) < size &&
      (end = strrchr(folder, '\\')))
    *end = 0;
}
#else
#include <dlfcn.h>
#include <pthread.h>
#include <time.h>
#define LOADER_ABOVE "/../libmotus.so.0"
typedef void *loader_library;
typedef pthread_t loader_thread;

static loader_library loader_open(const char *path) {
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}
static void *loader_find(loader_library library, const char *name) {
  return dlsym(library, name);
}
static const char *loader_error(void) {
  return dlerror();
}
static loader_thread loader_this_thread(void) {
  return pthread_self();
}
static bool loader_is_same(loader_thread one, loader_thread other) {
  return pthread_equal(one, other);
}
static void loader_wait(unsigned milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  nanosleep(&time, NULL);
}
/* The folder of the library that an address is in. */
static void loader_folder(const void *in, char *folder, size_t size) {
  Dl_info self;
  const char *end = NULL;
  if (dladdr(in, &self))
    end = strrchr(self.dli_fname, '/');
  snprintf(folder, size, "%.*s", end ? (int)(end - self.dli_fname) : 1,
           end ? self.dli_fname : ".");
}
#endif
#endif
