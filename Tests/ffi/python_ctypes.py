"""Python without any package calls the library: what ctypes needs said, said by hand."""

import ctypes
import sys

motus = ctypes.CDLL(sys.argv[1])
motus.motus_version_number.restype = ctypes.c_int32
motus.motus_version_number.argtypes = []

version = motus.motus_version_number()
assert version >= 100, version
print(f"ctypes: Motus {version}")
