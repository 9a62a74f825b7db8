// Parameters described once: a struct's fields with name, help, range, cost and when they have an effect, from which come
// sliders, flags, JSON, undo, the palette and the docs' tables.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/choice.h"
#include "compute/core/schema/condition.h"

#include <cstdint>
#include <optional>
#include <span>
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

/// A list as a field: filter taps, a matrix, corners. Its text separates the numbers by commas. A type of its own, because
/// libstdc++ 12 takes a std::variant of nothing but plain types, strings and vectors for one that always holds a value; a copy
/// for which memory runs out then calls a wrong address.
struct Numbers : std::vector<double> {
  using vector::vector;
};
/// What the numbers of a list are: just numbers; points, coordinate by coordinate; a place or a direction of the camera; a
/// matrix, row by row; taps of a filter, about their middle one.
enum class ListMeaning { plain, points, camera, matrix, taps };

/// A parameter's value; a choice is its name.
using Value = std::variant<bool, std::int64_t, double, std::string, Numbers>;
[[nodiscard]] inline Value count(std::size_t n) { return static_cast<std::int64_t>(n); }

/// "0.2", "true", "brute", "1,2,1": the text that flags, states and reports use; reals round-trip.
[[nodiscard]] std::string to_text(const Value& value);
/// Of a whole or a real number; nothing of anything else.
[[nodiscard]] std::optional<double> number_of(const Value& value);

/// "1,2,1"; each number round-trips.
[[nodiscard]] std::string to_text(const Numbers& numbers);
/// Numbers separated by commas, semicolons, blanks or an x (as in 640x480). Nothing where the text is something else.
[[nodiscard]] std::optional<Numbers> parse_numbers(std::string_view text);

/// A field as it stands in a struct's `static constexpr auto schema()`, by designated initialisers. `name` is snake_case; the
/// flag of the command line is the same in kebab-case.
struct FieldSpec {
  const char* name = "";
  const char* label = "";
  const char* help = "";
  const char* unit = "";
  double min = 0;  ///< of a list: of each number
  double max = 1;
  double step = 0;  ///< 0: continuous (reals) or 1 (integers); a list whose step is 1 is of whole numbers
  Scale scale = Scale::linear;
  Cost cost = Cost::run;
  bool pinned = false;           ///< shown among the overlay's sliders unless the user says otherwise
  bool zero_is_auto = false;     ///< 0 means: chosen from the data; `FieldRange::automatic` then tells the chosen value
  const char* least_means = "";  ///< what the least value stands for, where it is no number of its own: "as radius"
  ListMeaning meaning = ListMeaning::plain;
  const char* group = "";
  const char* alias = "";  ///< a second flag, without dashes: the name that it has in the source
  const char* needs = "";  ///< data without which it has no effect: "a cloud of 3 dimensions or more"; see FieldRange
  Conditions applies_when = {};
};

/// A member of the parameter struct `P` with its description; `schema()` gives a tuple of these.
template <class P, class T>
struct Field {
  T P::*member;
  FieldSpec spec;
};

template <class P, class T>
[[nodiscard]] constexpr Field<P, T> field(T P::*member, const FieldSpec& spec) {
  return {member, spec};
}

/// The part of a field's description that follows from the data.
struct FieldRange {
  double min = 0, max = 1;                ///< what is taken
  double slider_min = 0, slider_max = 1;  ///< the part that a slider covers; typing may go beyond
  std::optional<Value> automatic = {};    ///< what 0 stands for on the present data (zero_is_auto fields)
  bool has_needed_data = true;            ///< whether the present data are what the field needs
};

struct ChoiceInfo {
  std::string name, help;
};

/// A field without its struct: what it is, whatever the data. Made once for each struct and never changed.
struct FieldInfo {
  std::string name, label, help, unit, group, alias, needs;
  FieldKind kind = FieldKind::real;
  double step = 0;
  Scale scale = Scale::linear;
  Cost cost = Cost::run;
  bool pinned = false;
  bool zero_is_auto = false;
  std::string least_means = {};
  ListMeaning meaning = ListMeaning::plain;
  std::vector<ChoiceInfo> choices = {};
  std::vector<Condition> applies_when = {};  ///< all of them have to hold for it to have an effect
  Value default_value = {};
  FieldRange range = {};  ///< before any data are known

  [[nodiscard]] std::string flag() const;   ///< "--kebab-case"
  [[nodiscard]] std::string flags() const;  ///< with the alias: "--max-depth,--depth"
  /// What a value in `range` may be, for help and errors: "a number from 0.1 to 10", "one of reference, brute".
  [[nodiscard]] std::string accepts(const FieldRange& range) const;
  [[nodiscard]] bool has_choice(std::string_view choice) const;
};

/// The values of one parameter struct with their descriptions and ranges; copyable, comparable, the unit of undo and of a
/// job's snapshot. Not thread-safe; copy it to hand it over.
class ParameterSet {
 public:
  ParameterSet() = default;

