//! A level meter in a terminal, without an allocation: levels come and go in steps, the bars follow on springs, and each
//! peak holds for a moment before it falls. `zig build meter`

const motus = @import("motus");

extern fn printf(format: [*:0]const u8, ...) c_int;

const bars = 6;
const width = 40;

/// A bar, and the mark of its peak.
const Meter = struct {
    runtime: motus.Runtime,
    level: motus.Value,
    peak: motus.Value,
    falls: u32 = 0,

    fn init(runtime: motus.Runtime) !Meter {
        return .{ .runtime = runtime, .level = try motus.Value.createNumber(runtime, 0), .peak = try motus.Value.createNumber(runtime, 0) };
    }

    /// The bar springs to a level from wherever it is; the peak is there at once, and falls later.
    fn show(self: *Meter, level: f64) !void {
        const spring = motus.AnimationOptions.with(.withBounce(0.25));
        try self.runtime.beginAnimation(&spring);
        try self.level.setNumber(level);
        _ = try self.runtime.commitAnimation();
        if (level < self.peak.number()) return;
        try self.peak.setNumber(level);
        _ = try self.runtime.afterThen(0.4, self, fall);
    }

    fn fall(self: *Meter, _: motus.Timer, _: f64) !void {
        var options = motus.AnimationOptions.init();
        options.duration = 0.6;
        options.timing.type = .ease_in;
        try self.runtime.beginAnimation(&options);
        try self.peak.setNumber(0);
        _ = try self.runtime.commitAnimation();
        self.falls += 1;
    }

    fn draw(self: *const Meter) void {
        var line: [width + 1]u8 = undefined;
        for (&line, 0..) |*place, at| {
            const here: f64 = @floatFromInt(at);
            place.* = if (here < self.level.number()) '=' else ' ';
            if (@abs(here - self.peak.number()) < 0.5) place.* = '|';
        }
        line[width] = 0;
        _ = printf("  %s\n", @as([*]const u8, &line));
    }
};

pub fn main() !void {
    const runtime = try motus.Runtime.create(null);
    defer runtime.destroy() catch unreachable;
    var meters: [bars]Meter = undefined;
    for (&meters) |*meter| meter.* = try Meter.init(runtime);
    var sound: u32 = 7;
    var frame: u32 = 0;
    while (frame < 180) : (frame += 1) {
        if (frame % 15 == 0 and frame < 90) {
            for (&meters) |*meter| {
                sound = (sound * 61 + 11) % 251;
                try meter.show(@floatFromInt(sound % width));
            }
        }
        try runtime.tick(@as(f64, @floatFromInt(frame)) / 60);
        if (frame % 10 != 0) continue;
        _ = printf("---- %u\n", frame);
        for (&meters) |*meter| meter.draw();
    }
    var falls: u32 = 0;
    for (&meters) |*meter| falls += meter.falls;
    _ = printf("%u peaks fell\n", falls);
}
