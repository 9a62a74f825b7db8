// The table of all settings: name, what it takes, default, and a sentence. Configuration files, --set, --print-config, their
// checks and the window's dialog are made from it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

namespace ws::app {

enum class ThemeSetting { system, dark, light, contrast_dark, contrast_light };
constexpr auto choices(ThemeSetting) {
  using enum ThemeSetting;
  return std::to_array<Choice<ThemeSetting>>({
      {system, "system", "Dark or light as the system says"},
      {dark, "dark", "Light text on dark ground"},
      {light, "light", "Dark text on light ground"},
      {contrast_dark, "contrast-dark", "White and bright colours on black"},
      {contrast_light, "contrast-light", "Black and deep colours on white"},
  });
}

enum class BackendSetting { automatic, cpu, cuda };
constexpr auto choices(BackendSetting) {
  using enum BackendSetting;
  return std::to_array<Choice<BackendSetting>>({
      {automatic, "auto", "CUDA where a device works, else the CPU"},
      {cpu, "cpu", "The processor"},
      {cuda, "cuda", "The NVIDIA device"},
  });
}

enum class InteropSetting { automatic, zero_copy, copy };
constexpr auto choices(InteropSetting) {
  using enum InteropSetting;
  return std::to_array<Choice<InteropSetting>>({
      {automatic, "auto", "Shared memory where CUDA and OpenGL use one device"},
      {zero_copy, "zero-copy", "Shared memory"},
      {copy, "copy", "By way of the host's memory"},
  });
}

enum class LanguageSetting { system, english, german, slovenian };
constexpr auto choices(LanguageSetting) {
  using enum LanguageSetting;
  return std::to_array<Choice<LanguageSetting>>({
      {system, "system", "As the system says; English where it says another language"},
      {english, "en", "English"},
      {german, "de", "German"},
      {slovenian, "sl", "Slovenian"},
  });
}

struct SettingValues {
  ThemeSetting theme = ThemeSetting::system;
  LanguageSetting language = LanguageSetting::system;
  bool tool_tips = true;
  bool restore_layout = true;
  std::int64_t recent_files = 12;
  BackendSetting backend = BackendSetting::automatic;
  std::int64_t threads = 0;
  std::int64_t memory_limit = 0;
  InteropSetting interop = InteropSetting::automatic;

  static constexpr auto schema();
};

constexpr auto SettingValues::schema() {
  using S = SettingValues;
  return std::make_tuple(
      field(&S::theme, {.name = "theme", .label = "Theme", .help = "The colours of window and picture", .group = "Window"}),
      field(&S::language, {.name = "language",
                           .label = "Language",
                           .help = "Words of the window and of what the algorithms say; the command line and reports stay "
                                   "English",
                           .group = "Window"}),
      field(&S::tool_tips, {.name = "tool_tips",
                            .label = "Tool tips",
                            .help = "Explain a control while the pointer rests on it",
                            .group = "Window"}),
      field(&S::restore_layout, {.name = "restore_layout",
                                 .label = "Keep the layout",
                                 .help = "Start with size and panels as the window was left",
                                 .group = "Window"}),
      field(&S::recent_files, {.name = "recent_files",
                               .label = "Recent files",
                               .help = "How many files the list of recent ones names; 0: it is not kept",
                               .min = 0,
                               .max = 50,
                               .step = 1,
                               .group = "Window"}),
      field(&S::backend, {.name = "backend", .label = "Backend", .help = "Where to compute", .group = "Computing"}),
      field(&S::threads, {.name = "threads",
                          .label = "Threads",
                          .help = "How many of the processor's threads compute; 0: all",
                          .min = 0,
                          .max = 4096,
                          .step = 1,
                          .group = "Computing"}),
      field(&S::memory_limit, {.name = "memory_limit",
                               .label = "Memory limit",
                               .help = "Refuse runs that would need more; 0: no limit",
                               .unit = "MiB",
                               .min = 0,
                               .max = 16'777'216,
                               .step = 1,
                               .group = "Computing"}),
      field(&S::interop,
            {.name = "interop", .label = "Interop", .help = "How CUDA's pictures come to OpenGL", .group = "Computing"}));
}

/// Of these a running window keeps what it began with.
constexpr bool holds_from_next_start(std::string_view name) {
  return name == "threads" || name == "memory_limit" || name == "interop" || name == "restore_layout" || name == "language";
}

}  // namespace ws::app
