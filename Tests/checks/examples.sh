#!/bin/sh
# Holds: every program in examples/c compiles as strictly as `make demo` does, and runs to its end.
cd "$(dirname "$0")/../.." || exit 2
ls examples/c/*.c >/dev/null 2>&1 || { echo 'SKIPPED: there are no examples yet'; exit 0; }
${MAKE:-make} --no-print-directory examples || exit 1
count=0
for program in .build/motus/examples/*; do
  name=$(basename "$program")
  [ -f "examples/c/$name.c" ] || continue # left from an example that is gone
  mkdir -p ".build/motus/examples.out/$name"
  timeout 120 "$program" ".build/motus/examples.out/$name" || { echo "$name failed"; exit 1; }
  count=$((count + 1))
done
echo "$count examples"
