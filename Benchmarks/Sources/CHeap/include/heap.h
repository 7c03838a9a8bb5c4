// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed.
size_t heap_bytes_in_use(void);

#endif
