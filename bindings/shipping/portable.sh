#!/bin/sh
# A shared library of objects that serves any C library and any loader: what it needs has no version.
# usage: portable.sh OUT OBJECT…, MACHINE=aarch64 when the objects are for another one
set -e
out=$1
shift
: "${SWIFT:=swift}"
bin=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin,p')
# A note of Intel's and AMD's processors: shadow stacks may be used.
note=
[ "${MACHINE:-$(uname -m)}" != x86_64 ] || note='-z shstk'
# shellcheck disable=SC2086 # two words
"$bin/ld.lld" -shared -soname libmotus.so.0 --version-script=Sources/CShim/exports.map --gc-sections --icf=all \
  --wrap=posix_memalign --wrap=free -z now -z relro -z noexecstack $note --build-id --strip-all -o "$out" "$@"
