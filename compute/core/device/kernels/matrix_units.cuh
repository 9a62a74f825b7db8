// The instructions of the matrix units: a warp adds products of 16 rows and 8 columns, of 32 bytes each or of 16 halves. Lane l
// holds of the sums the columns 2 (l % 4) and the next of row l / 4, then those of row l / 4 + 8; of a left operand the same
// two rows, 4 bytes from 4 (l % 4) on of each, then the 4 that are 16 bytes further; of a right one so of column l / 4.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws {

/// Four matrices of 8 rows of 16 bytes in shared memory, as operands: lane l gives the address of row l % 8 of matrix l / 8,
/// and gets of each matrix 4 bytes of row l / 4.
__device__ inline void load_matrices(unsigned (&to)[4], unsigned row_address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(row_address)
               : "memory");
}

#if __CUDA_ARCH__ >= 800

/// Of 32 bytes, in whole numbers.
__device__ inline void add_bytes(int (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(sums[0]), "+r"(sums[1]), "+r"(sums[2]), "+r"(sums[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

/// Of 16 halves, summed in single precision.
__device__ inline void add_halves(float (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

#else  // the oldest devices have smaller ones

__device__ inline void add_bytes(int (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  for (int k = 0; k < 2; ++k)
    for (int half = 0; half < 2; ++half)
      asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
                   : "+r"(sums[2 * half]), "+r"(sums[2 * half + 1])
                   : "r"(a[2 * k + half]), "r"(b[k]));
}

__device__ inline void add_halves(float (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  for (int k = 0; k < 2; ++k)
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
                 : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
                 : "r"(a[2 * k]), "r"(a[2 * k + 1]), "r"(b[k]));
}

#endif

}  // namespace ws
