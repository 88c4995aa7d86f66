#!/bin/sh
# Holds: the Java library compiles without a warning and passes its tests, with the compiler that is here and with
# Eclipse's; its comments are as javadoc wants them; the example deals its cards.
cd "$(dirname "$0")/../.." || exit 2
home=$(sh bindings/java/build.sh --java 2>/dev/null) ||
  { echo 'SKIPPED: Java 22 or newer is not installed, or nothing compiles for it (ecj, and make tools)'; exit 0; }
export JAVA_HOME="$home" # found from here, where tools are
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
root=$PWD out=$PWD/.build/motus/java-tests
rm -rf "$out"
mkdir -p "$out/tests" "$out/pictures"
export LD_LIBRARY_PATH="$root/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
cd .build/motus/bindings/java || exit 2
# quiet COMMAND…: says what it says when it fails.
quiet() { "$@" >"$out/log" 2>&1 || { cat "$out/log"; echo "$* fails"; exit 1; }; }
# tested SAID: compiles the library and its tests with it, and runs them.
tested() {
  rm -rf "$out"/tests/*
  quiet sh build.sh "$out"
  (cd "$out/tests" && "$PYTHON" -m zipfile -e ../motus.jar .) || exit 1 # tests are of the library's own package
  cp "$out/motus.jar" "$out/tests"
  quiet sh build.sh --program src/test/java/motus/Tests.java "$out/tests" src/test/java/motus/Layout.java
  quiet "$home/bin/java" -Xcheck:jni -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "$out/tests" motus.Tests
  tests=$(grep -c '^ok ' "$out/log")
  [ "$tests" -gt 10 ] || { cat "$out/log"; echo 'there are no tests'; exit 1; }
  said="$said${said:+, }$1: $tests tests"
}
said=
if [ -x "$home/bin/javac" ]; then
  export JAVACFLAGS=-Xdoclint:all,-missing
  tested javac
else echo 'SKIPPED: javac 22 or newer is not installed: comments are not looked at'; fi
if command -v "${ECJ:-ecj}" >/dev/null; then
  export ECJ="${ECJ:-ecj}"
  tested ecj
else echo 'SKIPPED: ecj is not installed'; fi
cp "$out/motus.jar" "$out/pictures"
start=$(sh build.sh --program examples/Hand.java "$out/pictures") || exit 1
# shellcheck disable=SC2086 # a command of several words
quiet ${start%% *} -Djava.awt.headless=true ${start#* } "$out/pictures"
pictures=$(find "$out/pictures" -name '*.png' | wc -l)
grep -q '6 cards' "$out/log" && [ "$pictures" -gt 15 ] || { cat "$out/log"; echo "$pictures pictures"; exit 1; }
echo "Java: $said, $pictures pictures; $(sed -n 's/^JAVA_VERSION=//p' "$home/release")"
