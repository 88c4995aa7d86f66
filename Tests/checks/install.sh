#!/bin/sh
# Holds: an installed tree serves C through pkg-config and ordinary Swift through its module map. What `make install`
# says about a place that the loader does not know is enough to build the README's program; its pages link to nothing
# that is not there.
cd "$(dirname "$0")/../.." || exit 2
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
prefix=$place/usr
${MAKE:-make} install BUILT=1 DESTDIR= PREFIX="$prefix" >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
readlink -e "$prefix/lib/libmotus.so.0" "$prefix/lib/libmotus.so" >/dev/null
done='installed'
if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
  ${CC:-cc} -std=c99 -o "$place/c" Tests/c/version_test.c $(pkg-config --cflags --libs motus)
  LD_LIBRARY_PATH=$prefix/lib "$place/c" >/dev/null
  "${PYTHON:-python3}" Tests/checks/readme.py --write
  flags=$(sed -n 's/^The loader does not look into .*link programs with \(-Wl,[^ ]*\) and set PKG_CONFIG_PATH=.*/\1/p' "$place/log")
  [ -n "$flags" ] || { echo 'nothing is said of a place that the loader does not know'; exit 1; }
  ${CC:-cc} -std=c99 -o "$place/hello" .build/motus/readme/first.c $(pkg-config --cflags --libs motus) "$flags"
  env -u LD_LIBRARY_PATH "$place/hello" >/dev/null
  done="$done, used by C through pkg-config $(pkg-config --modversion motus)"
else
  echo 'SKIPPED: pkg-config is not installed'
fi
"${PYTHON:-python3}" Tests/checks/links.py "$prefix" >/dev/null || { "${PYTHON:-python3}" Tests/checks/links.py "$prefix"; exit 1; }
${SWIFT:-swift}c -I "$prefix/include/motus" -L "$prefix/lib" -lmotus -o "$place/swift" \
  Tests/ffi/swift_host.swift
LD_LIBRARY_PATH=$prefix/lib "$place/swift" >/dev/null
${MAKE:-make} uninstall DESTDIR= PREFIX="$prefix" >/dev/null
[ -z "$(find "$prefix" -type f)" ] || { find "$prefix" -type f; echo 'left after uninstall'; exit 1; }
echo "$done, by Swift, uninstalled"
