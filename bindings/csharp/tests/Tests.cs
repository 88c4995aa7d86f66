// Holds: what is taken is given back, functions live as long as the library calls them, their exceptions come out of the
// call around, and what is lent cannot be read too late. Prints one line for each test; ends with 1 when one fails.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Motus
{
    internal static class Tests
    {
        private static int Main()
        {
            int failed = 0;
            foreach (var test in typeof(Tests).GetMethods(BindingFlags.Static | BindingFlags.Public))
            {
                try
                {
                    int before = Box.Count;
                    using (var runtime = new Runtime())
                        test.Invoke(null, new object[] { runtime });
                    Is(Box.Count, before);
                    Console.WriteLine("ok    " + test.Name.Replace('_', ' '));
                }
                catch (Exception failure)
                {
                    failed++;
                    Console.WriteLine("FAIL  " + test.Name.Replace('_', ' ') + ": " + (failure.InnerException ?? failure));
                }
            }
            return failed == 0 ? 0 : 1;
        }

        private static void Is<T>(T found, T expected)
        {
            if (!EqualityComparer<T>.Default.Equals(found, expected))
                throw new Exception("found " + found + ", expected " + expected);
        }

        private static void IsTrue(bool condition, string words)
        {
            if (!condition)
                throw new Exception(words);
        }

        private static T Thrown<T>(Action action) where T : Exception
        {
            try
            {
                action();
            }
            catch (T thrown)
            {
                return thrown;
            }
            throw new Exception("nothing is thrown");
        }

        private static void Frames(Runtime runtime, int from, int to)
        {
            for (int frame = from; frame < to; frame++)
                runtime.Tick(frame / 60.0);
        }

        private static AnimationOptions Lasting(double duration)
        {
            return new AnimationOptions { Duration = duration, Timing = TimingType.Linear };
        }

        private static string Objects(Runtime runtime)
        {
            var all = runtime.Statistics;
            return all.Objects + " " + all.Views;
        }

        public static void Structs_have_the_layout_of_C(Runtime runtime)
        {
            Layout.Check();
            IsTrue(Layout.Count > 500, "fields are missing");
        }

        public static void Blocks_run_once_and_their_errors_come_out(Runtime runtime)
        {
            var x = Value.CreateNumber(runtime, 0);
            int ran = 0;
            runtime.Animate(Lasting(.2), () =>
            {
                ran++;
                x.Number = 10;
            });
            Frames(runtime, 0, 7);
            IsTrue(Math.Abs(x.Number - 5) < 1e-9 && ran == 1, x.Number.ToString());
            var refused = Thrown<MotusException>(() => runtime.Animate(null, () => x.Number = double.PositiveInfinity));
            Is(refused.Function, "motus_value_set_number");
            Is(refused.Status, Status.ErrorInvalidArgument);
            Thrown<MotusException>(() => runtime.Animate(Lasting(double.NaN), () => ran++));
            Thrown<MotusException>(() => runtime.Animate(null, null));
            Is(ran, 1);
        }

        public static void Objects_end_with_their_last_owner(Runtime runtime)
        {
            string before = Objects(runtime);
            for (int round = 0; round < 50; round++)
            {
                var view = new View(runtime);
                var again = view.Retain();
                using (new NavigationController(runtime))
                    view.Dispose();
                view.Dispose(); // once only
                IsTrue(again.IsAlive && again == view, "the view has ended too early");
                again.Dispose();
                IsTrue(!view.IsAlive && view.Alpha == 0, "the view has not ended");
                Is(Thrown<MotusException>(() => view.Alpha = 1).Status, Status.ErrorStaleHandle);
            }
            Is(Objects(runtime), before);
        }

        public static void The_collector_gives_back_what_was_not_disposed_of(Runtime runtime)
        {
            string before = Objects(runtime);
            var making = new System.Threading.Thread(() =>
            {
                for (int round = 0; round < 50; round++)
                    new View(runtime);
            });
            making.Start(); // a stack that is gone keeps nothing
            making.Join();
            for (int frame = 0; frame < 50 && Objects(runtime) != before; frame++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
                Frames(runtime, frame, frame + 1);
            }
            Is(Objects(runtime), before);
        }

        public static void Objects_are_what_they_are(Runtime runtime)
        {
            var stack = new NavigationController(runtime);
            runtime.RootViewController = stack;
            IsTrue(runtime.RootViewController is NavigationController, "a navigation controller has become a view controller");
            Is(runtime.RootViewController, stack);
            Is(runtime.RootViewController.GetHashCode(), stack.GetHashCode());
            IsTrue(stack.Parent == null && stack.Runtime == runtime, "parent");
            stack.Tag = 7;
            Is(runtime.RootViewController.Tag, 7ul);
            runtime.RootViewController = null;
            IsTrue(runtime.RootViewController == null, "root");
        }

        public static void Rows_report_when_they_are_read_too_late(Runtime runtime)
        {
            var view = new View(runtime) { Frame = new Rect(10, 20, 30, 40) };
            runtime.Window.AddSubview(view);
            runtime.Animate(Lasting(1), () => view.Alpha = .5);
            Frames(runtime, 0, 2);
            var changes = runtime.Changes();
            Is(changes.Count, 1);
            Is(changes[0].View, view);
            Is(changes[0].Values.Length, 1);
            var kept = changes.ToArray();
            int seen = 0;
            foreach (var item in runtime.DrawList())
                seen += item.View == view ? 1 : 0;
            Is(seen, 1);
            var items = runtime.DrawList();
            runtime.DrawDetails();
            try
            {
                seen += items.Count;
            }
            catch (InvalidOperationException)
            {
                seen = -1;
            }
            Is(seen, -1);
            Frames(runtime, 2, 3);
            try
            {
                seen = changes[0].Values.Length;
            }
            catch (InvalidOperationException)
            {
                seen = -2;
            }
            Is(seen, -2);
            Is(kept[0].View, view);
            Is(runtime.ChangeBatches()[0].Views[0], view);
        }

        public static void Refused_replaced_and_ended_functions_are_let_go(Runtime runtime)
        {
            int before = Box.Count;
            var gone = new View(runtime);
            gone.Dispose();
            Thrown<MotusException>(() => gone.SetLayout(view => { }));
            Is(Box.Count, before);
            var gesture = new Gesture(runtime);
            gesture.SetAction(one => { });
            gesture.SetAction(one => { });
            gesture.SetDelegate(new GestureDelegate { ShouldBegin = one => true });
            Is(Box.Count, before + 2);
            gesture.SetAction(null);
            gesture.SetDelegate(null);
            Is(Box.Count, before);
            int ended = 0;
            var x = Value.CreateNumber(runtime, 0);
            runtime.Animate(Lasting(.1), () => x.Number = 1, finished => ended += finished ? 1 : 0);
            GC.Collect(); // what C calls stays where it is
            Frames(runtime, 0, 12);
            Is(ended, 1);
            Is(Box.Count, before);
        }

        public static void Exceptions_come_out_of_the_call_that_led_to_them(Runtime runtime)
        {
            var view = new View(runtime);
            bool calm = false;
            runtime.After(.1, (timer, time) => { throw new FormatException("in a timer"); });
            runtime.After(.1, (timer, time) =>
            {
                view.Alpha = .5;
                calm = true;
            });
            runtime.Tick(0);
            var told = Thrown<FormatException>(() => runtime.Tick(.2));
            IsTrue(told.Message == "in a timer" && told.StackTrace.Contains("Tests") && calm, told.ToString());
            runtime.Tick(.3);
            Thrown<FormatException>(() => runtime.Animate(null, () => { throw new FormatException(); }));
            runtime.BeginAnimation(null); // no block has been left open
            runtime.CommitAnimation();
            // A nested call tells the callback that makes it, which may be content.
            var page = new ViewController(runtime, new ViewControllerCallbacks { ViewDidLoad = one => { throw new FormatException("no page today"); } });
            string heard = null;
            runtime.After(.1, (timer, time) => heard = Thrown<FormatException>(() => page.View.ToString()).Message);
            Frames(runtime, 20, 40);
            Is(heard, "no page today");
        }

        public static void Functions_may_be_called_from_inside_themselves(Runtime runtime)
        {
            var animator = new PropertyAnimator(runtime, 1);
            var view = new View(runtime);
            int depth = 0, deepest = 0;
            animator.SetObserver((one, change) =>
            {
                deepest = Math.Max(deepest, ++depth);
                if (change == AnimatorChange.State && depth == 1)
                    one.Pause();
                depth--;
            });
            animator.AddAnimations(() => view.Alpha = 0);
            animator.Start();
            runtime.Tick(0);
            Is(deepest, 2);
        }

        public static void Screens_have_their_life_cycle_and_animators_of_the_program(Runtime runtime)
        {
            var said = new List<string>();
            Func<string, ViewController> page = name => new ViewController(runtime, new ViewControllerCallbacks
            {
                ViewDidLoad = one => said.Add(name + " loads"),
                ViewDidAppear = (one, animated) => said.Add(name + " is there"),
                ViewDidDisappear = (one, animated) => said.Add(name + " is gone"),
            });
            ViewController list = page("list"), detail = page("detail");
            var stack = new NavigationController(runtime, list);
            int ran = 0;
            stack.SetDelegate(new NavigationDelegate
            {
                AnimationController = (one, operation, from, to) => operation != NavigationOperation.Push ? null : new AnimationController(runtime,
                    new AnimationControllerCallbacks
                    {
                        TransitionDuration = context => .2,
                        AnimateTransition = context =>
                        {
                            ran++;
                            context.ContainerView.AddSubview(context.View(TransitionSide.To));
                            context.Complete(true);
                        },
                    }),
            });
            runtime.RootViewController = stack;
            Frames(runtime, 0, 2);
            bool? ended = null;
            stack.Push(detail, true, finished => ended = finished);
            Frames(runtime, 2, 40);
            Is(ran, 1);
            Is(ended, true);
            Is(string.Join(", ", said), "list loads, list is there, detail loads, list is gone, detail is there");
            Is(stack.TopViewController, detail);
            Is(stack.Pop(true), detail);
        }

        public static void What_a_segue_makes_becomes_the_librarys(Runtime runtime)
        {
            var list = new ViewController(runtime);
            var stack = new NavigationController(runtime, list);
            runtime.RootViewController = stack;
            runtime.Tick(0);
            string before = Objects(runtime);
            list.AddSegue("detail", SegueKind.Show, new SegueCallbacks { MakeDestination = source => new ViewController(runtime) });
            list.PerformSegue("detail");
            Frames(runtime, 1, 60);
            Is(stack.ViewControllerCount, 2);
            stack.Pop(false);
            Frames(runtime, 60, 62);
            Is(Objects(runtime), before);
            Is(Thrown<MotusException>(() => list.PerformSegue("nowhere")).Status, Status.ErrorNotFound);
            Is(Thrown<MotusException>(() => list.PerformSegue("no\0where")).Status, Status.ErrorInvalidArgument);
        }

        public static void Tokens_are_told_by_events_and_tasks_end(Runtime runtime)
        {
            var view = new View(runtime);
            runtime.Window.AddSubview(view);
            runtime.AnimateTell(Lasting(.1), () => view.Alpha = 0, 41);
            var task = runtime.AnimateAsync(Lasting(.1), () => view.Center = new Point(30, 40));
            int found = 0;
            for (int frame = 0; frame < 12; frame++)
            {
                runtime.Tick(frame / 60.0);
                found += runtime.Events().ToArray().Count(one => one.Kind == EventKind.Completed && one.OtherToken == 41);
            }
            Is(found, 1);
            IsTrue(task.IsCompleted && task.Result, "the task has not ended");
        }

        public static void Curves_and_arguments_in_and_out_reach_their_functions(Runtime runtime)
        {
            int calls = 0;
            var square = Timing.WithCurve(fraction =>
            {
                calls++;
                return fraction * fraction;
            });
            Is(Library.TimingEvaluate(square, .5, 1).progress, .25);
            IsTrue(calls > 0, "the curve is not called");
            Thrown<FormatException>(() => Library.TimingEvaluate(Timing.WithCurve(fraction => { throw new FormatException(); }), .5, 1));
            var page = new View(runtime) { Frame = new Rect(0, 0, 390, 844) };
            runtime.Window.AddSubview(page);
            var scroller = new Scroller(page) { ContentSize = new Size(390, 9000) };
            scroller.SetDelegate(new ScrollerDelegate { WillEndDragging = End });
            for (int frame = 0; frame < 10; frame++)
            {
                double time = .2 + frame / 60.0;
                runtime.SendTouch(1, frame == 0 ? TouchPhase.Began : TouchPhase.Moved, new Point(200, 700 - 30 * frame), time);
                runtime.Tick(time);
            }
            runtime.SendTouch(1, TouchPhase.Ended, new Point(200, 430), .36);
            Frames(runtime, 22, 600);
            IsTrue(Math.Abs(scroller.Offset.Y - 1234) < 1, scroller.Offset.ToString());
            var animator = new DynamicAnimator(runtime, null);
            var item = new DynamicItem(runtime, new Point(0, 0), new Size(10, 10), 0);
            var field = new FieldBehavior(runtime, new FieldOptions { Type = FieldType.Custom }, new[] { item });
            field.SetEvaluator((one, probe) => new Vector(100 * probe.Mass, 0));
            animator.AddBehavior(field);
            Frames(runtime, 600, 630);
            IsTrue(item.Center.X > 1 && item.Center.Y == 0, item.Center.ToString());
            string shown = new Rect(1.5, 2, 3, 4) + " " + Transform.Identity + " " + new Point(-1, .25);
            IsTrue(shown == "(1.5, 2, 3, 4) (1, 0, 0, 1, 0, 0) (-1, 0.25)", shown);
        }

        private static void End(Scroller scroller, double velocityX, double velocityY, ref double targetX, ref double targetY)
        {
            targetY = 1234;
        }

        public static void Settings_keep_what_they_point_to(Runtime runtime)
        {
            var timing = new Timing { Type = TimingType.Points, Points = new[] { new Point(0, 0), new Point(.5, .9), new Point(1, 1) } };
            IsTrue(Math.Abs(Library.TimingEvaluate(timing, .5, 1).progress - .9) < 1e-9, "points");
            var parent = new View(runtime);
            runtime.Window.AddSubview(parent);
            parent.Arrange(Enumerable.Range(1, 200).Select(key => new Child
            {
                Key = (ulong)key,
                View = new View(runtime),
                Frame = new Rect(0, key, 10, 1),
                Presence = new Presence(),
            }).ToList());
            Frames(runtime, 0, 2);
            Is(parent.SubviewCount, 200);
        }

        public static void Each_call_on_an_object_that_has_ended_is_refused_and_lets_functions_go(Runtime runtime)
        {
            var view = new View(runtime);
            view.Dispose();
            var closed = new Runtime();
            closed.Dispose();
            int called = 0, refused = 0;
            foreach (var kind in typeof(MotusObject).Assembly.GetTypes().Where(one => typeof(MotusObject).IsAssignableFrom(one)))
            {
                var made = kind == typeof(Runtime) ? closed : Activator.CreateInstance(kind, BindingFlags.Instance | BindingFlags.NonPublic,
                    null, new object[] { view.bits, false }, null);
                foreach (var method in kind.GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly))
                {
                    // A Rows cannot be boxed, so reflection cannot return it; a record that is given by value may be an object's name.
                    if (method.Name == "Dispose" || method.Name == "AnimateAsync" || method.ReturnType.Name.StartsWith("Rows") ||
                        kind == typeof(MotusObject))
                        continue;
                    int before = Box.Count;
                    called++;
                    try
                    {
                        method.Invoke(made, method.GetParameters().Select(one => Anything(one.ParameterType, view)).ToArray());
                        IsTrue(method.ReturnType != typeof(void) || method.Name == "SetTag", kind.Name + "." + method.Name + " is not refused");
                    }
                    catch (TargetInvocationException failure)
                    {
                        refused++;
                        IsTrue(failure.InnerException is MotusException, kind.Name + "." + method.Name + ": " + failure.InnerException);
                    }
                    IsTrue(Box.Count == before, kind.Name + "." + method.Name + " leaves functions behind");
                }
            }
            IsTrue(called > 500 && refused > 300, called + " calls, " + refused + " refused");
        }

        private static object Anything(Type kind, View gone)
        {
            if (typeof(Delegate).IsAssignableFrom(kind))
            {
                var invoke = kind.GetMethod("Invoke");
                var parameters = invoke.GetParameters().Select(one => System.Linq.Expressions.Expression.Parameter(one.ParameterType)).ToArray();
                return System.Linq.Expressions.Expression.Lambda(kind, System.Linq.Expressions.Expression.Default(invoke.ReturnType), parameters).Compile();
            }
            if (typeof(MotusObject).IsAssignableFrom(kind) && kind != typeof(Runtime))
                return Activator.CreateInstance(kind, BindingFlags.Instance | BindingFlags.NonPublic, null, new object[] { gone.bits, false }, null);
            if (kind == typeof(string))
                return "text";
            if (kind.IsValueType)
                return Activator.CreateInstance(kind);
            if (kind.IsArray)
                return Array.CreateInstance(kind.GetElementType(), 2);
            if (kind.IsInterface)
                return Array.CreateInstance(kind.GetGenericArguments()[0], 0);
            if (kind.Namespace != "Motus" || kind == typeof(Runtime))
                return null;
            var made = Activator.CreateInstance(kind);
            foreach (var field in kind.GetFields().Where(one => typeof(Delegate).IsAssignableFrom(one.FieldType)))
                field.SetValue(made, Anything(field.FieldType, gone));
            return made;
        }

        public static void Diagnostics_are_told_to_whom_they_concern(Runtime runtime)
        {
            string heard = null;
            runtime.SetDiagnostics(report => heard = report.Function);
            var view = new View(runtime);
            view.Dispose();
            Is(view.Alpha, 0.0);
            Is(heard, "motus_view_alpha");
            runtime.SetDiagnostics(null);
            Library.Diagnostics = report => heard = report.Message;
            var other = new Runtime();
            var window = other.Window;
            other.Dispose();
            heard = null;
            Thrown<MotusException>(() => window.Alpha = 1);
            Library.Diagnostics = null;
            IsTrue(heard != null, "nobody is told");
        }
    }
}
