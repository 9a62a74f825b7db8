// warpscope._core: what the package's Python code stands on. Errors become the package's own exceptions.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "python/src/data.h"
#include "python/src/device_array.h"
#include "python/src/parts.h"
#include "python/src/run.h"
#include "python/src/values.h"

#include <exception>

#include <nanobind/nanobind.h>

namespace ws::python {

namespace {

const char* name_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::invalid_argument:
      return "invalid_argument";
    case ErrorKind::io:
      return "io";
    case ErrorKind::cuda:
      return "cuda";
    case ErrorKind::out_of_memory:
      return "out_of_memory";
    case ErrorKind::internal:
      break;
  }
  return "internal";
}

void raise(const char* kind, const char* message, const char* hint) {
  const nb::object error = nb::module_::import_("warpscope._errors").attr("error_of")(kind, message, hint);
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error.ptr())), error.ptr());
}

void translate(const std::exception_ptr& failure, void*) {
  try {
    std::rethrow_exception(failure);
  } catch (const Error& error) {
    raise(name_of(error.kind()), error.what(), error.hint().c_str());
  } catch (const Cancelled&) {
    raise("cancelled", "the run was cancelled", "");
  }
}

/// compute/ is built for x86-64-v3; without this check an older processor would end Python by an illegal instruction.
bool processor_suffices() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
#else
  return true;
#endif
}

}  // namespace

NB_MODULE(_core, module) {  // NOLINT: the macro's own code
  if (!processor_suffices())
    throw nb::import_error("this processor is too old: AVX2, FMA and BMI2 (x86-64-v3, since about 2013) are needed");
  nb::register_exception_translator(translate);
  module.attr("version") = WS_VERSION;
  bind_schema(module);
  bind_device_array(module);
  bind_data(module);
  bind_run(module);
  bind_parts(module);
}

}  // namespace ws::python
