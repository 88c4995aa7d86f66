-- LuaJIT calls the library: the declarations are the header's own text.
local ffi = require("ffi")
local bit = require("bit")
local library, header = arg[1], arg[2]
jit.off() -- compiled code must not be called back into

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

local kept = {} -- callbacks live as long as the program
local ended = 0

local function callback(kind, body)
  kept[#kept + 1] = ffi.cast(kind, body)
  return kept[#kept]
end

local function bits(value)
  local room = ffi.new("union { double number; uint32_t words[2]; }", value)
  return bit.tohex(room.words[1]) .. bit.tohex(room.words[0])
end

local function flag(value)
  return value and 1 or 0
end

local function name_of(status)
  return ffi.string(motus.motus_status_name(status))
end

-- The object that a `…_create` function hands out as its last argument.
local function created(kind, create, ...)
  local out = ffi.new(kind .. " *[1]")
  local arguments = { ... }
  arguments[select("#", ...) + 1] = out
  assert(create(unpack(arguments, 1, select("#", ...) + 1)) == 0)
  return out[0]
end

-- The rows that a function lends, and how many.
local function lent(kind, lend, runtime)
  local rows, count = ffi.new("const " .. kind .. " *[1]"), ffi.new("size_t[1]")
  assert(lend(runtime, rows, count) == 0)
  return rows[0], tonumber(count[0])
end

local on_report = callback("motus_diagnostics_fn", function(_, status, name, message)
  assert(#ffi.string(message) > 8)
  print("refused " .. ffi.string(name) .. " " .. name_of(status))
end)
local on_destroy = callback("motus_destroy_fn", function()
  ended = ended + 1
end)
local on_finished = callback("motus_completion_fn", function(_, finished)
  print("finished " .. flag(finished))
end)
local on_completed = callback("motus_completion_fn", function(_, completed)
  print("completed " .. flag(completed))
end)

local function print_changes(runtime)
  local batches, count = lent("motus_change_batch", motus.motus_runtime_change_batches, runtime)
  for i = 0, count - 1 do
    local batch = batches[i]
    local width = tonumber(batch.component_count)
    for row = 0, tonumber(batch.count) - 1 do
      local words = { "change", tostring(batch.properties[row]) }
      for at = 0, width - 1 do
        words[#words + 1] = bits(batch.values[row * width + at])
      end
      print(table.concat(words, " "))
    end
  end
end

local function print_events(runtime)
  local events, count = lent("motus_event", motus.motus_runtime_events, runtime)
  for i = 0, count - 1 do
    print(("event %d %d %s"):format(tonumber(events[i].kind), events[i].detail, bits(events[i].time)))
  end
end

local function open_runtime()
  local options = ffi.new("motus_runtime_options")
  motus.motus_runtime_options_init(options, ffi.sizeof("motus_runtime_options"))
  options.window_size.width, options.window_size.height = 200, 100
  local runtime = created("motus_runtime", motus.motus_runtime_create, options)
  motus.motus_runtime_set_diagnostics(runtime, on_report, nil, on_destroy)
  motus.motus_runtime_set_traces_changes(runtime, true)
  return runtime
end

local function animate(runtime)
  local view = created("motus_view", motus.motus_view_create, runtime)
  motus.motus_view_add_subview(motus.motus_runtime_window(runtime), view)
  motus.motus_view_set_frame(view, ffi.new("motus_rect", 10, 20, 100, 50))
  motus.motus_view_set_background_color(view, ffi.new("motus_color", 0.25, 0.5, 0.75, 1))
  motus.motus_view_set_corner_radius(view, -1)
  local frame = motus.motus_view_frame(view)
  print(("frame %s %s %s %s"):format(
    bits(frame.x), bits(frame.y), bits(frame.width), bits(frame.height)))
  motus.motus_runtime_tick(runtime, 0)
  local options = ffi.new("motus_animation_options")
  motus.motus_animation_options_init(options, ffi.sizeof("motus_animation_options"))
  options.duration = 0.5
  motus.motus_runtime_begin_animation(runtime, options)
  motus.motus_view_set_alpha(view, 0.25)
  motus.motus_runtime_commit_animation(runtime, on_finished, nil, on_destroy, nil)
  for i = 1, 5 do
    motus.motus_runtime_tick(runtime, i * 0.125)
    print_changes(runtime)
  end
  local items, count = lent("motus_draw_item", motus.motus_runtime_draw_list, runtime)
  local last = items[count - 1]
  print(("drawn %d %s %s"):format(count, bits(last.alpha), bits(last.color.blue)))
  motus.motus_release(view)
end

local function create_screen(runtime, name)
  local callbacks = ffi.new("motus_view_controller_callbacks")
  callbacks.struct_size = ffi.sizeof("motus_view_controller_callbacks")
  callbacks.view_did_load = callback(
    "void (*)(void *, motus_view_controller *)", function()
      print(name .. " did_load")
    end)
  callbacks.view_did_appear = callback(
    "void (*)(void *, motus_view_controller *, bool)", function(_, _, animated)
      print(name .. " did_appear " .. flag(animated))
    end)
  return created(
    "motus_view_controller", motus.motus_view_controller_create, runtime, callbacks, nil, on_destroy)
end

local function create_animator(runtime)
  local callbacks = ffi.new("motus_animation_controller_callbacks")
  callbacks.struct_size = ffi.sizeof("motus_animation_controller_callbacks")
  callbacks.transition_duration = callback(
    "double (*)(void *, motus_transition_context *)", function()
      return 0.25
    end)
  callbacks.animate_transition = callback(
    "void (*)(void *, motus_transition_context *)", function(_, context)
      print("animate " .. tonumber(motus.motus_transition_context_operation(context)))
      motus.motus_view_add_subview(
        motus.motus_transition_context_container_view(context),
        motus.motus_transition_context_view(context, motus.MOTUS_TRANSITION_TO))
      motus.motus_transition_context_complete(context, true)
    end)
  return created(
    "motus_animation_controller", motus.motus_animation_controller_create, runtime, callbacks,
    nil, on_destroy)
end

local function navigate(runtime)
  local root, detail = create_screen(runtime, "list"), create_screen(runtime, "detail")
  local animator = create_animator(runtime)
  local navigation = created(
    "motus_navigation_controller", motus.motus_navigation_controller_create, runtime, root)
  local delegate = ffi.new("motus_navigation_delegate")
  delegate.struct_size = ffi.sizeof("motus_navigation_delegate")
  delegate.animation_controller = callback(
    "motus_animation_controller *(*)(void *, motus_navigation_controller *,"
      .. " motus_navigation_operation, motus_view_controller *, motus_view_controller *)",
    function(_, _, operation)
      return operation == motus.MOTUS_NAVIGATION_POP and animator or nil
    end)
  motus.motus_navigation_controller_set_delegate(navigation, delegate, nil, on_destroy)
  motus.motus_runtime_set_root_view_controller(
    runtime, ffi.cast("motus_view_controller *", navigation))
  motus.motus_navigation_controller_push(navigation, detail, true, on_completed, nil, on_destroy)
  for i = 0, 7 do
    motus.motus_runtime_tick(runtime, 1 + i * 0.0625)
    print_events(runtime)
    if i == 3 then
      print_changes(runtime)
    end
  end
  motus.motus_navigation_controller_pop(navigation, true, on_completed, nil, on_destroy, nil)
  motus.motus_runtime_tick(runtime, 2)
  print_events(runtime)
  print("stack " .. tonumber(motus.motus_navigation_controller_view_controller_count(navigation)))
end

local runtime = open_runtime()
animate(runtime)
navigate(runtime)
local hash = motus.motus_runtime_trace_hash(runtime)
print(("trace %s%s"):format(
  bit.tohex(tonumber(hash / 2ULL ^ 32)), bit.tohex(tonumber(hash % 2ULL ^ 32))))
motus.motus_runtime_destroy(runtime)
local status = motus.motus_runtime_tick(runtime, 3)
print("destroyed " .. ended .. " " .. name_of(status))
