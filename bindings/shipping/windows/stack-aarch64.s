// Touches each page of a frame larger than one, as Windows makes a stack grow by: x15 has the frame's size / 16.
  .text
  .globl __chkstk
__chkstk:
  lsl x16, x15, #4
  mov x17, sp
next:
  cmp x16, #4096
  b.lo last
  sub x17, x17, #4096
  ldr xzr, [x17]
  sub x16, x16, #4096
  b next
last:
  sub x17, x17, x16
  ldr xzr, [x17]
  ret
