/* Loaded before a program of Tests/c/unmasked.sh: unmasks division by zero,
 * invalid operations and overflow, and tells who raises one. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fenv.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum {
  UNMASKED = (FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW) << 7,
  ALL_MASKS = 0x1f80,
  FLAGS = 0x3f,
  ONE_STEP = 0x100
};

static void on_exception(int number, siginfo_t *info, void *context) {
  ucontext_t *at = context;
  const void *place = (const void *)at->uc_mcontext.gregs[REG_RIP];
  Dl_info in;
  (void)number;
  if (dladdr(place, &in) && strstr(in.dli_fname, "libmotus")) {
    char line[200];
    int length = snprintf(
        line, sizeof line, "floating-point exception at %#lx: %s\n",
        (unsigned long)((const char *)place - (const char *)in.dli_fbase),
        info->si_code == FPE_FLTINV   ? "invalid"
        : info->si_code == FPE_FLTDIV ? "divided by zero"
                                      : "overflow");
    if (write(STDERR_FILENO, line, (size_t)length) < 0)
      _exit(2);
    _exit(1);
  }
  at->uc_mcontext.fpregs->mxcsr |= ALL_MASKS;
  at->uc_mcontext.fpregs->mxcsr &= ~(unsigned)FLAGS;
  at->uc_mcontext.gregs[REG_EFL] |= ONE_STEP;
}

static void after_one_step(int number, siginfo_t *info, void *context) {
  ucontext_t *at = context;
  (void)number, (void)info;
  at->uc_mcontext.fpregs->mxcsr &= ~(unsigned)(FLAGS | UNMASKED);
  at->uc_mcontext.gregs[REG_EFL] &= ~(greg_t)ONE_STEP;
}

__attribute__((constructor)) static void unmask(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_flags = SA_SIGINFO;
  action.sa_sigaction = on_exception;
  sigaction(SIGFPE, &action, NULL);
  action.sa_sigaction = after_one_step;
  sigaction(SIGTRAP, &action, NULL);
  feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW);
}
