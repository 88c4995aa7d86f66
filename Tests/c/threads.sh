#!/bin/sh
# Runtimes on threads under the thread sanitizer, in library and test: strangers_test and
# runtimes_test. The library is the debug build: the border is the same.
cd "$(dirname "$0")/../.." || exit 2
[ -x "$CLANG" ] || { echo "SKIPPED: no clang beside the Swift compiler"; exit 0; }
out=.build/motus/c-tsan
mkdir -p "$out"
${SWIFT:-swift} build --sanitize=thread --scratch-path .build-tsan >"$out/build.out" 2>&1 ||
  { cat "$out/build.out"; exit 1; }
libraries=$(dirname "$(dirname "$CLANG")")/lib/swift/linux
# The sanitizer's shadow has its fixed place; where addresses cannot be fixed it may still work.
fixed=
setarch -R true 2>/dev/null && fixed="setarch -R"
status=0
for name in strangers_test runtimes_test; do
  "$CLANG" -std=c99 -Wall -Wextra -Werror -g -fsanitize=thread -fuse-ld=lld -Iinclude \
    -o "$out/$name" "Tests/c/$name.c" -L.build-tsan/debug -lmotus -lm -L"$libraries" \
    -ldispatch -lBlocksRuntime -Wl,--unresolved-symbols=ignore-in-shared-libs \
    -Wl,-rpath,"$PWD/.build-tsan/debug" -Wl,-rpath,"$libraries" || exit 1
  echo "== $name"
  TSAN_OPTIONS=halt_on_error=1:exitcode=66 $fixed timeout 300 "$out/$name" || status=1
done
exit $status
