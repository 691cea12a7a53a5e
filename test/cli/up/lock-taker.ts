import { takeLock, thisProcess } from '../../../src/cli/up/state-file.ts';

/** A process that takes and releases a lock until it is killed: `lock-taker.ts path`. Prints a dot for each attempt. */
const [, , path = ''] = process.argv;

for (;;) {
  const release = await takeLock(path, thisProcess()).catch(() => null);
  await release?.();
  process.stdout.write('.');
}
