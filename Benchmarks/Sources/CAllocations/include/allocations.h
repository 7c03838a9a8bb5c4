// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool allocations_are_counted(void);

/// How often the process has allocated memory on the heap, whoever asked for it.
uint64_t allocation_count(void);

/// Calls `body(context)`. A profiler that collects within this function alone sees the call and
/// nothing else.
void counted_section(void (*body)(void *context), void *context);

#endif