  /// The set of `P` with these values; the defaults are those of `P`. Cost O(fields).
  template <class P>
  [[nodiscard]] static ParameterSet of(const P& values = {});

  /// The struct with this set's values. `P` must be the struct this was made of.
  template <class P>
  [[nodiscard]] P to() const;

  [[nodiscard]] std::span<const FieldInfo> fields() const { return fields_; }
  [[nodiscard]] bool contains(std::string_view name) const;
  /// Throws Error{invalid_argument} for an unknown name; so do all below.
  [[nodiscard]] const FieldInfo& info(std::string_view name) const;
  [[nodiscard]] const FieldRange& range(std::string_view name) const;
  [[nodiscard]] FieldRange& range(std::string_view name);
  /// Takes the ranges of another set of the same struct.
  void take_ranges(const ParameterSet& other) { ranges_ = other.ranges_; }
  /// What the field takes on the present data.
  [[nodiscard]] std::string accepts(std::string_view name) const;
  [[nodiscard]] const Value& get(std::string_view name) const;
  /// The value, or what it stands for where 0 means "from the data".
  [[nodiscard]] const Value& effective(std::string_view name) const;
  /// Checks kind and range; throws Error{invalid_argument} that names the flag and what it takes. Numbers convert
  /// between integer and real where nothing is lost, a text to a list of numbers.
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

  std::span<const FieldInfo> fields_;  ///< of the struct: they live as long as the program
  std::vector<FieldRange> ranges_;
  std::vector<Value> values_;
};

namespace detail {

template <class T>
Value to_value(const T& v) {
  if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, Numbers>) {
    return v;
  } else if constexpr (std::is_enum_v<T>) {
    return std::string(choice_name(v));
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<std::int64_t>(v);
  } else {
    return static_cast<double>(v);
  }
}

template <class T>
T from_value(const Value& v) {
  if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, Numbers>) {
    return std::get<T>(v);
  } else if constexpr (std::is_enum_v<T>) {
    const auto& name = std::get<std::string>(v);
    for (const Choice<T>& choice : all_choices<T>)
      if (name == choice.name) return choice.value;
    return T{};
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(std::get<std::int64_t>(v));
  } else {
    return static_cast<T>(std::get<double>(v));
  }
}

template <class T>
constexpr FieldKind kind_of() {
  if (std::is_same_v<T, bool>) return FieldKind::boolean;
  if (std::is_same_v<T, Numbers>) return FieldKind::numbers;
  if (std::is_enum_v<T>) return FieldKind::choice;
  return std::is_integral_v<T> ? FieldKind::integer : FieldKind::real;
}

[[nodiscard]] FieldInfo describe(const FieldSpec& spec, FieldKind kind, Value default_value, std::vector<ChoiceInfo> choices);
/// Throws Error{internal} where a condition names a field or a value that is not there; of conditions on the run where `run`
/// has the run's fields.
void check_conditions(std::span<const FieldInfo> fields, std::span<const FieldInfo> run = {});

template <class T>
std::vector<ChoiceInfo> choices_of() {
  std::vector<ChoiceInfo> infos;
  if constexpr (std::is_enum_v<T>)
    for (const Choice<T>& choice : all_choices<T>) infos.push_back({choice.name, choice.help});
  return infos;
}

template <class P>
inline constexpr auto schema_of = P::schema();

}  // namespace detail

/// Calls `visit(field)` for each `Field` of `P` in schema order.
template <class P, class Visitor>
constexpr void for_each_field(Visitor&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, detail::schema_of<P>);
}

/// The fields of `P`, described.
template <class P>
[[nodiscard]] std::span<const FieldInfo> fields_of() {
  static const std::vector<FieldInfo> fields = [] {
    std::vector<FieldInfo> all;
    const P defaults{};
    for_each_field<P>([&]<class Owner, class T>(const Field<Owner, T>& field) {
      all.push_back(detail::describe(field.spec, detail::kind_of<T>(), detail::to_value(defaults.*field.member),
                                     detail::choices_of<T>()));
    });
    detail::check_conditions(all);
    return all;
  }();
  return fields;
}

template <class P>
ParameterSet ParameterSet::of(const P& values) {
  ParameterSet set;
  set.fields_ = fields_of<P>();
  for (const FieldInfo& field : set.fields_) set.ranges_.push_back(field.range);
  for_each_field<P>([&](const auto& field) { set.values_.push_back(detail::to_value(values.*field.member)); });
  return set;
}

template <class P>
P ParameterSet::to() const {
  P result{};
  std::size_t i = 0;
  for_each_field<P>([&]<class Owner, class T>(const Field<Owner, T>& field) {
    result.*field.member = detail::from_value<T>(values_.at(i++));
  });
  return result;
}

}  // namespace ws
