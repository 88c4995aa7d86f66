#!/bin/sh
# Holds: runtimes on threads of their own share nothing. The library and the programs that use
# threads run under ThreadSanitizer: what a call of one thread touches, no other one does.
cd "$(dirname "$0")/../.." || exit 2
: "${SWIFT:=swift}"
out=.build/motus/threads
mkdir -p "$out"
# The toolchain's own clang: its sanitizer runtime is the one that Swift code links.
: "${CLANG:=$("${SWIFT}c" -print-target-info 2>/dev/null | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin/clang,p')}"
[ -x "$CLANG" ] || { echo 'SKIPPED: no clang beside the Swift compiler: no ThreadSanitizer'; exit 0; }
runtime=$("${SWIFT}c" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux
echo 'int main(void) { return 0; }' >"$out/empty.c"
# Swift's sanitizer knows of dispatch queues.
link="-fsanitize=thread -fuse-ld=lld -L$runtime -ldispatch -lBlocksRuntime -Wl,-rpath,$runtime"
# Where addresses are too random for it.
plain=$(setarch -R true 2>/dev/null && echo setarch -R)
{ "$CLANG" -o "$out/empty" "$out/empty.c" $link && $plain "$out/empty"; } 2>"$out/empty.log" ||
  { echo 'SKIPPED: the toolchain links no ThreadSanitizer, or this kernel runs none'; exit 0; }

# As the quick library: in seconds after a small change, and of what the optimiser drops nobody could be warned.
OUT=$PWD/$out FLAGS=-sanitize=thread sh Tests/quick.sh || exit 1
programs=0
# The others that have threads test other things, and are not for instrumented code.
for name in strangers_test threads_test published_frames_test; do
  "$CLANG" -std=c99 -Wall -Wextra -Werror -g -Iinclude -o "$out/$name" "Tests/c/$name.c" \
    -L"$out" -lmotus -lm -Wl,--unresolved-symbols=ignore-in-shared-libs,-rpath,"$PWD/$out" $link || exit 1
  TSAN_OPTIONS='halt_on_error=1 second_deadlock_stack=1' timeout 600 $plain "$out/$name" >"$out/$name.log" 2>&1 ||
    { tail -n 60 "$out/$name.log"; exit 1; }
  programs=$((programs + 1))
done
echo "$programs programs with runtimes on threads, no race"
