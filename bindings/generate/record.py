"""Writes the recorder's structs.h, record_calls.c and replay_calls.c. Each function of the header
becomes one that writes a line and calls the library, and one that reads the line and calls it."""

from record_structs import Structs, base_of

# Not the same twice: they are no part of what happens.
LEFT_OUT = {"motus_runtime_statistics", "motus_dynamic_animator_stage_times"}
# Numbers that a value of a property has at most: as many are cleared, whatever the host has room for.
MOST_COMPONENTS = 16
# Items of the lists of each type beyond which the library refuses a list unread; of others, of objects.
MOST_ITEMS = {"double": MOST_COMPONENTS, "motus_path_segment": 4096, "motus_anchor": 256, "motus_link_source": 8, "motus_row_action": 8,
              "motus_touch": 65536, "motus_touch_contact": 65536, "motus_child": 1_000_000, "motus_snap_area": 1_000_000, "motus_point": 1 << 20}
MOST_OBJECTS = (1 << 21) - 1
# Of a list and in bytes: more is never handed out, so a player needs no room for more.
MOST_ROWS, MOST_BYTES = 1 << 22, 1 << 30
# What a live inspector's orders do to a call: before it, and to what the host hears (bindings/record/live.h).
BEFORE = {"motus_runtime_tick": "live_before_tick(runtime);",
          "motus_runtime_set_clock_speed": "speed = live_given_speed(runtime, speed);"}
AFTER = {"motus_runtime_create": "live_made(out_runtime, answer);", "motus_runtime_destroy": "live_ended(runtime, answer);"}
HEARD = {"motus_runtime_clock_speed": "live_own_speed(runtime, answer)",
         "motus_runtime_needs_tick": "live_needs_tick(answer)"}
NOTE = "/* Made from include/motus.h by bindings/generate --record. */\n"


