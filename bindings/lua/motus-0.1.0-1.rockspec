package = "motus"
version = "0.1.0-1"
source = { url = "git+file://." } -- `luarocks make` in this folder builds what stands here
description = {
  summary = "The motion system of a user interface toolkit",
  detailed = "Transitions, interruptible animators, springs, gestures and dynamics. Needs libmotus and motus.h.",
  license = "MIT",
}
dependencies = { "lua >= 5.1, < 5.5" }
external_dependencies = { MOTUS = { header = "motus.h", library = "motus" } }
build = { -- by a script, which lets the module find its library wherever MOTUS_DIR is meant from
  type = "command",
  build_command = [[sh build.sh "$(CC)" "$(CFLAGS)" "$(LIBFLAG)" "$(LUA_INCDIR)" "$(MOTUS_INCDIR)" "$(MOTUS_LIBDIR)"]],
  install = { lib = { motus = "motus.so" } },
}
