#!/bin/sh
# Builds a program in Zig with the package of `make bindings` and the library of this tree:
#   program.sh SOURCE PROGRAM
#   program.sh --zig    says how zig is called here; fails where there is none of the version that is wanted
# It finds the library by LD_LIBRARY_PATH. What zig builds stays in .build/motus/zig.
set -e
cd "$(dirname "$0")/../.."
wanted=$(sed -n 's/.*minimum_zig_version = "\(.*\)\.[0-9]*".*/\1/p' bindings/zig/build.zig.zon)
zig=
for one in "${ZIG:-zig}" "${TOOLS:-.build/tools/bin}/python -m ziglang" "${PYTHON:-python3} -m ziglang"; do
  # shellcheck disable=SC2086 # a command of several words
  case $($one version 2>/dev/null) in "$wanted".*) zig=${zig:-$one} ;; esac # each version is another language
done
[ -n "$zig" ] || exit 1
case $zig in .build/*) zig=$PWD/$zig ;; esac
[ "$1" != --zig ] || { echo "$zig"; exit; }
export ZIG_GLOBAL_CACHE_DIR="$PWD/.build/motus/zig" ZIG_LOCAL_CACHE_DIR="$PWD/.build/motus/zig"
# shellcheck disable=SC2086
$zig build-exe -femit-bin="$2" --dep motus -Mroot="$1" -lc "-L$PWD/.build/release" -lmotus \
  -Mmotus=.build/motus/bindings/zig/src/motus.zig
