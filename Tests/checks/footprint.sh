#!/bin/sh
# Holds: a program that is linked with libmotus.a and --gc-sections is as large as what it uses: one
# that evaluates a timing, and the README's spring; in bytes beyond a program that does nothing.
timing_limit=35000 spring_limit=316000
cd "$(dirname "$0")/../.." || exit 2
: "${CC:=cc}"
"${MAKE:-make}" -s .build/release/libmotus.a >/dev/null || exit 1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
echo 'int main(void) { return 0; }' >"$place/nothing.c"
cat >"$place/timing.c" <<'C'
#include <motus.h>
#include <stdio.h>
int main(void) {
  motus_timing spring;
  double progress;
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING_BOUNCE;
  for (int i = 0; i < 10; i++) {
    motus_timing_evaluate(&spring, i * .1, 1, &progress, NULL);
    printf("%.3f\n", progress);
  }
  return 0;
}
C
awk '/^```c$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' README.md >"$place/spring.c"
for program in nothing timing spring; do
  "$CC" -Os -Iinclude "$place/$program.c" -Wl,--gc-sections -o "$place/$program" .build/release/libmotus.a || exit 1
  "$place/$program" >/dev/null || { echo "$program does not run"; exit 1; }
  strip "$place/$program"
done
size() { echo $(($(wc -c <"$place/$1") - $(wc -c <"$place/nothing"))); }
echo "a timing: $(size timing) bytes, the README's spring: $(size spring)"
[ "$(size timing)" -le $timing_limit ] && [ "$(size spring)" -le $spring_limit ] || {
  echo "more than $timing_limit and $spring_limit"
  exit 1
}
