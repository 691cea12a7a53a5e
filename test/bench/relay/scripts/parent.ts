/** The requests that the parent process can send, by name. */
export type Asked = Readonly<Record<string, (input: never) => unknown>>;

/** Reports to the parent that this script is ready, with `value`, then responds to its requests; a failure ends the script. */
export function serveParent(value: unknown, requested: Asked): void {
  process.on('message', ({ name, input }: { name: string; input: never }) => {
    void Promise.resolve(requested[name]?.(input)).then((answer) => process.send?.({ value: answer ?? null }));
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ value });
}

/** Milliseconds on the clock that all processes of this machine share. */
export function sharedMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
