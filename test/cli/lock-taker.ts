import { takeLock, thisProcess } from '../../src/cli/files/lock-file.ts';

/** A process that takes and releases a lock until it is killed: `lock-taker.ts path`. Prints a dot for each attempt. */
const [, , path = ''] = process.argv;
const words = { option: '--state', file: 'the state file', advice: 'Wait for it' };

for (;;) {
  const release = await takeLock(path, thisProcess(), words).catch(() => null);
  await release?.();
  process.stdout.write('.');
}
