/** One relay's life: what it asked for goes on without it, but nothing comes back to it. */
export interface Life {
  readonly name: string;
  /** Epoch milliseconds; null while it lives. */
  finishedAt: number | null;
}

const NEVER = new Promise<never>(() => {});

/** Returns `parts` as a relay sees them that may be killed: after its end no promise of theirs resolves any more, and no call begins. */
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
