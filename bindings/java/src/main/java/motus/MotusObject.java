package motus;

import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An object of any kind, by its name. The name is a number and no address: two are equal when they name the same object,
 * and the name of an object that has ended is known as stale. Calls with it throw; what is read of it is 0, false or null.
 * What makes an object is an owner besides: it keeps it alive until it is closed.
 */
public class MotusObject implements AutoCloseable {
    private static final Cleaner cleaner = Cleaner.create();

    final long bits;
    private final Reference reference; // null: a name, which keeps nothing alive
    private final Cleaner.Cleanable net;

    MotusObject(long bits, boolean owned) {
        this.bits = bits;
        reference = owned ? new Reference(bits) : null;
        net = owned ? cleaner.register(this, reference) : null;
    }

    /** The object of a handle, as what it is; null for none. */
    static MotusObject of(long bits) {
        return bits == 0 ? null : Kinds.make(Kind.of(Native.motus_handle_kind(bits)), bits);
    }

    static long bitsOf(MotusObject one) {
        return one == null ? 0 : one.bits;
    }

    /** A reference that becomes the library's. */
    static long given(MotusObject one) {
        if (one != null && (one.reference == null || !one.take())) {
            one.retained();
        }
        return bitsOf(one);
    }

    final long retained() {
        Failure.check(Native.motus_retain(bits));
        return bits;
    }

    /** Whether the reference was still there; from now on it is the caller's. */
    private boolean take() {
        boolean taken = reference.take();
        net.clean(); // which has nothing to give back
        return taken;
    }

    /**
     * Gives the owner's reference back: without another one the object ends. A second call does nothing, nor does one of
     * what is a name alone.
     */
    @Override
    public void close() {
        if (reference != null && take() && isAlive()) {
            Failure.check(Native.motus_release(bits));
        }
    }

    /** Whether the object lives. */
    public final boolean isAlive() {
        return Native.motus_is_alive(bits);
    }

    /** What it is; null when that is not known here. */
    public final Kind kind() {
        return Kind.of(Native.motus_handle_kind(bits));
    }

    /** Its runtime; null when there is none any more. */
    public final MotusRuntime runtime() {
        return MotusRuntime.named(Native.motus_handle_runtime(bits));
    }

    /** The program's own number for it, which stands in the records of changes, draw list and events. */
    public final long tag() {
        return Native.motus_tag(bits);
    }

    /** Gives it the program's own number. */
    public final void setTag(long tag) {
        Failure.check(Native.motus_set_tag(bits, tag));
    }

    /** Whether both name the same object. */
    @Override
    public final boolean equals(Object other) {
        return other instanceof MotusObject one && bits == one.bits;
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(bits);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " 0x" + Long.toHexString(bits);
    }

    /**
     * One of the library's references. The collector's thread may not call the library: what it finds is given back by the
     * next tick.
     */
    private static final class Reference implements Runnable {
        private final long bits;
        private final MotusRuntime runtime;
        private final AtomicBoolean taken = new AtomicBoolean();

        Reference(long bits) {
            this.bits = bits;
            runtime = MotusRuntime.named(Native.motus_handle_runtime(bits));
        }

        boolean take() {
            return !taken.getAndSet(true);
        }

        @Override
        public void run() {
            if (take() && runtime != null) {
                runtime.lose(bits);
            }
        }
    }
}
