// swift-tools-version:6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// One module, two builds of the same sources: debug is ordinary Swift, for `swift test`;
// release is Embedded Swift, for the library that ships.

let root = Context.packageDirectory
let debug: BuildSettingCondition = .when(configuration: .debug)
let release: BuildSettingCondition = .when(configuration: .release)

// The library's memory goes by functions of its own (Memory.swift): the linker turns the calls to
// libc's. A sanitizer sees more without, and so do builds that link the objects themselves.
var routesMemory = Context.environment["MOTUS_SYSTEM_MEMORY"] == nil

// Addresses that the loader has to put right stand in the library as bits, not as entries: 78 kB less.
// Loaders of 2022 or later know how (glibc 2.36). MOTUS_ANY_LOADER=1 builds for older ones as well.
var packsRelocations = false
#if canImport(Glibc)
  if Context.environment["MOTUS_ANY_LOADER"] == nil {
    var text = [CChar](repeating: 0, count: 32)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
    // "glibc 2.36"
    let numbers = text.prefix { $0 != 0 }.split(separator: 32).last?.split(separator: 46)
      .map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    if let numbers, numbers.count >= 2 { packsRelocations = numbers[0] > 2 || numbers[1] >= 36 }
  }
#endif

// A note for processors that keep return addresses apart. The marks of branch targets, which no Linux
// checks in programs, would be in the way of every function.
#if arch(x86_64)
  let shadowStacks = ["-Xlinker", "-z", "-Xlinker", "shstk"]
#else
  let shadowStacks: [String] = []
#endif

// What is exported, and under which name a program finds the library. Nobody has tried macOS and
// Windows yet; their linkers turn no calls.
#if os(macOS)
  routesMemory = false
  let linking = [
    "-Xlinker", "-exported_symbols_list", "-Xlinker", "\(root)/bindings/shipping/motus.exports",
    "-Xlinker", "-install_name", "-Xlinker", "@rpath/libmotus.0.dylib",
    "-Xlinker", "-dead_strip",
  ]
#elseif os(Windows)
  routesMemory = false
  let linking = [
    "-use-ld=lld", "-Xlinker", "/DEF:\(root)/bindings/shipping/motus.def",
    "-Xlinker", "/OPT:REF", "-Xlinker", "/OPT:ICF",
  ]
#else
  let linking =
    [
      "-use-ld=lld",
      "-Xlinker", "--version-script=\(root)/Sources/CShim/exports.map",
      "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all",
      "-Xlinker", "-soname=libmotus.so.0",
      // What the loader has written is read-only afterwards, and no memory is both written and run.
      "-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now",
      "-Xlinker", "-z", "-Xlinker", "noexecstack",
    ]
    + shadowStacks
    + (packsRelocations ? ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"] : [])
    + (routesMemory
      ? ["-Xlinker", "--wrap=posix_memalign", "-Xlinker", "--wrap=free"] : [])
#endif

let package = Package(
  name: "motus",
  products: [.library(name: "motus", type: .dynamic, targets: ["Motus"])],
  targets: [
    .systemLibrary(name: "CMotus", path: "include"),
    .target(
      name: "Motus",
      dependencies: ["CMotus"],
      path: "Sources",
      exclude: ["CShim/exports.map"],
      sources: ["Runtime", "CShim"],
      swiftSettings: [
        .treatWarning("EmbeddedRestrictions", as: .error, debug),
        .enableExperimentalFeature("Embedded", release),
        .unsafeFlags(
          [
            // Without errno, square roots are one instruction and loops over them vectorise.
            "-Xcc", "-fno-math-errno",
            // One section a function, so that the linker can drop and fold them.
            "-Xfrontend", "-function-sections",
            "-Xfrontend", "-disable-incremental-llvm-codegen",
            "-Xfrontend", "-disable-stack-protector",
            // Embedded Swift checks nothing here: without this every access of a class's property
            // still calls an empty function. Debug builds keep the check.
            "-enforce-exclusivity=unchecked",
            // For size as a whole: what runs thousands of times a frame says `@_optimize(speed)`.
            // A third smaller, and no bench slower. Loops over SIMD lanes need the attribute.
            "-Osize",
            // A function that takes a closure is there once, not once for each closure: 24 kB less,
            // and as many instructions run.
            "-Xllvm", "-sil-disable-pass=closure-specialize",
          ]
            + (routesMemory
              ? [
                "-enable-experimental-feature", "Extern",
                // Functions keep no pointers to their frames, which sanitizers follow and debuggers
                // do not need: 41 kB less. In this form it outdoes what the package manager adds.
                "-Xcc", "-Xclang", "-Xcc", "-mframe-pointer=none",
              ] : []),
          release),
        // Functions with a buffer on the stack look whether somebody has written behind it: some 230, most
        // of which take a struct from a host; what runs for each row or body has none. The C library
        // ends the process then, so machines without one go without.
        .unsafeFlags(
          ["-Xfrontend", "-enable-stack-protector"],
          .when(platforms: [.linux], configuration: .release)),
      ],
      linkerSettings: [.unsafeFlags(linking, release)]),
    .testTarget(name: "RuntimeTests", dependencies: ["Motus"]),
    .testTarget(name: "CShimTests", dependencies: ["Motus", "CMotus"]),
  ],
  swiftLanguageModes: [.v6])
