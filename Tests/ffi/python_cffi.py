"""Python with cffi calls the library: the declarations are the header's own text."""

import pathlib
import re
import sys

import cffi

library, header = sys.argv[1:]
text = pathlib.Path(header).read_text()
text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif.*?\n", "", text, flags=re.M | re.S)
text = re.sub(r"^#.*\n", "", text, flags=re.M)

ffi = cffi.FFI()
ffi.cdef(text)
motus = ffi.dlopen(library)

# Every function that the header declares is found in the library with its type.
functions = [name for name in dir(motus) if name.startswith("motus_")]
for name in functions:
    getattr(motus, name)
version = motus.motus_version_number()
assert version >= 100, version
print(f"cffi: Motus {version}, {len(functions)} functions bound")