class Writer:
    def __init__(self, model):
        self.model = model
        self.structs = Structs(model)

    def is_kept(self, function):
        """Whether it is part of a trace. What has no object is a formula, or fills in defaults."""
        if function.c in LEFT_OUT or function.c.endswith("_init"):
            return False
        return bool(function.made) or any(one.role in ("self", "handle", "fn", "pointer")
                                          for one in function.parameters)

    def short(self, function):
        return function.c.removeprefix("motus_")

    def declared(self, function):
        given = ", ".join(f"{one.type}{'' if '*' in one.type else ' '}{one.name}" for one in function.parameters)
        space = "" if function.returns.endswith("*") else " "
        return f"{function.returns}{space}{function.c}({given or 'void'})"

    # MARK: Lines

    def put_argument(self, one, function):
        name = one.name
        match one.role:
            case "self" | "handle" | "pointer" | "user_data":
                if one.role == "user_data":
                    fns = function.of("fn", "callbacks")
                    others = [fn.name for fn in fns if fn.data != "block_data" or fn.role == "callbacks"]
                    return f'if ({" || ".join(others)})\n    trace_word("*");\n  else\n    trace_handle({name});'
                return f"trace_handle({name});"
            case "block_data":
                return ""
            case "destroy":
                return f'record_destroy(data_held, {name} ? bare : NULL, {name} != NULL);'
            case "struct":
                return f"put_{one.base}(&{name});"
            case "struct_in":
                return f"if ({name})\n    put_{one.base}({name});\n  else\n    trace_word(\"-\");"
            case "text":
                return f"trace_text({name});"
            case "bytes":
                return f"trace_bytes({name}, {one.length});"
            case "array":
                each = self.structs.put(one.type.replace("*", "", 1) if one.base not in self.model.handles
                                        else f"{one.base} *", f"{name}[at]")
                most = MOST_ITEMS.get(one.base, MOST_OBJECTS)
                return (f'if (!{name}) {{\n    trace_word("-");\n  }} else {{\n    trace_word("[");\n'
                        f"    for (size_t at = 0; {one.length} <= {most} && at < {one.length}; at++)\n      {each}\n"
                        f'    trace_word("]");\n  }}')
            case "fn":
                data = "block" if self.is_block(one) else "data"
                return f'if ({name})\n    trace_function({data}_held->id);\n  else\n    trace_word("-");'
            case "callbacks":
                return f"put_{one.base}({name}, {name} ? data_held->id : 0);"
            case "out":
                struct = self.model.structs.get(one.base)
                if struct and struct.sized:
                    return (f'if (!{name})\n    trace_word("-");\n  else if ({name}->struct_size == sizeof *{name})\n'
                            f'    trace_word("=");\n  else\n    trace_unsigned({name}->struct_size);')
                return f'trace_word({name} ? "*" : "-");'
            case "rows" | "rows_count" | "buffer":
                return f'trace_word({name} ? "*" : "-");'
        return self.structs.put(one.type, name)

    def is_block(self, fn):
        return fn.data == "block_data"

    def put_results(self, function):
        lines = []
        if function.returns != "void":
            base = base_of(function.returns)
            if base in self.model.handles:
                lines.append("trace_met(answer);")
            elif base in self.model.structs:
                lines.append(f"put_{base}(&answer);")
            else:
                lines.append(self.structs.put(function.returns, "answer"))
        for one in function.parameters:
            name = one.name
            if one.role == "out" and one.base in self.model.handles:
                how = "made" if one.transfer == "full" else "met"
                lines.append(f"if ({name})\n    trace_{how}(*{name});")
            elif one.role == "out" and not (one.base in self.model.structs and self.model.structs[one.base].sized):
                lines.append(f"if ({name})\n    {self.structs.put(one.base, '*' + name)}")
            elif one.role == "buffer" and one.base != "void":
                filled = next((other.name for other in function.of("out") if "count" in other.name), None)
                # Not the host's room but what has been written: nothing else of it is read.
                count = f"!{name} || !{filled} ? 0 : *{filled} < {one.length} ? *{filled} : {one.length}" \
                    if filled else f"!{name} ? 0 : {one.length} < {MOST_COMPONENTS} ? {one.length} : {MOST_COMPONENTS}"
                if one.base in self.model.handles:
                    lines.append(f"for (size_t at = 0, count = {count}; at < count; at++)\n    trace_see({name}[at]);")
                elif function.returns_status:
                    lines.append(f"for (size_t at = 0, count = answer ? 0 : {count}; at < count; at++)\n"
                                 f"    {self.structs.put(one.base, name + '[at]')}")
            elif one.role == "rows" and self.structs.sees(one.base):
                count = next(other.name for other in function.of("rows_count"))
                lines.append(f"for (size_t at = 0; !answer && {name} && {count} && at < *{count}; at++)\n"
                             f"    see_{one.base}(&(*{name})[at]);")
        return lines

    # MARK: Recording

    def record(self, function):
        passed = ", ".join(one.name for one in function.parameters)
        call = f"real.{self.short(function)}({passed})"
        if not self.is_kept(function):
            return self.unrecorded(function, call)
        lines = [BEFORE[function.c]] if function.c in BEFORE else []
        lines.append(f'const bool kept = record_begin("{self.short(function)}");')
        fns, tables = function.of("fn"), function.of("callbacks")
        blocks = [one for one in fns if self.is_block(one)]
        others = [one for one in fns if one not in blocks]
        data = next((one.name for one in function.of("user_data")), None)
        destroy = next((one.name for one in function.of("destroy")), None)
        copies = [one for one in function.of("struct_in") if self.structs.curves(one.base)]
        if blocks:
            lines.append("struct held *block_held = NULL;")
        if others or tables:
            lines.append("struct held *data_held = NULL, *bare = NULL;")
        for one in copies:
            lines.append(f"{one.base} {one.name}_copy;\n  struct curve {one.name}_curves[{self.structs.curves(one.base)}];")
        for one in tables:
            lines.append(f"{one.base} {one.name}_table;")
        lines.append("if (kept) {")
        inner = []
        for one in blocks:
            inner.append(f'if ({one.name})\n    block_held = record_block({one.name}, "{one.name}", block_data);')
        if others or tables:
            given = " || ".join(one.name for one in others + tables)
            inner.append(f"if ({given})\n    data_held = record_hold({data}, {destroy});\n"
                         f"  else if ({destroy})\n    bare = record_bare({data}, {destroy});")
            for at, one in enumerate(others):
                inner.append(f'if ({one.name}) {{\n    data_held->function[{at}] = (any_function){one.name};\n'
                             f'    data_held->label[{at}] = "{one.name}";\n  }}')
            for one in tables:
                inner.append(f"if ({one.name})\n    wrap_{one.base}({one.name}, &{one.name}_table, data_held);")
        inner += [text for one in function.parameters if (text := self.put_argument(one, function))]
        inner.append("record_end();")
        for one in blocks:
            inner.append(f"if ({one.name}) {{\n    {one.name} = on_{one.base}_0;\n    block_data = block_held;\n  }}")
        for at, one in enumerate(others):
            inner.append(f"if ({one.name})\n    {one.name} = on_{one.base}_{at};")
        for one in tables:
            inner.append(f"if ({one.name})\n    {one.name} = &{one.name}_table;")
        if others or tables:
            inner.append(f"if (data_held) {{\n    {data} = data_held;\n    {destroy} = record_freed;\n  }} else if (bare) {{\n"
                         f"    {destroy} = record_bare_freed;\n  }}")
        for one in copies:
            inner.append(f"if ({one.name})\n    {one.name} = bend_{one.base}({one.name}, &{one.name}_copy, {one.name}_curves);")
        lines += ["  " + text.replace("\n", "\n  ") for text in inner] + ["}"]
        if function.returns == "void":
            lines.append(f"{call};")
        else:
            space = "" if function.returns.endswith("*") else " "
            const = "" if "*" in function.returns else "const "
            lines.append(f"{const}{function.returns}{space}answer = {call};")
        lines += ["if (kept) {", "  record_answer();"]
        lines += ["  " + text.replace("\n", "\n  ") for text in self.put_results(function)]
        if any(one.scope == "during the call" for one in blocks):
            lines.append("  free(block_held);")
        lines.append("  record_end();")
        if function.c in ("motus_runtime_tick", "motus_runtime_destroy"):
            lines.append("  record_flush();")
        lines.append("}")
        if function.c in AFTER:
            lines.append(AFTER[function.c])
        if function.returns != "void":
            lines.append(f"return {HEARD.get(function.c, 'answer')};")
        return f"{self.declared(function)} {{\n" + "".join(f"  {line}\n" for line in lines) + "}\n"

    def unrecorded(self, function, call):
        """Nor are the reports of misuse that it leads to."""
        space = "" if function.returns.endswith("*") else " "
        return (f"{self.declared(function)} {{\n  record_pause(1);\n  {function.returns}{space}answer = {call};\n"
                "  record_pause(-1);\n  return answer;\n}\n")

    def passed_on(self, function):
        """Other threads may call it: nothing is noted."""
        passed = ", ".join(one.name for one in function.parameters)
        return f"{self.declared(function)} {{\n  return real.{self.short(function)}({passed});\n}}\n"

    def recording(self):
        functions = self.model.functions + self.model.of_threads
        fields = "".join(f"  {self.declared(one).replace(one.c + '(', '(*' + self.short(one) + ')(')};\n"
                         for one in functions)
        names = "".join(f'    {{"{one.c}", offsetof(struct real, {self.short(one)})}},\n' for one in functions)
        return (NOTE + '#include "record.h"\n\n#include "structs.h"\n\n#ifdef RECORD_NAMES\n#include "names.h"\n#endif\n\n'
                + f"static struct real {{\n{fields}}} real;\n\n"
                + "const struct record_name record_names[] = {\n" + names + "    {NULL, 0}};\n"
                + "void *const record_real = &real;\n\n"
                + self.structs.trampolines("record") + "\n"
                + "\n".join(self.structs.wrap(one) for one in self.structs.tables()) + "\n"
                + "\n".join(self.structs.bends()) + "\n"
                + "\n".join(self.record(one) for one in self.model.functions) + "\n"
                + "\n".join(self.passed_on(one) for one in self.model.of_threads))

    # MARK: Replaying

    def replay(self, function):
        before, passed, lines, checks = [], [], [], []
        fns, tables = function.of("fn"), function.of("callbacks")
        others = [one for one in fns if not self.is_block(one)]
        if [one for one in fns if self.is_block(one)]:
            before.append("struct held *block_held = NULL;")
        if others or tables:
            before.append("struct held *data_held = NULL;")
        sizes = {}
        for one in function.parameters:
            name, base = one.name, one.base
            match one.role:
                case "self" | "handle" | "pointer":
                    lines.append(f"{one.type}{name} = take_handle();" if one.type.endswith("*") else "")
                case "struct":
                    lines.append(f"{base} {name};\n  take_{base}(&{name});")
                case "struct_in":
                    lines.append(f"{base} {name}_value;\n  {one.type}{name} = NULL;\n  if (!take_none()) {{\n"
                                 f"    take_{base}(&{name}_value);\n    {name} = &{name}_value;\n  }}")
                case "text":
                    lines.append(f"const char *{name} = take_text();")
                case "bytes":
                    lines.append(f"size_t {name}_size;\n  const void *{name} = take_bytes(&{name}_size);\n  (void){name}_size;")
                    checks.append(f"if ({name}_size)\n    take_count({name}, {one.length}, {name}_size, (size_t)-1);")
                case "array":
                    before.append(f"size_t {name}_length = 0;")
                    most = MOST_ITEMS.get(base, MOST_OBJECTS)
                    checks.append(f"take_count({name}, {one.length}, {name}_length, {most});")
                    checks += [f"take_known_size({size.name}, sizeof *{name});" for size in function.parameters
                               if size.type == "size_t" and size.name.endswith("_size")]
                    kind = f"{base} *" if base in self.model.handles else base
                    lines.append(self.structs.take_array(kind, name))
                case "fn":
                    if self.is_block(one):
                        lines.append(f'{base} {name} = NULL;\n  if ((block_held = replay_function(NULL, 0, "{name}")))\n'
                                     f"    {name} = play_{base}_0;")
                    else:
                        at = others.index(one)
                        lines.append(f'{base} {name} = NULL;\n  if (!take_peek_none()) {{\n'
                                     f'    data_held = replay_function(data_held, {at}, "{name}");\n'
                                     f"    {name} = play_{base}_{at};\n  }} else {{\n    take_none();\n  }}")
                case "callbacks":
                    lines.append(f"{base} {name}_table;\n  {one.type}{name} = NULL;\n"
                                 f'  if ((data_held = replay_function(NULL, 0, "{name}"))) {{\n'
                                 f"    take_{base}(&{name}_table);\n    {name} = &{name}_table;\n  }}")
                case "user_data":
                    lines.append(f"void *{name} = data_held ? (take_skip(), (void *)data_held) : take_handle();")
                case "destroy":
                    owner = next(one.name for one in function.of("user_data"))
                    lines.append(f"motus_destroy_fn {name} = replay_destroy({'data_held'}, {owner});")
                case "block_data":
                    passed.append("block_held")
                    continue
                case "out" if base in self.model.structs and self.model.structs[base].sized:
                    lines.append(f"static {base} {name}_value;\n  {base} *{name} = NULL;\n  if (!take_none()) {{\n"
                                 f"    {name}_value.struct_size = take_size(sizeof {name}_value);\n    {name} = &{name}_value;\n  }}")
                case "out" | "rows_count":
                    kind = one.type.removesuffix("*").strip() if one.stars == 1 else one.type.removesuffix("*")
                    lines.append(f"{kind}{'' if kind.endswith('*') else ' '}{name}_value;\n"
                                 f"  {one.type}{name} = take_none() ? NULL : (take_skip(), &{name}_value);")
                case "rows":
                    lines.append(f"const {base} *{name}_value = NULL;\n"
                                 f"  {one.type}{name} = take_none() ? NULL : (take_skip(), &{name}_value);")
                case "buffer":
                    lines.append(f"{one.type}{name} = NULL;\n  const bool has_{name} = !take_none();\n  if (has_{name})\n    take_skip();")
                case "capacity":
                    owner = next(other for other in function.parameters if other.length == name)
                    each = "1" if owner.base == "void" else f"sizeof *{owner.name}"
                    most = MOST_BYTES if owner.base == "void" else MOST_ROWS
                    lines.append(f"const size_t {name} = (size_t)take_unsigned();\n  if (has_{owner.name})\n"
                                 f"    {owner.name} = replay_room({name} < {most} ? {name} : {most}, {each});")
                case _:
                    lines.append(f"const {one.type} {name} = {self.structs.take(one.type)};")
            passed.append(name)
        call = f"{function.c}({', '.join(passed)})"
        lines += checks + ["if (!replay_goes_on())\n    return;"]
        if function.returns == "void":
            lines.append(f"{call};")
        else:
            space = "" if function.returns.endswith("*") else " "
            lines.append(f"{function.returns}{space}answer = {call};")
        lines.append("if (!replay_answer())\n    return;")
        lines += self.put_results(function)
        lines.append("replay_compare();")
        if function.c == "motus_runtime_tick":
            lines.append("replay_ticked(runtime);")
        return (f"static void play_{self.short(function)}(void) {{\n"
                + "".join(f"  {line}\n" for line in before + lines if line) + "}\n")

    def replaying(self):
        kept = sorted((one for one in self.model.functions if self.is_kept(one)), key=self.short)
        table = "".join(f'    {{"{self.short(one)}", play_{self.short(one)}}},\n' for one in kept)
        return (NOTE + '#include "replay.h"\n\n#include "structs.h"\n\n'
                + self.structs.takes() + "\n"
                + self.structs.trampolines("replay") + "\n"
                + "\n".join(self.structs.take_table(one) for one in self.structs.tables()) + "\n"
                + "\n".join(self.replay(one) for one in kept)
                + "\nconst struct replay_call replay_calls[] = {\n" + table + "};\n"
                + f"const size_t replay_call_count = {len(kept)};\n")

    def names(self):
        """For one module with both, where there is no loader that puts one in the other's place: ours have
        other names, and are exported under the library's."""
        names = [one.c for one in self.model.functions + self.model.of_threads]
        return (NOTE + "".join(f'__attribute__((export_name("{one}"))) __typeof__({one}) recorded_{one};\n' for one in names)
                + "".join(f"#define {one} recorded_{one}\n" for one in names))

    def originals(self):
        """In the order of record_names."""
        return (NOTE + "#include <motus.h>\n\nvoid (*const record_originals[])(void) = {\n"
                + "".join(f"    (void (*)(void)){one.c},\n" for one in self.model.functions + self.model.of_threads) + "};\n")

    def files(self):
        return {"names.h": self.names(), "originals.c": self.originals(),
                "structs.h": NOTE + self.structs.puts(), "record_calls.c": self.recording(),
                "replay_calls.c": self.replaying()}

