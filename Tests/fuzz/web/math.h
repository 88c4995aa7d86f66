/* What the fuzzer needs of it where there is no C library. */
#ifndef FUZZ_WEB_MATH_H
#define FUZZ_WEB_MATH_H

#define NAN __builtin_nan("")
#define INFINITY __builtin_inf()

#endif
