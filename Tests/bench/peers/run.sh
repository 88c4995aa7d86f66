#!/bin/sh
# Builds and runs peers.c once with each library beside it that is installed: what a file needs
# stands in its first line, for pkg-config. Called by ../run.sh.
cd "$(dirname "$0")/../../.." || exit 2
out=.build/motus/bench/peers
mkdir -p "$out"
for source in Tests/bench/peers/*.c*; do
  name=$(basename "$source")
  name=${name%.*}
  [ "$name" != peers ] || continue
  needs=$(sed -n '1s,^.*needs: \([^* ]*\).*,\1,p' "$source")
  if ! pkg-config --exists "$needs"; then
    echo "SKIPPED: bench against $name: pkg-config knows no $needs"
    continue
  fi
  case $source in
  *.cpp) compiler="${CXX:-c++} -std=c++17" link="${CXX:-c++}" ;;
  *) compiler="${CC:-cc} -std=c99" link="${CC:-cc}" ;;
  esac
  ${CC:-cc} -O3 -std=c99 -ffp-contract=off -Wall -Wextra -Iinclude -c -o "$out/peers.o" \
    Tests/bench/peers/peers.c &&
    $compiler -O2 -fPIC -Wall -Wno-deprecated-declarations -c -o "$out/$name.o" "$source" \
      $(pkg-config --cflags "$needs") &&
    $link -o "$out/$name" "$out/peers.o" "$out/$name.o" $LINK $(pkg-config --libs "$needs") &&
    timeout 120 "$out/$name" || { echo "the bench against $name failed"; exit 1; }
done
