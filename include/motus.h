#ifndef MOTUS_H
#define MOTUS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
/** Returns the version as one number: major * 10000 + minor * 100 + patch. */
int32_t motus_version_number(void);
#ifdef __cplusplus
}
#endif
#endif
