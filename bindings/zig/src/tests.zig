//! Holds: what is taken is given back, functions are called with their context, their errors come out of the call around,
//! and each function of the package compiles.

const std = @import("std");
const motus = @import("motus");
const uses = @import("uses.zig");
const expect = std.testing.expect;
const expectEqual = std.testing.expectEqual;

fn frames(runtime: motus.Runtime, from: u32, to: u32) !void {
    var frame = from;
    while (frame < to) : (frame += 1) try runtime.tick(@as(f64, @floatFromInt(frame)) / 60);
}

fn lasting(duration: f64) motus.AnimationOptions {
    var options = motus.AnimationOptions.init();
    options.duration = duration;
    options.timing.type = .linear;
    return options;
}

const Number = struct {
    value: motus.Value,
    ran: u32 = 0,
    to: f64 = 10,

    fn set(self: *Number) !void {
        self.ran += 1;
        try self.value.setNumber(self.to);
    }
};

test "blocks run once and their errors come out" {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    var number = Number{ .value = try motus.Value.createNumber(runtime, 0) };
    var options = lasting(0.2);
    _ = try runtime.animate(&options, &number, Number.set);
    try frames(runtime, 0, 7);
    try expect(@abs(number.value.number() - 5) < 1e-9);
    number.to = std.math.inf(f64);
    try std.testing.expectError(error.CallbackFailed, runtime.animate(null, &number, Number.set));
    try expectEqual(error.InvalidArgument, motus.callbackError());
    try expect(std.mem.startsWith(u8, motus.message(), "motus_value_set_number: "));
    try expectEqual(2, number.ran);
    options.duration = std.math.nan(f64);
    try std.testing.expectError(error.InvalidArgument, runtime.animate(&options, &number, Number.set));
    try expectEqual(2, number.ran);
}

test "objects end with their last reference" {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    const before = try runtime.statistics();
    for (0..50) |_| {
        const view = try motus.View.create(runtime);
        const stack = try motus.NavigationController.create(runtime, .none);
        try view.retain();
        view.release();
        try expect(view.isAlive());
        view.release();
        stack.release();
        try expect(!view.isAlive());
        try std.testing.expectError(error.StaleHandle, view.setAlpha(1));
        try expectEqual(0, view.alpha());
    }
    const after = try runtime.statistics();
    try expectEqual(before.objects, after.objects);
    try expectEqual(before.views, after.views);
}

const Ends = struct {
    finished: u32 = 0,

    fn completed(self: *Ends, finished: bool) void {
        if (finished) self.finished += 1;
    }

    fn failing(_: *Ends, _: motus.Timer, _: f64) !void {
        return error.NotToday;
    }

    fn calm(self: *Ends, _: motus.Timer, _: f64) void {
        self.finished += 1;
    }
};

test "errors come out of the call that led to them" {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    var ends = Ends{};
    _ = try runtime.afterThen(0.1, &ends, Ends.failing);
    _ = try runtime.afterThen(0.1, &ends, Ends.calm);
    try runtime.tick(0);
    try std.testing.expectError(error.CallbackFailed, runtime.tick(0.2));
    try expectEqual(error.NotToday, motus.callbackError());
    try expectEqual(1, ends.finished);
    try runtime.tick(0.3);
    const view = try motus.View.create(runtime);
    try runtime.window().addSubview(view);
    const options = lasting(0.1);
    try runtime.beginAnimation(&options);
    try view.setAlpha(0);
    _ = try runtime.commitAnimationThen(&ends, Ends.completed);
    try frames(runtime, 20, 40);
    try expectEqual(2, ends.finished);
}

