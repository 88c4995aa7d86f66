#!/bin/sh
# Holds: the same archive, byte for byte, from another folder, with other rights, times, order of folders, language and
# time zone. Packed is what has been built here. With SYSTEMS=1 the shared library is compiled there, too. The static one
# is not: of another folder it has one check of bounds fewer, for passes of the compiler still go by a path's length.
cd "$(dirname "$0")/../.." || exit 2
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
: "${PYTHON:=python3}" "${MAKE:=make}"
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h)
archive=motus-$version-linux-$(uname -m).tar.gz
there=$place/another/place/of/another/depth/tree
umask 077
mkdir -p "$there"
{ git ls-files -z 2>/dev/null || { echo 'SKIPPED: not a git checkout' >&2; exit 0; }; } |
  xargs -0 sh -c 'for file; do [ ! -f "$file" ] || echo "$file"; done' sh | tar -cf - -T - | tar -C "$there" --no-same-permissions -xf -
find "$there" -type f -exec touch -d 2001-02-03 {} +
mkdir -p "$there/.build/release" "$there/.build/motus/web"
if [ -n "$SYSTEMS" ]; then
  env -u BUILT "$MAKE" -C "$there" --no-print-directory portable >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
  cp .build/release/libmotus.a "$there/.build/release"
else
  mkdir "$there/.build/motus/portable"
  cp .build/release/libmotus.so .build/release/libmotus.a "$there/.build/release"
  cp .build/motus/portable/libmotus.so "$there/.build/motus/portable"
fi
# WebAssembly has a compiler run of its own: one is enough.
for module in motus motus-record; do
  [ ! -f .build/motus/web/$module.wasm ] || cp .build/motus/web/$module.wasm "$there/.build/motus/web"
done
(
  cd "$there"
  export BUILT=1 TZ=Pacific/Kiritimati LC_ALL=C.UTF-8 PYTHONHASHSEED=1 SOURCE_DATE_EPOCH=1
  "$MAKE" --no-print-directory dist
) >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
for one in $archive $(basename "$(ls .build/motus/dist/*manylinux*"$(uname -m)"*.whl)"); do
  cmp -s .build/motus/dist/"$one" "$there/.build/motus/dist/$one" && continue
  echo "$one differs from that of another folder:"
  mkdir -p "$place/here" "$place/there"
  for side in here there; do
    from=$PWD/.build/motus/dist
    [ $side = here ] || from=$there/.build/motus/dist
    case $one in
    *.whl) "$PYTHON" -m zipfile -e "$from/$one" "$place/$side" ;;
    *) tar -C "$place/$side" -xzf "$from/$one" ;;
    esac
  done
  diff -rq "$place/here" "$place/there" | head -n 20
  exit 1
done
echo "$archive and the wheel are the same from another folder${SYSTEMS:+, its shared library compiled there}"
