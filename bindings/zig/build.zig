const std = @import("std");

/// The module "motus", which links libmotus: from the folder of -Dlibrary=…, beside this package in an archive, or where
/// the system has it. `zig build test` tests it, `zig build run` plays the example.
pub fn build(b: *std.Build) void {
    const target = b.standardTargetOptions(.{});
    const optimize = b.standardOptimizeOption(.{});
    const library = b.option([]const u8, "library", "the folder of libmotus");
    const motus = b.addModule("motus", .{
        .root_source_file = b.path("src/motus.zig"),
        .target = target,
        .optimize = optimize,
        .link_libc = true,
    });
    const folder: std.Build.LazyPath = if (library) |place| .{ .cwd_relative = place } else b.path("../lib");
    motus.addLibraryPath(folder);
    motus.addRPath(folder);
    motus.linkSystemLibrary("motus", .{ .use_pkg_config = .no });

    const tests = b.addTest(.{ .root_module = b.createModule(.{
        .root_source_file = b.path("src/tests.zig"),
        .target = target,
        .optimize = optimize,
        .imports = &.{.{ .name = "motus", .module = motus }},
    }) });
    b.step("test", "Run the tests").dependOn(&b.addRunArtifact(tests).step);

    const names = [_][]const u8{ "meter", "hello" };
    for (names) |name| {
        const source = b.fmt("examples/{s}.zig", .{name});
        const program = b.addExecutable(.{ .name = name, .root_module = b.createModule(.{
            .root_source_file = b.path(source),
            .target = target,
            .optimize = optimize,
            .imports = &.{.{ .name = "motus", .module = motus }},
        }) });
        b.step(name, b.fmt("Run {s}", .{source})).dependOn(&b.addRunArtifact(program).step);
    }
}
