package motus;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Memory of a call, until it has returned. Calls of a thread end in the order opposite to that in which they begin, so
 * that they share a stack; what does not fit on it has an arena.
 */
final class Keep implements SegmentAllocator, AutoCloseable {
    private static final class Stack {
        final MemorySegment memory = Arena.ofAuto().allocate(1 << 14, 16);
        final long address = memory.address();
        long top;
    }

    private static final ThreadLocal<Stack> stacks = ThreadLocal.withInitial(Stack::new);

    private final Stack stack; // null: memory that outlives its call
    private final long mark;
    private Arena arena;
    private List<Long> boxes;

    Keep() {
        this(false);
    }

    Keep(boolean isLasting) {
        stack = isLasting ? null : stacks.get();
        mark = isLasting ? 0 : stack.top;
    }

    long alloc(long size) {
        return allocate(size, 8).address();
    }

    @Override
    public MemorySegment allocate(long size, long alignment) {
        long room = Math.max(size, 1) + 15 & ~15;
        if (stack != null && room <= stack.memory.byteSize() - stack.top) {
            var made = stack.memory.asSlice(stack.top, room).fill((byte) 0);
            stack.top += room;
            return made;
        }
        if (arena == null) {
            arena = stack == null ? Arena.ofAuto() : Arena.ofConfined();
        }
        return arena.allocate(room, 16);
    }

    /** A struct that begins with its size. */
    long sized(long size) {
        long made = alloc(size);
        Native.put(made, size);
        return made;
    }

    long text(String text) {
        if (text == null) {
            return 0;
        }
        if (text.indexOf('\0') >= 0) {
            throw new MotusException(Status.ERROR_INVALID_ARGUMENT, "a text has a zero character", null);
        }
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    long bytes(byte[] bytes) {
        long made = alloc(countOf(bytes) + 1);
        if (bytes != null) {
            Native.at(made, bytes.length).copyFrom(MemorySegment.ofArray(bytes));
        }
        return made;
    }

    long numbers(double[] numbers) {
        if (countOf(numbers) == 0) {
            return 0;
        }
        long made = alloc(numbers.length * 8L);
        Native.at(made, numbers.length * 8L).copyFrom(MemorySegment.ofArray(numbers));
        return made;
    }

    long handles(List<? extends MotusObject> objects) {
        long made = countOf(objects) == 0 ? 0 : alloc(objects.size() * 8L);
        for (int at = 0; at < countOf(objects); at++) {
            Native.put(made + at * 8L, MotusObject.bitsOf(objects.get(at)));
        }
        return made;
    }

    interface Writer<T> {
        void write(T one, long c);
    }

    <T> long structs(List<T> all, long size, Writer<T> write) {
        long made = countOf(all) == 0 ? 0 : alloc(all.size() * size);
        for (int at = 0; at < countOf(all); at++) {
            write.write(all.get(at), made + at * size);
        }
        return made;
    }

    /** An address that is not null, of an array that may be empty and may not be missing. */
    static long some(long array, Keep k) {
        return array == 0 ? k.alloc(1) : array;
    }

    long box(Object function) {
        if (function == null) {
            return 0;
        }
        if (boxes == null) {
            boxes = new ArrayList<>();
        }
        boxes.add(Box.give(function));
        return boxes.get(boxes.size() - 1);
    }

    @Override
    public void close() {
        if (stack != null) {
            stack.top = mark;
        }
        if (arena != null && stack != null) {
            arena.close();
        }
        if (boxes != null) {
            boxes.forEach(Box::free);
        }
    }

    static long countOf(List<?> list) {
        return list == null ? 0 : list.size();
    }

    static long countOf(double[] numbers) {
        return numbers == null ? 0 : numbers.length;
    }

    static long countOf(int[] numbers) {
        return numbers == null ? 0 : numbers.length;
    }

    static long countOf(byte[] bytes) {
        return bytes == null ? 0 : bytes.length;
    }

    static long countOf(Object[] objects) {
        return objects == null ? 0 : objects.length;
    }

    static String text(long text) {
        if (text == 0) {
            return null;
        }
        return Native.at(text, Integer.MAX_VALUE).getString(0);
    }
}
