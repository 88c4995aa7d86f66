package motus;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** C's memory by address: what is read and where has been checked by those that ask. */
class Memory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    static MemorySegment at(long address, long size) {
        return ALL.asSlice(address, size);
    }

    static boolean z(long at) {
        return ALL.get(ValueLayout.JAVA_BYTE, at) != 0;
    }

    static byte b(long at) {
        return ALL.get(ValueLayout.JAVA_BYTE, at);
    }

    static int s(long at) {
        return ALL.get(ValueLayout.JAVA_SHORT, at) & 0xffff;
    }

    static int i(long at) {
        return ALL.get(ValueLayout.JAVA_INT, at);
    }

    static long j(long at) {
        return ALL.get(ValueLayout.JAVA_LONG, at);
    }

    static float f(long at) {
        return ALL.get(ValueLayout.JAVA_FLOAT, at);
    }

    static double d(long at) {
        return ALL.get(ValueLayout.JAVA_DOUBLE, at);
    }

    static void put(long at, boolean value) {
        ALL.set(ValueLayout.JAVA_BYTE, at, (byte) (value ? 1 : 0));
    }

    static void put(long at, byte value) {
        ALL.set(ValueLayout.JAVA_BYTE, at, value);
    }

    static void put(long at, short value) {
        ALL.set(ValueLayout.JAVA_SHORT, at, value);
    }

    static void put(long at, int value) {
        ALL.set(ValueLayout.JAVA_INT, at, value);
    }

    static void put(long at, long value) {
        ALL.set(ValueLayout.JAVA_LONG, at, value);
    }

    static void put(long at, float value) {
        ALL.set(ValueLayout.JAVA_FLOAT, at, value);
    }

    static void put(long at, double value) {
        ALL.set(ValueLayout.JAVA_DOUBLE, at, value);
    }

    static double[] doubles(long at, int count) {
        return at == 0 ? new double[0] : at(at, count * 8L).toArray(ValueLayout.JAVA_DOUBLE);
    }

    static float[] floats(long at, int count) {
        return at == 0 ? new float[0] : at(at, count * 4L).toArray(ValueLayout.JAVA_FLOAT);
    }

    static int[] ints(long at, int count) {
        return at == 0 ? new int[0] : at(at, count * 4L).toArray(ValueLayout.JAVA_INT);
    }

    static long[] longs(long at, int count) {
        return at == 0 ? new long[0] : at(at, count * 8L).toArray(ValueLayout.JAVA_LONG);
    }

    static <T> List<T> list(long at, int count, long size, LongFunction<T> read) {
        var all = new ArrayList<T>();
        for (int index = 0; at != 0 && index < count; index++) {
            all.add(read.apply(at + index * size));
        }
        return Collections.unmodifiableList(all);
    }

    static <T> T[] objects(long at, int count, long size, IntFunction<T[]> make, LongFunction<T> read) {
        var all = make.apply(at == 0 ? 0 : count);
        for (int index = 0; index < all.length; index++) {
            all[index] = read.apply(at + index * size);
        }
        return all;
    }

    static <T> T[] objects(long at, int count, IntFunction<T[]> make, LongFunction<T> named) {
        return objects(at, count, 8, make, place -> named.apply(j(place)));
    }
}
