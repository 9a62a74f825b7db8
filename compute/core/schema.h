// Parameters described once: a struct's fields with name, help, range and cost, from which come sliders, flags, JSON,
// undo, the palette and the docs' tables.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace ws {

enum class Scale { linear, logarithmic };
/// What a change of the field costs: the picture only, or a new run.
enum class Cost { view, run };
enum class FieldKind { boolean, integer, real, choice, numbers };

/// A list as a field: filter taps, a matrix, corners. Its text separates the numbers by commas.
using Numbers = std::vector<double>;

/// A parameter's value; a choice is its name, a list its text.
using Value = std::variant<bool, std::int64_t, double, std::string>;

/// "0.2", "true", "brute": the text that flags, states and reports use; reals round-trip.
[[nodiscard]] std::string to_text(const Value& value);

/// "1,2,1"; each number round-trips.
[[nodiscard]] std::string to_text(const Numbers& numbers);
/// Numbers separated by commas, semicolons, blanks or an x (as in 640x480). Nothing where the text is something else.
[[nodiscard]] std::optional<Numbers> parse_numbers(std::string_view text);

/// Specialise for an enum that is a field: `static constexpr std::array<const char*, N> names` in enumerator order.
template <class E>
struct ChoiceNames;

/// One field of the parameter struct `P`, as its `static constexpr auto schema()` lists it (a tuple of these).
/// `name` is snake_case; the command-line flag is the same in kebab-case.
template <class P, class T>
struct Field {
  T P::*member;
  const char* name;
  const char* label;
  const char* help;
  const char* unit = "";
  double min = 0;  ///< of a list: of each number
  double max = 1;
  double step = 0;  ///< 0: continuous (reals) or 1 (integers)
  Scale scale = Scale::linear;
  Cost cost = Cost::run;
  bool pinned = false;        ///< shown among the overlay's sliders unless the user says otherwise
  bool zero_is_auto = false;  ///< 0 means: chosen from the data; `FieldInfo::automatic` then tells the chosen value
  const char* group = "";
  const char* alias = "";  ///< a second flag, without dashes: the name that it has in the source
};

/// A field that needs no range: a choice, or a switch.
template <class P, class T>
requires(std::is_enum_v<T> ||
         std::is_same_v<T, bool>) constexpr Field<P, T> choice_field(T P::*member, const char* name, const char* label,
                                                                     const char* help, const char* group, Cost cost = Cost::run,
                                                                     bool pinned = false, const char* alias = "") {
  return {member, name, label, help, "", 0, 1, 0, Scale::linear, cost, pinned, false, group, alias};
}

/// A field without its struct: what a slider, a flag or a table needs to know.
struct FieldInfo {
  std::string name, label, help, unit, group, alias;
  FieldKind kind = FieldKind::real;
  double min = 0, max = 1, step = 0;
  double slider_min = 0, slider_max = 1;  ///< the part that a slider covers; data may narrow it, typing may go beyond
  Scale scale = Scale::linear;
  Cost cost = Cost::run;
  bool pinned = false;
  bool zero_is_auto = false;
  std::vector<std::string> choices;
  Value default_value;
  std::optional<Value> automatic;  ///< what 0 stands for on the present data (zero_is_auto fields)

  [[nodiscard]] std::string flag() const;   ///< "--kebab-case"
  [[nodiscard]] std::string flags() const;  ///< with the alias: "--max-depth,--depth"
  /// What a value may be, for help and errors: "a number from 0.1 to 10", "one of reference, brute".
  [[nodiscard]] std::string accepts() const;
};

/// The values of one parameter struct with their descriptions; copyable, comparable, the unit of undo and of a job's
/// snapshot. Not thread-safe; copy it to hand it over.
class ParameterSet {
 public:
  ParameterSet() = default;

  /// The set of `P` with the values of `defaults`. Cost O(fields).
  template <class P>
  [[nodiscard]] static ParameterSet of(const P& defaults = {});

  /// The struct with this set's values. `P` must be the struct this was made of.
  template <class P>
  [[nodiscard]] P to() const;

