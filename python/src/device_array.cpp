// SPDX-License-Identifier: MIT
#include "python/src/device_array.h"

#include "compute/core/device/current_device.h"
#include "compute/core/device/stream.h"
#include "compute/core/run/error.h"
#include "python/src/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace ws::python {

namespace {

using AnyArray = nb::ndarray<nb::ro>;

struct TypeName {
  ElementType type;
  const char *name, *code;  ///< numpy's
};
constexpr TypeName type_names[] = {{ElementType::boolean, "bool", "|b1"},   {ElementType::uint8, "uint8", "|u1"},
                                   {ElementType::int32, "int32", "<i4"},    {ElementType::uint32, "uint32", "<u4"},
                                   {ElementType::int64, "int64", "<i8"},    {ElementType::float32, "float32", "<f4"},
                                   {ElementType::float64, "float64", "<f8"}};

const TypeName& name_of(ElementType type) {
  return *std::find_if(std::begin(type_names), std::end(type_names), [&](const TypeName& one) { return one.type == type; });
}

ElementType type_named(std::string_view name) {
  const auto* const found =
      std::find_if(std::begin(type_names), std::end(type_names), [&](const TypeName& one) { return name == one.name; });
  if (found == std::end(type_names))
    throw Error(ErrorKind::invalid_argument, fmt::format("no array of the core has elements of {}", name));
  return found->type;
}

std::string text_of(const nb::dlpack::dtype& type) {
  const auto code = static_cast<nb::dlpack::dtype_code>(type.code);
  if (code == nb::dlpack::dtype_code::Bool) return "bool";
  const char* kind = code == nb::dlpack::dtype_code::Int       ? "int"
                     : code == nb::dlpack::dtype_code::UInt    ? "uint"
                     : code == nb::dlpack::dtype_code::Float   ? "float"
                     : code == nb::dlpack::dtype_code::Bfloat  ? "bfloat"
                     : code == nb::dlpack::dtype_code::Complex ? "complex"
                                                               : "numbers of another kind, bits: ";
  return fmt::format("{}{}{}", kind, int(type.bits), type.lanes == 1 ? "" : fmt::format(" x {}", int(type.lanes)));
}

/// What keeps another program's array, for as long as C++ uses its elements, on whichever thread that ends.
std::shared_ptr<const void> keeper_of(nb::object owner) {
  return {new nb::object(std::move(owner)), [](const nb::object* kept) {
            if (!Py_IsInitialized()) return;  // the process ends, and the memory with it
            const nb::gil_scoped_acquire locked;
            delete kept;
          }};
}

/// `strides` count elements.
DeviceArray array_at_address(std::uintptr_t address, const std::string& type, std::vector<std::size_t> shape,
                             std::vector<std::size_t> strides, int device, nb::object owner) {
  DeviceArray made{
      {"", "", type_named(type), std::move(shape), reinterpret_cast<const void*>(address), keeper_of(std::move(owner))}};
  made.array.strides = std::move(strides);
  made.array.device = device;
  return made;
}

/// (what keeps it, address, type, shape, strides in elements, device) of a capsule of DLPack that was not opened yet.
nb::tuple open_dlpack(const AnyArray& array) {
  std::vector<std::int64_t> shape, strides;
  for (std::size_t axis = 0; axis < array.ndim(); ++axis) {
    shape.push_back(static_cast<std::int64_t>(array.shape(axis)));
    strides.push_back(array.stride(axis));
  }
  auto* kept = new AnyArray(array);
  const nb::capsule keeper(kept, [](void* p) noexcept { delete static_cast<AnyArray*>(p); });
  return nb::make_tuple(keeper, reinterpret_cast<std::uintptr_t>(array.data()), text_of(array.dtype()), nb::cast(shape),
                        nb::cast(strides), array.device_id());
}

nb::object as_dlpack(const DeviceArray& lent) {
  const Array& array = lent.array;
  const std::vector<std::int64_t> strides(array.strides.begin(), array.strides.end());
  using View = nb::ndarray<nb::array_api, nb::ro>;
  return nb::cast(View(array.data, array.shape.size(), array.shape.data(), holder(array.owner), strides.data(),
                       dtype_of(array.type), nb::device::cuda::value, array.device));
}

/// Numpy's array with the same strides.
nb::object copied_to_host(const DeviceArray& from) {
  Array copy = from.array;
  std::size_t bytes = bytes_of(copy.type);
  for (std::size_t axis = 0; axis < copy.shape.size(); ++axis)
    bytes += copy.shape[axis] == 0 ? 0 : (copy.shape[axis] - 1) * copy.strides[axis] * bytes_of(copy.type);
  auto kept = std::make_shared<HostBuffer<std::byte>>(bytes);
  {
    const nb::gil_scoped_release unlocked;
    const OnDevice there(copy.device);
    const Stream stream;
    copy_bytes(kept->data(), copy.data, bytes, CopyKind::device_to_host, stream.view());
    stream.view().synchronize();
  }
  copy.data = kept->data();
  copy.owner = std::move(kept);
  copy.device = Array::on_host;
  return view_of(copy, nullptr);
}

/// `handle`: a stream of CUDA, as DLPack and the CUDA array interface number them.
void wait_for_stream(std::uintptr_t handle, int device) {
  const nb::gil_scoped_release unlocked;
  const OnDevice there(device);
  StreamView(reinterpret_cast<CUstream_st*>(handle)).synchronize();
}

/// For what still reads an array that Python lets go of. Its other threads go on meanwhile; DLPack also lets an array go on
/// threads that hold no lock of Python.
void wait_for_readers(int device) {
  if (!Py_IsInitialized() || !PyGILState_Check()) return try_wait_for_device(device);
  const nb::gil_scoped_release unlocked;
  try_wait_for_device(device);
}

std::vector<std::size_t> strides_of(const DeviceTable::Layout& layout) {
  return {layout.row_step / bytes_of(layout.type), layout.column_step / bytes_of(layout.type)};
}

}  // namespace

