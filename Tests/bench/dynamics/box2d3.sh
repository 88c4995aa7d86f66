# Compiles torture/box2d3.cpp for the scripts beside it, which read this file: $here has the source,
# $out gets the object; $objects, $libraries, $flags and $peers grow. BOX2D is a directory of Box2D 3
# with include/box2d and libbox2d.a somewhere in it, where the one that is installed is older.
version3=$(pkg-config --modversion box2d 2>/dev/null | grep '^3\.')
if [ -n "$BOX2D$version3" ]; then
  if [ -n "$BOX2D" ]; then
    include=-I$BOX2D/include
    library=$(find "$BOX2D" -name libbox2d.a | head -n 1)
  else
    include=$(pkg-config --cflags box2d)
    library=$(pkg-config --libs box2d)
  fi
  ${CXX:-c++} -std=c++17 -O2 -Wall $include -c -o "$out/box2d3.o" "$here/box2d3.cpp" || exit 1
  flags=-DHAVE_BOX2D3
  peers="$peers &box2d3_torture,"
  objects="$objects $out/box2d3.o"
  libraries="$libraries $library -lpthread"
else
  echo 'SKIPPED: dynamics beside Box2D 3: neither is it installed nor does BOX2D say where it stands'
fi
