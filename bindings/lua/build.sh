#!/bin/sh
# For the rockspec: motus.so of motus.c, which looks for libmotus.so where it has been found now.
# usage: build.sh CC CFLAGS LIBFLAG LUA_INCLUDE MOTUS_INCLUDE MOTUS_LIB
set -e
library=$(cd "$6" && pwd)
source=motus.c
if [ ! -f $source ]; then # in a clone: it follows the header
  python3 ../generate >/dev/null
  source=../../.build/motus/bindings/lua/motus.c
fi
# shellcheck disable=SC2086 # lists
$1 $2 -I"$4" -I"$5" $3 -o motus.so "$source" -L"$library" -lmotus -Wl,-rpath,"$library"
