#!/usr/bin/env python3
# Each house rule can fail: a small bad snippet for each, and a good one beside it.
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

import house_check
from house import docs, format, layers, sizes, state, text
from house.sources import Source, read_tree


def rules_broken(rule, *files, **options):
    return [p.rule for p in rule([Source(path, content) for path, content in files], **options)]


def include(header):
    return f"#include <{header}>\n"


class Layers(unittest.TestCase):
    def check_forbidden(self, path, header):
        self.assertEqual(rules_broken(layers.forbidden_includes, (path, include(header))), ["layer"], f"{path} includes {header}")

    def test_compute_knows_no_qt_gl_imgui(self):
        for header in ("QString", "QtCore/qglobal.h", "GL/gl.h", "epoxy/gl.h", "EGL/egl.h", "imgui.h", "cuda_gl_interop.h"):
            self.check_forbidden("compute/core/a.h", header)

    def test_compute_knows_nothing_above(self):
        self.check_forbidden("compute/ridge/a.h", "render/view.h")
        self.check_forbidden("compute/ridge/a.cpp", "app/session/session.h")

    def test_render_knows_core_only(self):
        for header in ("compute/ridge/ridge.h", "compute/experiments.h", "compute/io/points/points.h", "QWidget", "imgui.h", "app/a.h"):
            self.check_forbidden("render/layers/a.cpp", header)
        self.assertEqual(rules_broken(layers.forbidden_includes, ("render/a.cpp", include("compute/core/device/span.h"))), [])

    def test_session_and_cli_know_no_toolkit(self):
        for folder in ("session", "workspaces", "cli"):
            self.check_forbidden(f"app/{folder}/a.cpp", "QApplication")
            self.check_forbidden(f"app/{folder}/a.cpp", "imgui.h")
        self.assertEqual(rules_broken(layers.forbidden_includes, ("app/window/a.cpp", include("QApplication"))), [])

    def test_python_stands_above_all_but_the_window(self):
        for header in ("QString", "imgui.h", "epoxy/gl.h", "app/window/window.h", "app/overlay/overlay.h"):
            self.check_forbidden("python/src/a.cpp", header)
        for header in ("nanobind/nanobind.h", "python/src/run.h", "Python.h"):
            self.check_forbidden("app/cli/a.cpp", header)
        self.assertEqual(rules_broken(layers.forbidden_includes, ("python/src/a.cpp", include("app/cli/report.h"))), [])

    def test_plots_need_no_widgets(self):
        for header in ("QApplication", "QWidget", "QtWidgets", "QtWidgets/QWidget", "app/window/plots/plot_widget.h"):
            self.check_forbidden("app/window/save_plot.cpp", header)
            self.check_forbidden("app/window/plots/plot_painter.h", header)
        for header in ("QGuiApplication", "QPainter", "app/window/plots/plot_file.h"):
            self.assertEqual(rules_broken(layers.forbidden_includes, ("app/window/save_plot.cpp", include(header))), [])

    def test_product_knows_no_tests_and_oracles(self):
        for header in ("CGAL/Delaunay.h", "opencv2/core.hpp", "embree3/rtcore.h", "nanoflann.hpp"):
            self.check_forbidden("compute/ridge/a.cpp", header)
            self.assertEqual(rules_broken(layers.forbidden_includes, ("tests/compute/a_test.cpp", include(header))), [])
        self.check_forbidden("app/main.cpp", "tests/support/a.h")

    def test_cuda_sources(self):
        for suffix in ("cu", "cuh"):
            for header in ("fmt/format.h", "nlohmann/json.hpp", "stb/stb_image.h"):
                self.assertIn("layer", rules_broken(layers.forbidden_includes, (f"compute/ridge/a.{suffix}", include(header))))
            self.check_forbidden(f"compute/ridge/a.{suffix}", "tbb/parallel_for.h")
            self.check_forbidden(f"tests/a.{suffix}", "GL/gl.h")

    def test_cub_and_cuh_stay_with_nvcc(self):
        for header in ("cub/cub.cuh", "thrust/sort.h", "compute/core/device/executor_cuda.cuh"):
            self.check_forbidden("compute/ridge/a.h", header)
        self.assertEqual(rules_broken(layers.forbidden_includes, ("compute/ridge/a.cu", include("cub/cub.cuh"))), [])

    def test_text_libraries_stay_in_cpp(self):
        self.check_forbidden("app/cli/a.h", "fmt/format.h")
        self.check_forbidden("compute/io/a.h", "nlohmann/json.hpp")
        self.check_forbidden("compute/io/points/a.cpp", "fstream")
        self.check_forbidden("app/session/a.cpp", "fstream")
        self.assertEqual(rules_broken(layers.forbidden_includes, ("app/cli/a.cpp", include("fmt/format.h"))), [])

    def test_ipp_is_for_either_backend(self):
        self.check_forbidden("compute/ridge/a.ipp", "compute/core/device/executor_cpu.h")
        self.check_forbidden("compute/ridge/a.h", "compute/ridge/build.ipp")

    def test_algorithms_do_not_know_each_other(self):
        rule = layers.rooms_of_compute
        self.assertEqual(rules_broken(rule, ("compute/ridge/a.h", include("compute/kdtree/kdtree.h"))), ["layer"])
        self.assertEqual(rules_broken(rule, ("compute/core/a.h", include("compute/io/points/points.h"))), ["layer"])
        self.assertEqual(rules_broken(rule, ("compute/io/a.h", include("compute/ridge/ridge.h"))), ["layer"])
        self.assertEqual(rules_broken(rule, ("compute/experiments.cpp", include("compute/ridge/experiment.h"))), [])
        self.assertEqual(rules_broken(rule, ("compute/ridge/a.h", include("compute/io/points/points.h"))), [])

    def test_method_rooms_know_nothing_of_what_is_shown_and_told(self):
        rule = layers.rooms_of_algorithms
        for room in ("show", "history"):
            header = include(f"compute/kdtree/{room}/a.h")
            for path in ("compute/kdtree/build/a.cpp", "compute/kdtree/build/choice/a.h", "compute/kdtree/cuda/a.cu"):
                self.assertEqual(rules_broken(rule, (path, header)), ["room"], f"{path} includes {header}")
            for path in ("compute/kdtree/result.cpp", "compute/kdtree/show/a.cpp", "tests/compute/kdtree/a_test.cpp"):
                self.assertEqual(rules_broken(rule, (path, header)), [], f"{path} includes {header}")
        self.assertEqual(rules_broken(rule, ("compute/kdtree/show/a.cpp", include("compute/kdtree/build/a.h"))), [])

    def test_units_of_the_window_know_no_main_window(self):
        for path in ("app/window/actions/main_menu.cpp", "app/window/focus_order.h", "app/window/dialogs/main_window.cpp"):
            self.check_forbidden(path, "app/window/main_window.h")
        for path in ("app/window/main_window.cpp", "app/window/run_window.cpp"):
            self.assertEqual(rules_broken(layers.forbidden_includes, (path, include("app/window/main_window.h"))), [])

    def test_units_of_the_program_include_in_one_direction(self):
        a, b, c = (f"app/window/{name}" for name in "abc")
        rule = layers.one_direction
        self.assertEqual(rules_broken(rule, (f"{a}.cpp", include(f"{b}.h")), (f"{b}.cpp", include(f"{a}.h"))), ["cycle"] * 2)
        round_trip = ((f"{a}.h", include(f"{b}.h")), (f"{b}.cpp", include(f"{c}.h")), (f"{c}.cpp", include(f"{a}.h")))
        self.assertEqual(rules_broken(rule, *round_trip), ["cycle"] * 3)
        straight = ((f"{a}.cpp", include(f"{a}.h") + include(f"{b}.h")), (f"{b}.cpp", include(f"{b}.h") + include(f"{c}.h")))
        self.assertEqual(rules_broken(rule, *straight), [])
        apart = (("app/cli/a.cpp", include("app/session/b.h")), ("app/session/b.cpp", include("app/cli/a.h")))
        self.assertEqual(rules_broken(rule, *apart), ["cycle"] * 2)
        told = (("compute/ridge/a.cpp", include("compute/ridge/b.h")), ("compute/ridge/b.cpp", include("compute/ridge/a.h")))
        self.assertEqual(rules_broken(rule, *told), [])

    def test_single_doors(self):
        for path, content in (
            ("render/view.cpp", include("epoxy/gl.h")),
            ("render/headless.cpp", include("epoxy/egl.h")),
            ("render/gl/egl.h", include("epoxy/egl.h")),
            ("compute/ridge/build_cpu.cpp", include("tbb/parallel_for.h")),
            ("compute/ridge/build.cu", "auto t = cudaGetErrorString(e);\n"),
            ("compute/ridge/build.cu", "WS_CUDA_CHECK(cudaGetLastError());\n"),
            ("compute/ridge/build.cu", "kernel<<<grid, block, 0, stream>>>(data);\n"),
            ("compute/filter/recursive.cu", "cudaLaunchCooperativeKernel(kernel, grid, block, arguments, 0, stream);\n"),
            ("compute/filter/cuda/planes.cuh", "cudaEventCreate(&begin_);\n"),
            ("compute/ridge/build.cu", "cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking);\n"),
            ("render/interop/cuda_bridge.cpp", "cudaStreamWaitEvent(stream, event);\n"),
            ("compute/kdtree/cuda/large.cu", "cub::DeviceScan::ExclusiveSum(scratch, bytes, in, out, count);\n"),
            ("compute/core/device/executor_cuda.cuh", include("nvtx3/nvToolsExt.h")),
            ("compute/filter/engine.cpp", "#if WS_HAS_CUDA\n#endif\n"),
            ("compute/core/device/span.h", "#if defined(__CUDACC__)\n#endif\n"),
            ("render/view.h", "#define WS_VIEW 1\n"),
        ):
            self.assertEqual(rules_broken(layers.single_doors, (path, content)), ["door"], path)

    def test_doors_themselves(self):
        for path, content in (
            ("render/gl/gl.h", include("epoxy/gl.h") + include("epoxy/egl.h")),
            ("compute/core/device/executor_cpu.h", include("tbb/parallel_for.h")),
            ("compute/core/device/cuda_check.h", "auto t = cudaGetErrorString(e);\n"),
            ("compute/core/device/kernels/launch.cuh", "cudaLaunchKernelExC(&config, entry, addresses);\n"),
            ("compute/core/device/runtime.cpp", "cudaEventCreateWithFlags(&handle_, cudaEventDefault);\n"),
            ("compute/core/device/kernels/scan.cuh", "cub::DeviceScan::ExclusiveScan(scratch, bytes, in, out, add, T{}, count);\n"),
            ("compute/core/device/runtime.cpp", include("nvtx3/nvToolsExt.h")),
            ("compute/ridge/cuda/engine_cuda.cuh", "launch_kernel(kernel, {grid, block}, stream, data);\n"),
            ("compute/core/device/platform.h", "#if defined(__CUDACC__)\n#endif\n"),
        ):
            self.assertEqual(rules_broken(layers.single_doors, (path, content)), [], path)

    def test_comments_and_literals_are_no_code(self):
        content = '// #include <QString>\n/* #include <QString> */ auto s = "__CUDACC__"; int n = 1\'000; // __CUDACC__\n'
        self.assertEqual(rules_broken(layers.forbidden_includes, ("compute/core/a.h", content)), [])
        self.assertEqual(rules_broken(layers.single_doors, ("compute/core/a.h", content)), [])


