#!/bin/sh
# Runs every step of `make test`: one line each, the whole log of one that failed, and at the end
# everything that was skipped. With words: only the steps whose names contain one of them.
# With --quick first: the steps of `make check`, which are told most for their time.
# A step is a command; its last line is its summary, lines with SKIPPED: or warning: are repeated.
# Steps before a `wait_for_all` run side by side, JOBS at a time; `alone` runs one by itself, for
# those that keep all processors busy. How long each took, run by run, stands in
# .build/motus/timings/steps: date, commit, seconds, step. Each minute says what runs.
cd "$(dirname "$0")/.." || exit 2
logs=.build/motus/logs timings=.build/motus/timings/steps
: "${MAKE:=make}" "${PYTHON:=python3}" "${SWIFT:=swift}"
# Other systems take minutes, Wine and mingw: they are built and tested where SYSTEMS is set.
: "${SYSTEMS:=}" "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)}"
export BUILT=1 JOBS MAKE PYTHON SWIFT

# One step, in a process of its own: its log, and its line in the order in which steps end.
if [ "$1" = --step ]; then
  name=$2
  shift 2
  file=$(echo "$name" | tr '/ ' '--') log=$logs/$(echo "$name" | tr '/ ' '--').log
  began=$(date +%s)
  echo "$began $name" >"$logs/$file.runs"
  if "$@" >"$log" 2>&1 </dev/null; then verdict=ok; else verdict=FAIL; fi
  rm -f "$logs/$file.runs"
  took=$(($(date +%s) - began))
  summary=$(grep -vE '^(SKIPPED|warning):' "$log" | tail -n 1)
  [ $verdict = FAIL ] || [ -n "$summary" ] || verdict=skip
  echo "$verdict $took $name" >"$logs/$file.verdict"
  grep -E '^(SKIPPED|warning):' "$log" | sed "s|:|: $name:|" >"$logs/$file.notes"
  {
    case $verdict in
    ok) printf 'ok    %-18s %3d s  %s\n' "$name" $took "$summary" ;;
    skip) printf 'skip  %-18s\n' "$name" ;;
    FAIL)
      printf 'FAIL  %-18s %3d s\n' "$name" $took
      # What passed is no news here; the whole log stays where it is.
      grep -vE '^(◇|✔|↳)' "$log" | tail -n 150 | sed 's/^/      /'
      echo "      (all of it: $log)"
      ;;
    esac
  } >"$logs/$file.line"
  cat "$logs/$file.line"
  exit 0
fi

quick=
[ "$1" != --quick ] || { quick=1; shift; }
words=$*
rm -rf "$logs"
mkdir -p "$logs" .build/motus/timings
: >"$logs/queue"

wanted() {
  [ -z "$words" ] && return 0
  for word in $words; do
    case $1 in *"$word"*) return 0 ;; esac
  done
  return 1
}

# step NAME COMMAND…: waits its turn in the queue. No argument has blanks.
step() { wanted "$1" && echo "$*" >>"$logs/queue"; }
# full NAME COMMAND…: not in the quick tier.
full() { [ -n "$quick" ] || step "$@"; }
wait_for_all() {
  xargs -r -P "$JOBS" -L 1 sh Tests/run.sh --step <"$logs/queue"
  : >"$logs/queue"
}
alone() { wait_for_all; step "$@"; wait_for_all; }

python() { echo "sh Tests/python.sh $*"; }

# How long a run of all these steps took here last time; roughly, where there was none.
last=$([ -n "$words" ] || sed -n "s/^[^ ]* [^ ]* \([0-9]*\) whole${quick:+-quick}\$/\1/p" "$timings" 2>/dev/null | tail -n 1)
if [ -n "$last" ]; then guess="$(((last + 59) / 60)) minutes, as it did last time"
elif [ -n "$words" ]; then guess='as long as these steps'
elif [ -n "$quick" ]; then guess='one to three minutes after the build'
else guess="half an hour with $JOBS processors, and longer the first time"; fi
started=$(date +%s)
echo "This takes $guess: first the library is built, then each step says a line when it has ended, and each
minute those that run. All that they say stands in $logs."

