"""Holds: loading, using and unloading the library again and again leaves no memory behind.

Where the C library keeps the library loaded, there is nothing to see.  usage: reload.py [LIBRARY]"""

import os
import pathlib
import subprocess
import sys
import tempfile

import header

PROGRAM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <motus.h>
#include <stdio.h>
static int use(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  motus_runtime *runtime = NULL;
  motus_status (*create)(const motus_runtime_options *, motus_runtime **);
  motus_status (*end)(motus_runtime *);
  if (!library) return puts(dlerror()), 0;
  *(void **)&create = dlsym(library, "motus_runtime_create");
  *(void **)&end = dlsym(library, "motus_runtime_destroy");
  return create && end && !create(NULL, &runtime) && !end(runtime) && !dlclose(library);
}
int main(int count, char **words) {
  size_t before;
  (void)count;
  for (int i = 0; i < 3; i++) if (!use(words[1])) return 1;
  before = mallinfo2().uordblks;
  for (int i = 0; i < 50; i++) if (!use(words[1])) return 1;
  printf("%zd bytes stay behind after 50 loadings\n", (ssize_t)(mallinfo2().uordblks - before));
  return mallinfo2().uordblks > before + 10000; /* the loader keeps a little */
}
"""

library = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else header.LIBRARY).resolve()
with tempfile.TemporaryDirectory() as folder:
    source, program = pathlib.Path(folder, "reload.c"), pathlib.Path(folder, "reload")
    source.write_text(PROGRAM)
    compiled = subprocess.run([os.environ.get("CC", "cc"), "-std=gnu99", f"-I{header.ROOT / 'include'}", "-o", program,
                               source, "-ldl"], capture_output=True, text=True)
    if compiled.returncode and "mallinfo2" in compiled.stderr:
        sys.exit(print("SKIPPED: this C library does not say how much memory is in use"))
    if compiled.returncode:
        sys.exit(compiled.stderr)
    sys.exit(subprocess.run([program, library]).returncode)
