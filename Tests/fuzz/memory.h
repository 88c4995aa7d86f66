#ifndef FUZZ_MEMORY_H
#define FUZZ_MEMORY_H
/* Allocations of the process that are not freed; 0 where they are not counted.
 */
long living_allocations(void);
#endif