const Screen = struct {
    runtime: motus.Runtime,
    loads: u32 = 0,
    appears: u32 = 0,
    ran: u32 = 0,
    animation: motus.AnimationController = .none,

    fn loaded(self: *Screen, _: motus.ViewController) void {
        self.loads += 1;
    }

    fn appeared(self: *Screen, _: motus.ViewController, _: bool) void {
        self.appears += 1;
    }

    fn duration(_: *Screen, _: motus.TransitionContext) f64 {
        return 0.2;
    }

    fn animate(self: *Screen, context: motus.TransitionContext) !void {
        self.ran += 1;
        try context.containerView().addSubview(context.view(.to));
        try context.complete(true);
    }

    fn animator(self: *Screen, _: motus.NavigationController, _: motus.NavigationOperation, _: motus.ViewController, _: motus.ViewController) motus.AnimationController {
        return self.animation;
    }

    fn made(self: *Screen, _: motus.ViewController) !motus.ViewController {
        return motus.ViewController.create(self.runtime, null, null);
    }
};

test "screens have their life cycle, and animators of the program" {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    var screen = Screen{ .runtime = runtime };
    const list = try motus.ViewController.create(runtime, null, null);
    const page = try motus.ViewController.create(runtime, &screen, .{ .view_did_load = Screen.loaded, .view_did_appear = Screen.appeared });
    const stack = try motus.NavigationController.create(runtime, list);
    screen.animation = try motus.AnimationController.create(runtime, &screen, .{ .transition_duration = Screen.duration, .animate_transition = Screen.animate });
    try stack.setDelegate(&screen, .{ .animation_controller = Screen.animator });
    try runtime.setRootViewController(stack.asViewController());
    try frames(runtime, 0, 2);
    var ends = Ends{};
    try stack.pushThen(page, true, &ends, Ends.completed);
    try frames(runtime, 2, 40);
    try expectEqual(.{ 1, 1, 1, 1 }, .{ screen.loads, screen.appears, screen.ran, ends.finished });
    try expectEqual(page, stack.topViewController());
    try expectEqual(stack, motus.NavigationController.from(runtime.rootViewController().handle()).?);
    try expectEqual(null, motus.View.from(stack.handle()));
    try stack.clearDelegate();
    try list.addSegue("detail", .show, &screen, .{ .make_destination = Screen.made });
    _ = try stack.pop(false);
    try frames(runtime, 40, 42);
    const before = try runtime.statistics();
    try list.performSegue("detail", 0);
    try frames(runtime, 42, 120);
    try expectEqual(2, stack.viewControllerCount());
    _ = try stack.pop(false);
    try frames(runtime, 120, 122);
    try expectEqual(before.objects, (try runtime.statistics()).objects);
}

test "rows, tokens and settings are C's" {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    const view = try motus.View.create(runtime);
    try runtime.window().addSubview(view);
    const options = lasting(0.1);
    var ends = Number{ .value = try motus.Value.createNumber(runtime, 0) };
    _ = try runtime.animateTell(&options, &ends, Number.set, 41);
    try runtime.beginAnimation(&options);
    try view.setCenter(.{ .x = 30, .y = 40 });
    _ = try runtime.commitAnimation();
    var found: u32 = 0;
    var changed: u32 = 0;
    for (0..12) |frame| {
        try runtime.tick(@as(f64, @floatFromInt(frame)) / 60);
        for (try runtime.events()) |event| {
            if (event.kind == .completed and event.other.token() == 41) found += 1;
        }
        for (try runtime.changes()) |change| {
            if (change.view == view) changed += change.component_count;
        }
    }
    try expectEqual(1, found);
    try expect(changed > 8);
    const items = try runtime.drawList();
    try expectEqual(2, items.len);
    var timing = motus.Timing.init();
    const points = [_]motus.Point{ .{ .x = 0, .y = 0 }, .{ .x = 0.5, .y = 0.9 }, .{ .x = 1, .y = 1 } };
    timing.type = .points;
    timing.points = &points;
    timing.point_count = points.len;
    try expect(@abs((try motus.timingEvaluate(&timing, 0.5, 1)).progress - 0.9) < 1e-9);
}

test "each function compiles" {
    std.testing.refAllDecls(motus);
    var never = false;
    _ = &never;
    if (never) uses.all();
    @setEvalBranchQuota(100_000);
    inline for (comptime std.meta.declarations(motus)) |name| {
        if (@TypeOf(@field(motus, name)) == type and name[0] != 'E') std.testing.refAllDecls(@field(motus, name));
    }
}