class State(unittest.TestCase):
    def check(self, content, expected, path="compute/ridge/a.cpp"):
        self.assertEqual(rules_broken(state.hidden_state, (path, content)), expected, content)

    def test_state_that_outlives_a_run(self):
        for content in (
            "struct A { mutable int n_ = 0; };\n",
            "struct A {\n  std::mutex mutex_;\n};\n",
            "std::shared_mutex* lock;\n",
            "struct A { std::once_flag made_; };\n",
            "struct A { Lazy<int> value_; };\n",
            "void f() {\n  thread_local int n = 0;\n}\n",
            "void f() {\n  static std::map<int, double> known;\n}\n",
            "static int count = 0;\n",
            "namespace ws {\nnamespace {\n\nint count = 0;\n}\n}\n",
            "namespace ws::a {\nstd::vector<int> seen{1, 2};\n}\n",
            "std::atomic<bool> done;\n",
            "double table[3];\n",
        ):
            self.assertIn("state", rules_broken(state.hidden_state, ("compute/ridge/a.cpp", content)), content)

    def test_what_is_no_state(self):
        for content in (
            "const auto f = [n = 0](int a) mutable { return n += a; };\n",
            "void f() {\n  static const std::map<int, double> known{{1, 2}};\n  static constexpr int n = 1;\n}\n",
            "struct A {\n  static int f(int a);\n  static A none();\n  int n = 0;\n};\n",
            "static int helper(int a) { return a; }\n",
            "namespace ws {\nconstexpr double pi = 3;\nconst Row rows[] = {{1}, {2}};\ninline constexpr int n{2};\n}\n",
            "namespace ws {\nusing A = B<int>;\nint f(int a);\nA g() {\n  int n = 0;\n  return n;\n}\nclass C;\n}\n",
            "namespace ws {\nint f(A a = {}, int n = 1);\nint g(const A& a, B b = {},\n      int n);\n}\n",
            "template <class T>\nA<T>::A(int x) : a_{x}, b_{2} {\n  int n = 1;\n}\nenum class E { a, b };\n",
            "// mutable std::mutex\nconst char* const s = \"static int n;\";\n",
        ):
            self.check(content, [])

    def test_shared_rooms_may_keep_what_they_guard(self):
        self.check("struct A { mutable std::mutex m; };\n", [], "compute/core/run/cache.h")
        self.check("struct A { mutable std::mutex m; };\n", [], "app/session/session.h")


