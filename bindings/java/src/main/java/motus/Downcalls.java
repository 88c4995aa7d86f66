package motus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;

/** How functions of C are found and called. */
class Downcalls extends Memory {
    private static final SymbolLookup library = library();
    private static MemoryLayout[] structs = {};

    /** A path that is named; where libraries are; in the jar. */
    private static SymbolLookup library() {
        var named = System.getProperty("motus.library", System.getenv("MOTUS_LIBRARY"));
        if (named != null) {
            return SymbolLookup.libraryLookup(Path.of(named).toAbsolutePath(), Arena.global());
        }
        var name = System.mapLibraryName("motus");
        for (var folder : System.getProperty("java.library.path", "").split(System.getProperty("path.separator"))) {
            var path = Path.of(folder, name);
            if (!folder.isEmpty() && Files.exists(path)) {
                return SymbolLookup.libraryLookup(path.toAbsolutePath(), Arena.global());
            }
        }
        try (var packed = Downcalls.class.getResourceAsStream("/natives/" + system() + "/" + name)) {
            if (packed != null) {
                var path = Files.createTempFile("motus", name);
                path.toFile().deleteOnExit();
                Files.copy(packed, path, StandardCopyOption.REPLACE_EXISTING);
                return SymbolLookup.libraryLookup(path, Arena.global());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return SymbolLookup.libraryLookup(name, Arena.global());
    }

    /** The folder of a system in the jar: linux-x86_64. */
    private static String system() {
        var system = System.getProperty("os.name").toLowerCase(java.util.Locale.ROOT);
        var machine = System.getProperty("os.arch");
        return (system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "macos" : "linux") + "-"
            + (machine.equals("amd64") ? "x86_64" : machine);
    }

    /** What letters from a on stand for: structs of these fields. */
    static void structs(String... codes) {
        structs = new MemoryLayout[codes.length];
        for (int at = 0; at < codes.length; at++) {
            structs[at] = MemoryLayout.structLayout(codes[at].chars().mapToObj(Downcalls::layout).toArray(MemoryLayout[]::new));
        }
    }

    private static MemoryLayout layout(int code) {
        switch (code) {
            case 'Z':
                return ValueLayout.JAVA_BOOLEAN;
            case 'S':
                return ValueLayout.JAVA_SHORT;
            case 'I':
                return ValueLayout.JAVA_INT;
            case 'J':
                return ValueLayout.JAVA_LONG;
            case 'F':
                return ValueLayout.JAVA_FLOAT;
            case 'D':
                return ValueLayout.JAVA_DOUBLE;
            default:
                return structs[code - 'a'];
        }
    }

    /** A function that answers the first letter and takes the others. */
    static FunctionDescriptor descriptor(String code) {
        var taken = new ArrayList<MemoryLayout>();
        code.substring(1).chars().forEach(one -> taken.add(layout(one)));
        var all = taken.toArray(MemoryLayout[]::new);
        return code.charAt(0) == 'V' ? FunctionDescriptor.ofVoid(all) : FunctionDescriptor.of(layout(code.charAt(0)), all);
    }

    static MethodHandle handle(String code) {
        return Linker.nativeLinker().downcallHandle(descriptor(code));
    }

    static MemorySegment symbol(String name) {
        return library.find(name).orElseThrow(() -> new UnsatisfiedLinkError("the library of Motus that is found has no " + name));
    }

    static Error failed(Throwable failure) {
        return failure instanceof Error error ? error : new AssertionError(failure);
    }
}
