"""Classes and delegates of motus.hpp: for bindings/generate/cpp.py."""

import textwrap

import model as shared


KEYWORDS = {"continue", "default", "register", "union", "delete", "new", "operator", "export"}
# What never calls the host: these look for no exception of a callback.
BY_HAND = {"motus_runtime_create", "motus_runtime_set_diagnostics", "motus_library_set_diagnostics",
           "motus_retain", "motus_release", "motus_is_alive", "motus_handle_kind", "motus_handle_runtime"}


def named(name):
    return name + "_" if name in KEYWORDS else name


def comment(text, indent):
    text = shared.sentence(text).replace("*/", "")
    if not text:
        return ""
    lines = textwrap.wrap(text, 74 - len(indent)) or [""]
    body = ("\n" + indent + " *  ").join(lines)
    close = " */" if len(lines[-1]) + len(indent) < 72 else f"\n{indent} */"
    return f"{indent}/** {body}{close}\n"


RUNTIME = """
  /** Creates a runtime with its window. */
  static returned<shared<motus::runtime>>
  create(or_default<motus_runtime_options> options = {});

  /** Reports failed calls and warnings; nullptr for nobody. The callable takes
   *  (motus_status, const char *function, const char *message). */
  template <class F> done set_diagnostics(F &&report) const;
"""


class Parts:
    def structs(self):
        out = ["/* Structs are those of motus.h; settings have their defaults. */\n"]
        for struct in self.model.structs.values():
            if struct.kind == "plain":
                out.append(f"using {struct.name} = {struct.c};")
        out.append("")
        for struct in self.model.structs.values():
            if struct.kind != "options":
                continue
            more = [one for one in struct.init.parameters[2:]] if struct.init else []
            declared = ", ".join(f"{one.type} {one.name}" for one in more)
            passed = "".join(f", {one.name}" for one in more)
            fill = (f"{struct.c}_init(this, sizeof({struct.c}){passed});" if struct.init
                    else f"struct_size = sizeof({struct.c});")
            explicit = "explicit " if declared else ""
            out.append(comment(struct.text, "") +
                       f"struct {struct.name} : {struct.c} {{\n"
                       f"  {explicit}{struct.name}({declared}) : {struct.c}{{}} {{\n    {fill}\n  }}\n}};\n")
        return "\n".join(out)

    def forward(self):
        return "\n".join(f"class {handle.name};" for handle in self.model.ordered_handles())

    def lift(self):
        return "\n".join(f"{self.handle(one.c)} lift({one.c} *named);" for one in self.model.handles.values())

    def classes(self):
        out = []
        for handle in self.model.ordered_handles():
            base = handle.base.name if handle.base else "handle"
            text = comment(handle.text, "") + f"class {handle.name} : public {base} {{\npublic:\n"
            counted = "true" if handle.counted else "false"
            text += f"  static constexpr bool is_counted = {counted};\n"
            text += f"  constexpr {handle.name}() = default;\n"
            text += f"  constexpr {handle.name}(std::nullptr_t) {{}}\n"
            cast = "named" if not handle.base else f"reinterpret_cast<{handle.base.c} *>(named)"
            text += f"  explicit {handle.name}({handle.c} *named) : {base}({cast}) {{}}\n"
            text += f"  {handle.c} *c() const {{ return static_cast<{handle.c} *>(named_); }}\n"
            for function in handle.makers + handle.methods:
                if function.c in BY_HAND:
                    continue
                head, line = self.declaration(function, True)
                text += "\n" + comment(function.text, "  ")
                text += textwrap.indent(head, "  ") + f"  {line};\n"
                if function.owner and function.of("callbacks") and function.of("callbacks")[0].nullable \
                        and not function.of("out"):
                    text += f"  done {named(function.method)}(std::nullptr_t) const;\n"
            if handle.name == "runtime":
                text += RUNTIME
            out.append(text + "};\n")
        return "\n".join(out)

    def delegates(self):
        out = ["/* ---- Delegates: functions that are empty are not implemented ------------- */\n"]
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                continue
            out.append(comment(struct.text, "") + f"struct {struct.name} {{")
            for field in struct.fields:
                out.append(comment(field.text, "  ") +
                           f"  std::function<{self.signature(field.callback)}> {field.name};")
            out.append("};\n")
        return "\n".join(out)

    def tables(self):
        out = []
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                continue
            out.append(f"namespace detail {{\nstruct {struct.name}_table {{\n  {struct.name} functions;")
            kept = [field for field in struct.fields if self.result(field.callback.returns).startswith("shared")]
            for field in kept:  # what was answered last lives until the library has taken it
                out.append(f"  {self.result(field.callback.returns)} {field.name}_answer{{}};")
            out.append(f"\n  {struct.c} table() const {{\n    {struct.c} made{{}};\n"
                       f"    made.struct_size = sizeof made;")
            for field in struct.fields:
                callback = field.callback
                kinds = ", ".join(["void *data"] + [f"{one.type} {one.name}" for one in callback.parameters])
                passed = ", ".join(f"lift({one.name})" for one in callback.parameters)
                call = f"static_cast<{struct.name}_table *>(data)->functions.{field.name}({passed})"
                if field in kept:
                    inner = (f"auto &answer = static_cast<{struct.name}_table *>(data)->{field.name}_answer;\n"
                             f"          answer = {call};\n          return answer.c();")
                else:
                    inner = f"return {call};"
                out.append(f"    if (functions.{field.name})\n      made.{field.name} = []({kinds}) {{\n"
                           f"        return guarded<{callback.returns}>([&]() -> {callback.returns} {{\n"
                           f"          {inner}\n        }});\n      }};")
            out.append("    return made;\n  }\n};\n} // namespace detail\n")
        out.append("namespace detail {")
        out += [f"inline {self.handle(one.c)} lift({one.c} *named) {{ return {self.handle(one.c)}(named); }}"
                for one in self.model.handles.values()]
        out.append("} // namespace detail\n")
        return "\n".join(out)