class Sizes(unittest.TestCase):
    LONG_BODY = "{\n" + "  f();\n" * 80 + "}\n"

    def check_long(self, head, tail=""):
        self.assertEqual(rules_broken(sizes.function_size, ("a.cpp", head + self.LONG_BODY + tail)), ["function-size"], head)

    def test_file(self):
        self.assertEqual(rules_broken(sizes.file_size, ("a.cpp", "x\n" * 801)), ["file-size"])
        self.assertEqual(rules_broken(sizes.file_size, ("a.cpp", "x\n" * 800)), [])

    def test_folders_can_be_surveyed(self):
        many = [(f"compute/core/a{n}.h", "") for n in range(sizes.FOLDER_SOURCES)]
        self.assertEqual(rules_broken(sizes.folder_size, *many), [])
        self.assertEqual(rules_broken(sizes.folder_size, *many, ("compute/core/b.cpp", "")), ["folder-size"])
        self.assertEqual(rules_broken(sizes.folder_size, *many, ("compute/core/run/b.cpp", "")), [])

    def test_workspace(self):
        self.assertEqual(rules_broken(sizes.workspace_size, ("app/workspaces/ridge.cpp", "x\n" * 201)), ["workspace-size"])
        self.assertEqual(rules_broken(sizes.workspace_size, ("app/cli/ridge.cpp", "x\n" * 201)), [])

    def test_functions_of_many_shapes(self):
        for head in (
            "int f(int a) ",
            "template <class T, std::size_t N = 3>\n  requires(N > 2)\nauto A<T>::f(T t) const noexcept -> int ",
            "A::A(int x) : a_{x}, b_(x) ",
            "A::A(int x) noexcept\n    : a_{x},\n      b_{x} ",
            "bool operator<(A a, B b) ",
            "TEST_P(Ridge, finds_the_circle) ",
            "struct A {\n  int a[2] = {1, 2};\n  int f(B b = {}) const ",
            "namespace ws {\nnamespace {\nvoid f() ",
            "const auto f = [](int x) ",
        ):
            self.check_long(head)

    def test_types_and_tables_are_no_functions(self):
        table = "{\n" + "  {1, f(2)},\n" * 90 + "}"
        for content in (
            "struct A {\n" + "  int a;\n" * 100 + "};\n",
            "template <class T>\nclass A final : public B<f(1)> {\n" + "  void g() {}\n" * 100 + "};\n",
            f"constexpr Row rows[] = {table};\n",
            f"const std::vector<Row> rows{table};\n",
            "namespace ws {\n" + "void g() {}\n" * 100 + "}\n",
            "#define A {\n" + "void g() {}\n" * 100,
        ):
            self.assertEqual(rules_broken(sizes.function_size, ("a.cpp", content)), [], content[:60])

    def test_braces_in_literals_do_not_count(self):
        self.check_long('const char* s = "{"; const char* r = R"(})"; char c = \'{\';\nvoid f() ')

    def test_names_and_lines(self):
        found = list(sizes.functions(Source("a.cpp", "namespace ws {\n\nint A::f(int a,\n         int b) {\n  g();\n}\n}\n")))
        self.assertEqual(found, [(3, 6, "A::f")])


