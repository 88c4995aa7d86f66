module motus

go 1.18
