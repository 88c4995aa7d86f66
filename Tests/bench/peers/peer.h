/* What peers.c asks of another library: `count` animations of one number each,
 * from 0 to 1 in minutes, on a curve that eases in and out. */
#ifndef PEER_H
#define PEER_H
#ifdef __cplusplus
extern "C" {
#endif

typedef struct peer {
  const char *name;
  /* Makes what is animated; false, after a word why, when it cannot. */
  bool (*open)(int count);
  void (*start)(void);
  /* A moment later. */
  void (*frame)(void);
  void (*cancel)(void);
  /* The number of one of them. */
  double (*value)(int index);
  void (*close)(void);
} peer;

extern const peer other;

#ifdef __cplusplus
}
#endif
#endif
