"""How structs, arrays and callbacks stand in a trace: the parts that bindings/generate/record.py
puts together."""

# Items of the lists in settings beyond which the library refuses a list unread.
MOST_ITEMS = {"motus_timing.points": 4096, "motus_fling_options.rests": 1 << 20, "motus_link_options.inputs": 32,
              "motus_link_options.outputs": 512, "motus_link_options.timings": 31}
MOST_COMPONENTS = 16

UNSIGNED = {"size_t", "uint64_t", "uint32_t", "uint16_t"}


BATCH = """static UNUSED void see_motus_change_batch(const motus_change_batch *from) {
  for (size_t at = 0; at < from->count; at++)
    trace_see(from->views[at]);
}
"""


def base_of(kind):
    return kind.replace("const", "").replace("*", "").strip()


class Structs:
    def __init__(self, model):
        self.model = model

    def tables(self):
        return [one for one in self.model.structs.values() if one.kind == "callbacks"]

    def written(self):
        """Structs that go by value or as settings, and what stands in them first."""
        return [one for one in self.model.structs.values()
                if one.kind != "callbacks" and one.c != "motus_change_batch"]

    # MARK: Values

    def put(self, kind, value):
        """A statement that writes a value."""
        base = base_of(kind)
        if kind.strip() == "const char *":
            return f"trace_text({value});"
        if "*" in kind:
            return f"trace_handle({value});"
        if base == "double":
            return f"trace_number({value});"
        if base in self.model.structs:
            return f"put_{base}(&{value});"
        if base in self.model.callbacks:
            return f'trace_word({value} ? "@" : "-");'
        return f"trace_{'unsigned' if base in UNSIGNED else 'integer'}({value});"

    def take(self, kind):
        """An expression that reads one."""
        base = base_of(kind)
        if kind.strip() == "const char *":
            return "take_text()"
        if "*" in kind:
            return "take_handle()"
        if base == "double":
            return "take_number()"
        if base == "bool":
            return "take_integer() != 0"
        if base in self.model.callbacks:
            return "take_skip_none() ? NULL : replay_curve"
        return f"({base})take_{'unsigned' if base in UNSIGNED else 'integer'}()"

    def count_of(self, struct, one):
        """The field that says how many `one` points to."""
        names = [other.name for other in struct.fields]
        for name in (one.name.removesuffix("s") + "_count", "component_count"):
            if name in names:
                return name
        return None

    def is_list(self, one):
        """Whether a field points to structs or numbers."""
        base = base_of(one.type)
        return "*" in one.type and not one.length and (base in self.model.structs or base == "double")

    def is_skipped(self, struct, one):
        """What a trace does not tell: memory that the library lends in rows."""
        return one.name == "reserved" or (
            "*" in one.type and one.type != "const char *" and base_of(one.type) not in self.model.handles
            and one.type != "void *" and (struct.kind == "plain"))

    # MARK: Structs

    def puts(self):
        out = ["/* How the structs of motus.h stand in a trace. */", '#include "trace.h"\n',
               "#if defined(__GNUC__)\n#define UNUSED __attribute__((unused))\n#else\n#define UNUSED\n#endif",
               "/* Whether a struct of `size` bytes has the field. */",
               "#define HAS(kind, field) \\\n  (size >= offsetof(kind, field) + sizeof(((kind *)0)->field))\n"]
        for struct in self.written():
            out.append(self.put_struct(struct))
            if self.sees(struct.c):
                out.append(self.see_struct(struct))
        out.append(BATCH)
        for struct in self.tables():
            out.append(self.put_table(struct))
        return "\n".join(out)

    def put_struct(self, struct):
        lines = ['trace_word("{");']
        if struct.sized:
            lines += ["const size_t size = from->struct_size;",
                      'if (size == sizeof *from)\n    trace_word("=");\n  else\n    trace_unsigned(size);']
        for one in struct.fields:
            base, source = base_of(one.type), f"from->{one.name}"
            if self.is_skipped(struct, one):
                continue
            if one.length:
                text = f"for (int i = 0; i < {one.length}; i++)\n    {self.put(one.type, source + '[i]')}"
            elif self.is_list(one):
                count = self.count_of(struct, one)
                if count:
                    most = MOST_ITEMS.get(f"{struct.c}.{one.name}", MOST_COMPONENTS)
                    text = (f'if ({source}) {{\n    trace_word("[");\n'
                            f"    for (size_t i = 0; from->{count} <= {most} && i < from->{count}; i++)\n"
                            f"      {self.put(base, source + '[i]')}\n"
                            f'    trace_word("]");\n  }} else {{\n    trace_word("-");\n  }}')
                else:
                    text = f'if ({source})\n    put_{base}({source});\n  else\n    trace_word("-");'
            else:
                text = self.put(one.type, source)
            if struct.sized:
                text = f"if (HAS({struct.c}, {one.name})) {{\n    " + text.replace("\n", "\n  ") + "\n  }"
            lines.append(text)
        lines.append('trace_word("}");')
        return (f"static UNUSED void put_{struct.c}(const {struct.c} *from) {{\n"
                + "".join(f"  {line}\n" for line in lines) + "}\n")

    def sees(self, base):
        struct = self.model.structs.get(base)
        return bool(struct) and any(base_of(one.type) in self.model.handles or one.type == "void *"
                                    for one in struct.fields)

    def see_struct(self, struct):
        lines = []
        for one in struct.fields:
            if one.type in ("motus_view *const *",):
                continue
            if base_of(one.type) in self.model.handles or one.type == "void *":
                lines.append(f"  trace_see(from->{one.name});\n")
        return f"static UNUSED void see_{struct.c}(const {struct.c} *from) {{\n{''.join(lines)}}}\n"

    def put_table(self, struct):
        lines = "".join(f"  if (HAS({struct.c}, {one.name}) && from->{one.name})\n"
                        f'    trace_word("{one.name}");\n' for one in struct.fields)
        return (f"static UNUSED void put_{struct.c}(const {struct.c} *from, unsigned id) {{\n"
                '  if (!from) {\n    trace_word("-");\n    return;\n  }\n  const size_t size = from->struct_size;\n'
                '  trace_function(id);\n  trace_word("{");\n  if (size == sizeof *from)\n    trace_word("=");\n'
                f'  else\n    trace_unsigned(size);\n{lines}  trace_word("}}");\n}}\n')

    def takes(self):
        return "\n".join(self.take_struct(struct) for struct in self.written())

    def take_array(self, kind, name):
        base = base_of(kind)
        each = f"take_{base}(&{name}[at]);" if base in self.model.structs else f"{name}[at] = {self.take(kind)};"
        kind = kind if kind.endswith("*") else kind + " "
        return (f"{kind}*{name} = NULL;\n  if (!take_none()) {{\n    {name}_length = take_length();\n"
                f"    {name} = replay_room({name}_length, sizeof *{name});\n"
                f"    for (size_t at = 0; at < {name}_length; at++)\n      {each}\n    take_skip();\n  }}")

    def take_struct(self, struct):
        lines, checks = ["memset(out, 0, sizeof *out);", "take_skip();"], []
        if struct.sized:
            lines.append("out->struct_size = take_size(sizeof *out);")
        for one in struct.fields:
            base, target = base_of(one.type), f"out->{one.name}"
            if self.is_skipped(struct, one):
                continue
            if one.length:
                text = f"for (int i = 0; i < {one.length}; i++)\n    {target}[i] = {self.take(one.type)};"
                if base in self.model.structs:
                    text = f"for (int i = 0; i < {one.length}; i++)\n    take_{base}(&{target}[i]);"
            elif self.is_list(one):
                if count := self.count_of(struct, one):
                    text = self.take_array(base, one.name).replace("\n", "\n  ")
                    text = f"{{\n    {text}\n    {target} = {one.name};\n  }}"
                    lines.insert(0, f"size_t {one.name}_length = 0;")
                    most = MOST_ITEMS.get(f"{struct.c}.{one.name}", MOST_COMPONENTS)
                    checks.append(f"take_count({target}, out->{count}, {one.name}_length, {most});")
                else:
                    text = (f"if (!take_none()) {{\n    {base} *one = replay_room(1, sizeof *one);\n"
                            f"    take_{base}(one);\n    {target} = one;\n  }}")
            elif base in self.model.structs and "*" not in one.type:
                text = f"take_{base}(&{target});"
            else:
                text = f"{target} = {self.take(one.type)};"
            if struct.sized:
                text = "if (!take_ended())\n    " + text.replace("\n", "\n  ")
            lines.append(text)
        lines += ["take_skip();"] + checks
        return (f"static UNUSED void take_{struct.c}({struct.c} *out) {{\n"
                + "".join(f"  {line}\n" for line in lines) + "}\n")

    # MARK: Curves

    def paths(self, base):
        """Where curves stand in a struct."""
        struct = self.model.structs.get(base)
        found = []
        for one in struct.fields if struct else []:
            inner = base_of(one.type)
            if inner == "motus_curve_fn":
                found.append("curve")
            elif inner in self.model.structs and "*" not in one.type and not one.length:
                found += [f"{one.name}.{path}" for path in self.paths(inner)]
        return found

    def curves(self, base):
        return len(self.paths(base))

    def bends(self):
        """A copy of settings whose curves are asked through the recorder."""
        out = []
        for struct in self.written():
            paths = self.paths(struct.c)
            if not paths or struct.kind == "plain":
                continue
            lines = "".join(f"  record_curve(&copy->{path}, &copy->{path}_data, &curves[{at}]);\n"
                            for at, path in enumerate(paths))
            out.append(f"static UNUSED const {struct.c} *bend_{struct.c}(const {struct.c} *from, {struct.c} *copy,\n"
                       f"    struct curve *curves) {{\n"
                       f"  const size_t size = from->struct_size;\n"
                       f"  if (size > sizeof *copy) /* refused, or of a later version: as it is */\n    return from;\n"
                       f"  memset(copy, 0, sizeof *copy);\n"
                       f"  memcpy(copy, from, size);\n{lines}  return copy;\n}}\n")
        return out

    # MARK: Callbacks

    def trampolines(self, mode):
        out = []
        for name, callback in self.model.callbacks.items():
            if name in ("motus_destroy_fn", "motus_curve_fn"):
                continue
            for which in sorted({0} | {at for function in self.model.functions for at, one in enumerate(
                    one for one in function.of("fn") if one.data != "block_data") if one.base == name}):
                target = f"(({name})held->function[{which}])"
                out.append(self.trampoline(mode, f"{name}_{which}", callback, f"held->label[{which}]", target))
        for struct in self.tables():
            for one in struct.fields:
                target = f"((const {struct.c} *)held->table)->{one.name}"
                out.append(self.trampoline(mode, f"{struct.c}_{one.name}", one.callback, f'"{one.name}"', target))
        return "\n".join(out)

    def trampoline(self, mode, name, callback, label, target):
        recording = mode == "record"
        returns = callback.returns
        space = "" if returns.endswith("*") else " "
        given = "".join(f", {one.type}{'' if '*' in one.type else ' '}{one.name}" for one in callback.parameters)
        outs = [one for one in callback.parameters if one.role == "buffer"]
        puts = []
        for one in callback.parameters:
            if one.role == "buffer":
                if one.name.startswith("out_"):
                    continue
                puts.append(f"put_{one.base}({one.name});" if one.base in self.model.structs
                            else self.put(one.base, "*" + one.name))
            elif one.role == "handle":
                puts.append(f"trace_met({one.name});")
            elif one.role == "struct_in":
                if self.sees(one.base):
                    puts.append(f"see_{one.base}({one.name});")
                puts.append(f"put_{one.base}({one.name});")
            else:
                puts.append(self.put(one.type, one.name))
        lines = ["struct held *held = user_data;"]
        if recording:
            passed = "".join(f", {one.name}" for one in callback.parameters)
            call = f"{target}(held->user_data{passed})"
            lines += [f"const bool kept = record_callback(held, {label});", "if (kept) {"]
            lines += [f"  {one}" for one in puts] + ["  record_end();", "}"]
            lines.append(f"{call};" if returns == "void" else
                         f"{'' if '*' in returns else 'const '}{returns}{space}answer = {call};")
            lines += ["if (kept) {", '  record_given();']
            if returns != "void":
                lines.append("  " + self.put(returns, "answer"))
            for one in outs:
                lines.append("  " + (f"put_{one.base}({one.name});" if one.base in self.model.structs
                                     else self.put(one.base, "*" + one.name)))
            lines += ["  record_end();", "}"]
            for one in outs:
                if one.base == "motus_timing":
                    lines.append(f"record_curve(&{one.name}->curve, &{one.name}->curve_data, NULL);")
            if returns != "void":
                lines.append("return answer;")
        else:
            if returns != "void":
                lines.append(f"{returns}{space}answer = {'false' if returns == 'bool' else '0'};")
            lines += [f"replay_callback(held, {label});"] + puts + ["if (replay_called()) {"]
            if returns != "void":
                lines.append(f"  answer = {self.take(returns)};")
            for one in outs:
                lines.append(f"  take_{one.base}({one.name});" if one.base in self.model.structs
                             else f"  *{one.name} = {self.take(one.base)};")
            lines.append("}")
            if returns != "void":
                lines.append("return answer;")
        prefix = "on" if recording else "play"
        return (f"static UNUSED {returns}{space}{prefix}_{name}(void *user_data{given}) {{\n"
                + "".join(f"  {line}\n" for line in lines) + "}\n")

    def wrap(self, struct):
        """The host's table, kept, and one of ours in its place."""
        lines = "".join(f"  if (kept->{one.name})\n    table->{one.name} = on_{struct.c}_{one.name};\n"
                        for one in struct.fields)
        return (f"static void wrap_{struct.c}(const {struct.c} *from, {struct.c} *table,\n    struct held *held) {{\n"
                f"  {struct.c} *kept = record_table(held, from, sizeof *kept);\n"
                f"  memset(table, 0, sizeof *table);\n  table->struct_size = kept->struct_size;\n{lines}}}\n")

    def take_table(self, struct):
        lines = "".join(f'    if (take_is("{one.name}"))\n      out->{one.name} = play_{struct.c}_{one.name};\n'
                        for one in struct.fields)
        return (f"static void take_{struct.c}({struct.c} *out) {{\n  memset(out, 0, sizeof *out);\n  take_skip();\n"
                f"  out->struct_size = take_size(sizeof *out);\n  while (!take_ended()) {{\n{lines}"
                f"    take_skip();\n  }}\n  take_skip();\n}}\n")
