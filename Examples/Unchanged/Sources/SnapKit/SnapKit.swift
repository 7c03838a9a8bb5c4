// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// What `import SnapKit` means where there is none: LayoutDSL has SnapKit's words.
@_exported import LayoutDSL