# What runs, each minute, as long as this script does.
(
  while sleep 60 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    now=$(date +%s)
    echo "...   $(((now - started) / 60)) min: $(cat "$logs"/*.runs 2>/dev/null |
      while read -r began name; do echo "$name for $((now - began)) s"; done | paste -sd , - | sed 's/,/, /g')"
  done
) &
heartbeat=$!
trap 'kill $heartbeat 2>/dev/null' EXIT
trap 'exit 130' INT TERM

echo "$(date +%s) library" >"$logs/library.runs"
if ! env -u BUILT "$MAKE" library >"$logs/library.log" 2>&1; then
  cat "$logs/library.log"
  echo 'FAIL  the library does not build'
  exit 1
fi
rm -f "$logs/library.runs"
library_size=$(wc -c <.build/release/libmotus.so)
echo "ok    library                   $library_size bytes with debug information"

builds=
# The library for the sanitizers is built on one processor while others are busy with other things.
if [ -z "$quick" ] && wanted c/sanitizers && [ -x "$CLANG" ]; then
  env -u BUILT "$MAKE" asan-library >"$logs/asan-library.log" 2>&1 &
  builds="$builds $!"
fi
# libmotus.a compiles the module again: once, for all steps that link it.
if [ -z "$quick" ] && { wanted checks/install || wanted checks/dist || wanted checks/footprint; }; then
  "$MAKE" .build/release/libmotus.a >"$logs/static-library.log" 2>&1 &
  builds="$builds $!"
fi
# So is WebAssembly: bindings/js runs it, the archives carry it.
if [ -z "$quick" ] && { wanted bindings/js || wanted bindings/site || wanted checks/dist || wanted checks/cross || wanted c/same; }; then
  sh bindings/js/build.sh .build/motus/web >"$logs/web.log" 2>&1 &
  builds="$builds $!"
fi
# And 32 bits under Linux, and RISC-V, which the fuzzer's programs are compared with.
if [ -z "$quick" ] && wanted c/same && command -v qemu-arm >/dev/null; then
  (
    sh bindings/shipping/cross.sh armv7 .build/motus/armv7 >"$logs/armv7.log" 2>&1
    sh bindings/shipping/cross.sh riscv64 .build/motus/riscv64 >"$logs/riscv64.log" 2>&1
  ) &
  builds="$builds $!"
fi
# And other systems, with SYSTEMS=1: Windows, which Wine runs; Android, macOS and iOS are inspected.
if [ -z "$quick" ] && [ -n "$SYSTEMS" ] && { wanted checks/windows || wanted checks/systems; }; then
  (
    sh bindings/shipping/windows.sh x86_64 .build/motus/windows-x86_64
    sh bindings/shipping/android.sh .build/motus/android
    sh bindings/shipping/windows.sh aarch64 .build/motus/windows-aarch64
    sh bindings/shipping/apple.sh macos .build/motus/macos
  ) >"$logs/systems.log" 2>&1 &
  builds="$builds $!"
fi
[ -n "$quick" ] || alone swift "$SWIFT" test --disable-xctest
alone c/native sh Tests/c/run.sh native
# shellcheck disable=SC2086 # a list
[ -z "$builds" ] || wait $builds
if [ -z "$quick" ]; then
  alone c/valgrind sh Tests/c/run.sh valgrind
  alone c/sanitizers sh Tests/c/run.sh sanitizers
