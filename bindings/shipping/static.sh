#!/bin/sh
# libmotus.a from the objects of the release build: one relocatable object, whose only global
# symbols are motus_*. What nothing exported needs is left out, as in the shared library.
# usage: static.sh OBJECTS SHARED_LIBRARY OUT
set -e
objects=$1 shared=$2 out=$3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
nm -D --defined-only "$shared" | sed -n 's/.* T \(motus_.*\)/-u \1/p' >"$place/exported"
[ -s "$place/exported" ] || { echo "$shared exports nothing"; exit 1; }
# shellcheck disable=SC2046 # names of objects have no blanks
ld -r --gc-sections --wrap=posix_memalign --wrap=free @"$place/exported" -o "$place/all.o" $(ls "$objects"/*.swift.o)
objcopy --strip-unneeded --wildcard --keep-global-symbol='motus_*' "$place/all.o" "$place/motus.o"
rm -f "$out"
ar rcD "$out" "$place/motus.o"
left=$(nm -g --defined-only "$out" | sed -n 's/.* [A-Z] //p' | grep -v '^motus_' || true)
[ -z "$left" ] || { echo "other global symbols: $left"; exit 1; }
