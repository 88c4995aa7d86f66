-- LuaJIT calls the library: the declarations are the header's own text.
local ffi = require("ffi")
local library, header = arg[1], arg[2]

local file = assert(io.open(header))
local lines, cplusplus = {}, false
for line in file:lines() do
  if line:match("^#ifdef __cplusplus") then
    cplusplus = true
  elseif line:match("^#endif") and cplusplus then
    cplusplus = false
  elseif not cplusplus and not line:match("^#") then
    lines[#lines + 1] = line
  end
end
file:close()
ffi.cdef(table.concat(lines, "\n"))
local motus = ffi.load(library)

local version = motus.motus_version_number()
assert(version >= 100)
print("luajit: Motus " .. version)
