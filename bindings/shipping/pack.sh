#!/bin/sh
# One archive of a folder, and its checksum beside it. The same files give the same bytes: on any day, from any place,
# for any user. Prints the archive's path.
# usage: pack.sh FOLDER NAME; packs FOLDER/NAME into FOLDER/NAME.tar.gz
set -e
folder=$1 name=$2
(cd "$folder/$name" && find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)
# What differs from machine to machine is left out: order, owners, rights beyond "runs or not", also the time that gzip
# notes. All files are of the first day of 2020, for packagers refuse those of 1970.
LC_ALL=C tar -C "$folder" --format=gnu --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go-w,a+rX --mtime=@1577836800 \
  -cf - "$name" | gzip -9n >"$folder/$name.tar.gz"
(cd "$folder" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$folder/$name.tar.gz"