fi
full c/unmasked sh Tests/c/unmasked.sh
full c/threads sh Tests/c/threads.sh
full c/fuzz sh Tests/fuzz/run.sh test
full c/growth $(python Tests/growth/growth.py)
full c/instructions $(python Tests/instructions/instructions.py)
full c/determinism sh Tests/c/determinism.sh
full examples sh Tests/checks/examples.sh
full examples/sdl sh Tests/sdl/run.sh
full examples/gtk sh Tests/gtk/run.sh
full examples/raylib sh Tests/raylib/run.sh
full examples/opengl sh Tests/opengl/run.sh
full examples/imgui sh Tests/imgui/run.sh
full examples/terminal sh Tests/terminal/run.sh
full checks/install sh Tests/checks/install.sh
full checks/docs sh Tests/checks/docs.sh
full ffi/ctypes sh Tests/ffi/run.sh ctypes
full ffi/cffi sh Tests/ffi/run.sh cffi
full ffi/luajit sh Tests/ffi/run.sh luajit
full ffi/c++ sh Tests/ffi/run.sh c++
full ffi/swift sh Tests/ffi/run.sh swift
full bindings/c++ sh Tests/bindings/run.sh c++
full bindings/trace sh Tests/bindings/trace.sh
full bindings/live sh Tests/bindings/live.sh
full checks/dist sh Tests/checks/dist.sh
full checks/footprint sh Tests/checks/footprint.sh
full checks/cross sh Tests/checks/cross.sh
if [ -n "$SYSTEMS" ]; then
  alone checks/windows sh Tests/checks/windows.sh
  alone checks/systems sh Tests/checks/systems.sh
  full checks/fresh sh Tests/checks/fresh.sh
  full checks/zig sh Tests/checks/zig.sh
fi
full bindings/lua sh Tests/bindings/run.sh lua
full bindings/python sh Tests/bindings/run.sh python
full bindings/js sh Tests/bindings/run.sh js
full bindings/rust sh Tests/bindings/rust.sh
full bindings/go sh Tests/bindings/go.sh
full bindings/zig sh Tests/bindings/zig.sh
full bindings/csharp sh Tests/bindings/csharp.sh
full bindings/java sh Tests/bindings/java.sh
step bindings/current sh Tests/python.sh bindings/generate --check
step checks/format sh Tests/checks/format.sh
full checks/bench sh Tests/checks/bench.sh
for check in abi/symbols abi/layout abi/signatures abi/api abi/misuse abi/needs abi/names abi/reload abi/header:abi/dialect abi/rename:abi/rename_test abi/version \
  checks/layers checks/files checks/dice checks/limits checks/rules checks/constants checks/readme checks/guide; do
  step "${check%:*}" $(python "Tests/${check#*:}.py")
done
wait_for_all
[ -n "$quick" ] || alone bindings/site sh Tests/bindings/site.sh # of what checks/docs and bindings/js have built
full checks/reproducible sh Tests/checks/reproducible.sh # of what checks/dist has packed; so is this:
full checks/packaging sh Tests/checks/packaging.sh
full c/same sh Tests/fuzz/same.sh 150
full bindings/touches sh Tests/bindings/touches.sh # with what the steps before have built
wait_for_all

passed=$(cat "$logs"/*.verdict | grep -c '^ok')
broken=$(cat "$logs"/*.verdict | sed -n 's/^FAIL [0-9]* //p' | sort | paste -sd ' ' -)
cat "$logs"/*.notes | sort -u >"$logs/notes"
cat "$logs/notes"
commit=$(git rev-parse --short HEAD 2>/dev/null || echo -)
sed -n "s/^[a-zA-Z]* \([0-9]*\) \(.*\)/$(date +%Y-%m-%dT%H:%M) $commit \1 \2/p" "$logs"/*.verdict >>"$timings"
[ -n "$words" ] ||
  echo "$(date +%Y-%m-%dT%H:%M) $commit $(($(date +%s) - started)) whole${quick:+-quick}" >>"$timings"
echo "slowest: $(cat "$logs"/*.verdict | sort -k2 -rn | sed -n '1,3s/^[a-zA-Z]* \([0-9]*\) \(.*\)/\2 \1 s/p' |
  paste -sd , - | sed 's/,/, /g')"
[ -z "$broken" ] || echo "failed: $broken"
echo "$passed passed, $(echo "$broken" | wc -w) failed, $(grep -c ^SKIPPED "$logs/notes") skipped"
[ ! -s "$logs/notes" ] || ! grep -q ^SKIPPED "$logs/notes" ||
  echo 'What is skipped is no fault: this machine lacks a tool for it. `make packages` names those of Debian.'
[ -z "$broken" ]
