/** Returns the wait after the `failures`-th failure in a row in milliseconds; `chance`, in [0, 1), shortens it by up to half. */
export function backOffMs(failures, { firstMs, maxMs, growth = 2 }, chance = 1) {
    const wholeMs = Math.min(maxMs, firstMs * growth ** Math.max(0, failures - 1));
    return (wholeMs / 2) * (1 + chance);
}
