package motus;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * Holds: what is taken is given back, functions live as long as the library calls them, their exceptions come out of the
 * call around, and what is lent cannot be read too late. Prints one line for each test; ends with 1 when one fails.
 */
final class Tests {
    private Tests() {
    }

    public static void main(String[] arguments) throws IllegalAccessException {
        int failed = 0;
        var tests = Arrays.stream(Tests.class.getDeclaredMethods())
            .filter(one -> one.getParameterCount() == 1 && one.getParameterTypes()[0] == MotusRuntime.class && !Modifier.isPrivate(one.getModifiers()))
            .sorted(Comparator.comparing(Method::getName)).toList();
        for (var test : tests) {
            try {
                int before = Box.count();
                try (var runtime = new MotusRuntime()) {
                    test.invoke(null, runtime);
                }
                is(Box.count(), before);
                System.out.println("ok    " + test.getName().replace('_', ' '));
            } catch (InvocationTargetException failure) {
                failed++;
                System.out.println("FAIL  " + test.getName().replace('_', ' '));
                failure.getCause().printStackTrace(System.out);
            } catch (AssertionError | RuntimeException failure) {
                failed++;
                System.out.println("FAIL  " + test.getName().replace('_', ' '));
                failure.printStackTrace(System.out);
            }
        }
        System.exit(failed == 0 ? 0 : 1);
    }

