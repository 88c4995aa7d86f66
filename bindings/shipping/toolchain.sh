# The Swift toolchain as a compiler for other systems. Scripts beside this one say `. bindings/shipping/toolchain.sh`.
#
# $library and $bin are the toolchain's folders. `swift_text` compiles the module to LLVM's text, as the release does;
# the toolchain's own clang makes objects of it. The same sources give the same bytes in one folder.
: "${SWIFT:=swift}" "${PYTHON:=python3}"
library=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')
bin=$(dirname "$(dirname "$library")")/bin

# has_swift_for TRIPLE: says so when this Swift cannot compile for it.
has_swift_for() {
  [ -f "$library/embedded/Swift.swiftmodule/$1.swiftmodule" ] ||
    { echo "SKIPPED: this Swift has no Embedded library for $1"; return 1; }
}

# is_current FILE FROM…: FILE is younger than all that it is made from.
is_current() {
  [ -f "$1" ] || return 1
  current=$1
  shift
  [ -z "$(find "$@" bindings/shipping/toolchain.sh bindings/shipping/retarget.py bindings/shipping/llvm_text.py -newer "$current" -type f -print -quit)" ]
}

# layout TRIPLE: how clang lays out data there.
layout() {
  echo 'int one;' | "$bin/clang" -target "$1" -x c -S -emit-llvm -o - - | sed -n 's/^target datalayout = "\(.*\)"$/\1/p'
}

# swift_text TRIPLE OUT FLAGS…: the module as LLVM's text, for TRIPLE.
swift_text() {
  text_triple=$1 text_out=$2
  shift 2
  mkdir -p "$(dirname "$text_out")"
  ! is_current "$text_out" Sources include/motus.h || return 0
  # The flags of Package.swift.
  # shellcheck disable=SC2046 # a list
  sh bindings/shipping/steady.sh ${SWIFT}c -target "$text_triple" -wmo -parse-as-library -swift-version 6 -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -Osize -Xcc -fno-math-errno -Xfrontend -function-sections \
    -Xfrontend -disable-stack-protector -enforce-exclusivity=unchecked -Xllvm -sil-disable-pass=closure-specialize \
    "$@" -I include -module-name Motus -emit-ir $(find Sources -name '*.swift' | LC_ALL=C sort) -o "$text_out.new"
  mv "$text_out.new" "$text_out"
}

# retargeted PAIR…: a folder of Swift's libraries for other triples, as retarget.py tells.
retargeted() {
  "$PYTHON" bindings/shipping/retarget.py "$library" .build/motus/retargeted "$@" || exit 1
  echo .build/motus/retargeted
}

# own_text TEXT OUT OPTIONS…: TEXT made over by llvm_text.py.
own_text() {
  own_from=$1 own_out=$2
  shift 2
  "$PYTHON" bindings/shipping/llvm_text.py "$own_from" "$own_out.new" "$@" || exit 1
  mv "$own_out.new" "$own_out"
}

# object TRIPLE TEXT OUT FLAGS…: the text's code, already optimised, with a section for each function.
object() {
  object_triple=$1 object_text=$2 object_out=$3
  shift 3
  "$bin/clang" -target "$object_triple" -c -x ir "$object_text" -Os -Xclang -disable-llvm-passes -Wno-override-module \
    -ffunction-sections -fdata-sections "$@" -o "$object_out"
}

# part TRIPLE SOURCE OUT FLAGS…: one of the small files beside this one, without a C library.
part() {
  part_triple=$1 part_source=$2 part_out=$3
  shift 3
  "$bin/clang" -target "$part_triple" -c -ffreestanding -fno-builtin -O2 -Wall -Wextra -Wno-missing-prototypes \
    -Wno-unused-command-line-argument -ffunction-sections "$@" "$part_source" -o "$part_out"
}

# wants_only OBJECT NAME…: refuses an object that leaves other names to the system.
wants_only() {
  wanting=$1
  shift
  for wanted in $("$bin/llvm-nm" -u "$wanting" | awk '{ print $NF }' | LC_ALL=C sort -u); do
    case " $* " in
    *" $wanted "*) ;;
    *)
      echo "$wanting wants $wanted, which it did not want from the toolchain that this was tried with"
      exit 1
      ;;
    esac
  done
}
