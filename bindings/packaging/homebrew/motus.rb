# The library as it is released, for macOS 11 and newer and for Linux.
class Motus < Formula
  desc "Motion system of a modern UI toolkit, with a C interface"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@ADDRESS@/motus-@VERSION@-macos.tar.gz"
    sha256 "@SHA256:macos@"
  end

  on_linux do
    on_intel do
      url "@ADDRESS@/motus-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256:linux-x86_64@"
    end
    on_arm do
      url "@ADDRESS@/motus-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256:linux-aarch64@"
    end
  end

  def install
    include.install Dir["include/*"]
    lib.install Dir["lib/*"]
    doc.install "README.md", "CHANGELOG.md", "docs"
    pkgshare.install "examples"
  end

  test do
    (testpath/"spring.c").write <<~C
      #include <motus.h>

      int main(void) {
        motus_runtime *runtime;
        return motus_runtime_create(NULL, &runtime) || motus_runtime_destroy(runtime);
      }
    C
    system ENV.cc, "spring.c", "-I#{include}", "-L#{lib}", "-lmotus", "-Wl,-rpath,#{lib}", "-o", "spring"
    system "./spring"
  end
end