std::shared_ptr<const DeviceTable> table_of(const DeviceArray& given) {
  const Array& array = given.array;
  if (array.shape.size() != 2) throw Error(ErrorKind::internal, "a table on a device has two axes");
  const std::size_t bytes = bytes_of(array.type);
  const DeviceTable::Layout layout{array.type, array.shape[0], array.shape[1], array.strides[0] * bytes,
                                   array.strides[1] * bytes};
  return std::make_shared<const DeviceTable>(layout, array.data, array.device, array.owner);
}

nb::dict device_arrays_in(const InputData& data) {
  nb::dict views;
  const DeviceTable* table = ws::table_of(data);
  if (!table) return views;
  const DeviceTable::Layout& layout = table->layout();
  const std::string name = data_kind(kind_of(data)).name;
  DeviceArray lent{{name, "", layout.type, {layout.rows, layout.columns}, table->device_first()}};
  lent.array.strides = strides_of(layout);
  lent.array.device = table->device();
  lent.array.owner = std::visit([](const auto& kept) { return std::shared_ptr<const void>(kept); }, data);
  if (const auto* image = std::get_if<std::shared_ptr<const Image>>(&data)) {
    const auto width = std::size_t((*image)->width()), channels = std::size_t((*image)->channels());
    lent.array.shape = {std::size_t((*image)->height()), width};
    lent.array.strides = {width * channels, channels};
    if (channels > 1) {
      lent.array.shape.push_back(channels);
      lent.array.strides.push_back(1);
    }
  }
  views[name.c_str()] = nb::make_tuple(std::move(lent), "Where the data lie");
  return views;
}

nb::dict lent_arrays(std::vector<Array> arrays, const std::shared_ptr<const void>& result) {
  nb::dict views;
  for (Array& array : arrays) {
    const std::shared_ptr<const void> kept = array.owner ? array.owner : result;
    array.owner = {array.data, [kept, device = array.device](const void*) { wait_for_readers(device); }};
    const std::string name = array.name, meaning = array.meaning;
    views[name.c_str()] = nb::make_tuple(DeviceArray{std::move(array)}, meaning);
  }
  return views;
}

void bind_device_array(nb::module_& module) {
  nb::class_<DeviceArray>(module, "DeviceArray")
      .def_prop_ro("address", [](const DeviceArray& a) { return reinterpret_cast<std::uintptr_t>(a.array.data); })
      .def_prop_ro("shape", [](const DeviceArray& a) { return a.array.shape; })
      .def_prop_ro("strides", [](const DeviceArray& a) { return a.array.strides; })
      .def_prop_ro("type", [](const DeviceArray& a) { return name_of(a.array.type).name; })
      .def_prop_ro("type_code", [](const DeviceArray& a) { return name_of(a.array.type).code; })
      .def_prop_ro("device", [](const DeviceArray& a) { return a.array.device; })
      .def("dlpack", as_dlpack)
      .def("copied_to_host", copied_to_host);
  module.def("device_array", array_at_address, nb::arg("address"), nb::arg("type"), nb::arg("shape"), nb::arg("strides"),
             nb::arg("device"), nb::arg("owner"));
  module.def("open_dlpack", open_dlpack, nb::arg("capsule"));
  module.def("wait_for_stream", wait_for_stream, nb::arg("handle"), nb::arg("device"));
  module.def("device_of_address",
             [](std::uintptr_t address) { return device_of_address(reinterpret_cast<const void*>(address)); });
}

}  // namespace ws::python
