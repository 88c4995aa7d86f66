-- What LuaJIT's module has besides: columns that compiled loops read, and calls from compiled loops.
-- With the C module's path as its argument: both have the same names.
local motus = require("motus")
local ffi = require("ffi")
local function check(holds, what)
  if not holds then error("does not hold: " .. what, 2) end
end
local runtime = motus.runtime()
local cards = {}
for i = 1, 300 do
  cards[i] = motus.view(runtime)
  runtime:window():add_subview(cards[i])
end
runtime:tick(0)
runtime:animate({ duration = 1, timing = { type = motus.TIMING_LINEAR } }, function()
  for i, card in ipairs(cards) do card:set_center(i, 2 * i) end
end)

-- Reading columns is compiled.
local traces = 0
local function traced(what) if what == "stop" then traces = traces + 1 end end
jit.attach(traced, "trace")
for frame = 1, 60 do
  runtime:tick(frame / 60)
  local sum = 0
  for batch in runtime:change_batches() do
    local values, width = batch.values, batch.component_count
    for i = 0, batch.count - 1 do sum = sum + values[i * width] end
  end
  check(math.abs(sum - 300 * 301 / 2 * frame / 60) < 1e-6, "columns at " .. frame)
end
jit.attach(traced)
check(traces > 0, "the loop over columns is compiled")

-- A getter that is refused in a hot loop reports, too: it is never compiled.
local stale = motus.view(runtime)
local refused = 0
runtime:set_diagnostics(function() refused = refused + 1 end)
for _ = 1, 500 do
  pcall(stale.convert_point, stale, 0 / 0, 1, nil)
end
check(refused == 500, "refused getters: " .. refused)
check(ffi.istype("void *", stale.c), "a handle")
runtime:destroy()

-- The C module keeps its classes in the registry, this one in an upvalue.
local function upvalue(fn, wanted)
  for at = 1, 60 do
    local name, value = debug.getupvalue(fn, at)
    if name == wanted then return value end
  end
  error("no " .. wanted)
end
local function same(one, other, what)
  local count = 0
  for name in pairs(one) do
    check(other[name] ~= nil, what .. " of the other module has no " .. tostring(name))
    count = count + 1
  end
  return count
end
local names = 0
if arg[1] then
  local c = package.loadlib(arg[1], "luaopen_motus")()
  local classes = upvalue(upvalue(upvalue(motus.object, "lent"), "object"), "classes")
  motus.lib = nil -- the library itself: LuaJIT's alone
  same(motus, c, "the module")
  names = same(c, motus, "the module")
  for name, class in pairs(classes) do
    local methods = debug.getregistry()["motus." .. name].__index
    same(methods, class.__index, name)
    names = names + same(class.__index, methods, name)
  end
  check(names > 500, "few names: " .. names)
end
print("columns, " .. names .. " names, " .. jit.version)
