/* The loop whose instructions are counted: what C, C++ and Rust pay for a frame
 * of setters and getters. Two lengths of it are compared, which leaves out what
 * it costs to start a program. */
#ifndef ROUNDS
#define ROUNDS 20000
#endif
