/* Windows calls this when a program loads or leaves the library. */
int motus_library_entry(void *module, unsigned int reason, void *reserved) {
  (void)module, (void)reason, (void)reserved;
  return 1;
}
