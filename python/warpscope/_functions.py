# One function for each algorithm, made of the schema: a new algorithm is here without a line of Python.
# SPDX-License-Identifier: MIT
import difflib
import functools
import inspect
import keyword
import textwrap

from . import _core
from ._data import Data, input_of
from ._errors import ArgumentError
from ._result import Result, plain
from ._words import in_python
from ._work import Progress, bytes_of, warn, whole

EXPERIMENTS = {experiment["id"]: experiment for experiment in _core.experiments()}

# What every function takes besides: name, default, what it says.
COMMON = (
    ("backend", "auto", 'Where to compute: "cpu", "cuda", or "auto": on a CUDA device if there is one. Results are equal.'),
    ("threads", 0, "How many threads of the CPU may work; 0: all."),
    ("memory_limit", None, 'More is refused before it is taken: bytes, or a text such as "2G".'),
    ("seed", 42, "Of all that is drawn by lot."),
    ("steps", True, "Whether to record the steps, for `steps` and for pictures of them."),
    ("progress", False, "True: a bar; or a function that gets (fraction or None, what is being done)."),
    ("columns", None, "Which columns of a table in a file to take, by name or number from 0."),
    ("drop_invalid", False, "Whether to leave out rows of a file that hold nan or inf, instead of refusing it."),
)
_COMMON_NAMES = tuple(name for name, _, _ in COMMON)
_DEFAULTS = {name: default for name, default, _ in COMMON}
_TYPES = {"bool": "bool", "int": "int", "float": "float", "choice": "str", "numbers": "Sequence[float]"}


def argument_name(name):
    """A parameter's name as an argument: with an underscore where Python or the package has the word."""
    return name + "_" if keyword.iskeyword(name) or name in _COMMON_NAMES else name


def run(name, *args, **arguments):
    """Runs the algorithm of that name: `run("ridge", cloud, r1=0.2)` is `ridge(cloud, r1=0.2)`."""
    if name not in EXPERIMENTS:
        raise ArgumentError(f'there is no algorithm "{name}"', "there are " + ", ".join(EXPERIMENTS))
    info = EXPERIMENTS[name]
    inputs, parameters, common = _sorted(info, args, arguments)
    limit = bytes_of(common["memory_limit"])
    threads = whole(common["threads"] or 0, "threads", 0, 4096)
    seed = whole(common["seed"], "seed", 0, 2**64 - 1)
    if common["backend"] not in ("auto", "cpu", "cuda"):
        raise ArgumentError(f"backend takes \"auto\", \"cpu\" or \"cuda\", not {common['backend']!r}")
    taken = {
        spec["role"]: input_of(inputs[spec["role"]], spec["kind"], spec["role"], common["columns"], common["drop_invalid"],
                               common["memory_limit"])
        for spec in info["inputs"]
        if inputs.get(spec["role"]) is not None
    }
    warnings = []
    with Progress(common["progress"], name) as tell:
        made = _core.run(name, taken, plain(parameters), common["backend"], threads, limit, seed, bool(common["steps"]), tell,
                         warnings)
    warn(warnings)
    again = {role: Data(value) if isinstance(value, _core.Data) else inputs[role] for role, value in taken.items()}
    again |= {argument_name(key): value for key, value in parameters.items()} | common | {"progress": False}
    return Result(made, info, (name, again))


@functools.cache
def _names_of(identifier):
    """An algorithm's roles, and its parameters by the names of arguments."""
    info = EXPERIMENTS[identifier]
    return [spec["role"] for spec in info["inputs"]], {argument_name(field["name"]): field["name"] for field in info["parameters"]}


def _sorted(info, args, arguments):
    """Inputs by role, parameters, and what all functions take. Throws TypeError for what is none of them."""
    roles, names = _names_of(info["id"])
    if len(args) > len(roles):
        raise TypeError(f"{info['id']}() takes at most {len(roles)} data ({', '.join(roles)}), not {len(args)}; parameters are named")
    inputs = dict(zip(roles, args))
    common = dict(_DEFAULTS)
    parameters = {}
    for name, value in arguments.items():
        if name in roles:
            if name in inputs:
                raise TypeError(f"{info['id']}() got {name} twice")
            inputs[name] = value
        elif name in common:
            common[name] = value
        elif name in names:
            parameters[names[name]] = value
        else:
            near = difflib.get_close_matches(name, [*roles, *names, *common], 1)
            raise TypeError(f"{info['id']}() takes no argument {name}" + (f"; {near[0]} was meant?" if near else ""))
    for spec in info["inputs"]:
        if spec["required"] and inputs.get(spec["role"]) is None:
            raise TypeError(f"{info['id']}() needs {spec['role']}: {spec['help']}")
    return inputs, parameters, common


def signature_of(info):
    """As `inspect.signature` and help show it."""
    parameters = []
    for spec in info["inputs"]:
        default = inspect.Parameter.empty if spec["required"] else None
        parameters.append(inspect.Parameter(spec["role"], inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default))
    taken = {spec["role"] for spec in info["inputs"]}
    for field in info["parameters"]:
        name = argument_name(field["name"])
        if name not in taken:
            parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=field["default"],
                                                annotation=_TYPES[field["kind"]]))
    for name, default, _ in COMMON:
        parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default))
    return inspect.Signature(parameters, return_annotation=Result)


def doc_of(info):
    """The help of an algorithm's function."""
    lines = [info["summary"] + ".", "", "Data (arrays, files, or what `read` and `generate` give):"]
    for spec in info["inputs"]:
        lines += _item(spec["role"], in_python(spec["help"]) + ("" if spec["required"] else "; may be left out"))
    lines += ["", "Parameters:"]
    for field in info["parameters"]:
        lines += _item(argument_name(field["name"]), parameter_words(field))
    lines += ["", "All functions take:"]
    for name, _, words in COMMON:
        lines += _item(name, words.rstrip("."))
    lines += ["", "Pictures (`render` of the result):"]
    for field in info["view"]:
        lines += _item(field["name"], parameter_words(field))
    lines += ["", "Files (`write` of the result):"]
    for output in info["outputs"]:
        lines += _item(output["id"], f"{in_python(output['help'])} ({', '.join(output['extensions'])})")
    if info["papers"]:
        lines += ["", "After:"] + [line for paper in info["papers"] for line in _item("", paper)]
    return "\n".join(lines) + "\n"


def parameter_words(field):
    """What a parameter is, what it takes, and when it has an effect."""
    words = field["help"].rstrip(".")
    if field["choices"]:
        words += ". " + "; ".join(f'"{name}": {text}' for name, text in field["choices"])
    else:
        words += f". Takes {field['accepts']}" + (f" [{field['unit']}]" if field["unit"] else "")
    if field["is_automatic"]:
        words += "; 0: chosen from the data"
    if field["applies"]:
        words += f"; {field['applies']}"
    return in_python(words)


def _item(name, words):
    return textwrap.wrap(f"{name}: {words}" if name else words, 120, initial_indent="    ", subsequent_indent="        ",
                         break_on_hyphens=False)


def function_of(info):
    """The function of an algorithm."""

    def function(*args, **arguments):
        return run(info["id"], *args, **arguments)

    function.__name__ = function.__qualname__ = info["id"]
    function.__module__ = __package__
    function.__doc__ = doc_of(info)
    function.__signature__ = signature_of(info)
    return function


FUNCTIONS = {name: function_of(info) for name, info in EXPERIMENTS.items()}
