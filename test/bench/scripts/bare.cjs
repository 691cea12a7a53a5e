// Bare Node: prints a byte, and stays until it is stopped.
require('node:fs').writeSync(1, '.');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
