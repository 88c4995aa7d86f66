#!/bin/sh
# libmotus.a: one relocatable object, whose only global symbols are motus_*, with a section for each
# function and each piece of data, so that a program linked with --gc-sections has what it uses.
#
# The objects of the release build have all type metadata in one section, by which everything holds
# everything. So the module is compiled again: Swift makes LLVM's text, and its clang makes sections.
# usage: static.sh SHARED_LIBRARY OUT
set -e
shared=$1 out=$2
: "${SWIFT:=swift}" "${PYTHON:=python3}"
bin=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin,p')
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
case $shared in
*.so)
  nm -D --defined-only --without-symbol-versions "$shared" | sed -n 's/.* T \(motus_.*\)/-u \1/p' >"$place/exported"
  [ -s "$place/exported" ] || { echo "$shared exports nothing"; exit 1; }
  ;;
*.dylib) ;; # macOS, untried: the list of bindings/shipping says it
*) echo 'SKIPPED: no static library for this system'; exit 0 ;;
esac

# The settings of Package.swift, as the package manager reads them.
$SWIFT package dump-package | $PYTHON -c '
import json, sys
target = next(t for t in json.load(sys.stdin)["targets"] if t["name"] == "Motus")
for setting in target["settings"]:
    if setting["tool"] != "swift" or setting.get("condition", {}).get("config") == "debug":
        continue
    for kind, value in setting["kind"].items():
        for flag in ["-enable-experimental-feature", value["_0"]] if kind == "enableExperimentalFeature" else value["_0"]:
            print(flag)' >"$place/flags"
find Sources -name '*.swift' | LC_ALL=C sort >"$place/sources"
sh bindings/shipping/steady.sh ${SWIFT}c -wmo -parse-as-library -module-name Motus -swift-version 6 -I include \
  @"$place/flags" -emit-ir -o "$place/motus.ll" @"$place/sources"
# Texts are to have sections of their own, too: those that may be merged share one.
sed 's/private unnamed_addr constant \[/private constant [/' "$place/motus.ll" >"$place/texts.ll"
"$bin/clang" -S -x ir "$place/texts.ll" -Os -Xclang -disable-llvm-passes -fPIC -Wno-override-module \
  -ffunction-sections -fdata-sections -o "$place/texts.s"
# And so are the constants of each function, whose labels have its number: .LCPI12_3 is one of the 12th.
awk '/^\t\.section\t\.rodata\.cst/ { section = $0; next }
  section && /^\.LCPI/ {
    split(substr($0, 6), label, "_")
    sub(/,/, "." label[1] ",", section)
    print section aligned
    section = aligned = ""
  }
  section { aligned = aligned "\n" $0; next }
  { print }' "$place/texts.s" >"$place/parts.s"
"$bin/clang" -c "$place/parts.s" -o "$place/parts.o"
if [ ! -s "$place/exported" ]; then
  ld -r -exported_symbols_list bindings/shipping/motus.exports -o "$place/motus.o" "$place/parts.o"
  rm -f "$out"
  ar rc "$out" "$place/motus.o"
  exit 0
fi
ld -r --gc-sections --wrap=posix_memalign --wrap=free @"$place/exported" -o "$place/all.o" "$place/parts.o"
objcopy --strip-unneeded --wildcard --keep-global-symbol='motus_*' "$place/all.o" "$place/motus.o"
rm -f "$out"
ar rcD "$out" "$place/motus.o"
left=$(nm -g --defined-only "$out" | sed -n 's/.* [A-Z] //p' | grep -v '^motus_' || true)
[ -z "$left" ] || { echo "other global symbols: $left"; exit 1; }