class Text(unittest.TestCase):
    GOOD = "// What it is for.\n// SPDX-License-Identifier: MIT\n#pragma once\n"

    def test_good_file(self):
        for rule in text.RULES:
            self.assertEqual(rules_broken(rule, ("compute/core/a.h", self.GOOD)), [])

    def test_banner(self):
        self.assertEqual(rules_broken(text.banner, ("a.h", "#pragma once\n")), ["banner", "banner"])
        self.assertEqual(rules_broken(text.banner, ("a.h", "// What it is for.\n#pragma once\n")), ["banner"])
        self.assertEqual(rules_broken(text.banner, ("a.sh", "#!/bin/sh\n# What it is for.\n")), ["banner"])

    def test_banner_may_be_the_headers(self):
        licence = "// SPDX-License-Identifier: MIT\nint a;\n"
        self.assertEqual(rules_broken(text.banner, ("a.cpp", licence)), ["banner"])
        self.assertEqual(rules_broken(text.banner, ("a.h", self.GOOD), ("a.cpp", licence)), [])

    def test_blanks(self):
        for bad in ("int a;\r\n", "\tint a;\n", "int a; \n", "int a;"):
            self.assertEqual(rules_broken(text.blanks, ("a.cpp", bad)), ["blanks"], repr(bad))

    def test_headers(self):
        for bad in ("using namespace std;\n", "namespace {\n}\n"):
            self.assertEqual(rules_broken(text.headers, ("a.h", self.GOOD + bad)), ["header"])
        self.assertEqual(rules_broken(text.headers, ("a.h", "int a;\n")), ["header"])
        self.assertEqual(rules_broken(text.headers, ("a.ipp", "int a;\n")), [])

    def test_names(self):
        self.assertEqual(rules_broken(text.file_names, ("app/MainWindow.cpp", "")), ["name"])


