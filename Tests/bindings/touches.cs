// As touches.c, in C#.
using System;
using System.Globalization;
using System.IO;
using System.Linq;
using Motus;

static class Touches
{
    static void Main(string[] arguments)
    {
        var touches = File.ReadLines(arguments[0]).Where(line => line[0] != '#')
            .Select(line => line.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)
                .Select(word => double.Parse(word, CultureInfo.InvariantCulture)).ToArray()).ToList();
        using (var runtime = new Runtime { TracesChanges = true })
        {
            var list = new ViewController(runtime);
            var page = new ViewController(runtime);
            var stack = new NavigationController(runtime, list);
            runtime.RootViewController = stack;
            stack.Push(page, false);
            stack.InteractivePopGesture.ToString(); // makes it
            var card = new View(runtime);
            page.View.AddSubview(card);
            runtime.Tick(0);
            runtime.Animate(Timing.WithBounce(.3), () => card.Center = new Point(300, 100));
            for (int frame = 1; frame <= 120; frame++)
            {
                foreach (var one in touches.Where(one => one[0] == frame))
                    runtime.SendTouch((ulong)one[1], (TouchPhase)one[2], new Point(one[3], one[4]), frame / 60.0);
                runtime.Tick(frame / 60.0);
            }
            Console.WriteLine("{0:x16} {1}", runtime.TraceHash, stack.ViewControllerCount);
        }
    }
}
