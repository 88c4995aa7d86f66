// As touches.c, in Java.
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Scanner;
import motus.MotusRuntime;
import motus.NavigationController;
import motus.Point;
import motus.Timing;
import motus.TouchPhase;
import motus.View;
import motus.ViewController;

final class Touches {
    private record Touch(int frame, long finger, int phase, double x, double y) {
        static Touch read(String line) {
            try (var words = new Scanner(line).useLocale(java.util.Locale.ROOT)) {
                return new Touch(words.nextInt(), words.nextLong(), words.nextInt(), words.nextDouble(), words.nextDouble());
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        List<Touch> touches = Files.readAllLines(Path.of(arguments[0])).stream().filter(line -> !line.startsWith("#")).map(Touch::read).toList();
        try (var runtime = new MotusRuntime()) {
            runtime.setTracesChanges(true);
            var list = new ViewController(runtime);
            var page = new ViewController(runtime);
            var stack = new NavigationController(runtime, list);
            runtime.setRootViewController(stack);
            stack.push(page, false);
            stack.interactivePopGesture(); // makes it
            var card = new View(runtime);
            page.view().addSubview(card);
            runtime.tick(0);
            runtime.animate(Timing.withBounce(.3), () -> card.setCenter(new Point(300, 100)));
            for (int frame = 1; frame <= 120; frame++) {
                for (var one : touches) {
                    if (one.frame == frame) {
                        runtime.sendTouch(one.finger, TouchPhase.values()[one.phase], new Point(one.x, one.y), frame / 60.0);
                    }
                }
                runtime.tick(frame / 60.0);
            }
            System.out.printf("%016x %d%n", runtime.traceHash(), stack.viewControllerCount());
        }
    }
}
