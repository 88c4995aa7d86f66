-- Motus in LuaJIT: the foreign interface reads the header, and everything in it is there.
--
--     package.path = "examples/lua/?.lua;" .. package.path
--     local motus = require("motus")
--
-- The library is taken from the tree that this file stands in, or from where MOTUS_LIBRARY says.
local ffi = require("ffi")
local root = debug.getinfo(1, "S").source:match("^@(.*)examples/lua/") or "./"

local lines, cplusplus = {}, false
for line in io.lines(root .. "include/motus.h") do
  if line:match("^#ifdef __cplusplus") then
    cplusplus = true
  elseif cplusplus then
    cplusplus = not line:match("^#endif")
  elseif not line:match("^#") then
    lines[#lines + 1] = line
  end
end
ffi.cdef(table.concat(lines, "\n"))

local motus = { lib = ffi.load(os.getenv("MOTUS_LIBRARY") or root .. ".build/release/libmotus.so") }

-- Raises what was refused, by its name.
function motus.check(status)
  if status < 0 then error(ffi.string(motus.lib.motus_status_name(status)), 2) end
end

-- What a `…_create` function hands out as its last argument.
function motus.created(kind, create, ...)
  local out, arguments, count = ffi.new(kind .. " *[1]"), { ... }, select("#", ...)
  arguments[count + 1] = out
  motus.check(create(unpack(arguments, 1, count + 1)))
  return out[0]
end

-- The rows that a function lends until the next tick, and how many there are.
function motus.lent(kind, lend, runtime)
  local rows, count = ffi.new("const " .. kind .. " *[1]"), ffi.new("size_t[1]")
  motus.check(lend(runtime, rows, count))
  return rows[0], tonumber(count[0])
end

return motus
