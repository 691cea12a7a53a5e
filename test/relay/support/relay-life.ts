/** The life of one relay: its requests continue after its death, but their results never reach it. */
export interface Life {
  readonly name: string;
  /** Epoch milliseconds; null while it lives. */
  finishedAt: number | null;
}

const NEVER = new Promise<never>(() => {});

/** Returns `parts` for a relay that can be killed: after its death no promise resolves and no call starts. */
export function mortal<T extends object>(parts: T, life: Life): T {
  const hide = <V>(value: V): V | Promise<never> => (life.finishedAt === null ? value : NEVER);
  return new Proxy(parts, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        const isWaiting = key !== 'monotonicMs' && key !== 'epochMs';
        if (life.finishedAt !== null && isWaiting) return NEVER;
        const result: unknown = Reflect.apply(member, target, given);
        if (!(result instanceof Promise)) return result;
        return result.then(hide, (error: unknown) => (life.finishedAt === null ? Promise.reject(error) : NEVER));
      };
    },
  });
}
