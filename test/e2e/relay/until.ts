const POLL_MS = 100;

/** Resolves after some real time. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Polls until the result is neither null nor false, and returns it; rejects after minutes, naming `what`. */
export async function until<T>(
  what: string | (() => string),
  check: () => T | Promise<T>,
  limitMs = 300_000,
): Promise<Exclude<T, null | false | undefined>> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    const found = await check();
    if (isThere(found)) return found;
    if (performance.now() > endsAt)
      throw new Error(`Not within ${limitMs / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await pause(POLL_MS);
  }
}

function isThere<T>(value: T): value is Exclude<T, null | false | undefined> {
  return value !== null && value !== false && value !== undefined;
}
