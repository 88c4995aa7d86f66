#!/bin/sh
# Holds: the C# library compiles without a warning, its comments with it, and passes its tests, also when the collector runs all
# the time; rows do not compile where they would be kept; the example plays its menu.
cd "$(dirname "$0")/../.." || exit 2
for tool in "${MCS:=mcs}" "${MONO:=mono}"; do
  command -v "$tool" >/dev/null || { echo "SKIPPED: $tool is not installed"; exit 0; }
done
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
root=$PWD out=$PWD/.build/motus/csharp
mkdir -p "$out"
export LD_LIBRARY_PATH="$root/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" MCS
cd .build/motus/bindings/csharp || exit 2
# quiet COMMAND…: says what it says when it fails.
quiet() { "$@" >"$out/log" 2>&1 || { cat "$out/log"; echo "$* fails"; exit 1; }; }
quiet sh build.sh "$out"
quiet "$MCS" -nologo -unsafe -langversion:latest -warnaserror -out:"$out/tests.exe" source/*.cs generated/*.cs tests/*.cs
quiet "$MONO" "$out/tests.exe"
tests=$(grep -c '^ok ' "$out/log")
[ "$tests" -gt 10 ] || { cat "$out/log"; echo 'there are no tests'; exit 1; }
quiet env MONO_GC_DEBUG=collect-before-allocs "$MONO" "$out/tests.exe"
cat >"$out/kept.cs" <<'END'
class Kept { Motus.Rows<Motus.Change> rows; static void Main() { } }
END
if "$MCS" -nologo -langversion:latest -r:"$out/Motus.dll" -out:"$out/kept.exe" "$out/kept.cs" >"$out/log" 2>&1 || ! grep -q CS8345 "$out/log"; then
  cat "$out/log"
  echo 'rows are kept in a field'
  exit 1
fi
"$PYTHON" -c 'import sys, xml.dom.minidom; [xml.dom.minidom.parse(name) for name in sys.argv[1:]]' Motus.csproj "$out/Motus.xml" || exit 1
quiet sh "$root/bindings/csharp/program.sh" "$PWD/examples/Menu.cs" "$out/menu.exe"
quiet "$MONO" "$out/menu.exe"
grep -q 'score 250' "$out/log" && grep -q 'Restart' "$out/log" || { cat "$out/log"; echo 'the menu shows nothing'; exit 1; }
echo "C#: $tests tests; $("$MONO" --version | head -n 1)"