class Docs(unittest.TestCase):
    def broken_links(self, content, files=("docs/ridge.md",)):
        pages = (("docs/a.md", content), ("docs/b.md", "# First, the `r1`\n"))
        return rules_broken(docs.links, *pages, exists=lambda path: path in {*files, "docs/a.md", "docs/b.md"})

    def test_links(self):
        for bad in ("[x](missing.md)", "![x](missing.png)", '<img src="missing.png">', "[x](b.md#no-heading)", "[x](../../out.md)"):
            self.assertEqual(self.broken_links(bad + "\n"), ["link"], bad)
        for good in ("[x](ridge.md)", "[x](b.md#first-the-r1)", "[x](https://a.org/b)", "`[x](missing.md)`", "```\n[x](no.md)\n```"):
            self.assertEqual(self.broken_links(good + "\n"), [], good)

    def test_readmes(self):
        readme = ("compute/core/README.md", "")
        for source in (("compute/core/a.h", ""), ("compute/core/steps/a.h", "")):
            self.assertEqual(rules_broken(docs.folder_readmes, source), ["readme"])
            self.assertEqual(rules_broken(docs.folder_readmes, source, readme), [])
        self.assertEqual(rules_broken(docs.folder_readmes, ("tests/app/a_test.cpp", "")), ["readme"])
        self.assertEqual(rules_broken(docs.folder_readmes, ("tests/app/a_test.cpp", ""), ("tests/README.md", "")), [])

    def test_headings(self):
        for bad in ("#compute / ridge\n", "text\n", "# A\n\n    ##B\n"):
            self.assertIn("heading", rules_broken(docs.headings, ("docs/a.md", bad)), bad)
        for good in ("# A\n\n## B\n", "# A\n```\n#include <x>\n```\n"):
            self.assertEqual(rules_broken(docs.headings, ("docs/a.md", good)), [], good)

    def test_packages(self):
        listed = (docs.PACKAGE_LIST, "# build\ncmake\nlibtbb-dev\n")
        for page in ("`libfoo-dev` is needed\n", "    apt-get install -y foo\n"):
            self.assertEqual(rules_broken(docs.packages, listed, ("README.md", page)), ["package"], page)
        self.assertEqual(rules_broken(docs.packages, listed, ("README.md", "`libtbb-dev`\napt install cmake\n")), [])
        self.assertEqual(rules_broken(docs.packages, (docs.PACKAGE_LIST, "cmake\ncmake\n")), ["package"])


