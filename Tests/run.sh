#!/bin/sh
# Runs every step of `make test`: one line each, the whole log of one that failed, and at the end
# everything that was skipped. With words: only the steps whose names contain one of them.
# A step is a command; its last line is its summary, lines with SKIPPED: or warning: are repeated.
cd "$(dirname "$0")/.." || exit 2
logs=.build/motus/logs
words=$*
passed=0 failed=0 broken=
rm -rf "$logs"
mkdir -p "$logs"
: >"$logs/notes"
: "${MAKE:=make}" "${PYTHON:=python3}" "${SWIFT:=swift}"
export BUILT=1

wanted() {
  [ -z "$words" ] && return 0
  for word in $words; do
    case $1 in *"$word"*) return 0 ;; esac
  done
  return 1
}

step() {
  name=$1
  shift
  wanted "$name" || return 0
  log=$logs/$(echo "$name" | tr '/ ' '--').log
  began=$(date +%s)
  if "$@" >"$log" 2>&1 </dev/null; then verdict=ok; else verdict=FAIL; fi
  took=$(($(date +%s) - began))
  grep -E '^(SKIPPED|warning):' "$log" | sed "s|:|: $name:|" >>"$logs/notes"
  summary=$(grep -vE '^(SKIPPED|warning):' "$log" | tail -n 1)
  if [ $verdict = ok ] && [ -z "$summary" ]; then
    printf 'skip  %-18s\n' "$name"
  elif [ $verdict = ok ]; then
    passed=$((passed + 1))
    printf 'ok    %-18s %3d s  %s\n' "$name" $took "$summary"
  else
    failed=$((failed + 1)) broken="$broken $name"
    printf 'FAIL  %-18s %3d s\n' "$name" $took
    # What passed is no news here; the whole log stays where it is.
    grep -vE '^(◇|✔|↳)' "$log" | tail -n 150 | sed 's/^/      /'
    echo "      (all of it: $log)"
  fi
}

python() {
  if command -v "$PYTHON" >/dev/null; then "$PYTHON" "$@"; else echo 'SKIPPED: no python3'; fi
}

if ! env -u BUILT "$MAKE" library >"$logs/library.log" 2>&1; then
  cat "$logs/library.log"
  echo 'FAIL  the library does not build'
  exit 1
fi
library_size=$(wc -c <.build/release/libmotus.so)
echo "ok    library                   $library_size bytes with debug information"

step swift "$SWIFT" test --disable-xctest
step c/native sh Tests/c/run.sh native
step c/valgrind sh Tests/c/run.sh valgrind
step c/sanitizers sh Tests/c/run.sh sanitizers
step c/determinism sh Tests/c/determinism.sh
step ffi/ctypes sh Tests/ffi/run.sh ctypes
step ffi/cffi sh Tests/ffi/run.sh cffi
step ffi/luajit sh Tests/ffi/run.sh luajit
step ffi/c++ sh Tests/ffi/run.sh c++
step ffi/swift sh Tests/ffi/run.sh swift
step abi/symbols python Tests/abi/symbols.py
step abi/layout python Tests/abi/layout.py
step abi/misuse python Tests/abi/misuse.py
step abi/needs python Tests/abi/needs.py
step abi/header python Tests/abi/dialect.py
step abi/version python Tests/abi/version.py
step checks/layers python Tests/checks/layers.py
step checks/files python Tests/checks/files.py
step checks/rules python Tests/checks/rules.py
step checks/format sh Tests/checks/format.sh
step checks/bench sh Tests/checks/bench.sh
step checks/docs sh Tests/checks/docs.sh
step checks/readme python Tests/checks/readme.py
step checks/install sh Tests/checks/install.sh
step examples sh Tests/checks/examples.sh

sort -u "$logs/notes"
[ -z "$broken" ] || echo "failed:$broken"
echo "$passed passed, $failed failed, $(grep -c ^SKIPPED "$logs/notes") skipped"
[ $failed = 0 ]
