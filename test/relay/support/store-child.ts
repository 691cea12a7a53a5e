import { flushCompileCache } from 'node:module';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/relay/store/open-store.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { deliveryOf } from './store-deliveries.ts';

/**
 * A process that opens a store and appends until it is killed, or `count` times: `store-child.ts kind target prefix callers count user`.
 * Prints one line each: `open`, `refused <sentence>`, `ack <name> <id>`, `failed <name>`, `done`.
 */
const [, , kind = '', target = '', prefix = '', callers = '1', count = '0', user = ''] = process.argv;

if (user !== '') {
  process.setgroups?.([]);
  process.setgid?.(Number(user));
  process.setuid?.(Number(user));
}

let started = 0;

async function appendOn(store: Store): Promise<void> {
  while (started < Number(count) || Number(count) === 0) {
    const name = `${prefix}-${started++}`;
    await store.append(deliveryOf(name)).then(
      ({ id }) => process.stdout.write(`ack ${name} ${id}\n`),
      () => process.stdout.write(`failed ${name}\n`),
    );
  }
}

const settings = kind === 'sqlite' ? ({ kind, path: target } as const) : ({ kind: 'postgres', url: target } as const);
try {
  const store = await openStore(settings, createSystemClock());
  // Most are killed, and would not write it.
  flushCompileCache();
  process.stdout.write('open\n');
  await Promise.all(Array.from({ length: Number(callers) }, () => appendOn(store)));
  await store.close();
  process.stdout.write('done\n');
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
}
