"""Writes include/motus.hpp: the text of motus.hpp.in with what the header has filled in."""

import pathlib
import textwrap

from cpp_parts import BY_HAND, Parts, comment, named

QUIET = {"Version", "Status", "Types", "Properties", "Timing", "Events", "Trace"}
class Writer(Parts):
    def __init__(self, model):
        self.model = model

    def handle(self, kind):
        return "motus::" + self.model.handles[kind].name

    # MARK: Signatures

    def lifted(self, one):
        """The type of a callback's parameter."""
        return self.handle(one.base) if one.role == "handle" else one.type.rstrip() if "*" in one.type \
            else one.type

    def result(self, returns):
        if returns.rstrip(" *") in self.model.handles:
            return f"shared<{self.handle(returns.rstrip(' *'))}>"
        return returns

    def signature(self, callback):
        arguments = ", ".join(self.lifted(one) for one in callback.parameters)
        return f"{self.result(callback.returns)}({arguments})"

    def given(self, one):
        """(declaration, default) of one parameter of a method; None when it does not show."""
        name = named(one.name)
        match one.role:
            case "handle":
                return f"{self.handle(one.base)} {name}", None
            case "struct_in" if one.nullable:
                return f"or_default<{one.base}> {name}", "{}"
            case "struct_in":
                return f"const {one.base} &{name}", None
            case "array":
                kind = self.handle(one.base) if one.base in self.model.handles else one.base
                return f"span<const {kind}> {name}", "{}" if one.nullable else None
            case "bytes":
                return f"span<const unsigned char> {name}", None
            case "fn":
                kind = one.name.title().replace("_", "") + "F"
                return f"{kind} &&{name}", "nullptr" if one.nullable else None
            case "callbacks":
                return f"motus::{one.base.removeprefix('motus_')} {name}", "{}" if one.nullable else None
            case "buffer":
                kind = self.handle(one.base) if one.base in self.model.handles else one.base
                return f"{kind} *{name}", "nullptr" if one.nullable else None
            case "capacity":
                return f"{one.type} {name}", "0" if self.buffer_of(one).nullable else None
            case "struct" | "text" | "scalar" | "size" | "enum" | "pointer":
                default = "nullptr" if one.nullable and one.role in ("text", "pointer") else None
                return f"{one.type}{'' if '*' in one.type else ' '}{name}", default
        return None

    def buffer_of(self, capacity):
        return next(one for one in self.function.parameters if one.length == capacity.name)

    def outs(self, function):
        """(type, declaration, expression) of each thing that comes back."""
        found = []
        for one in function.parameters:
            if one.role == "rows":
                kind = f"const {one.base}"
                found.append((f"span<{kind}>", f"{kind} *{one.name} = nullptr;\n  std::size_t out_count = 0;",
                              f"span<{kind}>({one.name}, out_count)"))
            elif one.role == "out" and one.base in self.model.handles:
                kind = self.handle(one.base)
                full = one.transfer == "full"
                made = f"{kind}({one.name})"
                found.append((f"shared<{kind}>" if full else kind, f"{one.base} *{one.name} = nullptr;",
                              f"shared<{kind}>::adopt({made})" if full else made))
            elif one.role == "out":
                struct = self.model.structs.get(one.base)
                size = f"\n  {one.name}.struct_size = sizeof {one.name};" if struct and struct.sized else ""
                found.append((one.base, f"{one.base} {one.name}{{}};{size}", one.name))
        return found

    def returns(self, function):
        outs = self.outs(function)
        kinds = [kind for kind, _, _ in outs]
        joined = kinds[0] if len(kinds) == 1 else f"std::tuple<{', '.join(kinds)}>"
        if function.returns_status:
            return f"returned<{joined}>" if outs else "done"
        if outs:
            return f"std::optional<{joined}>"
        base = function.returns.rstrip(" *")
        return self.handle(base) if base in self.model.handles else function.returns.replace(" *", " *")

    # MARK: Methods

    def declaration(self, function, inside):
        self.function = function
        shown = [given for one in function.parameters if (given := self.given(one))]
        if not inside:
            shown = [(declared, None) for declared, _ in shown]
        templates = [one.name.title().replace("_", "") + "F" for one in function.of("fn")]
        defaults = {one.name.title().replace("_", "") + "F" for one in function.of("fn") if one.nullable}
        trailing, texts = True, []
        for declared, default in reversed(shown):
            trailing = trailing and default is not None
            texts.insert(0, f"{declared} = {default}" if trailing else declared)
        head = ""
        if templates:
            names = ", ".join(f"class {one}" + (" = std::nullptr_t" if inside and one in defaults else "")
                              for one in templates)
            head = f"template <{names}>\n"
        name = named(function.method)
        owner = function.owner or function.maker
        where = "" if inside or not owner else f"{owner.name}::"
        static = "static " if inside and function.maker else ""
        const = " const" if function.owner else ""
        lead = "inline " if not inside and not templates else ""
        returned = self.returns(function)
        return head, f"{static}{lead}{returned} {where}{name}({', '.join(texts)}){const}"

    def argument(self, one):
        name = named(one.name)
        model = self.model
        match one.role:
            case "self":
                return "c()"
            case "handle":
                return f"{name}.c()"
            case "struct_in":
                return f"{name}.get()" if one.nullable else f"&{name}"
            case "array" if one.base in model.handles:
                return f"reinterpret_cast<{one.base} *const *>({name}.data())"
            case "array" | "bytes":
                return f"{name}.data()"
            case "count":
                owner, *others = self.function.counted(one)
                length = f"{named(owner.name)}.size()"
                for other in others:
                    length = f"{length} == {named(other.name)}.size() ? {length} : 0"
                return length
            case "buffer" if one.base in model.handles:
                return f"reinterpret_cast<{one.base} **>({name})"
            case "rows" | "out":
                return f"&{one.name}"
            case "rows_count":
                return "&out_count"
            case "fn":
                group, index = self.places[one.name]
                return f"detail::entry<{index}>({group}, static_cast<{one.base}>(nullptr))"
            case "callbacks":
                return "&table"
            case "user_data":
                return self.data
            case "destroy":
                return self.freeing
            case "block_data":
                return self.block_data
        return name

    def body(self, function):
        self.function = function
        lines, self.places = [], {}
        self.data = self.freeing = self.block_data = "nullptr"
        fns = function.of("fn")
        now = [one for one in fns if one.data == "block_data" and one.scope == "during the call"]
        later = [one for one in fns if one not in now]
        if now:
            kinds = ", ".join(f"std::remove_reference_t<{one.name.title().replace('_', '')}F> &" for one in now)
            lines.append(f"std::tuple<{kinds}> blocks({', '.join(one.name for one in now)});")
            self.block_data = "&blocks"
            self.places |= {one.name: ("&blocks", at) for at, one in enumerate(now)}
        if function.of("callbacks"):
            one = function.of("callbacks")[0]
            lines.append(f"auto data = new detail::{one.base.removeprefix('motus_')}_table{{std::move({one.name})}};")
            lines.append("const auto table = data->table();")
            self.data, self.freeing = "data", "detail::destroy<std::remove_pointer_t<decltype(data)>>"
        elif later:
            given = []
            for one in later:
                forwarded = f"std::forward<{one.name.title().replace('_', '')}F>({one.name})"
                given.append(forwarded)
            lines.append(f"detail::owned data({', '.join(given)});")
            self.data, self.freeing = "data.user_data", "data.free"
            if any(one.data == "block_data" for one in later):
                self.block_data = "data.user_data"
            self.places |= {one.name: ("data.functions", at) for at, one in enumerate(later)}
        outs = self.outs(function)
        lines += [declared for _, declared, _ in outs]
        call = f"{function.c}({', '.join(self.argument(one) for one in function.parameters)})"
        calls_host = function.section not in QUIET and (
            function.returns_status or function.method == "view")
        values = ", ".join(value for _, _, value in outs)
        kinds = ", ".join(kind for kind, _, _ in outs)
        value = values if len(outs) == 1 else f"std::tuple<{kinds}>({values})"
        if function.returns_status:
            lines.append(f"const motus_status status = {call};")
            if calls_host:
                lines.append("detail::rethrow();")
            lines.append(f"return detail::finish(status{', ' + value if outs else ''});")
            if not outs and not calls_host and len(lines) == 2:
                lines = [f"return detail::finish({call});"]
        elif outs:
            lines.append(f"if (!{call})\n    return std::nullopt;")
            lines.append(f"return {value};")
        else:
            made = self.returns(function)
            if made.startswith("motus::"):
                call = f"{made}({call})"
            if calls_host:
                lines += [f"const auto answer = {call};", "detail::rethrow();", "return answer;"]
            else:
                lines.append(f"return {call};")
        return "".join(f"  {line}\n" for line in lines)

    # MARK: Parts

    def methods(self):
        out = []
        for handle in self.model.ordered_handles():
            for function in handle.makers + handle.methods:
                if function.c in BY_HAND:
                    continue
                out.append(self.defined(function))
                if function.owner and function.of("callbacks") and function.of("callbacks")[0].nullable \
                        and not function.of("out"):
                    passed = ", ".join("c()" if one.role == "self" else "nullptr" for one in function.parameters)
                    out.append(f"inline done {handle.name}::{named(function.method)}(std::nullptr_t) const {{\n"
                               f"  return detail::finish({function.c}({passed}));\n}}\n")
        out.append(RUNTIME_METHODS)
        return "\n".join(out)

    def defined(self, function):
        head, line = self.declaration(function, not (function.owner or function.maker))
        if not (function.owner or function.maker):
            line = "inline " + line
            return comment(function.text, "") + f"{head}{line} {{\n{self.body(function)}}}\n"
        return f"{head}{line} {{\n{self.body(function)}}}\n"

    def free(self):
        return "\n".join(self.defined(function) for function in self.model.free if function.c not in BY_HAND)

    def probe(self):
        """A program that uses every method, for the compiler only."""
        out = ["#include <motus.hpp>\n"]
        for at, function in enumerate(self.model.functions):
            owner = function.owner or function.maker
            if function.c in BY_HAND or (not owner and function not in self.model.free):
                continue
            self.function = function
            taken, passed = [], []
            for one in function.parameters:
                given = self.given(one)
                if not given:
                    continue
                if one.role == "fn":
                    returns = self.model.callbacks[one.base].returns
                    passed.append(f"[](auto &&...) {{ return {returns}(); }}")
                else:
                    taken.append(given[0])
                    passed.append(named(one.name))
            target = f"self.{named(function.method)}" if function.owner else \
                f"{self.handle(owner.c)}::{named(function.method)}" if owner else f"motus::{named(function.method)}"
            if function.owner:
                taken.insert(0, f"{self.handle(owner.c)} self")
            out.append(f"namespace use_{at} {{\nusing namespace motus;\nvoid use({', '.join(taken)}) {{\n"
                       f"  (void){target}({', '.join(passed)});\n}}\n}}")
        for struct in self.model.structs.values():
            if struct.kind == "callbacks":
                fields = "\n".join(
                    f"  all.{field.name} = [](auto &&...) {{ return typename decltype(all.{field.name})::result_type(); }};"
                    for field in struct.fields)
                out.append(f"void use_{struct.name}() {{\n  motus::{struct.name} all;\n{fields}\n"
                           f"  (void)motus::detail::{struct.name}_table{{all}}.table();\n}}")
        return "\n".join(out) + "\n"

    def text(self):
        here = pathlib.Path(__file__).parent
        text = (here / "motus.hpp.in").read_text().replace("@CALLBACKS@", (here / "cpp_callbacks.hpp.in").read_text())
        for name in ("structs", "forward", "lift", "delegates", "classes", "tables", "methods", "free"):
            text = text.replace(f"@{name.upper()}@", getattr(self, name)())
        return text


RUNTIME_METHODS = """\
inline returned<shared<motus::runtime>>
runtime::create(or_default<motus_runtime_options> options) {
#ifndef MOTUS_KEEP_DIAGNOSTICS
  static const motus_status reports =
      motus_library_set_diagnostics(detail::record_only, nullptr, nullptr);
  (void)reports;
#endif
  motus_runtime *out_runtime = nullptr;
  const motus_status status = motus_runtime_create(options.get(), &out_runtime);
#ifndef MOTUS_KEEP_DIAGNOSTICS
  if (status >= 0)
    motus_runtime_set_diagnostics(out_runtime, detail::record_only, nullptr,
                                  nullptr);
#endif
  return detail::finish(
      status, shared<motus::runtime>::adopt(motus::runtime(out_runtime)));
}

template <class F> done runtime::set_diagnostics(F &&report) const {
  motus_runtime *runtime = c();
  return detail::finish(detail::give_diagnostics(
      [runtime](motus_diagnostics_fn fn, void *data, motus_destroy_fn destroy) {
        return motus_runtime_set_diagnostics(runtime, fn, data, destroy);
      },
      std::forward<F>(report)));
}
"""
