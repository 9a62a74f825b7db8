# The house rules as checks; each module holds rules, each rule is a function from sources to problems.
# SPDX-License-Identifier: MIT
