# Touches each page of a frame larger than one, as Windows makes a stack grow by: rax has the frame's size.
  .text
  .globl ___chkstk_ms
___chkstk_ms:
  pushq %rcx
  pushq %rax
  leaq 24(%rsp), %rcx
next:
  cmpq $4096, %rax
  jb last
  subq $4096, %rcx
  testq %rcx, (%rcx)
  subq $4096, %rax
  jmp next
last:
  subq %rax, %rcx
  testq %rcx, (%rcx)
  popq %rax
  popq %rcx
  ret
