#!/bin/sh
# The library for another machine, from the same sources and flags as the release: objects by Swift's
# Embedded mode for machines without a system, which need memory functions and nothing else.
# usage: cross.sh aarch64 | riscv64 | armv7 | cortex-m4f, FOLDER for libmotus.a and, for aarch64, libmotus.so
set -e
target=$1 out=$2
: "${SWIFT:=swift}"
bin=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin,p')
resources=$bin/../lib/swift/embedded
# The linker and objcopy of LLVM know all machines.
# LLVM's ARM loads and stores of many registers move the register that a Swift method's own object
# stands in, whose value the caller still wants: what is read afterwards is wrong. Not with this.
arm='-Xllvm -arm-load-store-opt=false'
# LLVM's outliner for RISC-V jumps to shared tails of functions through t1, also where t1 holds a
# value that the tail reads. Not with this.
riscv='-Xllvm -enable-machine-outliner=never'
case $target in
aarch64) triple=aarch64-none-none-elf flags='-Xcc -fPIC' ;;
riscv64) # under Linux: for tests
  triple=riscv64-none-none-eabi
  flags='-Xcc -march=rv64gc -Xcc -mabi=lp64d -Xcc -mcmodel=medany '$riscv
  ;;
armv7) # 32 bits under Linux, with numbers in registers: for tests
  triple=armv7-none-none-eabi
  flags='-Xcc -mcpu=cortex-a8 -Xcc -mfpu=vfpv3-d16 -Xcc -mfloat-abi=hard -Xcc -fno-short-enums '$arm
  ;;
cortex-m4f)
  triple=armv7em-none-none-eabi
  flags='-Xcc -mcpu=cortex-m4 -Xcc -mfpu=fpv4-sp-d16 -Xcc -mfloat-abi=hard -Xcc -fno-short-enums '$arm
  ;;
*) echo "cross.sh: no target $target"; exit 2 ;;
esac
[ -d "$resources/$triple" ] || { echo "SKIPPED: this Swift has no Embedded library for $triple"; exit 0; }
objcopy=
for one in "$bin/llvm-objcopy" llvm-objcopy; do
  [ -n "$objcopy" ] || ! command -v "$one" >/dev/null || objcopy=$one
done
[ -n "$objcopy" ] || { echo 'SKIPPED: llvm-objcopy (Debian: llvm) is not installed'; exit 0; }
mkdir -p "$out"
object=$out/all.o
if [ "$target" = aarch64 ]; then # of a text that Android and Windows share
  . bindings/shipping/toolchain.sh
  text=.build/motus/text/aarch64.ll
  swift_text $triple $text -Xcc -fPIC
  is_current "$object" $text || object aarch64-none-elf $text "$object" -fPIC
elif [ ! -f "$object" ] || [ -n "$(find Sources include/motus.h -newer "$object" -print -quit)" ]; then
  # The flags of Package.swift, for one object.
  # shellcheck disable=SC2046,SC2086 # lists
  sh bindings/shipping/steady.sh ${SWIFT}c -target $triple -wmo -parse-as-library -swift-version 6 -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -Osize -Xcc -fno-math-errno -Xfrontend -function-sections \
    -Xfrontend -disable-stack-protector -enforce-exclusivity=unchecked -Xllvm -sil-disable-pass=closure-specialize \
    $flags -I include -module-name Motus -c $(find Sources -name '*.swift' | LC_ALL=C sort) -o "$object.new"
  mv "$object.new" "$object"
fi
"${PYTHON:-python3}" -c 'import sys
sys.path.insert(0, "Tests/abi")
import header
print("\n".join("-u " + name for name in header.functions()))' >"$out/exported"
"$bin/ld.lld" -r --gc-sections --wrap=posix_memalign --wrap=free @"$out/exported" -o "$out/linked.o" "$object"
"$objcopy" --strip-unneeded --wildcard --keep-global-symbol='motus_*' "$out/linked.o" "$out/motus.o"
rm -f "$out/libmotus.a"
(cd "$out" && ar rcD libmotus.a motus.o)
if [ "$target" = aarch64 ]; then
  MACHINE=$target sh bindings/shipping/portable.sh "$out/libmotus.so" "$object"
fi
rm -f "$out/linked.o" "$out/motus.o"
echo "$target: $(wc -c <"$out/libmotus.a") bytes of libmotus.a"
