#!/bin/sh
# A shared library of objects that serves any C library and any loader: what it needs has no version.
# usage: portable.sh OUT OBJECT…
set -e
out=$1
shift
: "${SWIFT:=swift}"
bin=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin,p')
"$bin/ld.lld" -shared -soname libmotus.so.0 --version-script=Sources/CShim/exports.map --gc-sections --icf=all \
  --wrap=posix_memalign --wrap=free -z now -z relro --build-id --strip-all -o "$out" "$@"
