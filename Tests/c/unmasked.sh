#!/bin/sh
# Holds: a host that unmasks floating-point exceptions hears of none in the library while the C programs run
# that hand it legal numbers alone.
#
# A library that is loaded first unmasks them. An instruction of the program itself that raises one goes on
# with the exceptions masked, for that instruction; one of ours ends the program, and its address is told.
cd "$(dirname "$0")/../.." || exit 2
[ "$(uname -sm)" = 'Linux x86_64' ] || { echo 'SKIPPED: the step knows Linux on x86-64'; exit 0; }
out=$PWD/.build/motus/unmasked folder=.build/motus/c
mkdir -p "$out"
${CC:-cc} -std=gnu99 -Wall -Wextra -Werror -O1 -shared -fPIC -o "$out/unmask.so" Tests/c/unmask.c -ldl -lm || exit 1
# Those that hand over what is refused, or is beyond all numbers, and those that need hours where each instruction
# of theirs that raises is taken apart.
beyond='finite|hostile|misuse|refus|numbers|limits|chaos|values_test|fuzzed|pains|struct|threads|torture|scenes_storm'
beyond=$beyond'|insets_test|properties_test|scroller_zoom|bytes_test|odd_moments|pacing|resampling|trackpad'
programs=0 failed=
for program in "$folder"/*_test; do
  name=$(basename "$program")
  echo "$name" | grep -qE "$beyond" && continue
  MOTUS_STORM="${MOTUS_STORM:-10}" LD_PRELOAD="$out/unmask.so" timeout 120 "$program" >"$out/$name.out" 2>&1 ||
    { failed="$failed $name"; tail -n 2 "$out/$name.out"; }
  programs=$((programs + 1))
done
[ $programs -gt 100 ] || { echo "only $programs programs: run c/native first"; exit 1; }
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
echo "$programs programs without an exception"