    private static void is(Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw new AssertionError("found " + found + ", expected " + expected);
        }
    }

    private static void isTrue(boolean condition, String words) {
        if (!condition) {
            throw new AssertionError(words);
        }
    }

    private static <T extends Throwable> T thrown(Class<T> kind, Runnable action) {
        try {
            action.run();
        } catch (Throwable failure) {
            if (kind.isInstance(failure)) {
                return kind.cast(failure);
            }
            throw new AssertionError("another failure", failure);
        }
        throw new AssertionError("nothing is thrown");
    }

    private static void frames(MotusRuntime runtime, int from, int to) {
        for (int frame = from; frame < to; frame++) {
            runtime.tick(frame / 60.0);
        }
    }

    private static AnimationOptions lasting(double duration) {
        return new AnimationOptions().duration(duration).timing(Timing.of(TimingType.LINEAR));
    }

    private static String objects(MotusRuntime runtime) {
        var all = runtime.statistics();
        return all.objects() + " " + all.views();
    }

    static void Structs_have_the_layout_of_C(MotusRuntime runtime) {
        Layout.check();
        isTrue(Layout.count > 500, "fields are missing");
    }

    static void Blocks_run_once_and_their_errors_come_out(MotusRuntime runtime) {
        var x = Value.createNumber(runtime, 0);
        int[] ran = {0};
        runtime.animate(lasting(.2), () -> {
            ran[0]++;
            x.setNumber(10);
        });
        frames(runtime, 0, 7);
        isTrue(Math.abs(x.number() - 5) < 1e-9 && ran[0] == 1, x.number() + "");
        var refused = thrown(MotusException.class, () -> runtime.animate((AnimationOptions) null, () -> x.setNumber(Double.POSITIVE_INFINITY)));
        is(refused.function(), "motus_value_set_number");
        is(refused.status(), Status.ERROR_INVALID_ARGUMENT);
        thrown(MotusException.class, () -> runtime.animate(lasting(Double.NaN), () -> ran[0]++));
        thrown(MotusException.class, () -> runtime.animate(lasting(1), null));
        is(ran[0], 1);
    }

    static void Objects_end_with_their_last_owner(MotusRuntime runtime) {
        var before = objects(runtime);
        for (int round = 0; round < 50; round++) {
            var view = new View(runtime);
            var again = view.retain();
            try (var stack = new NavigationController(runtime)) {
                isTrue(stack.isAlive(), "a stack has ended");
                view.close();
            }
            view.close(); // once only
            isTrue(again.isAlive() && again.equals(view), "the view has ended too early");
            again.close();
            isTrue(!view.isAlive() && view.alpha() == 0, "the view has not ended");
            is(thrown(MotusException.class, () -> view.setAlpha(1)).status(), Status.ERROR_STALE_HANDLE);
        }
        is(objects(runtime), before);
    }

    static void The_collector_gives_back_what_was_not_closed(MotusRuntime runtime) {
        var before = objects(runtime);
        for (int round = 0; round < 50; round++) {
            new View(runtime).setTag(round);
        }
        for (int frame = 0; frame < 400 && !objects(runtime).equals(before); frame++) {
            System.gc();
            Thread.onSpinWait();
            frames(runtime, frame, frame + 1);
        }
        is(objects(runtime), before);
    }

    static void Objects_are_what_they_are(MotusRuntime runtime) {
        var stack = new NavigationController(runtime);
        runtime.setRootViewController(stack);
        isTrue(runtime.rootViewController() instanceof NavigationController, "a navigation controller has become a view controller");
        is(runtime.rootViewController(), stack);
        is(runtime.rootViewController().hashCode(), stack.hashCode());
        isTrue(stack.parent() == null && stack.runtime() == runtime, "parent");
        stack.setTag(7);
        is(runtime.rootViewController().tag(), 7L);
        runtime.setRootViewController(null);
        isTrue(runtime.rootViewController() == null, "root");
        is(Value.createNumber(runtime, 1).valueKind(), PropertyKind.class.getEnumConstants()[0]);
    }

    static void Rows_report_when_they_are_read_too_late(MotusRuntime runtime) {
        var view = new View(runtime);
        view.setFrame(new Rect(10, 20, 30, 40));
        runtime.window().addSubview(view);
        runtime.animate(lasting(1), () -> view.setAlpha(.5));
        frames(runtime, 0, 2);
        var changes = runtime.changes();
        is(changes.size(), 1);
        is(changes.get(0).view(), view);
        is(changes.get(0).values().length, 1);
        var kept = changes.copy();
        is(runtime.drawList().stream().filter(one -> view.equals(one.view())).count(), 1L);
        try (var arena = java.lang.foreign.Arena.ofConfined()) {
            var there = arena.allocate(4096, 8);
            long length = runtime.drawList().copyTo(there);
            is(length, 152L * runtime.drawList().size());
            is(DrawItem.read(there.address() + length - 152).view(), view);
            thrown(IndexOutOfBoundsException.class, () -> runtime.drawList().copyTo(arena.allocate(8)));
        }
        var items = runtime.drawList();
        runtime.drawDetails();
        thrown(IllegalStateException.class, items::size);
        frames(runtime, 2, 3);
        thrown(IllegalStateException.class, () -> changes.get(0));
        thrown(IllegalStateException.class, changes::copy);
        is(kept.get(0).view(), view);
        is(runtime.changeBatches().get(0).views()[0], view);
        thrown(IndexOutOfBoundsException.class, () -> runtime.changes().get(9));
    }

    static void Refused_replaced_and_ended_functions_are_let_go(MotusRuntime runtime) {
        int before = Box.count();
        var gone = new View(runtime);
        gone.close();
        thrown(MotusException.class, () -> gone.setLayout(view -> { }));
        is(Box.count(), before);
        var gesture = new Gesture(runtime);
        gesture.setAction(one -> { });
        gesture.setAction(one -> { });
        gesture.setDelegate(new GestureDelegate().shouldBegin(one -> true));
        is(Box.count(), before + 2);
        gesture.setAction(null);
        gesture.setDelegate(null);
        is(Box.count(), before);
        long data = Box.give("a function that changes settings");
        Box.of(data).renewed().box("a curve in them");
        Box.of(data).renewed().box("another one, the next time");
        is(Box.count(), before + 2);
        Box.free(data);
        is(Box.count(), before);
        int[] ended = {0};
        var x = Value.createNumber(runtime, 0);
        runtime.animate(lasting(.1), () -> x.setNumber(1), finished -> ended[0] += finished ? 1 : 0);
        System.gc(); // what C calls stays where it is
        frames(runtime, 0, 12);
        is(ended[0], 1);
        is(Box.count(), before);
    }

    static void Exceptions_come_out_of_the_call_that_led_to_them(MotusRuntime runtime) {
        var view = new View(runtime);
        boolean[] calm = {false};
        runtime.after(.1, (timer, time) -> {
            throw new ArithmeticException("in a timer");
        });
        runtime.after(.1, (timer, time) -> {
            view.setAlpha(.5);
            calm[0] = true;
        });
        runtime.tick(0);
        var told = thrown(ArithmeticException.class, () -> runtime.tick(.2));
        isTrue(told.getMessage().equals("in a timer") && told.getStackTrace()[0].getClassName().contains("Tests") && calm[0], told.toString());
        runtime.tick(.3);
        thrown(StackOverflowError.class, () -> runtime.animate(lasting(1), Tests::endless));
        runtime.beginAnimation(null); // no block has been left open
        runtime.commitAnimation();
        // A nested call tells the callback that makes it, which may be content.
        var page = new ViewController(runtime, new ViewControllerCallbacks().viewDidLoad(one -> {
            throw new ArithmeticException("no page today");
        }));
        var heard = new ArrayList<String>();
        runtime.after(.1, (timer, time) -> heard.add(thrown(ArithmeticException.class, page::view).getMessage()));
        frames(runtime, 20, 40);
        is(heard, List.of("no page today"));
    }

    private static void endless() {
        endless();
    }

    static void Functions_may_be_called_from_inside_themselves(MotusRuntime runtime) {
        var animator = new PropertyAnimator(runtime, 1);
        var view = new View(runtime);
        int[] depth = {0}, deepest = {0};
        animator.setObserver((one, change) -> {
            deepest[0] = Math.max(deepest[0], ++depth[0]);
            if (change == AnimatorChange.STATE && depth[0] == 1) {
                one.pause();
            }
            depth[0]--;
        });
        animator.addAnimations(() -> view.setAlpha(0));
        animator.start();
        runtime.tick(0);
        is(deepest[0], 2);
    }

    static void Screens_have_their_life_cycle_and_animators_of_the_program(MotusRuntime runtime) {
        var said = new ArrayList<String>();
        java.util.function.Function<String, ViewController> page = name -> new ViewController(runtime, new ViewControllerCallbacks()
            .viewDidLoad(one -> said.add(name + " loads"))
            .viewDidAppear((one, animated) -> said.add(name + " is there"))
            .viewDidDisappear((one, animated) -> said.add(name + " is gone")));
        ViewController list = page.apply("list"), detail = page.apply("detail");
        var stack = new NavigationController(runtime, list);
        int[] ran = {0};
        stack.setDelegate(new NavigationDelegate().animationController((one, operation, from, to) ->
            operation != NavigationOperation.PUSH ? null : new AnimationController(runtime, new AnimationControllerCallbacks()
                .transitionDuration(context -> .2)
                .animateTransition(context -> {
                    ran[0]++;
                    context.containerView().addSubview(context.view(TransitionSide.TO));
                    context.complete(true);
                }))));
        runtime.setRootViewController(stack);
        frames(runtime, 0, 2);
        var ended = new ArrayList<Boolean>();
        stack.push(detail, true, ended::add);
        frames(runtime, 2, 40);
        is(ran[0], 1);
        is(ended, List.of(true));
        is(said, List.of("list loads", "list is there", "detail loads", "list is gone", "detail is there"));
        is(stack.topViewController(), detail);
        is(stack.pop(true), detail);
    }

    static void What_a_segue_makes_becomes_the_librarys(MotusRuntime runtime) {
        var list = new ViewController(runtime);
        var stack = new NavigationController(runtime, list);
        runtime.setRootViewController(stack);
        runtime.tick(0);
        var before = objects(runtime);
        list.addSegue("detail", SegueKind.SHOW, new SegueCallbacks().makeDestination(source -> new ViewController(runtime)));
        list.performSegue("detail");
        frames(runtime, 1, 60);
        is(stack.viewControllerCount(), 2);
        stack.pop(false);
        frames(runtime, 60, 62);
        is(objects(runtime), before);
        is(thrown(MotusException.class, () -> list.performSegue("nowhere")).status(), Status.ERROR_NOT_FOUND);
        is(thrown(MotusException.class, () -> list.performSegue("no\0where")).status(), Status.ERROR_INVALID_ARGUMENT);
    }

    static void Tokens_are_told_by_events_and_futures_end(MotusRuntime runtime) {
        var view = new View(runtime);
        runtime.window().addSubview(view);
        runtime.animateTell(lasting(.1), () -> view.setAlpha(0), 41);
        var future = runtime.animateAsync(lasting(.1), () -> view.setCenter(new Point(30, 40)));
        int found = 0;
        for (int frame = 0; frame < 12; frame++) {
            runtime.tick(frame / 60.0);
            found += (int) runtime.events().stream().filter(one -> one.kind() == EventKind.COMPLETED && one.otherToken() == 41).count();
        }
        is(found, 1);
        is(future.getNow(null), true);
    }

    static void Curves_and_arguments_in_and_out_reach_their_functions(MotusRuntime runtime) {
        int[] calls = {0};
        var square = Timing.withCurve(fraction -> {
            calls[0]++;
            return fraction * fraction;
        });
        is(Library.timingEvaluate(square, .5, 1).progress(), .25);
        isTrue(calls[0] > 0, "the curve is not called");
        thrown(ArithmeticException.class, () -> Library.timingEvaluate(Timing.withCurve(fraction -> {
            throw new ArithmeticException();
        }), .5, 1));
        var page = new View(runtime);
        page.setFrame(new Rect(0, 0, 390, 844));
        runtime.window().addSubview(page);
        var scroller = new Scroller(page);
        scroller.setContentSize(new Size(390, 9000));
        scroller.setDelegate(new ScrollerDelegate().willEndDragging((one, velocityX, velocityY, targetX, targetY) -> targetY.value = 1234));
        for (int frame = 0; frame < 10; frame++) {
            double time = .2 + frame / 60.0;
            runtime.sendTouch(1, frame == 0 ? TouchPhase.BEGAN : TouchPhase.MOVED, new Point(200, 700 - 30 * frame), time);
            runtime.tick(time);
        }
        runtime.sendTouch(1, TouchPhase.ENDED, new Point(200, 430), .36);
        frames(runtime, 22, 600);
        isTrue(Math.abs(scroller.offset().y() - 1234) < 1, scroller.offset().toString());
        var animator = new DynamicAnimator(runtime, null);
        var item = new DynamicItem(runtime, new Point(0, 0), new Size(10, 10), 0);
        var field = new FieldBehavior(runtime, new FieldOptions().type(FieldType.CUSTOM), List.of(item));
        field.setEvaluator((one, probe) -> new Vector(100 * probe.mass(), 0));
        animator.addBehavior(field);
        frames(runtime, 600, 630);
        isTrue(item.center().x() > 1 && item.center().y() == 0, item.center().toString());
    }

    static void Settings_keep_what_they_point_to(MotusRuntime runtime) {
        var timing = Timing.of(TimingType.POINTS).points(List.of(new Point(0, 0), new Point(.5, .9), new Point(1, 1)));
        isTrue(Math.abs(Library.timingEvaluate(timing, .5, 1).progress() - .9) < 1e-9, "points");
        var parent = new View(runtime);
        runtime.window().addSubview(parent);
        parent.arrange(LongStream.rangeClosed(1, 2000).mapToObj(key -> new Child().key(key).view(new View(runtime))
            .frame(new Rect(0, key, 10, 1)).presence(new Presence())).toList(), null);
        frames(runtime, 0, 2);
        is(parent.subviewCount(), 2000);
        var sheet = new SheetOptions().detents(new int[] {1, 2});
        is(sheet.detents().length, 2);
        try (var small = new MotusRuntime(new RuntimeOptions().windowSize(new Size(10, 20)))) {
            is(small.window().bounds(), new Rect(0, 0, 10, 20));
        }
    }

    static void Diagnostics_are_told_to_whom_they_concern(MotusRuntime runtime) {
        var heard = new ArrayList<String>();
        runtime.setDiagnostics(report -> heard.add(report.function()));
        var view = new View(runtime);
        view.close();
        is(view.alpha(), 0.0);
        is(heard, List.of("motus_view_alpha"));
        runtime.setDiagnostics(null);
        Library.setDiagnostics(report -> heard.add(report.getMessage()));
        var other = new MotusRuntime();
        var window = other.window();
        other.close();
        heard.clear();
        thrown(MotusException.class, () -> window.setAlpha(1));
        Library.setDiagnostics(null);
        isTrue(!heard.isEmpty(), "nobody is told");
    }

    static void Each_entry_that_C_calls_has_its_method(MotusRuntime runtime) throws ReflectiveOperationException {
        int made = 0;
        for (var method : Entries.class.getDeclaredMethods()) {
            if (method.getParameterCount() == 0 && method.getReturnType() == long.class) {
                isTrue((long) method.invoke(null) != 0, method.getName());
                made++;
            }
        }
        isTrue(made > 100, made + " entries");
    }

    static void Each_function_of_C_is_there(MotusRuntime runtime) throws ReflectiveOperationException {
        int made = 0;
        for (var holder : Native.class.getDeclaredClasses()) {
            var handle = MethodHandles.privateLookupIn(holder, MethodHandles.lookup()).findStaticGetter(holder, "HANDLE", java.lang.invoke.MethodHandle.class);
            isTrue(handle != null, holder.getName());
            MethodHandles.lookup().ensureInitialized(holder);
            made++;
        }
        isTrue(made > 100, made + " shapes of functions");
    }

    static void Each_call_on_an_object_that_has_ended_is_refused_and_lets_functions_go(MotusRuntime runtime) throws Exception {
        var view = new View(runtime);
        view.close();
        var closed = new MotusRuntime();
        closed.close();
        int called = 0, refused = 0;
        for (var kind : kinds()) {
            if (kind == MotusObject.class) {
                continue;
            }
            Object made = closed;
            if (kind != MotusRuntime.class) {
                made = kind.getDeclaredConstructor(long.class, boolean.class).newInstance(view.bits, false);
            }
            for (var method : kind.getDeclaredMethods()) {
                if (!Modifier.isPublic(method.getModifiers()) || Modifier.isStatic(method.getModifiers()) || method.isSynthetic()
                    || List.of("close", "animateAsync", "setDiagnostics").contains(method.getName())) {
                    continue;
                }
                int before = Box.count();
                called++;
                var name = kind.getSimpleName() + "." + method.getName();
                try {
                    method.invoke(made, Arrays.stream(method.getParameterTypes()).map(one -> anything(one, view)).toArray());
                    isTrue(method.getReturnType() != void.class, name + " is not refused");
                } catch (InvocationTargetException failure) {
                    refused++;
                    if (!(failure.getCause() instanceof MotusException)) {
                        throw new AssertionError(name, failure.getCause());
                    }
                }
                isTrue(Box.count() == before, name + " leaves functions behind");
            }
        }
        isTrue(called > 500 && refused > 300, called + " calls, " + refused + " refused");
    }

    static void Records_are_in_C_what_they_are_here(MotusRuntime runtime) throws Exception {
        int[] next = {0};
        int compared = 0;
        for (var kind : classes()) {
            if (!kind.isRecord() || Arrays.stream(kind.getDeclaredMethods()).noneMatch(one -> one.getName().equals("in"))) {
                continue;
            }
            var made = numbered(kind, next);
            try (var k = new Keep()) {
                var in = kind.getDeclaredMethod("in", Keep.class);
                var read = kind.getDeclaredMethod("read", long.class);
                var again = read.invoke(null, in.invoke(made, k));
                isTrue(isSame(made, again), made + " has become " + again);
            }
            compared++;
        }
        isTrue(compared > 25, compared + " records");
    }

    private static boolean isSame(Object one, Object other) throws ReflectiveOperationException {
        if (one != null && one.getClass().isArray()) {
            for (int at = 0; at < Array.getLength(one); at++) {
                if (!isSame(Array.get(one, at), Array.get(other, at))) {
                    return false;
                }
            }
            return true;
        }
        if (one == null || !one.getClass().isRecord()) {
            return Objects.equals(one, other);
        }
        for (var part : one.getClass().getRecordComponents()) {
            if (!isSame(part.getAccessor().invoke(one), part.getAccessor().invoke(other))) {
                return false;
            }
        }
        return true;
    }

    /** A record of different numbers. */
    private static Object numbered(Class<?> kind, int[] next) throws ReflectiveOperationException {
        int number = ++next[0] % 100;
        if (kind == boolean.class) {
            return number % 2 == 1;
        }
        if (kind == int.class) {
            return number;
        }
        if (kind == long.class) {
            return (long) number;
        }
        if (kind == float.class) {
            return (float) number;
        }
        if (kind == double.class) {
            return (double) number;
        }
        if (kind.isEnum()) {
            return kind.getEnumConstants()[number % kind.getEnumConstants().length];
        }
        if (kind.isArray()) {
            var part = kind.getComponentType();
            int length = part == Point.class ? 2 : part == double.class ? 16 : 2;
            var made = Array.newInstance(part, length);
            for (int at = 0; at < length; at++) {
                Array.set(made, at, numbered(part, next));
            }
            return made;
        }
        if (MotusObject.class.isAssignableFrom(kind)) {
            return null;
        }
        var made = kind.getDeclaredConstructors()[0];
        var parts = new ArrayList<Object>();
        for (var part : made.getParameterTypes()) {
            parts.add(numbered(part, next));
        }
        return made.newInstance(parts.toArray());
    }

    /** The classes of objects. */
    private static List<Class<?>> kinds() throws Exception {
        return classes().stream().filter(MotusObject.class::isAssignableFrom).toList();
    }

    private static List<Class<?>> classes() throws Exception {
        var folder = Path.of(Tests.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var found = new ArrayList<Class<?>>();
        try (var files = Files.list(folder.resolve("motus"))) {
            for (var file : files.sorted().toList()) {
                var name = file.getFileName().toString();
                var one = name.contains("$") ? null : Class.forName("motus." + name.replace(".class", ""));
                if (one != null) {
                    found.add(one);
                }
            }
        }
        return found;
    }

    /** Something of a kind that a call could get. */
    private static Object anything(Class<?> kind, View gone) {
        try {
            if (kind == String.class) {
                return "text";
            }
            if (kind == List.class) {
                return List.of();
            }
            if (kind.isArray()) {
                return Array.newInstance(kind.getComponentType(), 2);
            }
            if (kind.isPrimitive()) {
                return Array.get(Array.newInstance(kind, 1), 0);
            }
            if (kind.isEnum()) {
                return kind.getEnumConstants()[0];
            }
            if (kind.isInterface()) {
                return Proxy.newProxyInstance(Tests.class.getClassLoader(), new Class<?>[] {kind}, (proxy, method, items) -> null);
            }
            if (kind == MotusRuntime.class) {
                return null;
            }
            if (MotusObject.class.isAssignableFrom(kind)) {
                return kind.getDeclaredConstructor(long.class, boolean.class).newInstance(gone.bits, false);
            }
            if (kind.isRecord()) {
                Constructor<?> made = kind.getDeclaredConstructors()[0];
                return made.newInstance(Arrays.stream(made.getParameterTypes()).map(one -> anything(one, gone)).toArray());
            }
            var made = kind.getDeclaredConstructor().newInstance();
            for (var setter : kind.getDeclaredMethods()) {
                if (kind.getSimpleName().matches(".*(Callbacks|Delegate)") && setter.getParameterCount() == 1 && setter.getReturnType() == kind) {
                    setter.invoke(made, anything(setter.getParameterTypes()[0], gone));
                }
            }
            return made;
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(kind.toString(), failure);
        }
    }
}
