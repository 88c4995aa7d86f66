#!/bin/sh
# Holds: every program of determinism.txt prints and writes the same bytes on the debug library
# (ordinary Swift) and on the release library (Embedded Swift). One binary, two libraries.
# A second word in the list is the trace hash that the program must print: what it does is pinned.
cd "$(dirname "$0")/../.." || exit 2
list=$(sed -n 's/^\([^# ]*\.c\).*/\1/p' Tests/c/determinism.txt)
[ -n "$list" ] || { echo 'no program is listed'; exit 0; }
swift=${SWIFT:-swift}
out=$PWD/.build/motus/determinism
rm -rf "$out"
mkdir -p "$out/lib"
$swift build >"$out/build.log" 2>&1 || { cat "$out/build.log"; exit 1; }
# Linked once more: the package manager links the debug library as if it were an Embedded one too,
# and then Swift's runtime does not know its types. Programs ask for the version of the release library's symbols.
echo 'MOTUS_0 { global: *; };' >"$out/exports.map"
${swift}c -emit-library -Xlinker "--version-script=$out/exports.map" -module-name motus -o "$out/lib/libmotus.so.0" \
  @.build/debug/motus.product/Objects.LinkFileList >>"$out/build.log" 2>&1 || { cat "$out/build.log"; exit 1; }
# The debug library needs Swift's own, which it does not know the way to.
runtime=$(${swift}c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux

# run BUILD LIBRARY_PATH: the program's output and the files that it writes, in $out/BUILD/$name.
# An example gets the folder to write into, the same for both builds, so that it may be printed.
run() {
  mkdir -p "$out/here" "$out/$1/$name"
  LD_LIBRARY_PATH=$2 timeout 300 "$program" $argument >"$out/here/stdout" 2>&1 ||
    { cat "$out/here/stdout"; echo "$name failed on the $1 library"; exit 1; }
  mv "$out/here"/* "$out/$1/$name/"
}

count=0 pinned=0
for source in $list; do
  name=$(basename "$source" .c)
  case $source in
  examples/c/*) program=.build/motus/examples/$name argument=$out/here ;;
  Tests/c/*) program=.build/motus/c/$name argument= ;;
  *) echo "$source: neither in examples/c nor in Tests/c"; exit 1 ;;
  esac
  ${MAKE:-make} -s "$program" || exit 1
  LD_LIBRARY_PATH=$out/lib:$runtime ldd "$program" | grep -q "$out/lib/libmotus.so.0" ||
    { echo "$name would not load the debug library"; exit 1; }
  run release ''
  run debug "$out/lib:$runtime"
  diff -r "$out/release/$name" "$out/debug/$name" ||
    { echo "$name differs between release and debug"; exit 1; }
  pin=$(sed -n "s|^$source  *||p" Tests/c/determinism.txt)
  [ -z "$pin" ] || grep -q "$pin" "$out/release/$name/stdout" ||
    { grep -i trace "$out/release/$name/stdout"; echo "$name does not print $pin"; exit 1; }
  [ -z "$pin" ] || pinned=$((pinned + 1))
  count=$((count + 1))
done
echo "$count programs give the same bytes in debug and release; $pinned of them the pinned trace"
