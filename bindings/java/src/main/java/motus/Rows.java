package motus;

import java.lang.foreign.MemorySegment;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.LongFunction;

/**
 * Records that the library lends until the next tick, or until the call that their method names. Reading them later throws
 * an {@link IllegalStateException}; {@link #copy} keeps them.
 *
 * @param <T> the kind of record
 */
public final class Rows<T> extends AbstractList<T> implements RandomAccess {
    private final MotusRuntime runtime;
    private final int lease;
    private final long rows;
    private final long size;
    private final int count;
    private final LongFunction<T> read;
    private final long ticks;
    private final long until;

    Rows(MotusRuntime runtime, int lease, long rows, long size, int count, LongFunction<T> read) {
        this.runtime = runtime;
        this.lease = lease;
        this.rows = rows;
        this.size = size;
        this.count = count;
        this.read = read;
        ticks = runtime.ticks;
        until = lease < 0 ? 0 : runtime.leases[lease];
    }

    private void check() {
        if (runtime.ticks != ticks || lease >= 0 && runtime.leases[lease] != until) {
            throw new IllegalStateException("rows are read that were lent until a tick or a call that has been since: copy() keeps them");
        }
    }

    @Override
    public int size() {
        check();
        return count;
    }

    @Override
    public T get(int index) {
        check();
        return read.apply(rows + Objects.checkIndex(index, count) * size);
    }

    /** The records, as a list of the program's own. */
    public List<T> copy() {
        return List.copyOf(this);
    }

    /**
     * Copies the records as they are in C, for a GPU.
     *
     * @param to where they go, from its beginning
     * @return how many bytes that were
     */
    public long copyTo(MemorySegment to) {
        check();
        if (count > 0) {
            to.asSlice(0, count * size).copyFrom(Native.at(rows, count * size));
        }
        return count * size;
    }
}
