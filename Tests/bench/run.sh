#!/bin/sh
# Compiles and runs Tests/bench/*.c against the release library. Words choose files by name.
# A bench that measures against another library says so in its first lines, for pkg-config:
#   /* needs: chipmunk */      and is skipped where that is not installed.
cd "$(dirname "$0")/../.." || exit 2
out=.build/motus/bench
mkdir -p "$out"
skipped=
for source in Tests/bench/*.c; do
  name=$(basename "$source" .c)
  wanted=${1:+no}
  for word in "$@"; do
    case $name in *"$word"*) wanted=yes ;; esac
  done
  [ "$wanted" != no ] || continue
  needs=$(head -n 5 "$source" | sed -n 's,^.*needs: \([^*]*\).*,\1,p')
  if [ -n "$needs" ] && ! pkg-config --exists $needs; then
    skipped="$skipped
SKIPPED: bench $name: not installed: $needs"
    continue
  fi
  flags=
  [ -z "$needs" ] || flags=$(pkg-config --cflags --libs $needs)
  # No fused multiply-add: the same arithmetic on both sides.
  ${CC:-cc} -O3 -std=c99 -ffp-contract=off -Wall -Wextra -Iinclude -o "$out/$name" "$source" \
    -rdynamic $LINK -ldl $flags || exit 1
  "$out/$name" "$PWD/.build/release/libmotus.so" ".build/motus/stripped/libmotus.so.$VERSION" ||
    { echo "$name failed"; exit 1; }
done
wanted=${1:+no}
for word in "$@"; do
  case peers in *"$word"*) wanted=yes ;; esac
done
[ "$wanted" = no ] || sh Tests/bench/peers/run.sh || exit 1
wanted=${1:+no}
for word in "$@"; do
  case dynamics in *"$word"*) wanted=yes ;; esac
done
[ "$wanted" = no ] || sh Tests/bench/dynamics/speed.sh || exit 1
wanted=${1:+no}
for word in "$@"; do
  case dynamics:interfaces in *"$word"*) wanted=yes ;; esac
done
[ "$wanted" = no ] || sh Tests/bench/dynamics/interfaces.sh || exit 1
wanted=${1:+no}
for word in "$@"; do
  case torture in *"$word"*) wanted=yes ;; esac
done
[ "$wanted" = no ] || sh Tests/bench/dynamics/torture.sh || exit 1
echo "$skipped"
