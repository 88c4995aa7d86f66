package motus;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.function.Consumer;

/** The addresses of methods that C calls. There is one for each kind of function, whatever the number of functions, and it
 * lives as long as the program. */
class Stubs {
    private static volatile long[] made = {};
    private static long diagnostics;
    private static long destroy;

    static long stub(int at, String method, String code) {
        var all = made;
        return at < all.length && all[at] != 0 ? all[at] : make(at, method, code);
    }

    private static synchronized long make(int at, String method, String code) {
        if (at >= made.length || made[at] == 0) {
            long address = address(Entries.class, method, code);
            var all = Arrays.copyOf(made, Math.max(made.length, at + 1));
            all[at] = address;
            made = all;
        }
        return made[at];
    }

    private static long address(Class<?> owner, String method, String code) {
        var shape = Native.descriptor(code);
        try {
            var target = MethodHandles.lookup().findStatic(owner, method, shape.toMethodType());
            return Linker.nativeLinker().upcallStub(target, shape, Arena.global()).address();
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure);
        }
    }

    static synchronized long destroy() {
        if (destroy == 0) {
            destroy = address(Box.class, "free", "VJ");
        }
        return destroy;
    }

    static synchronized long diagnostics() {
        if (diagnostics == 0) {
            diagnostics = address(Stubs.class, "diagnosticsEntry", "VJIJJ");
        }
        return diagnostics;
    }

    @SuppressWarnings("unchecked")
    static void diagnosticsEntry(long data, int status, long function, long message) {
        var earlier = Failure.take();
        try {
            var report = Failure.report(status, function, message);
            var listener = data == 0 ? Library.diagnostics : (Consumer<MotusException>) Box.of(data).functions[0];
            if (listener != null) {
                listener.accept(report);
            }
        } catch (Throwable failure) {
            Failure.keep(failure);
        }
        Failure.after(earlier);
    }
}
