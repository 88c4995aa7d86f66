#!/bin/sh
# Runs a command of the Swift compiler so that the same sources in the same folder give the same bytes: its hash tables
# have no seed of the run, and its memory, whose addresses order some of its passes, lies where it lay the last time.
# usage: steady.sh COMMAND…
export SWIFT_DETERMINISTIC_HASHING=1
! setarch -R true 2>/dev/null || exec setarch -R "$@"
exec "$@"
