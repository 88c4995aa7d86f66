#!/bin/sh
# Holds: zig cc, another compiler with linkers and C libraries of its own, links C programs for macOS and Windows with
# the libraries of the archives: scenes, touches, some examples and some of Tests/c, shared and static. What it makes
# for Windows on x86-64 prints under Wine what is printed here; the others only link. zig is of PyPI: make tools.
cd "$(dirname "$0")/../.." || exit 2
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
: "${PYTHON:=python3}"
zig=
for one in zig "${TOOLS:-.build/tools/bin}/python -m ziglang" "$PYTHON -m ziglang"; do
  # shellcheck disable=SC2086 # a command and its arguments
  [ -n "$zig" ] || ! $one version >/dev/null 2>&1 || zig=$one
done
[ -n "$zig" ] || { echo 'SKIPPED: zig is not installed (make tools): nothing is linked by it'; exit 0; }
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h) linked=
export ZIG_GLOBAL_CACHE_DIR=$PWD/.build/motus/zig
programs="Tests/bindings/scenes.c Tests/bindings/touches.c $(ls examples/c/*.c | sed -n '1~12p')
  $(ls Tests/c/*_test.c | grep -vE '/(cost|memory|memory_scenes|dynamics_torture|dynamics_scenes_storm)_test' | sed -n '1~64p')"

# One program, for the calls below: TARGET SOURCE OUT LIBRARY…
cat >"$place/one" <<END_OF_ONE
target=\$1 source=\$2 out=\$3
shift 3
with=
case \$source in examples/*) with="examples/c/support/*.c" ;; esac
$zig cc -target \$target -std=c99 -O0 -Iinclude -Iexamples/c/support -o \$out \$source \$with "\$@" 2>\$out.said ||
  { cat \$out.said; echo "\$target: \$source does not link"; exit 255; }
END_OF_ONE
# link TARGET SYSTEM LIBRARY…: all programs, JOBS at a time.
link() {
  target=$1 system=$2
  shift 2
  archive=.build/motus/dist/motus-$version-$system.tar.gz
  [ -f "$archive" ] || { echo "SKIPPED: there is no archive for $system: zig links nothing for it"; return 0; }
  [ -d "$place/$system" ] || { mkdir "$place/$system" && tar -C "$place/$system" --strip-components=1 -xzf "$archive"; }
  out=$place/$target-$(basename "$1")
  mkdir "$out"
  for source in $programs; do echo "$target $source $out/$(basename "$source" .c).exe $place/$system/lib/$1"; done |
    xargs -P "${JOBS:-2}" -L 1 sh "$place/one"
  linked="$linked, $target $1"
}
link x86_64-windows-gnu windows-x86_64 motus.lib
link aarch64-windows-gnu windows-aarch64 motus.lib
link aarch64-macos macos libmotus.0.dylib
link x86_64-macos macos libmotus.0.dylib
programs="Tests/bindings/scenes.c Tests/bindings/touches.c"
link x86_64-windows-gnu windows-x86_64 libmotus.a
link aarch64-windows-gnu windows-aarch64 libmotus.a
link aarch64-macos macos libmotus.a
link x86_64-macos macos libmotus.a
# A program for macOS names the library as its install name says, and asks for no other but the system's.
tools=$(dirname "$(${SWIFT:-swift}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')")/../bin
for machine in aarch64 x86_64; do
  one=$place/$machine-macos-libmotus.0.dylib/scenes.exe
  [ ! -f "$one" ] || [ "$("$tools/llvm-objdump" --macho --dylibs-used "$one" | sed -n '2,$s/^[[:space:]]*\([^ ]*\).*/\1/p' | sort | paste -sd ' ' -)" = \
    '/usr/lib/libSystem.B.dylib @rpath/libmotus.0.dylib' ] || { "$tools/llvm-objdump" --macho --dylibs-used "$one"; exit 1; }
done
wine=
for one in wine64 /usr/lib/wine/wine64 wine; do [ -n "$wine" ] || ! command -v "$one" >/dev/null || wine=$one; done
if [ -n "$wine" ] && [ -d "$place/x86_64-windows-gnu-motus.lib" ]; then
  export WINEPREFIX=$PWD/.build/motus/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  unset DISPLAY
  cp "$place/windows-x86_64/lib/motus.dll" "$place/x86_64-windows-gnu-motus.lib"
  for kind in motus.lib libmotus.a; do
    timeout 300 "$wine" "$place/x86_64-windows-gnu-$kind/touches.exe" Tests/bindings/touches.txt | sed 's/\r$//' >"$place/said"
    cmp "$place/said" Tests/bindings/touches.pinned
  done
  linked="$linked; touches print the same under Wine"
fi
[ -z "$linked" ] || echo "zig $($zig version): ${linked#, }"
