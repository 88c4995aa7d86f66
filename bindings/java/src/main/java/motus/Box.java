package motus;

import java.util.ArrayDeque;
import java.util.Arrays;

/** Functions that the library calls, until it needs them no more. Its name, which C keeps, is a number and no address. */
final class Box {
    private static volatile Box[] all = new Box[64];
    private static final ArrayDeque<Integer> unused = new ArrayDeque<>();
    private static int used = 1; // 0 is no box
    private static int count;

    final Object[] functions;
    private Keep keep; // of settings that one of them has changed, which the library reads after it

    private Box(Object[] functions) {
        this.functions = functions;
    }

    /** How many have not been let go, for tests. */
    static synchronized int count() {
        return count;
    }

    static synchronized long give(Object... functions) {
        int at = unused.isEmpty() ? used++ : unused.pop();
        if (at >= all.length) {
            all = Arrays.copyOf(all, 2 * all.length);
        }
        all[at] = new Box(functions);
        count++;
        return at;
    }

    static Box of(long data) {
        return all[(int) data];
    }

    static synchronized void free(long data) {
        var keep = all[(int) data].keep;
        if (keep != null) {
            keep.close();
        }
        all[(int) data] = null;
        unused.push((int) data);
        count--;
    }

    Keep renewed() {
        if (keep != null) {
            keep.close();
        }
        return keep = new Keep(true);
    }
}
