//! As touches.c, in Zig.

const std = @import("std");
const motus = @import("motus");

extern fn fopen(name: [*:0]const u8, mode: [*:0]const u8) ?*anyopaque;
extern fn fgets(line: [*]u8, size: c_int, file: *anyopaque) ?[*]u8;
extern fn fscanf(file: *anyopaque, format: [*:0]const u8, ...) c_int;
extern fn printf(format: [*:0]const u8, ...) c_int;

pub export fn main(_: c_int, arguments: [*]const [*:0]const u8) c_int {
    play(arguments[1]) catch return 1;
    return 0;
}

fn play(name: [*:0]const u8) !void {
    const touches = fopen(name, "r") orelse return error.NoTouches;
    var comment: [512]u8 = undefined;
    _ = fgets(&comment, comment.len, touches);
    const runtime = try motus.Runtime.create(null);
    try runtime.setTracesChanges(true);
    const list = try motus.ViewController.create(runtime, null, null);
    const page = try motus.ViewController.create(runtime, null, null);
    const stack = try motus.NavigationController.create(runtime, list);
    try runtime.setRootViewController(stack.asViewController());
    try stack.push(page, false);
    _ = stack.interactivePopGesture(); // makes it
    const card = try motus.View.create(runtime);
    try page.view().addSubview(card);
    try runtime.tick(0);
    const spring = motus.AnimationOptions.with(.withBounce(0.3));
    try runtime.beginAnimation(&spring);
    try card.setCenter(.{ .x = 300, .y = 100 });
    _ = try runtime.commitAnimation();
    var next: c_int = -1;
    var finger: c_int = 0;
    var phase: c_int = 0;
    var at: motus.Point = .{};
    for (1..121) |frame| {
        const time = @as(f64, @floatFromInt(frame)) / 60;
        while (next <= frame) {
            if (next == frame) try runtime.sendTouch(@intCast(finger), @enumFromInt(phase), at, time);
            if (fscanf(touches, "%d %d %d %lf %lf", &next, &finger, &phase, &at.x, &at.y) != 5) next = 1000;
        }
        try runtime.tick(time);
    }
    _ = printf("%016llx %d\n", runtime.traceHash(), @as(c_int, @intCast(stack.viewControllerCount())));
    try runtime.destroy();
}
