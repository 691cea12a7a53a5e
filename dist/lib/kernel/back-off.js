/**
 * Returns how long to wait after the `failures`-th failure in a row (from 1), in milliseconds. `chance`, in [0, 1), takes off up to
 * half of it, so that jobs which failed together do not come back together (default: nothing is taken off).
 */
export function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
    const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
    return (wholeMs / 2) * (1 + chance);
}