class Format(unittest.TestCase):
    def test_finds_bad_layout(self):
        program, why = format.find_clang_format()
        if program is None:
            self.skipTest(why)
        with tempfile.TemporaryDirectory() as root:
            Path(root, ".clang-format").write_text("BasedOnStyle: Google\n")
            Path(root, "bad.cpp").write_text("int  a ;\n")
            Path(root, "good.cpp").write_text("int a;\n")
            problems = format.formatted(root, read_tree(root), program)
        self.assertEqual([(p.path, p.rule) for p in problems], [("bad.cpp", "format")])


class Exemptions(unittest.TestCase):
    def test_need_a_reason(self):
        with self.assertRaises(ValueError):
            house_check.read_exemptions(Source("e.txt", "door a.h\n"))

    def test_exempt_their_file_alone_and_go_stale(self):
        problems = [house_check.Problem("a.h", 1, "door", ""), house_check.Problem("b.h", 1, "door", "")]
        exemptions = house_check.read_exemptions(Source("e.txt", "door a.h — because\ndoor c.h — because\nlink c.md — other group\n"))
        kept = house_check.apply_exemptions(problems, exemptions, {"door"})
        self.assertEqual([(p.rule, p.path) for p in kept], [("door", "b.h"), ("exemption", house_check.EXEMPTIONS)])


class Tree(unittest.TestCase):
    def test_reads_sources_only(self):
        with tempfile.TemporaryDirectory() as root:
            for path in ("app/a.cpp", "build/b.cpp", "app/data.bin", "run", "app/build/c.cpp", "README.md"):
                Path(root, path).parent.mkdir(parents=True, exist_ok=True)
                Path(root, path).write_text("#!/bin/sh\n")
            self.assertEqual([s.path for s in read_tree(root)], ["README.md", "app/a.cpp", "run"])


if __name__ == "__main__":
    unittest.main()
