#!/bin/sh
# Holds: the Zig package passes its tests, each function of it compiles, its structs have the layout of C, a name of a
# delegate that is none does not compile, the example plays. With SYSTEMS=1 `zig build` does the same, which takes minutes.
cd "$(dirname "$0")/../.." || exit 2
zig=$(sh bindings/zig/program.sh --zig) || { echo 'SKIPPED: zig 0.17 is not installed (make tools)'; exit 0; }
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
root=$PWD out=$PWD/.build/motus/zig-tests
mkdir -p "$out"
export ZIG_GLOBAL_CACHE_DIR="$root/.build/motus/zig" ZIG_LOCAL_CACHE_DIR="$root/.build/motus/zig"
export LD_LIBRARY_PATH="$root/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
cd .build/motus/bindings/zig || exit 2
# quiet COMMAND…: says what it says when it fails.
quiet() { "$@" >"$out/log" 2>&1 || { cat "$out/log"; echo "$* fails"; exit 1; }; }
# shellcheck disable=SC2086 # a command of several words
quiet $zig test --dep motus -Mroot=src/tests.zig -lc "-L$root/.build/release" -lmotus -Mmotus=src/motus.zig
tests=$(sed -n 's/^All \([0-9]*\) tests passed.*/\1/p' "$out/log")
[ "${tests:-0}" -gt 4 ] || { cat "$out/log"; echo 'there are no tests'; exit 1; }
cat >"$out/misspelt.zig" <<'END'
const motus = @import("motus");
fn shown() void {}
pub fn main() !void {
    try motus.NavigationController.none.setDelegate({}, .{ .did_shaw = shown });
}
END
if sh "$root/bindings/zig/program.sh" "$out/misspelt.zig" "$out/misspelt" >"$out/log" 2>&1 || ! grep -q 'has no function did_shaw' "$out/log"; then
  cat "$out/log"
  echo 'a misspelt function of a delegate compiles'
  exit 1
fi
quiet sh "$root/bindings/zig/program.sh" "$PWD/examples/meter.zig" "$out/meter"
quiet "$out/meter"
grep -q 'peaks fell' "$out/log" || { cat "$out/log"; echo 'the meter shows nothing'; exit 1; }
# shellcheck disable=SC2086
quiet $zig fmt --check build.zig build.zig.zon src/tests.zig examples
# shellcheck disable=SC2086
[ -z "$SYSTEMS" ] || quiet $zig build test meter "-Dlibrary=$root/.build/release"
echo "Zig: $tests tests; zig $($zig version)"
