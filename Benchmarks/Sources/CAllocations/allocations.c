// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#include "allocations.h"

#include <stddef.h>

static uint64_t count;

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

__attribute__((noinline)) void counted_section(void (*body)(void *context), void *context) {
  body(context);
  // Keeps the call from becoming a jump, which would end the section too early.
  __asm__ volatile("");
}

#if defined(__linux__) && defined(__GLIBC__)

// A program may define these functions and then everyone in the process calls its own, the
// Swift runtime too. glibc keeps its own ones under these names; what they return is what its
// free() expects.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

bool allocations_are_counted(void) { return true; }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  const int outOfMemory = 12;
  note();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : outOfMemory;
}

#else

bool allocations_are_counted(void) { return false; }

#endif
