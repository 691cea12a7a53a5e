/** Resolves once `signal` aborts, at once where it has; never rejects. */
export function untilAborted(signal) {
    const { promise, resolve } = Promise.withResolvers();
    if (signal.aborted)
        resolve();
    else
        signal.addEventListener('abort', () => resolve(), { once: true });
    return promise;
}
