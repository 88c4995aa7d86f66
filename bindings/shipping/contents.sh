#!/bin/sh
# Puts into an archive's folder all that does not depend on its system: licence, changes, the guide and the other pages,
# the reference, the examples with their build files. The pages stand to one another as in the tree, so that their links
# lead to the same.
# usage: contents.sh PLACE; from the root of the project
set -e
place=$1
mkdir -p "$place/docs"
cp LICENSE CHANGELOG.md "$place"
cp bindings/shipping/archive.cmake "$place/CMakeLists.txt"
for page in GUIDE CAPABILITIES RULES TRACE ARCHITECTURE DYNAMICS; do cp docs/$page.md "$place/docs"; done
sed -i 's,-L\.build/release,-Llib,; s,\$PWD/\.build/release,$PWD/lib,' "$place/docs/GUIDE.md"
cp -R examples "$place/examples"
rm -rf "$place/examples/cortex-m" "$place/examples/web" # in archives of their own
cp bindings/shipping/examples.mk "$place/examples/Makefile"
cp bindings/shipping/examples.cmake "$place/examples/CMakeLists.txt"
find "$place" -name __pycache__ -prune -exec rm -rf {} +
# The header's reference as pages. It is made once, of the header as it is now, also where archives are made side by side.
reference=.build/motus/reference
mkdir -p $reference
flock $reference.lock sh -c '
  [ -z "$(find include/motus.h docs Tests/checks/docs.sh -newer "$1/html/index.html" -print -quit 2>&1)" ] ||
    OUT=$1 sh Tests/checks/docs.sh' sh $reference >$reference.log 2>&1 || { cat $reference.log >&2; exit 1; }
if [ -f $reference/html/index.html ]; then
  cp -R $reference/html "$place/reference"
else
  echo 'SKIPPED: the archive has no reference: doxygen is not installed' >&2
fi
