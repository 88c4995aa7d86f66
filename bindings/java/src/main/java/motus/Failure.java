package motus;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a callback has failed at: it never crosses the library. The callback answers nothing, and the call that led to it
 * throws the exception when the library has returned.
 */
final class Failure {
    private static final ThreadLocal<Throwable> kept = new ThreadLocal<>();
    private static final ThreadLocal<MotusException> last = new ThreadLocal<>(); // report of this thread
    private static final AtomicInteger waiting = new AtomicInteger(); // failures, in all threads

    private Failure() {
    }

    static void keep(Throwable failure) {
        if (kept.get() == null) {
            waiting.incrementAndGet();
            kept.set(failure);
        }
    }

    /** Before a callback: calls in it meet their own failures only. */
    static Throwable take() {
        if (waiting.get() == 0) {
            return null;
        }
        var taken = kept.get();
        if (taken != null) {
            waiting.decrementAndGet();
            kept.remove();
        }
        return taken;
    }

    /** After it: one that waits for the call around goes on waiting, before a later one. */
    static void after(Throwable earlier) {
        if (earlier != null) {
            take();
            keep(earlier);
        }
    }

    static void check(int status) {
        if (status >= 0 && waiting.get() == 0) {
            return;
        }
        resume();
        if (status >= 0) {
            return;
        }
        var report = last.get();
        last.remove();
        var kind = Status.of(status);
        throw report != null && report.status() == kind
            ? report.here()
            : new MotusException(kind, Keep.text(Native.motus_status_name(status)), null);
    }

    /** After a call that returns no status. */
    static void resume() {
        var failure = take();
        if (failure != null) {
            Failure.<RuntimeException>raise(failure);
        }
    }

    /** Throws what it is given, as it is. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable failure) throws T {
        throw (T) failure;
    }

    static MotusException report(int status, long function, long message) {
        var made = new MotusException(Status.of(status), Keep.text(message), Keep.text(function));
        last.set(made);
        return made;
    }
}
