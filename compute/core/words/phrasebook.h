// Whether texts are said in another language than English.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::words {

/// A phrasebook was chosen (told.h).
[[nodiscard]] bool has_phrasebook();

}  // namespace ws::words