  [[nodiscard]] const std::vector<FieldInfo>& fields() const { return fields_; }
  [[nodiscard]] bool contains(std::string_view name) const;
  /// Throws Error{invalid_argument} for an unknown name.
  [[nodiscard]] const FieldInfo& info(std::string_view name) const;
  [[nodiscard]] FieldInfo& info(std::string_view name);
  [[nodiscard]] const Value& get(std::string_view name) const;
  /// The value, or what it stands for where 0 means "from the data".
  [[nodiscard]] const Value& effective(std::string_view name) const;
  /// Checks kind and range; throws Error{invalid_argument} that names the flag and what it takes. Numbers convert
  /// between integer and real where nothing is lost.
  void set(std::string_view name, const Value& value);
  /// The same from text ("0.2", "true", "brute").
  void set_text(std::string_view name, std::string_view text);
  void reset(std::string_view name);
  void reset_all();
  [[nodiscard]] bool is_default(std::string_view name) const;

  /// Equal values (descriptions are not compared).
  [[nodiscard]] bool operator==(const ParameterSet& other) const { return values_ == other.values_; }

 private:
  [[nodiscard]] std::size_t index_of(std::string_view name) const;

  std::vector<FieldInfo> fields_;
  std::vector<Value> values_;
};

namespace detail {

template <class T>
Value to_value(const T& v) {
  if constexpr (std::is_same_v<T, bool>) {
    return v;
  } else if constexpr (std::is_same_v<T, Numbers>) {
    return to_text(v);
  } else if constexpr (std::is_enum_v<T>) {
    return std::string(ChoiceNames<T>::names[static_cast<std::size_t>(v)]);
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<std::int64_t>(v);
  } else {
    return static_cast<double>(v);
  }
}

template <class T>
T from_value(const Value& v) {
  if constexpr (std::is_same_v<T, bool>) {
    return std::get<bool>(v);
  } else if constexpr (std::is_same_v<T, Numbers>) {
    return *parse_numbers(std::get<std::string>(v));
  } else if constexpr (std::is_enum_v<T>) {
    const auto& name = std::get<std::string>(v);
    for (std::size_t i = 0; i < ChoiceNames<T>::names.size(); ++i)
      if (name == ChoiceNames<T>::names[i]) return static_cast<T>(i);
    return T{};
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(std::get<std::int64_t>(v));
  } else {
    return static_cast<T>(std::get<double>(v));
  }
}

template <class P, class T>
FieldInfo describe(const Field<P, T>& f, const P& defaults) {
  FieldInfo info{f.name, f.label, f.help, f.unit, f.group, f.alias};
  info.min = f.min;
  info.max = f.max;
  info.slider_min = f.min;
  info.slider_max = f.max;
  info.step = f.step;
  info.scale = f.scale;
  info.cost = f.cost;
  info.pinned = f.pinned;
  info.zero_is_auto = f.zero_is_auto;
  info.default_value = to_value(defaults.*f.member);
  if constexpr (std::is_same_v<T, bool>) {
    info.kind = FieldKind::boolean;
  } else if constexpr (std::is_same_v<T, Numbers>) {
    info.kind = FieldKind::numbers;
  } else if constexpr (std::is_enum_v<T>) {
    info.kind = FieldKind::choice;
    for (const char* name : ChoiceNames<T>::names) info.choices.emplace_back(name);
  } else {
    info.kind = std::is_integral_v<T> ? FieldKind::integer : FieldKind::real;
  }
  return info;
}

}  // namespace detail

/// Calls `visit(field)` for each `Field` of `P` in schema order.
template <class P, class Visitor>
constexpr void for_each_field(Visitor&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, P::schema());
}

template <class P>
ParameterSet ParameterSet::of(const P& defaults) {
  ParameterSet set;
  for_each_field<P>([&](const auto& field) {
    set.fields_.push_back(detail::describe(field, defaults));
    set.values_.push_back(set.fields_.back().default_value);
  });
  return set;
}

template <class P>
P ParameterSet::to() const {
  P result{};
  std::size_t i = 0;
  for_each_field<P>([&](const auto& field) {
    using T = std::remove_reference_t<decltype(result.*field.member)>;
    result.*field.member = detail::from_value<T>(values_.at(i++));
  });
  return result;
}

}  // namespace ws
