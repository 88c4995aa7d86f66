"""The library as it is released: what is packaged is the archive for the settings' system."""

import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy, get


class Motus(ConanFile):
    name = "motus"
    version = "@VERSION@"
    license = "MIT"
    description = "The motion system of a modern UI toolkit, with a C interface: transitions, animation, gestures, scrolling, dynamics"
    topics = ("animation", "transitions", "gestures", "physics", "ui")
    package_type = "library"
    settings = "os", "arch"
    options = {"shared": [True, False]}
    default_options = {"shared": True}

    @property
    def _source(self):
        system = str(self.settings.os)
        machine = "" if system == "Macos" else f"-{self.settings.arch}"
        return self.conan_data["sources"][self.version].get(system + machine)

    def validate(self):
        if not self._source:
            raise ConanInvalidConfiguration(f"there is no Motus for {self.settings.os} on {self.settings.arch}")

    def build(self):
        get(self, **self._source, strip_root=True)

    def package(self):
        copy(self, "LICENSE", self.build_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*", os.path.join(self.build_folder, "include"), os.path.join(self.package_folder, "include"))
        libraries = ["libmotus.a"]
        if self.options.shared:
            libraries = ["libmotus.so*", "libmotus*.dylib", "motus.lib", "libmotus.dll.a"]
            copy(self, "motus.dll", os.path.join(self.build_folder, "lib"), os.path.join(self.package_folder, "bin"))
        for pattern in libraries:
            copy(self, pattern, os.path.join(self.build_folder, "lib"), os.path.join(self.package_folder, "lib"),
                 excludes="motus-record/*")

    def package_info(self):
        self.cpp_info.libs = ["motus"]
        self.cpp_info.set_property("cmake_file_name", "motus")
        self.cpp_info.set_property("cmake_target_name", "motus::motus" if self.options.shared else "motus::static")
        self.cpp_info.set_property("pkg_config_name", "motus" if self.options.shared else "motus-static")
