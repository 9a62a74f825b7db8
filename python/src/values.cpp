// SPDX-License-Identifier: MIT
#include "python/src/values.h"

#include "compute/core/run/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

#include <nanobind/stl/string.h>

namespace ws::python {

namespace {

/// Numbers in the order in which they stand, whatever they are nested in.
void add_numbers(Numbers& numbers, nb::handle value, const std::string& flag) {
  if (PyNumber_Check(value.ptr()) && !PySequence_Check(value.ptr())) {
    const double number = PyFloat_AsDouble(value.ptr());
    if (number == -1 && PyErr_Occurred()) throw nb::python_error();
    numbers.push_back(number);
    return;
  }
  if (nb::isinstance<nb::str>(value))
    throw Error(ErrorKind::invalid_argument, fmt::format("{} takes numbers, not a text among them", flag));
  for (const nb::handle one : nb::iter(value)) add_numbers(numbers, one, flag);
}

void set_value(ParameterSet& set, const FieldInfo& field, nb::handle value) {
  const auto* text = nb::isinstance<nb::str>(value) ? value.ptr() : nullptr;
  if (text) {
    const auto said = nb::cast<std::string>(value);
    return field.kind == FieldKind::choice ? set.set(field.name, said) : set.set_text(field.name, said);
  }
  if (field.kind == FieldKind::numbers) {
    Numbers numbers;
    add_numbers(numbers, value, field.flag());
    return set.set(field.name, numbers);
  }
  if (PyBool_Check(value.ptr())) return set.set(field.name, nb::cast<bool>(value));
  if (PyLong_Check(value.ptr())) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
    if (overflow) throw Error(ErrorKind::invalid_argument, fmt::format("{} takes {}", field.flag(), set.accepts(field.name)));
    return set.set(field.name, static_cast<std::int64_t>(number));
  }
  if (PyFloat_Check(value.ptr())) return set.set(field.name, nb::cast<double>(value));
  throw Error(ErrorKind::invalid_argument,
              fmt::format("{} takes {}, not a value of type {}", field.flag(), set.accepts(field.name),
                          nb::cast<std::string>(value.type().attr("__name__"))));
}

}  // namespace

nb::dlpack::dtype dtype_of(ElementType type) {
  switch (type) {
    case ElementType::boolean:
      return nb::dtype<bool>();
    case ElementType::uint8:
      return nb::dtype<std::uint8_t>();
    case ElementType::int32:
      return nb::dtype<std::int32_t>();
    case ElementType::uint32:
      return nb::dtype<std::uint32_t>();
    case ElementType::int64:
      return nb::dtype<std::int64_t>();
    case ElementType::float32:
      return nb::dtype<float>();
    case ElementType::float64:
      break;
  }
  return nb::dtype<double>();
}

nb::capsule holder(std::shared_ptr<const void> kept) {
  auto held = std::make_unique<std::shared_ptr<const void>>(std::move(kept));
  nb::capsule capsule(held.get(), [](void* p) noexcept { delete static_cast<std::shared_ptr<const void>*>(p); });
  static_cast<void>(held.release());
  return capsule;
}

nb::object view_of(const Array& array, const std::shared_ptr<const void>& result) {
  static const double nothing = 0;  // empty arrays need an address, too
  const void* data = array.data ? array.data : &nothing;
  using View = nb::ndarray<nb::numpy, nb::ro>;
  const std::vector<std::int64_t> strides(array.strides.begin(), array.strides.end());
  return nb::cast(View(data, array.shape.size(), array.shape.data(), holder(array.owner ? array.owner : result),
                       strides.empty() ? nullptr : strides.data(), dtype_of(array.type)));
}

Array array_of_python(nb::handle array) {
  const auto elements = nb::cast<nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>>(array);
  Array copy;
  for (std::size_t axis = 0; axis < elements.ndim(); ++axis) copy.shape.push_back(elements.shape(axis));
  const ElementType types[] = {ElementType::boolean, ElementType::uint8,   ElementType::int32,  ElementType::uint32,
                               ElementType::int64,   ElementType::float32, ElementType::float64};
  const auto* const type =
      std::find_if(std::begin(types), std::end(types), [&](ElementType one) { return dtype_of(one) == elements.dtype(); });
  if (type == std::end(types)) throw Error(ErrorKind::invalid_argument, "an array of parts has a type that none has");
  copy.type = *type;
  const auto* const begin = static_cast<const std::byte*>(elements.data());
  auto bytes = std::make_shared<std::vector<std::byte>>(begin, begin + elements.nbytes());
  copy.data = bytes->data();
  copy.owner = std::move(bytes);
  return copy;
}

nb::object to_python(const Value& value) {
  if (const auto* flag = std::get_if<bool>(&value)) return nb::bool_(*flag);
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return nb::int_(*whole);
  if (const auto* real = std::get_if<double>(&value)) return nb::float_(*real);
  if (const auto* text = std::get_if<std::string>(&value)) return nb::str(text->c_str(), text->size());
  nb::list numbers;
  for (const double x : std::get<Numbers>(value)) numbers.append(x);
  return numbers;
}

nb::dict to_python(const ParameterSet& set) {
  nb::dict values;
  for (const FieldInfo& field : set.fields()) values[field.name.c_str()] = to_python(set.effective(field.name));
  return values;
}

nb::list to_python(const std::vector<Property>& properties) {
  nb::list list;
  for (const Property& p : properties) list.append(nb::make_tuple(p.name, to_python(p.value), p.unit, p.meaning));
  return list;
}

nb::dict to_python(const std::vector<Array>& arrays, const std::shared_ptr<const void>& result) {
  nb::dict views;
  for (const Array& array : arrays) views[array.name.c_str()] = nb::make_tuple(view_of(array, result), array.meaning);
  return views;
}

void set_values(ParameterSet& set, const nb::dict& values) {
  for (const auto& [name, value] : values)
    if (!value.is_none()) set_value(set, set.info(nb::cast<std::string>(name)), value);
}

}  // namespace ws::python
